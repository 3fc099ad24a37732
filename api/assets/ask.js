// Answers a word in the field for a move without loading the page anew. The service knows the words: what is none of them is
// sent as without this script.

const form = document.querySelector('#move, #asking');
const field = form?.querySelector('input[name=move]:not([type=radio])');
const answer = document.getElementById('answer');
const written = new Set(
  JSON.parse(document.querySelector('.board[data-moves]')?.dataset.moves ?? '[]').map(([, , text]) => text));

let isAsking = false;
let isAnswered = false; // what is submitted now is no word

async function ask(text) {
  try {
    const body = new URLSearchParams({ move: text });
    const headers = { Accept: 'application/json' };
    const signal = AbortSignal.timeout(10_000);
    const answered = await fetch(form.dataset.ask, { method: 'POST', body, headers, signal });
    return answered.status === 200 ? await answered.json() : null;
  } catch {
    return null;
  }
}

// A text, or a move in words of another language.
function part([text, language]) {
  if (language === null) return unbroken(text);
  const element = document.createElement('span');
  element.lang = language;
  element.textContent = text;
  return element;
}

function filled() {
  return JSON.stringify([...new FormData(form)]);
}

async function submitted(event) {
  const text = field.value.trim();
  if (isAnswered || text === '' || written.has(text)) return;
  event.preventDefault();
  if (isAsking) return;
  isAsking = true;
  // What is asked about is what would be sent.
  field.readOnly = true;
  const before = filled();
  const said = await ask(text);
  const isSame = filled() === before;
  field.readOnly = false;
  isAsking = false;
  if (said !== null) {
    if (isSame) field.value = '';
    // The same answer again is said again.
    answer.replaceChildren(...said.flatMap(part));
  } else if (isSame) {
    isAnswered = true;
    form.requestSubmit(event.submitter);
    isAnswered = false;
  }
}

if (field) form.addEventListener('submit', submitted);
