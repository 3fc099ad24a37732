// Verifies receipts of the log and the text of an envelope, as `verify.sh -r` does: log/src/verify.sh, docs/internals/log.md.

import { base64, bytes, hex, join, same, sha256 } from "./bytes.js";
import { introduce, signer, statementsIn, trustIn } from "./keys.js";

const LAST_INSTANT = 8.64e15;

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
  return { opening, entry: decoded(opening), index: BigInt(index), hashes, note: text.slice(split + 2) };
}

function decoded(data) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return "";
  }
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
    const by = name === null || name === origin ? await signer(text, lines, origin, key) : null;
    if (by) return { origin, size: BigInt(size), root: hash, signer: by };
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
async function eventIn(proof, keys) {
  const head = await checkpointIn(proof.note, keys);
  const [title, salt, kind, previous, line, end, more] = proof.entry.split("\n");
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

const TITLE = "postzug sealed move 1";
const TEXT_BYTES = 1024;
const FIELDS = ["game", "sealer", "ply", "fen", "written", "letters", "uci", "draw-offer", "nonce", "pad"];
const MOVE = /^[a-h][1-8][a-h][1-8][nbrqNBRQ]?$/;

// The fields of the text of an envelope; null if it is no such text: domain/src/sealing/text.rs.
function fieldsIn(text) {
  const [title, ...lines] = text.split("\n");
  if (title !== TITLE || lines.pop() !== "" || lines.length !== FIELDS.length) return null;
  const hasAll = FIELDS.every((name, at) => lines[at].startsWith(`${name}: `));
  if (!hasAll || bytes(text).length !== TEXT_BYTES) return null;
  return Object.fromEntries(FIELDS.map((name, at) => [name, lines[at].slice(name.length + 2)]));
}

// Checks receipts of a sealing, and of the opening if it is there, and the text of the envelope. Returns what is proved,
// or throws a verdict with as much of it as is known.
export async function check({ keys, receipts, text }) {
  const known = {};
  try {
    const events = await eventsIn(keys, receipts);
    const sealed = events.findLast(({ event }) => event.type === "sealed");
    known.event = sealed ?? events[0];
    if (!sealed) throw unknown("no-sealing");
    const commitment = sealed.event.envelope?.commitment;
    if (!/^[0-9a-f]{64}$/.test(commitment)) throw wrong("event");
    known.commitment = commitment;
    if (events.some(({ game, origin }) => game !== sealed.game || origin !== sealed.origin)) throw wrong("game");
    const after = events.filter(({ seq }) => seq > sealed.seq);
    const opened = after.findLast(({ event }) => event.type === "opened");
    const shown = (opened ?? after.findLast(({ event }) => event.type === "envelope_published"))?.event.envelope;
    const given = text.trim() ? `${text.replaceAll("\r\n", "\n").trim()}\n` : "";
    if (!given && !shown) throw unknown(opened ? "withheld" : "text");
    for (const one of [given, shown].filter(Boolean)) {
      if (hex(await sha256(bytes(one))) !== commitment) throw wrong(one === given ? "text" : "opening");
    }
    const fields = fieldsIn(given || shown);
    if (fields && fields.game !== `G${sealed.game}`) throw wrong("game");
    known.written = fields?.written;
    known.uci = fields?.uci;
    known.judgement = judgement(opened?.event.verdict);
    judge(sealed, fields, opened?.event.verdict);
    return known;
  } catch (error) {
    if (error instanceof Verdict) throw Object.assign(error, { known });
    throw Object.assign(unknown("browser"), { known, cause: error });
  }
}

// The events that the receipts prove. What the service states about its log comes first: it may introduce their keys.
async function eventsIn(keys, receipts) {
  const trust = await trustIn(keys);
  if (!trust) throw unknown("key");
  const events = [];
  for (const proof of receiptsIn(receipts).map(proofIn)) {
    const [statement] = statementsIn(proof.entry);
    if (statement) await introduce(trust, statement);
    else events.push(proof);
  }
  if (!events.length) throw unknown("statement");
  const proved = [];
  for (const proof of events) proved.push(await eventIn(proof, trust.known));
  return proved;
}

const judgement = (verdict) =>
  verdict && [verdict.kind, verdict.uci ?? verdict.readings?.join(" ")].filter(Boolean).join(" ");

// The text must bear out the judgement in the log, as far as is seen without the rules of chess. Where there is none the
// text itself must name the move.
function judge({ event }, fields, verdict) {
  const isHere = fields?.sealer === event.by && fields.ply === String(event.ply - 1);
  switch (verdict?.kind) {
    case undefined:
      if (!isHere || !MOVE.test(fields.uci)) throw unknown("move");
      return;
    case "played":
      if (!isHere || (verdict.draw_offer && fields["draw-offer"] !== "yes")) throw wrong("verdict");
      if (!fields.uci) throw unknown("verdict");
      if (!isSameMove(fields.uci, verdict.uci, fields.fen)) throw wrong("verdict");
      return;
    case "ambiguous":
      throw fields?.uci === "" ? unknown("verdict") : wrong("verdict");
    default:
      throw unknown("verdict");
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
