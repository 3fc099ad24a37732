// Plays Black with the types that openapi-typescript makes and openapi-fetch: signs up, accepts, follows the streams, answers
// every move, declines the draw and is mated.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
type Service = Client<paths>;

const baseUrl = process.env["SERVICE"]!;
const mails = process.env["MAILS"]!;
const replies: Record<number, string> = { 1: "e5", 3: "Nc6", 5: "Nf6" };

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(200);
  }
}

/** The data of an answer that is no problem. */
function done<T>(answer: { data?: T; error?: Schemas["Problem"] }): T {
  if (answer.data === undefined) throw new Error(`${answer.error?.code}: ${answer.error?.detail}`);
  return answer.data;
}

async function codeFor(address: string): Promise<string | undefined> {
  for (const name of await readdir(mails)) {
    const text = await readFile(`${mails}/${name}`, "utf8");
    const code = /^ *(\d{4}) ?(\d{4}) *\r?$/m.exec(text);
    if (new RegExp(`^To: ${address}\r?$`, "m").test(text) && code) return `${code[1]}${code[2]}`;
  }
  return undefined;
}

async function signUp(name: string, email: string): Promise<Service> {
  const anyone = createClient<paths>({ baseUrl });
  const { request_id } = done(await anyone.POST("/v1/sign-up", { body: { name, email } }));
  const code = await until(() => codeFor(email));
  const { access_token } = done(await anyone.POST("/v1/sign-up/confirm", { body: { request_id, code } }));
  const session = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${access_token}` } });
  const body = { label: "black.ts", scopes: ["games:read", "games:write"] };
  const { token } = done(await session.POST("/v1/me/tokens", { body }));
  return createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
}

/** The events of a stream, until it ends. */
async function* events<Event>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) {
    text += decoder.decode(piece, { stream: true });
    const frames = text.split("\n\n");
    text = frames.pop()!;
    for (const frame of frames) {
      const data = frame.split("\n").find((line) => line.startsWith("data: "));
      if (data) yield JSON.parse(data.slice("data: ".length)) as Event;
    }
  }
}

const black = await signUp("Boris", "boris@example.net");

// Connected before the challenge is accepted, the stream of all games shows the new one.
const own = await black.GET("/v1/me/games/events/stream", { parseAs: "stream" });
const challenge = await until(async () => done(await black.GET("/v1/challenges")).items[0]);
done(await black.POST("/v1/challenges/{id}/accept", { params: { path: { id: challenge.id } } }));
let id = 0;
for await (const event of events<Schemas["OwnEventBody"]>(done(own)!)) {
  id = event.game;
  break;
}

const path = { id };
let draws = 0;
const game = await black.GET("/v1/games/{id}/events/stream", { params: { path }, parseAs: "stream" });
for await (const { event } of events<Schemas["EventBody"]>(done(game)!)) {
  if (event.type !== "moved") continue;
  const { ply, revision, draw_offer } = done(await black.GET("/v1/games/{id}", { params: { path } }));
  const move = replies[ply];
  if (move === undefined) continue;
  const header = (what: string) => ({ "Idempotency-Key": `${id} ${ply} ${revision} ${what}` });
  if (draw_offer?.by === "white") {
    const body = { action: "decline" as const, ply, revision };
    const params = { path, header: header("draw") };
    const declined = done(await black.POST("/v1/games/{id}/draw", { params, body }));
    assert.deepEqual(declined.events.map((event) => event.type), ["draw_declined"]);
    draws += 1;
  }
  const stale = { move, ply: ply - 1, revision };
  const { error } = await black.POST("/v1/games/{id}/moves", { params: { path, header: header("stale") }, body: stale });
  assert.equal(error?.code, "wrong_ply");
  const body = { move, ply, revision };
  const receipt = done(await black.POST("/v1/games/{id}/moves", { params: { path, header: header("move") }, body }));
  assert.equal(receipt.ply, ply + 1);
}

assert.equal(draws, 1);
const over = done(await black.GET("/v1/games/{id}", { params: { path } }));
assert.equal(over.outcome, "white_wins");
const pgn = done(await black.GET("/v1/games/{id}/pgn", { params: { path }, parseAs: "text" }));
assert.match(pgn, /\[Black "Boris"\][^]*Qxf7#/);
