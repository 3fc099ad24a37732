// Keeps dates, times and offsets on one line, as `layout::unbroken` does where the service writes them.

const NUMBERS = /((?<![\w+:-])[+-]?(?:\d+:|\d+-\d+-)[\d:+-]*\d(?!\w))/;

// The parts of a text.
function unbroken(text) {
  return text.split(NUMBERS).map((part, index) => {
    if (index % 2 === 0) return part;
    const element = document.createElement('span');
    element.className = 'unbroken';
    element.textContent = part;
    return element;
  });
}
