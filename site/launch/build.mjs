import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { NODE, ROOT } from "./paths.mjs";
import { runQuietly } from "./run-command.mjs";

const VITE = `${ROOT}/site/node_modules/vite/bin/vite.js`;
const SHARED = ["packages/contract/src", "packages/core/src", "packages/ui/src", "pnpm-lock.yaml"];
const SITE = [
  "site/src",
  "site/public",
  "site/vite.config.ts",
  "site/server-links.ts",
  "site/static-jsx.ts",
  "site/chunk-groups.ts",
];

/**
 * What is built: by which program in which folder, from which sources, and the file that proves that
 * it is built.
 */
const TARGETS = [
  {
    name: "site-client",
    sources: [...SHARED, ...SITE],
    output: "site/dist/client/.vite/manifest.json",
    folder: "site",
    args: [VITE, "build", "--configLoader", "native"],
  },
  {
    name: "site-server",
    sources: [...SHARED, ...SITE],
    output: "site/dist/server/entry-server.js",
    folder: "site",
    args: [VITE, "build", "--ssr", "--configLoader", "native"],
  },
  {
    name: "service-worker",
    sources: [
      ...SHARED,
      "site/src/page",
      "site/src/service-worker",
      "site/service-worker.config.ts",
    ],
    output: "site/dist/service-worker/sw.js",
    folder: "site",
    args: [VITE, "build", "--config", "service-worker.config.ts", "--configLoader", "native"],
  },
  {
    name: "processes",
    sources: [...SHARED, "packages/server/src", "site/src", "site/processes.config.ts"],
    output: "site/dist/processes/host.js",
    folder: "site",
    args: [VITE, "build", "--config", "processes.config.ts", "--configLoader", "native"],
  },
  {
    name: "widgets",
    sources: [...SHARED, "packages/widgets", "package.json"],
    output: "packages/widgets/dist/v1/embed.js",
    folder: "packages/widgets",
    args: ["build.ts"],
  },
];

/** A target that no process needs: the packages as npm gets them, from the output of `tsc -b`. */
const PACKS = {
  name: "packs",
  sources: [...SHARED, "packages/core", "packages/widgets", "package.json", "site/packs"],
  output: "site/dist/packs/packs.json",
  folder: ".",
  args: ["site/packs/make-packs.ts"],
};

/**
 * Builds in parallel the targets that are missing or whose sources have changed. Default: every
 * target but `packs`.
 */
export async function ensureBuilt(names = null) {
  const known = names === null ? TARGETS : [...TARGETS, PACKS];
  const targets = known.filter(({ name }) => names?.includes(name) ?? true);
  const stale = targets.filter(
    (target) => !existsSync(`${ROOT}/${target.output}`) || readStamp(target) !== toStamp(target),
  );
  if (stale.length === 0) {
    return;
  }
  console.error(`Costruisco ${stale.map(({ name }) => name).join(", ")}…`);
  mkdirSync(`${ROOT}/.stamps`, { recursive: true });
  await Promise.all(stale.map(build));
}

async function build(target) {
  // The stamp is computed before the build, so that a source that changes meanwhile is rebuilt at
  // the next start.
  const stamp = toStamp(target);
  await runQuietly(`La costruzione di ${target.name}`, NODE, target.args, {
    cwd: `${ROOT}/${target.folder}`,
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(toStampFile(target), stamp);
}

function toStampFile({ name }) {
  return `${ROOT}/.stamps/${name}`;
}

function readStamp(target) {
  const file = toStampFile(target);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** A hash of the names, sizes and modification times of all sources. */
function toStamp({ sources }) {
  const hash = createHash("sha256");
  for (const source of sources) {
    addToHash(hash, `${ROOT}/${source}`);
  }
  return hash.digest("hex");
}

function addToHash(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) {
    return;
  }
  if (!stats.isDirectory()) {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== "node_modules" && name !== "dist") {
      addToHash(hash, `${path}/${name}`);
    }
  }
}
