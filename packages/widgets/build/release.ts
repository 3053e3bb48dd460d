import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { OUTPUT } from "./browser-options.ts";

/** What a file of a release is: its Subresource Integrity hash and its size. */
export type ReleaseFile = { integrity: string; bytes: number };

/** `release` is a part of the address of the files: `/embed/<release>/<file>`. */
export type Release = { version: string; release: string; files: Record<string, ReleaseFile> };

/**
 * Describes the files of a release. Its name is the version and a hash of all files, so other
 * content has another address.
 */
export function describeRelease(version: string, contents: Record<string, Uint8Array>): Release {
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => {
      const hash = createHash("sha384").update(content).digest("base64");
      return [name, { integrity: `sha384-${hash}`, bytes: content.length }];
    }),
  );
  const lines = Object.entries(files).map(([name, { integrity }]) => `${name} ${integrity}\n`);
  const hash = createHash("sha256").update(lines.toSorted().join("")).digest("hex");
  return { version, release: `${version}-${hash.slice(0, 16)}`, files };
}

/** Removes what an earlier build left: what was served of it is kept by the host. */
export async function emptyOutput(): Promise<void> {
  for (const folder of ["chunks", "releases", "v1", "wordpress"]) {
    await rm(resolve(OUTPUT, folder), { recursive: true, force: true });
  }
}

/** Moves the files of `dist/releases/next` to the folder of their release, with its manifest. */
export async function nameRelease(version: string): Promise<Release> {
  const next = resolve(OUTPUT, "releases/next");
  const names = (await readdir(next)).toSorted();
  const contents = names.map(
    async (name) => [name, await readFile(resolve(next, name))] as [string, Buffer],
  );
  const described = describeRelease(version, Object.fromEntries(await Promise.all(contents)));
  const text = `${JSON.stringify(described, null, 2)}\n`;
  await writeFile(resolve(next, "manifest.json"), text);
  await mkdir(resolve(OUTPUT, "v1"), { recursive: true });
  await writeFile(resolve(OUTPUT, "v1/manifest.json"), text);
  await rename(next, resolve(OUTPUT, "releases", described.release));
  return described;
}

/** Writes `.br` and `.gz` beside each file, so that the host need not compress it. */
export async function compressFiles(): Promise<void> {
  const files = await readdir(OUTPUT, { recursive: true });
  const own = files.filter(
    (file) => /\.(?:js|json)$/.test(file) && /^(?:chunks|releases|v1)/.test(file),
  );
  for (const file of own.map((name) => resolve(OUTPUT, name))) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
