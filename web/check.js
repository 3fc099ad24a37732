// The page that checks a sealed move: everything happens in this browser. Sentences are the page's.

import { check } from "./proof.js";

const page = document.getElementById("check");
const part = (name) => page.querySelector(`[data-part=${name}]`);
const [keys, receipts, text, verdict, facts] = ["keys", "receipts", "text", "verdict", "facts"].map(part);

const show = (kind, sentence, { event, commitment, written, uci, judgement } = {}) => {
  verdict.className = kind === "right" ? "status" : "refused";
  verdict.textContent = sentence;
  const values = {
    game: event && `G${event.game}`,
    event: event?.seq,
    log: event?.origin,
    place: event && `${event.index} / ${event.size}`,
    signer: event?.signer,
    at: event?.event.at && new Date(event.event.at).toISOString(),
    commitment,
    judgement,
    move: written && (uci ? `${written} (${uci})` : written),
  };
  for (const [name, value] of Object.entries(values)) {
    part(name).textContent = value ?? "";
    part(name).parentElement.hidden = value === undefined || value === "";
  }
  facts.hidden = !event;
};

const read = async (field, files) => {
  const contents = await Promise.all(Array.from(files, (file) => file.text()));
  field.value = contents.join("\n");
};

const run = async () => {
  try {
    const known = await check({ keys: keys.value, receipts: receipts.value, text: text.value });
    show("right", page.dataset.right, known);
  } catch ({ kind, reason, known }) {
    show(kind, page.dataset[`${kind}-${reason}`.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())], known);
  }
};

if (globalThis.isSecureContext) {
  for (const field of [keys, receipts, text]) {
    const file = part(`${field.dataset.part}-file`);
    file.addEventListener("change", () => read(field, file.files));
  }
  part("run").addEventListener("click", run);
} else {
  show("unknown", page.dataset.unknownBrowser);
}
page.hidden = false;
