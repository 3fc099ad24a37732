// The pages that need age: a player's, where a move is sealed, and an arbiter's, where an envelope is opened.

import * as opening from "./opening.js";
import * as sealing from "./sealing.js";

for (const [id, { start }] of Object.entries({ seal: sealing, opening })) {
  const page = document.getElementById(id);
  if (page) start(page);
}
