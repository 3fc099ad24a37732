// Seals a move in the browser: the page of the move sends nothing but the closed envelope. Sentences are the page's.

import { close, commitment, write } from "./envelope.js";

export function start(page) {
  const part = (name) => page.querySelector(`[data-part=${name}]`);
  const envelope = document.querySelector("form textarea[name=envelope]");
  const [move, offer, closed, text, failed] = ["move", "offer", "closed", "text", "failed"].map(part);
  let address = null;
  // Counts the choices: an envelope that was still being closed is not for a later one.
  let choice = 0;

  const fail = (sentence) => {
    failed.textContent = sentence;
    failed.hidden = !sentence;
  };
  // Forgets what was closed, as far as a page can. The envelope may be one that the service sent back.
  const forget = () => {
    choice += 1;
    closed.hidden = true;
    text.value = envelope.value = "";
    for (const name of ["commitment", "copied"]) part(name).textContent = "";
    if (address) URL.revokeObjectURL(address);
    address = null;
    part("download").removeAttribute("href");
  };
  const seal = async () => {
    forget();
    fail("");
    const [chosen] = move.selectedOptions;
    if (!chosen?.value) return fail(page.dataset.choose);
    const mine = choice;
    const { game, sealer, ply, revision, fen, written } = { ...page.dataset, ...chosen.dataset };
    try {
      const content = write({ game, sealer, ply, fen, written, uci: chosen.value, drawOffer: offer.checked });
      const ciphertext = await close(JSON.parse(page.dataset.recipients), content);
      const sum = await commitment(content);
      if (mine !== choice) return;
      text.value = content;
      part("commitment").textContent = sum;
      address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
      part("download").href = address;
      envelope.value = JSON.stringify({ commitment: sum, ciphertext, ply: Number(ply), revision: Number(revision) });
      closed.hidden = false;
      text.focus();
    } catch {
      if (mine === choice) fail(page.dataset.failed);
    }
  };
  // A move in clear must not leave this page, wherever the player put it.
  envelope.form.addEventListener("submit", (event) => {
    if (isEnvelope(envelope.value)) return;
    event.preventDefault();
    fail(page.dataset.open);
    failed.focus();
  });

  move.value = "";
  offer.checked = false;
  page.hidden = false;
  // Only a page that nobody on the way could change may encrypt: the browser has the means on no other.
  if (!globalThis.isSecureContext) {
    part("close").disabled = true;
    return fail(page.dataset.insecure);
  }
  part("close").addEventListener("click", seal);
  part("copy").addEventListener("click", async () => {
    const { done, failed } = part("copied").dataset;
    try {
      await navigator.clipboard.writeText(text.value);
      part("copied").textContent = done;
    } catch {
      text.select();
      part("copied").textContent = failed;
    }
  });
  for (const field of [move, offer]) field.addEventListener("change", forget);
  addEventListener("pagehide", () => {
    forget();
    move.value = "";
  });
}

// Tells whether it is what this page or the command line closes. The service checks more.
function isEnvelope(text) {
  try {
    return JSON.parse(text).ciphertext.includes("-----BEGIN AGE ENCRYPTED FILE-----");
  } catch {
    return false;
  }
}
