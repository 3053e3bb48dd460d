import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { zipSync } from "fflate";
import { ROOT } from "./browser-options.ts";

export const PLUGIN_SOURCE = resolve(ROOT, "wordpress/volpe.php");

/** The plugin with the version in place of `0.0.0`. Throws unless the source has that twice. */
async function readPlugin(version: string): Promise<string> {
  const source = await readFile(PLUGIN_SOURCE, "utf8");
  if (source.split("0.0.0").length !== 3) {
    throw new Error("The plugin names its version twice: in its header and for its script.");
  }
  return source.replaceAll("0.0.0", version);
}

/** The archive that WordPress installs. The same plugin gives the same bytes at any time. */
export async function packPlugin(version: string): Promise<Uint8Array> {
  const content = new TextEncoder().encode(await readPlugin(version));
  // The oldest time that the format can store, as local time, because the format has no time zone.
  return zipSync({ "volpe/volpe.php": content }, { level: 9, mtime: new Date(1980, 0, 1) });
}
