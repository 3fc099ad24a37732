// The board of a game: a move is chosen by clicks, taps, dragging or keys. It fills the form of the move, and never sends it.
// Legal moves and words come from the page, so there are no rules here.

const BLANK = '\ufffc'; // stands in a sentence for what is put there
const DRAGGED = 5; // pixels: less is a click

const MEN = ['k', 'q', 'r', 'b', 'n', 'p'];
// What a key asks on a square: its moves, its captures, what was captured last, and where it is.
const ASKED = {
  m: (board, { dataset }, isShifted) => board.reached(dataset.square, (move) => !isShifted || move.captures),
  c: (board) => board.table.dataset.captured,
  o: (_board, cell) => cell.firstElementChild.ariaLabel,
};

class Board {
  constructor(table, field) {
    this.table = table;
    this.field = field;
    [this.hint, this.unsent, this.which, this.send] =
      ['hint', 'unsent', 'which', 'send'].map((id) => document.getElementById(id));
    this.moves = JSON.parse(table.dataset.moves).map(([from, to, written, piece, captures]) => (
      { from, to, written, piece, captures }));
    this.sources = new Set(this.moves.map((move) => move.from));
    this.buttons = new Map();
    for (const cell of table.querySelectorAll('[data-square]')) {
      this.buttons.set(cell.dataset.square, this.button(cell));
    }
    // What the server has shown already.
    this.from = table.querySelector('.picked')?.dataset.square ?? null;
    this.to = this.moves.find((move) => move.from === this.from && move.written === field.value)?.to ?? null;
    this.focus(this.from ?? this.moves[0].from, false);
    table.setAttribute('role', 'grid');
    document.getElementById('keys').hidden = false;
    table.addEventListener('click', (event) => this.clicked(event));
    table.addEventListener('keydown', (event) => this.pressed(event));
    table.addEventListener('pointerdown', (event) => this.grabbed(event));
    // Whoever writes a move has not chosen it here.
    field.addEventListener('input', () => this.pick(null, field.value));
    this.show();
  }

  // Every square is a button, so that all are walked through in the same way.
  button(cell) {
    const button = cell.querySelector('button') ?? document.createElement('button');
    const piece = cell.querySelector('i');
    // Where a move leads already, its name is in a sentence.
    cell.dataset.name ??= button.ariaLabel ?? cell.querySelector('.hidden').textContent;
    button.type = 'button';
    button.tabIndex = -1;
    cell.replaceChildren(button);
    if (piece) button.replaceChildren(piece);
    return button;
  }

  targets() {
    return this.moves.filter((move) => move.from === this.from).map((move) => move.to);
  }

  show() {
    const targets = new Set(this.targets());
    for (const [square, button] of this.buttons) {
      const cell = button.parentElement;
      const isTarget = targets.has(square);
      const isPicked = square === this.from || square === this.to;
      cell.classList.toggle('movable', this.sources.has(square));
      cell.classList.toggle('picked', isPicked);
      cell.classList.toggle('target', isTarget && !isPicked);
      const name = cell.dataset.name;
      button.setAttribute('aria-label', isTarget ? this.table.dataset.target.replace(BLANK, name) : name);
      set(button, 'aria-pressed', isPicked);
      set(button, 'aria-disabled', !isTarget && !this.sources.has(square));
    }
    const hint = this.from ? this.table.dataset.picked.replace(BLANK, this.from) : this.table.dataset.choose;
    say(this.hint, hint);
  }

  pick(square, written = '') {
    this.from = square;
    this.to = null;
    this.field.value = written;
    this.send.hidden = true;
    this.which.hidden = true;
    say(this.unsent, '');
    this.show();
  }

  // A pawn that is promoted has more than one move to a square.
  choose(to) {
    const found = this.moves.filter((move) => move.from === this.from && move.to === to);
    if (found.length === 1) this.settle(found[0]);
    else this.ask(found);
  }

