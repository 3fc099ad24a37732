// Keeps dates, times and offsets on one line, as `layout::unbroken` does where the service writes them.

// Not every browser can look behind, so the text before a number is captured.
const NUMBERS = new RegExp(
  String.raw`(^|[^\p{Alphabetic}\p{N}_:+-])` +
  String.raw`([+-]?\d(?:[\d+TZ-]*:|[\d+TZ]*-[\d+TZ]*-)[\d:+TZ-]*[\d+TZ](?![:-]*[\p{Alphabetic}\p{N}_+]))`, 'u');

// The parts of a text.
function unbroken(text) {
  return text.split(NUMBERS).map((part, index) => {
    if (index % 3 !== 2) return part;
    const element = document.createElement('span');
    element.className = 'unbroken';
    element.textContent = part;
    return element;
  });
}
