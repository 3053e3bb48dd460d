import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, absolute. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node of the project, installed with its dependencies. */
export const NODE = `${ROOT}/node_modules/.bin/node`;

/** Where `ensureBuilt` puts the programs of the server. */
export const PROCESSES = `${ROOT}/site/dist/processes`;

/** Node's cache of compiled programs. Deleted together with the dependencies. */
export const COMPILE_CACHE = `${ROOT}/node_modules/.cache/compiled`;
