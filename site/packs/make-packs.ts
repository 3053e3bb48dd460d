import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { parseSync } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
const PACKAGES = resolve(ROOT, "packages");
const OUTPUT = resolve(ROOT, "site/dist/packs");
const VITE = resolve(ROOT, "site/node_modules/vite/bin/vite.js");
const TSC = resolve(ROOT, "node_modules/typescript/bin/tsc");

type Pack = {
  name: "core" | "widgets";
  /** Arguments of the program that writes `dist/package`, run in the package's folder. */
  build: string[];
  /** The declarations that the exports name, below the folder of types. */
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

/** Builds one package into a folder, as npm gets it, and packs that. Returns the tarball's name. */
async function makePack({ name, build, types }: Pack): Promise<string> {
  const source = join(PACKAGES, name);
  const staged = join(OUTPUT, name);
  await run(process.execPath, build, { cwd: source });
  await cp(join(source, "dist/package"), join(staged, "dist"), { recursive: true });
  await copyTypes(types, join(staged, "types"));
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

const SPECIFIER = /((?:from|import)\s*\(?\s*)"([^"]+)"/g;

/**
 * Copies the declarations that `entries` reach, those of other packages of the workspace too, and
 * rewrites their imports: relative paths name JavaScript, and another package is a sibling folder.
 */
async function copyTypes(entries: readonly string[], to: string): Promise<void> {
  const reached = new Set(entries);
  // The loop also goes over what is added meanwhile.
  for (const file of reached) {
    const [name = "", ...path] = file.split("/");
    const source = await readFile(join(PACKAGES, name, "dist/types", ...path), "utf8");
    const folder = dirname(file);
    const text = source.replace(SPECIFIER, (whole, before: string, specifier: string) => {
      const [, other] = /^@volpe\/([\w-]+)$/.exec(specifier) ?? [];
      const isRelative = specifier.startsWith(".");
      if (!isRelative && other === undefined) {
        return whole;
      }
      const target = isRelative ? join(folder, specifier) : `${other}/src/index.ts`;
      reached.add(target.replace(/\.tsx?$/, ".d.ts"));
      const path = relative(folder, target).replace(/\.tsx?$/, ".js");
      return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
    });
    await mkdir(join(to, folder), { recursive: true });
    await writeFile(join(to, file), text);
  }
}

/** Names of the packages that the scripts and declarations of a folder import, sorted. */
async function listImports(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|d\.ts)$/.test(name),
  );
  const found = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const { module } = parseSync(name, text);
      const named = [
        ...module.staticImports,
        ...module.staticExports.flatMap((one) => one.entries),
      ].flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value]));
      const typed = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, one = ""]) => one);
      return [...named, ...typed];
    }),
  );
  const bare = found.flat().filter((name) => !name.startsWith("."));
  return [...new Set(bare.map(toPackageName))].toSorted();
}

/** `react/jsx-runtime` → `react` */
function toPackageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

type Manifest = {
  name: string;
  customElements?: string;
  publishConfig: { access: string; exports: Record<string, unknown> };
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [other: string]: unknown;
};

type Facts = {
  version: string;
  /** Packages that the built files import. */
  imports: string[];
};

/**
 * The manifest that npm gets: built exports, the version, and the packages that the files import as
 * dependencies. Throws if the sources' manifest lacks one of these packages.
 */
function toPackedManifest(manifest: Manifest, { version, imports }: Facts): object {
  const { devDependencies: _, scripts: __, publishConfig, ...rest } = manifest;
  const { exports, ...published } = publishConfig;
  const peers = manifest.peerDependencies ?? {};
  const dependencies = imports
    .filter((name) => !Object.hasOwn(peers, name))
    .map((name) => {
      const wanted = manifest.dependencies[name];
      if (wanted === undefined || !/^\d/.test(wanted)) {
        throw new Error(`${manifest.name} imports ${name}, which npm could not install with it.`);
      }
      return [name, `^${wanted}`];
    });
  return {
    ...rest,
    version,
    sideEffects: false,
    exports,
    dependencies: Object.fromEntries(dependencies),
    publishConfig: published,
  };
}

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
await run(process.execPath, [TSC, "-b", "--checkers", "1", "packages/widgets"], { cwd: ROOT });
const made = await Promise.all(PACKS.map(makePack));
await writeFile(join(OUTPUT, "packs.json"), `${JSON.stringify(made)}\n`);
