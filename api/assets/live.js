// Tells that the game has changed since its page was loaded, and counts the time down. It never acts.

const BLANK = '\ufffc'; // stands in a sentence for what is put there
const DAY = 86_400_000;
const [SOON, LATE] = [30_000, 600_000]; // between two attempts after the service refused a stream

const live = document.getElementById('live');
const state = document.getElementById('state');
let end = () => {}; // ends the stream, or the wait for it
let stream = null;
let isChanged = false;
let isSeen = false; // Somebody has touched the page since it was loaded.
let timer = 0;
let again = 0;
let wait = SOON;
let refusals = 0; // one after the other

// Over HTTP/1.1 a browser has six connections to the service. A tab that nobody looks at takes none, and all windows
// together take no more than these, so that pages are still loaded.
const PLACES = ['live-0', 'live-1', 'live-2', 'live-3'];

function follow(isRobbed = false) {
  clearTimeout(again);
  end();
  if (document.hidden || isChanged) return;
  const waiting = new AbortController();
  const over = new Promise((resolve) => {
    end = () => {
      waiting.abort();
      stream?.close();
      stream = null;
      resolve();
    };
  });
  const open = () => {
    if (waiting.signal.aborted) return over;
    stream = new EventSource(live.dataset.stream);
    stream.addEventListener('clock', (event) => {
      wait = SOON;
      if (refusals > 1) live.replaceChildren();
      refusals = 0;
      count(JSON.parse(event.data));
    });
    stream.addEventListener('change', (event) => changed(JSON.parse(event.data)));
    stream.addEventListener('error', failed);
    return over;
  };
  const protocol = performance.getEntriesByType('navigation')[0]?.nextHopProtocol;
  if (protocol !== 'http/1.1' || !navigator.locks) open();
  else inPlace(open, waiting.signal, isRobbed).catch((error) => {
    if (waiting.signal.aborted) return;
    if (error.name === 'AbortError') follow(true);
    else open();
  });
}

// Where all places are taken, the window that somebody turns to gets one of them, and others wait.
async function inPlace(open, signal, isRobbed) {
  for (const place of PLACES) {
    let isFree = true;
    await navigator.locks.request(place, { ifAvailable: true }, (lock) => {
      isFree = lock !== null;
      return isFree ? open() : null;
    });
    if (isFree || signal.aborted) return;
  }
  if (document.hasFocus() && !isRobbed) {
    const place = PLACES[Math.floor(Math.random() * PLACES.length)];
    await navigator.locks.request(place, { steal: true }, open);
    return;
  }
  let taken = null; // the first place that is free
  const rest = new AbortController();
  signal.addEventListener('abort', () => rest.abort());
  await Promise.all(PLACES.map(async (place) => {
    try {
      await navigator.locks.request(place, { signal: rest.signal }, () => {
        taken ??= place;
        rest.abort();
        return place === taken ? open() : null;
      });
    } catch (error) {
      if (place === taken || error.name !== 'AbortError') throw error;
    }
  }));
}

// A browser comes back after a stream that ended, but gives up for good after a refusal: of a service that stops, of a proxy.
function failed({ target }) {
  if (target !== stream || target.readyState !== EventSource.CLOSED) return;
  end();
  refusals += 1;
  if (refusals === 2) {
    // Such as of a session that has ended: what the page shows may be of the past, and its clock stands.
    clearTimeout(timer);
    tell(live.dataset.lost, live.dataset.again);
  }
  again = setTimeout(follow, wait);
  wait = Math.min(2 * wait, LATE);
}

// Tells something, with a link that shows the page anew.
function tell(what, words) {
  const show = document.createElement('a');
  show.href = live.dataset.page;
  show.textContent = words;
  live.replaceChildren(what, ' ', show);
}

function changed(what) {
  isChanged = true;
  follow();
  if ('reload' in live.dataset && isUntouched()) {
    location.replace(`${live.dataset.page}?told=${what}`);
    return;
  }
  tell(live.dataset[what], live.dataset.show);
}

// Nothing is typed, marked or picked, and nobody is on the way through the page or reads further down.
function isUntouched() {
  if (isSeen || scrollY !== 0) return false;
  const controls = [...document.querySelectorAll('main input, main textarea, main option')];
  const isChanged = controls.some((control) =>
    control instanceof HTMLOptionElement
      ? control.selected && !control.defaultSelected && control.index > 0
      : control.value !== control.defaultValue || control.checked !== control.defaultChecked);
  const isAway = document.activeElement === document.body && getSelection().isCollapsed;
  return !isChanged && isAway && !document.querySelector('.board [aria-pressed], main details[open]');
}

// The clock of the machine may be wrong or be set: what counts is the time since the service told what is left.
function count(told) {
  clearTimeout(timer);
  if (told === null) return;
  const end = performance.now() + told.left;
  const show = () => {
    const left = Math.max(0, end - performance.now());
    // Longer times are told anew with each stream, in words.
    const text = left >= DAY ? told.words : told.sentence.replace(BLANK, digits(left));
    if (state.textContent !== text) state.replaceChildren(...unbroken(text));
    if (left > 0) timer = setTimeout(show, left >= DAY ? 60_000 : left % 1000 + 1);
    else follow();
  };
  show();
}

// Such as 5:07:30.
function digits(left) {
  const seconds = Math.ceil(left / 1000);
  const two = (number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

if (live) {
  for (const touch of ['keydown', 'pointerdown', 'touchstart', 'wheel', 'scroll']) {
    addEventListener(touch, () => { isSeen = true; }, { capture: true, passive: true, once: true });
  }
  document.addEventListener('visibilitychange', () => follow());
  addEventListener('focus', () => { if (!stream) follow(); });
  follow();
}
