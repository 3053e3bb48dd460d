import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { copyTypes } from "./copy-types.ts";
import { listImports } from "./list-imports.ts";
import { type Manifest, toPackedManifest } from "./packed-manifest.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const OUTPUT = resolve(ROOT, "site/dist/packs");
const VITE = resolve(ROOT, "site/node_modules/vite/bin/vite.js");
const TSC = resolve(ROOT, "node_modules/typescript/bin/tsc");

type Pack = {
  name: "core" | "widgets";
  /** Arguments of the program that writes `dist/package`, run in the package's folder. */
  build: string[];
  /** Below the folder of types: what the exports name. */
  types: string[];
};

const PACKS: Pack[] = [
  {
    name: "core",
    build: [VITE, "build", "--config", "package.config.ts", "--configLoader", "native"],
    types: ["core/src/index.d.ts"],
  },
  {
    name: "widgets",
    build: ["build-package.ts"],
    types: ["widgets/src/index.d.ts", "widgets/src/react/index.d.ts"],
  },
];

const run = promisify(execFile);

/** Builds one package into a folder, as npm gets it, and packs that. Returns the tarball's path. */
async function makePack({ name, build, types }: Pack): Promise<string> {
  const source = resolve(ROOT, "packages", name);
  const staged = join(OUTPUT, name);
  await run(process.execPath, build, { cwd: source });
  await cp(join(source, "dist/package"), join(staged, "dist"), { recursive: true });
  await copyTypes({
    packages: resolve(ROOT, "packages"),
    entries: types,
    to: join(staged, "types"),
  });
  for (const file of ["CHANGELOG.md", "LICENSE"]) {
    await cp(join(source, file), join(staged, file));
  }
  await cp(join(source, "npm.md"), join(staged, "README.md"));
  const manifest: Manifest = await readJson(join(source, "package.json"));
  if (manifest.customElements !== undefined) {
    await cp(join(source, manifest.customElements), join(staged, manifest.customElements));
  }
  const { version } = await readJson<{ version: string }>(join(ROOT, "package.json"));
  const packed = toPackedManifest(manifest, { version, imports: await listImports(staged) });
  await writeFile(join(staged, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
  await run("npm", ["pack", "--silent", "--offline", "--pack-destination", OUTPUT], {
    cwd: staged,
  });
  return `volpe-${name}-${version}.tgz`;
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, "utf8"));
}

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
await run(process.execPath, [TSC, "-b", "--checkers", "1", "packages/widgets"], { cwd: ROOT });
const made = await Promise.all(PACKS.map(makePack));
await writeFile(join(OUTPUT, "packs.json"), `${JSON.stringify(made)}\n`);
