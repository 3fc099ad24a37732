// Verifies receipts of the log and the text of an envelope, as `verify.sh -r` does: log/src/verify.sh, docs/internals/log.md.

// Why nothing is proved: `wrong` or `unknown`, and the reason.
export class Verdict extends Error {
  constructor(kind, reason) {
    super(`${kind}-${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

const wrong = (reason) => new Verdict("wrong", reason);
const unknown = (reason) => new Verdict("unknown", reason);

const bytes = (text) => new TextEncoder().encode(text);
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
export const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const same = (one, other) => hex(one) === hex(other);

async function sha256(data) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

// Decodes base64 that is written in the one right way; null for anything else.
function base64(text) {
  try {
    const decoded = atob(text);
    return btoa(decoded) === text ? Uint8Array.from(decoded, (c) => c.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

const PEM = ["-----BEGIN PUBLIC KEY-----", "-----END PUBLIC KEY-----"];
const DER = Uint8Array.of(0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0);
const LOG = 1;
const LAST_INSTANT = 8.64e15;
const WITNESS = 4;

const keyId = async (name, kind, key) => (await sha256(join(bytes(`${name}\n`), [kind], key))).subarray(0, 4);

// The keys of logs in a text: in PEM, good under every name, and `NAME+ID+KEY`, good under that one.
async function keysIn(text) {
  const keys = [];
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  while (lines.length) {
    const line = lines.shift();
    if (line === PEM[0]) {
      const end = lines.indexOf(PEM[1]);
      const der = end < 0 ? null : base64(lines.splice(0, end + 1).slice(0, -1).join(""));
      if (der?.length !== 44 || !same(der.subarray(0, 12), DER)) throw unknown("key");
      keys.push({ name: null, key: der.subarray(12) });
      continue;
    }
    const [, name, id, encoded] = line.match(/^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/) ?? [];
    const material = encoded ? base64(encoded) : null;
    if (material?.length !== 33 || ![LOG, WITNESS].includes(material[0])) throw unknown("key");
    const key = material.subarray(1);
    if (hex(await keyId(name, material[0], key)) !== id) throw unknown("key");
    if (material[0] === LOG) keys.push({ name, key });
  }
  if (!keys.length) throw unknown("key");
  return keys;
}

// A file `.tlog-proof`, written in the one right way.
function proofIn(text) {
  const split = text.indexOf("\n\n");
  const lines = text.slice(0, split).split("\n");
  if (split < 0 || lines.shift() !== "c2sp.org/tlog-proof@v1") throw unknown("receipt");
  if (!lines[0]?.startsWith("extra ")) throw unknown("event-missing");
  const opening = base64(lines.shift().slice(6));
  const index = lines.shift()?.match(/^index (0|[1-9][0-9]{0,14})$/)?.[1];
  const hashes = lines.map(base64);
  if (!opening || !index || !hashes.every((hash) => hash?.length === 32)) throw unknown("receipt");
  return { opening, index: BigInt(index), hashes, note: text.slice(split + 2) };
}

// The head that one of the keys signed under the name of the log.
async function checkpointIn(note, keys) {
  const split = note.indexOf("\n\n");
  const text = note.slice(0, split + 1);
  const [origin, size, root, rest] = text.split("\n");
  const hash = base64(root ?? "");
  if (split < 0 || rest !== "" || text.split("\n").length !== 4) throw unknown("receipt");
  if (!/^(0|[1-9][0-9]{0,14})$/.test(size) || hash?.length !== 32) throw unknown("receipt");
  const lines = note.slice(split + 2).split("\n");
  for (const { name, key } of keys) {
    if (name !== null && name !== origin) continue;
    const id = await keyId(origin, LOG, key);
    const verifier = await crypto.subtle.importKey("raw", key, { name: "Ed25519" }, false, ["verify"]);
    for (const line of lines) {
      const [dash, by, encoded, more] = line.split(" ");
      const signed = dash === "\u2014" && by === origin && more === undefined ? base64(encoded ?? "") : null;
      if (signed?.length !== 68 || !same(signed.subarray(0, 4), id)) continue;
      if (await crypto.subtle.verify("Ed25519", verifier, signed.subarray(4), bytes(text))) {
        return { origin, size: BigInt(size), root: hash, signer: hex(id) };
      }
    }
  }
  throw wrong("signature");
}

// RFC 9162 2.1.3.2.
async function isIncluded(leaf, { index, hashes }, { size, root }) {
  if (index >= size) return false;
  let [at, last, hash] = [index, size - 1n, leaf];
  for (const sibling of hashes) {
    if (last === 0n) return false;
    if (at & 1n || at === last) {
      hash = await sha256(join([1], sibling, hash));
      while (!(at & 1n) && at !== 0n) [at, last] = [at >> 1n, last >> 1n];
    } else {
      hash = await sha256(join([1], hash, sibling));
    }
    [at, last] = [at >> 1n, last >> 1n];
  }
  return last === 0n && same(hash, root);
}

// An event that is in the signed log.
async function eventIn(receipt, keys) {
  const proof = proofIn(receipt);
  const head = await checkpointIn(proof.note, keys);
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(proof.opening);
  } catch {
    throw wrong("event");
  }
  const [title, salt, kind, previous, line, end, more] = text.split("\n");
  const isEvent =
    title === "postzug log entry 1" && /^salt [0-9a-f]{32}$/.test(salt) && kind === "postzug event 1" &&
    /^[0-9a-f]{64}$/.test(previous) && end === "" && more === undefined;
  const found = isEvent ? parsed(line) : null;
  if (!Number.isInteger(found?.game) || !Number.isInteger(found.seq) || !found.event?.type) throw wrong("event");
  // No other number is an instant.
  if (!Number.isInteger(found.event.at) || Math.abs(found.event.at) > LAST_INSTANT) throw wrong("event");
  const sum = hex(await sha256(proof.opening));
  const entry = `postzug log entry 1\ngame G${found.game} event ${found.seq}\ncommit=sha256:${sum}\n`;
  if (!(await isIncluded(await sha256(join([0], bytes(entry))), proof, head))) throw wrong("tree");
  return { ...found, index: proof.index, ...head };
}

// JSON as events are written. Nothing in it can be written twice or in another way, so that two read different things.
function parsed(line) {
  try {
    const value = JSON.parse(line);
    return JSON.stringify(value) === line ? value : null;
  } catch {
    return null;
  }
}

const RECEIPT = /^c2sp\.org\/tlog-proof@v1$/m;

// The files in a text that has one after the other.
function receiptsIn(text) {
  const plain = text.replaceAll("\r\n", "\n").replace(/^\s+/, "");
  if (!RECEIPT.test(plain)) throw unknown("receipt");
  return plain.split(/^(?=c2sp\.org\/tlog-proof@v1$)/m).map((one) => `${one.trimEnd()}\n`);
}

// Checks receipts of a sealing, and of the opening if it is there, and the text of the envelope. Returns what is proved,
// or throws a verdict with as much of it as is known.
export async function check({ keys, receipts, text }) {
  const known = {};
  try {
    const trusted = await keysIn(keys);
    const events = [];
    for (const receipt of receiptsIn(receipts)) events.push(await eventIn(receipt, trusted));
    const sealed = events.findLast(({ event }) => event.type === "sealed");
    const opened = events.findLast(({ event }) => ["opened", "envelope_published"].includes(event.type));
    known.event = sealed ?? events[0];
    if (!sealed) throw unknown("no-sealing");
    const commitment = sealed.event.envelope?.commitment;
    if (!/^[0-9a-f]{64}$/.test(commitment)) throw wrong("event");
    known.commitment = commitment;
    if (events.some(({ game, origin }) => game !== sealed.game || origin !== sealed.origin)) throw wrong("game");
    if (opened && opened.seq < sealed.seq) throw wrong("opening");
    const given = text.trim() ? `${text.replaceAll("\r\n", "\n").trim()}\n` : "";
    const shown = opened?.event.envelope ?? "";
    if (!given && !shown) throw unknown(opened ? "withheld" : "text");
    for (const one of [given, shown].filter(Boolean)) {
      if (hex(await sha256(bytes(one))) !== commitment) throw wrong(one === given ? "text" : "opening");
    }
    const lines = (given || shown).split("\n");
    if (lines[0] !== "postzug sealed move 1" || lines[1] !== `game: G${sealed.game}`) throw wrong("game");
    const field = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
    known.written = field("written");
    known.uci = field("uci");
    const verdict = events.findLast(({ event }) => event.verdict)?.event.verdict;
    if (!verdict) return known;
    known.judgement = [verdict.kind, verdict.uci ?? verdict.readings?.join(" ")].filter(Boolean).join(" ");
    // Anything else takes the rules of chess to check.
    if (verdict.kind !== "played" || !known.uci) throw unknown("verdict");
    if (!isSameMove(known.uci, verdict.uci, field("fen"))) throw wrong("verdict");
    return known;
  } catch (error) {
    if (error instanceof Verdict) throw Object.assign(error, { known });
    throw Object.assign(unknown("browser"), { known, cause: error });
  }
}

// Castling is written with the square of the king or of the rook, and what a pawn becomes in either case.
function isSameMove(one, other, fen) {
  const [written, played] = [one.toLowerCase(), other.toLowerCase()];
  if (written === played) return true;
  const castling = [["e1g1", "e1h1", "K"], ["e1c1", "e1a1", "Q"], ["e8g8", "e8h8", "k"], ["e8c8", "e8a8", "q"]];
  const may = fen.split(" ")[2] ?? "";
  return castling.some(([king, rook, side]) =>
    may.includes(side) && [written, played].every((move) => move === king || move === rook));
}
