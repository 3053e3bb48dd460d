import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Absolute paths of what the host serves. */
export const SITE_FOLDER = resolve(ROOT, "site");
export const BUILD_FOLDER = resolve(ROOT, "site/dist");
export const WIDGETS_FOLDER = resolve(ROOT, "packages/widgets/dist");
export const DEMO_FOLDER = resolve(ROOT, "embed-demo/pages");
