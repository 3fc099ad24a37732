// Keys of a log that the reader trusts, and statements by which such a key introduces others: log/src/keys.rs and
// log/src/statement.rs.

import { base64, bytes, hex, join, same, sha256 } from "./bytes.js";

const PEM = ["-----BEGIN PUBLIC KEY-----", "-----END PUBLIC KEY-----"];
const DER = Uint8Array.of(0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0);
const LOG = 1;
const WITNESS = 4;
const STATEMENT = /^postzug log statement 1\n.+\n\n(?:\u2014 .+(?:\n|$))+/gm;

const keyId = async (name, kind, key) => (await sha256(join(bytes(`${name}\n`), [kind], key))).subarray(0, 4);

// The number of the key, if it signed a text under a name in one of the lines of a note.
export async function signer(text, lines, name, key) {
  const id = await keyId(name, LOG, key);
  const verifier = await crypto.subtle.importKey("raw", key, { name: "Ed25519" }, false, ["verify"]);
  for (const line of lines) {
    const [dash, by, encoded, more] = line.split(" ");
    const signed = dash === "\u2014" && by === name && more === undefined ? base64(encoded ?? "") : null;
    if (signed?.length !== 68 || !same(signed.subarray(0, 4), id)) continue;
    if (await crypto.subtle.verify("Ed25519", verifier, signed.subarray(4), bytes(text))) return hex(id);
  }
  return null;
}

// The keys in a text, in PEM, good under every name, and as `NAME+ID+KEY`, good under that one; null if there is anything
// else in it, or none.
async function keysIn(text) {
  const keys = [];
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  while (lines.length) {
    const line = lines.shift();
    if (line === PEM[0]) {
      const end = lines.indexOf(PEM[1]);
      const der = end < 0 ? null : base64(lines.splice(0, end + 1).slice(0, -1).join(""));
      if (der?.length !== 44 || !same(der.subarray(0, 12), DER)) return null;
      keys.push({ name: null, key: der.subarray(12) });
      continue;
    }
    const [, name, id, encoded] = line.match(/^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/) ?? [];
    const material = encoded ? base64(encoded) : null;
    if (material?.length !== 33 || ![LOG, WITNESS].includes(material[0])) return null;
    const key = material.subarray(1);
    if (hex(await keyId(name, material[0], key)) !== id) return null;
    if (material[0] === LOG) keys.push({ name, key });
  }
  return keys.length ? keys : null;
}

// The statements in a text, each a signed note.
export const statementsIn = (text) => text.replaceAll("\r\n", "\n").match(STATEMENT) ?? [];

// What a text makes trusted: its keys, and those that its statements introduce.
export async function trustIn(text) {
  const known = await keysIn(text.replaceAll("\r\n", "\n").replace(STATEMENT, ""));
  if (!known) return null;
  const trust = { known, replaced: [] };
  for (const note of statementsIn(text)) await introduce(trust, note);
  return trust;
}

// Follows a statement that a trusted key signed, as `Reader::read` does. A key that has introduced another one states
// nothing any more.
export async function introduce(trust, note) {
  const split = note.indexOf("\n\n");
  const [text, lines] = [note.slice(0, split + 1), note.slice(split + 2).split("\n")];
  const name = lines[0].split(" ")[1];
  const by = await author(trust, text, lines, name);
  const [, what, rest] = text.match(/^postzug log statement 1\n(key|after|lost) (.+)\n$/) ?? [];
  if (!by || !what) return;
  const namesOf = trust.known.filter(({ key }) => same(key, by)).map((one) => one.name);
  if (what === "key") {
    const next = base64(rest);
    if (next?.length !== 32) return;
    trust.replaced.push(hex(by));
    for (const one of namesOf) add(trust, one, next);
    return;
  }
  const [, former, root] = rest.match(/^(\S+) (?:0|[1-9][0-9]{0,14}) (\S+)$/) ?? [];
  if (base64(root ?? "")?.length !== 32 || namesOf.includes(null)) return;
  if (namesOf.includes(name) || namesOf.includes(former)) for (const one of [name, former]) add(trust, one, by);
}

async function author({ known, replaced }, text, lines, name) {
  for (const { key } of known) {
    if (!replaced.includes(hex(key)) && (await signer(text, lines, name, key))) return key;
  }
  return null;
}

function add({ known }, name, key) {
  if (!known.some((one) => one.name === name && same(one.key, key))) known.unshift({ name, key });
}
