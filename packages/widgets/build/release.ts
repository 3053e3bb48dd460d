import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { OUTPUT } from "./browser-options.ts";

/** A file of a release: its Subresource Integrity hash and its size in bytes. */
type ReleaseFile = { integrity: string; bytes: number };

/** `release` is a part of the address of the files: `/embed/<release>/<file>`. */
type Release = { version: string; release: string; files: Record<string, ReleaseFile> };

/** Placeholder in the built scripts for the first digits of their release's hash. */
export const UNNAMED = "unname";

/**
 * Names a release and describes its files. Its name is the version and a hash of all files, so
 * other content has another address. The files contain the first digits of the hash, so that two
 * builds on one page can tell each other apart even if both have the same version.
 */
export function describeRelease(
  version: string,
  contents: Record<string, string>,
): { described: Release; named: Record<string, string> } {
  const lines = Object.entries(contents).map(
    ([name, content]) => `${name} ${toIntegrity(content)}\n`,
  );
  const hash = createHash("sha256").update(lines.toSorted().join("")).digest("hex");
  const release = `${version}-${hash.slice(0, 16)}`;
  const named = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, nameBuild(content, release)]),
  );
  const files = Object.fromEntries(
    Object.entries(named).map(([name, content]) => [
      name,
      { integrity: toIntegrity(content), bytes: Buffer.byteLength(content) },
    ]),
  );
  return { described: { version, release, files }, named };
}

function toIntegrity(content: string): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

function nameBuild(content: string, release: string): string {
  return content.replaceAll(UNNAMED, release.slice(-16).slice(0, UNNAMED.length));
}

/** Removes the files of an earlier build. The host keeps copies of the files that it served. */
export async function emptyOutput(): Promise<void> {
  for (const folder of ["chunks", "releases", "v1", "wordpress"]) {
    await rm(resolve(OUTPUT, folder), { recursive: true, force: true });
  }
}

/**
 * Moves the files of `dist/releases/next` to the folder of their release, with its manifest. Writes
 * the first digits of the release's hash into these files and into the loader.
 */
export async function nameRelease(version: string): Promise<void> {
  const next = resolve(OUTPUT, "releases/next");
  const names = (await readdir(next)).toSorted();
  const contents = names.map(
    async (name) => [name, await readFile(resolve(next, name), "utf8")] as [string, string],
  );
  const { described, named } = describeRelease(
    version,
    Object.fromEntries(await Promise.all(contents)),
  );
  for (const [name, content] of Object.entries(named)) {
    await writeFile(resolve(next, name), content);
  }
  const loader = resolve(OUTPUT, "v1/embed.js");
  await writeFile(loader, nameBuild(await readFile(loader, "utf8"), described.release));
  const text = `${JSON.stringify(described, null, 2)}\n`;
  await writeFile(resolve(next, "manifest.json"), text);
  await writeFile(resolve(OUTPUT, "v1/manifest.json"), text);
  await rename(next, resolve(OUTPUT, "releases", described.release));
}

/** Writes a `.br` and a `.gz` of each file, so that the host need not compress it. */
export async function compressFiles(): Promise<void> {
  const files = await readdir(OUTPUT, { recursive: true });
  const published = files.filter(
    (file) => /\.(?:js|json)$/.test(file) && /^(?:chunks|releases|v1)/.test(file),
  );
  for (const file of published.map((name) => resolve(OUTPUT, name))) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
