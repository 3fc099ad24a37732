// Answers a word in the field for a move without loading the page anew. The service knows the words: what is none of them is
// sent as without this script.

const form = document.querySelector('#move, #asking');
const field = form?.querySelector('input[name=move]:not([type=radio])');
const answer = document.getElementById('answer');
const written = new Set(
  JSON.parse(document.querySelector('.board[data-moves]')?.dataset.moves ?? '[]').map(([, , text]) => text));

async function ask(text) {
  try {
    const body = new URLSearchParams({ move: text });
    const answered = await fetch(form.dataset.ask, { method: 'POST', body, headers: { Accept: 'text/plain' } });
    return answered.status === 200 ? await answered.text() : null;
  } catch {
    return null;
  }
}

async function submitted(event) {
  const text = field.value.trim();
  if (text === '' || written.has(text)) return;
  event.preventDefault();
  // What is asked about is what would be sent.
  field.readOnly = true;
  const said = await ask(text);
  field.readOnly = false;
  if (said === null) {
    form.submit();
    return;
  }
  field.value = '';
  // The same answer again is said again.
  answer.replaceChildren(said);
}

if (field) form.addEventListener('submit', submitted);
