// Builds the scripts and the drawn pieces of the pages into `api/assets`, with the licences of what is in them:
//
//   npm ci --ignore-scripts && node build.mjs [FOLDER]
//
// The same lock gives the same bytes; `.ci/assets` compares them with those in the repository.

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2] ?? join(here, "../api/assets");

// Three quarters of the bytes of age are for keys that an envelope never has.
const unused = /^@noble\/(post-quantum\/hybrid|curves\/nist|hashes\/scrypt)\.js$/;
const leaveOut = {
  name: "leave-out",
  setup: (hooks) => hooks.onResolve({ filter: unused }, () => ({ path: join(here, "absent.js") })),
};

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["check.js", "seal.js"],
  outdir: folder,
  bundle: true,
  minify: true,
  charset: "ascii",
  format: "esm",
  target: "es2023",
  legalComments: "none",
  metafile: true,
  plugins: [leaveOut],
});

const inputs = Object.values(metafile.outputs).flatMap((output) =>
  Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
);
// As deny.toml allows crates: what cargo-deny does not see.
const allowed = ["MIT", "BSD-3-Clause"];
const packages = new Set(inputs.flatMap(([path]) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []));
const rule = "=".repeat(72);
let notice = "These pages are Postzug's own, under its licence, but for these libraries and drawings, each under its own.\n";
for (const name of [...packages].sort()) {
  const of = join(here, "node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(of, "package.json"), "utf8"));
  if (!allowed.includes(license)) throw new Error(`${name} is under ${license}`);
  const text = await readFile(join(of, "LICENSE"), "utf8");
  notice += `\n${rule}\n${name} ${version} (${license})\n\n${text.trim()}\n`;
}

// The drawings of pieces, out of the style sheet in which chessground has them, as one file of symbols.
const chessground = join(here, "node_modules/@lichess-org/chessground");
const sheet = await readFile(join(chessground, "assets/chessground.cburnett.css"), "utf8");
const drawings = sheet.matchAll(/piece\.(\w+)\.(\w+) \{\s*background-image: url\('data:image\/svg\+xml;base64,([^']+)'/g);
const symbols = Array.from(drawings, ([, role, color, data]) => {
  const [, drawing] = Buffer.from(data, "base64").toString().match(/^<svg [^>]*>(.*)<\/svg>\s*$/s);
  if (drawing.includes("style")) throw new Error("the pages forbid a style within a drawing");
  return `<symbol id="${color}-${role}" viewBox="0 0 45 45">${drawing}</symbol>\n`;
});
if (symbols.length !== 12) throw new Error(`${symbols.length} drawings of pieces`);
await writeFile(
  join(folder, "cburnett.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.sort().join("")}</svg>\n`,
);

const { version, license } = JSON.parse(await readFile(join(chessground, "package.json"), "utf8"));
if (license !== "GPL-3.0-or-later") throw new Error(`chessground is under ${license}`);
notice += `
${rule}
Pieces

figurines: characters of a font of the reader; nothing of them is served.
letters: characters of a font of the reader; nothing of them is served.
cburnett: drawings by Colin M.L. Burnett, under the GPL, version 2 or later (GPL-2.0-or-later). They are here as
@lichess-org/chessground ${version} (${license}) has them, whose licence follows.

${(await readFile(join(chessground, "LICENSE"), "utf8")).trim()}
`;
await writeFile(join(folder, "notice.txt"), notice);
