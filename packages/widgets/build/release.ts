import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DAY_MS } from "@volpe/contract";
import { OUTPUT } from "./browser-options.ts";

const KEPT_DAYS = 30;

/** Writes the sizes and integrity hashes of one version's files. */
export async function writeManifest(version: string, files: string[]): Promise<void> {
  const entries = files.map(async (file) => {
    const content = await readFile(resolve(OUTPUT, version, file));
    const hash = createHash("sha384").update(content).digest("base64");
    return [file, { integrity: `sha384-${hash}`, bytes: content.length }] as const;
  });
  const manifest = { version, files: Object.fromEntries(await Promise.all(entries)) };
  await writeFile(
    resolve(OUTPUT, version, "manifest.json"),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}

/** Writes `.br` and `.gz` beside each file, so that the host need not compress it. */
export async function compressFiles(): Promise<void> {
  for (const file of await listFiles(/\.(?:js|json)$/)) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Removes chunks older than 30 days; cached loaders may still need younger ones. */
export async function removeOldChunks(current: string[]): Promise<void> {
  for (const file of await listFiles(/chunks\/[^/]+\.js$/)) {
    const isCurrent = current.some((name) => file.endsWith(name));
    const { mtimeMs } = await stat(file);
    if (!isCurrent && Date.now() - mtimeMs > KEPT_DAYS * DAY_MS) {
      await Promise.all(
        [file, `${file}.br`, `${file}.gz`].map((path) => rm(path, { force: true })),
      );
    }
  }
}

async function listFiles(pattern: RegExp): Promise<string[]> {
  const files = await readdir(OUTPUT, { recursive: true });
  return files
    .filter((file) => pattern.test(file) && !file.startsWith("types"))
    .map((file) => resolve(OUTPUT, file));
}
