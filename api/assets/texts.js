// Asks before a text is lost: one form is sent at a time, and what is typed in another one goes nowhere.

let sent = null;

addEventListener('submit', (event) => { sent = event.defaultPrevented ? null : event.target; });
addEventListener('beforeunload', (event) => {
  const texts = [...document.querySelectorAll('main textarea')];
  if (texts.some((text) => text.form !== sent && text.value !== text.defaultValue)) event.preventDefault();
  sent = null;
});