  ask(moves) {
    this.pick(this.from);
    const legend = this.which.querySelector('legend');
    const buttons = moves.map((move) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.replaceChildren(this.spoken(move), `: ${move.piece}`);
      button.addEventListener('click', () => this.settle(move));
      return button;
    });
    this.which.replaceChildren(legend, ...buttons);
    this.which.hidden = false;
    buttons[0].focus();
  }

  settle(move) {
    this.pick(move.from, move.written);
    this.to = move.to;
    this.show();
    this.focus(move.to, true);
    this.send.hidden = false;
    const [before, after] = this.unsent.dataset.unsent.split(BLANK);
    this.unsent.replaceChildren(before, this.spoken(move), after);
    this.send.scrollIntoView({ block: 'nearest' });
  }

  // A move in words is in the language that its words are of.
  spoken(move) {
    const { language } = this.table.dataset;
    if (!language) return move.written;
    const element = document.createElement('span');
    element.lang = language;
    element.textContent = move.written;
    return element;
  }

  clicked(event) {
    const square = squareOf(event.target);
    if (!square) return;
    this.focus(square, false);
    if (this.targets().includes(square)) this.choose(square);
    else this.pick(this.sources.has(square) && square !== this.from ? square : null);
  }

  // One square is reached by the tabulator, the others by arrows from there.
  focus(square, isNow) {
    for (const [other, button] of this.buttons) button.tabIndex = other === square ? 0 : -1;
    if (isNow) this.buttons.get(square).focus({ preventScroll: true });
  }

  pressed(event) {
    const cell = event.target.closest('[data-square]');
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const [row, column] = [cell.parentElement.rowIndex, cell.cellIndex];
    const steps = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 1],
      End: [row, 8],
    };
    const key = letter(event);
    const step = steps[event.key] ?? this.line(event, row, column);
    if (step) {
      const next = this.table.rows[step[0]]?.cells[step[1]]?.dataset.square;
      if (next) this.focus(next, true);
    } else if (MEN.includes(key)) {
      this.jump(cell, key, event.shiftKey);
    } else if (key in ASKED) {
      answer(ASKED[key](this, cell, event.shiftKey));
    } else if (event.key === 'Escape' && this.from) {
      this.focus(this.from, true);
      this.pick(null);
    } else return;
    event.preventDefault();
  }

  // A digit leads to its rank, with the shift key to its file.
  line(event, row, column) {
    // Without its lock the other block of digits has arrows.
    const digits = event.key.length === 1 ? /^(?:Digit|Numpad)([1-8])$/ : /^Digit([1-8])$/;
    const number = Number(digits.exec(event.code)?.[1]);
    if (!number) return null;
    const place = (cells, value) => cells.findIndex((cell) => cell.textContent === value);
    const rows = [...this.table.rows];
    if (!event.shiftKey) return [place(rows.map((line) => line.cells[0]), String(number)), column];
    return [row, place([...rows.at(-1).cells], 'abcdefgh'[number - 1])];
  }

  // The next piece of a kind, or the one before, from there around the board.
  jump(from, man, isBack) {
    const cells = [...this.table.querySelectorAll('[data-square]')];
    if (isBack) cells.reverse();
    const at = cells.indexOf(from);
    const next = [...cells.slice(at + 1), ...cells.slice(0, at)].find((cell) => cell.dataset.man === man);
    if (next) this.focus(next.dataset.square, true);
  }

  // The squares that the piece can reach, in words.
  reached(from, isAsked) {
    const squares = new Set(this.moves.filter((move) => move.from === from && isAsked(move)).map((move) => move.to));
    const names = [...squares].map((to) => this.buttons.get(to).parentElement.dataset.name);
    return names.join('; ') || this.table.dataset.still.replace(BLANK, from);
  }

  grabbed(event) {
    const from = squareOf(event.target);
    if (!event.isPrimary || event.button !== 0 || !this.sources.has(from)) return;
    const button = this.buttons.get(from);
    const listeners = new AbortController();
    const { signal } = listeners;
    let isDragged = false;
    button.setPointerCapture(event.pointerId);
    const moved = ({ clientX, clientY }) => {
      const [x, y] = [clientX - event.clientX, clientY - event.clientY];
      if (!isDragged && Math.hypot(x, y) < DRAGGED) return;
      if (!isDragged) {
        isDragged = true;
        button.parentElement.classList.add('dragged');
        this.pick(from);
      }
      button.firstElementChild.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    const ended = () => {
      listeners.abort();
      button.parentElement.classList.remove('dragged');
      button.firstElementChild.style.removeProperty('transform');
    };
    button.addEventListener('pointermove', moved, { signal });
    button.addEventListener('pointercancel', ended, { signal });
    button.addEventListener('pointerup', ({ clientX, clientY }) => {
      ended();
      if (!isDragged) return;
      // The click that follows a drag is none.
      const stop = (click) => click.stopPropagation();
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
      const to = squareOf(document.elementFromPoint(clientX, clientY));
      if (this.targets().includes(to)) this.choose(to);
    }, { signal });
  }
}

// What a key is called: other scripts have no such letters, so there its place counts.
function letter({ key, code }) {
  const found = /^[A-Za-z]$/.exec(key)?.[0] ?? /^Key([A-Z])$/.exec(code)?.[1];
  return found?.toLowerCase() ?? '';
}

function squareOf(element) {
  return element?.closest('.board [data-square]')?.dataset.square ?? null;
}

function set(element, attribute, is) {
  if (is) element.setAttribute(attribute, 'true');
  else element.removeAttribute(attribute);
}

// An answer to a key is said each time.
function answer(text) {
  document.getElementById('answer').replaceChildren(text);
}

// What is said already is not said again.
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const table = document.querySelector('.board[data-moves]');
const field = document.querySelector('#move input[name=move]:not([type=radio])');
if (table && field) new Board(table, field);
