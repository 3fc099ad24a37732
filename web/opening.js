// Opens an envelope in the browser of an arbiter: the secret key stays in it, and the text goes into the form that shows it.
// Sentences are the page's.

import { commitment, identities, open } from "./envelope.js";

export function start(page) {
  const part = (name) => page.querySelector(`[data-part=${name}]`);
  const [closed, identity, file, left, layers, failed] =
    ["closed", "identity", "identity-file", "left", "layers", "failed"].map(part);
  const text = document.querySelector("form textarea[name=envelope]");

  const fail = (sentence) => {
    failed.textContent = sentence;
    failed.hidden = !sentence;
  };
  const forget = () => {
    identity.value = file.value = "";
  };
  const run = async () => {
    fail("");
    left.hidden = true;
    const keys = identities(identity.value);
    forget();
    if (!keys.length) return fail(page.dataset.noKey);
    const opened = await open(closed.value, keys).catch(() => null);
    if (!opened) return fail(page.dataset.failed);
    if (opened.layers) {
      layers.value = opened.layers;
      left.hidden = false;
      return layers.focus();
    }
    if ((await commitment(opened.text)) !== page.dataset.commitment) return fail(page.dataset.wrong);
    text.value = opened.text;
    return text.focus();
  };

  page.hidden = false;
  if (!globalThis.isSecureContext) {
    part("open").disabled = true;
    return fail(page.dataset.insecure);
  }
  file.addEventListener("change", async () => {
    if (file.files.length) identity.value = await file.files[0].text();
  });
  part("open").addEventListener("click", run);
  addEventListener("pagehide", forget);
}
