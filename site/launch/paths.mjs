import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, absolute. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node of the project, installed with its dependencies. */
export const NODE = `${ROOT}/node_modules/.bin/node`;
