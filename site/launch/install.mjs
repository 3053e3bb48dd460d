import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { NODE, ROOT } from "./paths.mjs";
import { runQuietly } from "./run-command.mjs";

/** The stamp lies inside `node_modules`, so that it is deleted together with the dependencies. */
const STAMP = `${ROOT}/node_modules/.volpe-installed`;

/** Installs the locked dependencies if they are missing or belong to another lock file. */
export async function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(`${ROOT}/pnpm-lock.yaml`))
    .digest("hex");
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) {
    return;
  }
  console.error("Installo le dipendenze…");
  await runPnpm("L’installazione delle dipendenze", [
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
  ]);
  writeFileSync(STAMP, lock);
}

/** Runs the pinned pnpm and returns its output. */
export function runPnpm(what, args, options = {}) {
  const { packageManager } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));
  return runQuietly(what, "npx", ["--yes", packageManager, ...args], options);
}
