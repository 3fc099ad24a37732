// Builds the scripts of the pages into `api/assets`, with the licences of what is in them:
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
let notice = "The scripts of these pages are Postzug's own, under its licence, and these libraries, each under its own.\n";
for (const name of [...packages].sort()) {
  const of = join(here, "node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(of, "package.json"), "utf8"));
  if (!allowed.includes(license)) throw new Error(`${name} is under ${license}`);
  const text = await readFile(join(of, "LICENSE"), "utf8");
  notice += `\n${"=".repeat(72)}\n${name} ${version} (${license})\n\n${text.trim()}\n`;
}
await writeFile(join(folder, "notice.txt"), notice);
