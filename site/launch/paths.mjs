import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, absolute. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node of the project, installed with its dependencies. */
export const NODE = `${ROOT}/node_modules/.bin/node`;

/** Where `ensureBuilt` puts the programs of the server. */
export const PROCESSES = `${ROOT}/site/dist/processes`;

/** Node's cache of compiled programs, which is deleted together with the dependencies. */
export const COMPILE_CACHE = `${ROOT}/node_modules/.cache/compiled`;

/**
 * Options and variables of a process that serves for months: it collects its garbage once after the
 * start, its young generation takes at most 96 MB, and glibc gives back what the compiler of
 * WebAssembly freed. `packages/server/deploy/compose.yaml` repeats them.
 */
export const LEAN_OPTIONS = ["--expose-gc", "--max-semi-space-size=32"];
export const LEAN_VARIABLES = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
