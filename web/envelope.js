// The text in an envelope and its encryption, as `postzug seal` and `postzug open` do it: domain/src/sealing/text.rs and
// store/src/envelopes.rs.

import { Decrypter, Encrypter, armor } from "age-encryption";

import { bytes, hex, sha256 } from "./bytes.js";

const TITLE = "postzug sealed move 1";
const TEXT_BYTES = 1024;

// The canonical text. Every text has the same length, so that its length tells nothing.
export function write({ game, sealer, ply, fen, written, uci, drawOffer }) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const text =
    `${TITLE}\ngame: ${game}\nsealer: ${sealer}\nply: ${ply}\nfen: ${fen}\nwritten: ${written}\n` +
    `letters: english\nuci: ${uci}\ndraw-offer: ${drawOffer ? "yes" : "no"}\nnonce: ${nonce}\npad: `;
  return `${text.padEnd(TEXT_BYTES - 1, ".")}\n`;
}

// SHA-256 of a text, in hexadecimal.
export async function commitment(text) {
  return hex(await sha256(bytes(text)));
}

// Encrypts a text so that `needed` of the recipients open it: one file to all of them, or for each choice of them a
// file with one layer inside the other, and before it the numbers of those who open it, in their order.
export async function close({ needed, recipients }, text) {
  const keys = new Set(recipients.map(({ key }) => key.toLowerCase()));
  if (keys.size !== recipients.length || needed < 1 || needed > recipients.length) throw new Error("recipients");
  if (needed === 1) return armor.encode(await encrypt(recipients, text));
  let closed = "";
  for (const chosen of choices(recipients, needed)) {
    let layer = text;
    for (const recipient of chosen.toReversed()) layer = await encrypt([recipient], layer);
    closed += `for: ${chosen.map(({ player }) => player).join(" ")}\n${armor.encode(layer)}`;
  }
  return closed;
}

function encrypt(recipients, content) {
  const encrypter = new Encrypter();
  for (const { key } of recipients) encrypter.addRecipient(key);
  return encrypter.encrypt(content);
}

// Every choice of `needed` of them.
function choices(all, needed) {
  if (needed === 0) return [[]];
  return all.flatMap((first, at) => choices(all.slice(at + 1), needed - 1).map((rest) => [first, ...rest]));
}

// Opens as many layers as the identities can. Answers the text of the move, or the layers that are left for others, or
// null if the identities open none.
export async function open(closed, identities) {
  const left = [];
  for (const { names, file } of parts(closed)) {
    let content = armor.decode(file);
    let layers = 0;
    for (let inner; (inner = await decrypt(content, identities)); content = inner) layers += 1;
    if (layers === 0) continue;
    if (!startsWith(content, "age-encryption.org/")) return { text: new TextDecoder("utf-8", { fatal: true }).decode(content) };
    const next = names.slice(layers);
    left.push(`${next.length ? `for: ${next.join(" ")}\n` : ""}${armor.encode(content)}`);
  }
  return left.length ? { layers: left.join("") } : null;
}

async function decrypt(content, identities) {
  if (!startsWith(content, "age-encryption.org/")) return null;
  for (const identity of identities) {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    try {
      return await decrypter.decrypt(content);
    } catch {
      // It is for another key.
    }
  }
  return null;
}

function startsWith(content, text) {
  return bytes(text).every((byte, at) => content[at] === byte);
}

function parts(closed) {
  const text = closed.replaceAll("\r\n", "\n").trim();
  if (!text.startsWith("for: ")) return [{ names: [], file: text }];
  return text
    .split("for: ")
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { names: part.slice(0, end).split(" "), file: part.slice(end + 1) };
    });
}

// The secret keys in a file of `age-keygen`.
export function identities(text) {
  return text.split(/\s+/).filter((word) => word.startsWith("AGE-SECRET-KEY-1"));
}
