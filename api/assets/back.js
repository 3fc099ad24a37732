// A browser may show a page again as it was when it was left: of a session that has ended, or before a move. It is hidden
// when it is left, and asked for anew. To reload the answer to a form, a browser would ask first, and might leave it hidden.

addEventListener('pagehide', (event) => { if (event.persisted) document.documentElement.hidden = true; });
addEventListener('pageshow', (event) => { if (event.persisted) location.replace(location.pathname + location.search); });
