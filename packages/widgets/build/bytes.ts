import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { OUTPUT } from "./browser-options.ts";
import type { Chunk } from "./build-chunks.ts";

/** Gzip bytes of a part, and its limit. */
export type Budget = { name: string; bytes: number; limit: number };

const LOADER = "v1/embed.js";

/**
 * Sizes of what a page downloads, each with the code that the elements share. The parts of an
 * element alone, of the assistant and of all elements include the loader, which also has a limit of
 * its own. The open assistant includes all that is fetched until the first question can be
 * answered. A limit of 1 kB is 1,000 bytes.
 */
export async function measureBudgets(chunks: Chunk[], alone: Chunk[]): Promise<Budget[]> {
  const assistant = findEntry(chunks, "quote-assistant");
  const favourites = findEntry(chunks, "favourites-button");
  const open = [assistant, ...findChunks(chunks, ["panel", "chat-engine"])];
  const cards = findEntry(chunks, "offer-cards");
  const later = findChunks(chunks, ["product-sheet", "filters-sheet"]);
  const aloneWith = (widget: string, later: string[]) =>
    collect(alone, [findEntry(alone, widget), ...findChunks(alone, later)], { lazy: false });
  const polled = [...open, ...findChunks(chunks, ["polling-xhr"])];
  const need = (from: string[], { lazy = false } = {}) => collect(chunks, from, { lazy });
  const parts: [name: string, limit: number, files: string[]][] = [
    ["loader", 1_500, [LOADER]],
    ["favourites button with what it shares", 12_000, need([favourites])],
    ["offer cards of energy with what they share", 14_000, need([cards])],
    ["offer cards of products and filters with what they share", 14_000, need([cards, ...later])],
    ["favourites button alone", 12_000, [LOADER, ...aloneWith("favourites-button", [])]],
    ["offer cards of energy alone", 14_000, [LOADER, ...aloneWith("offer-cards", [])]],
    [
      "offer cards of products alone",
      14_000,
      [LOADER, ...aloneWith("offer-cards", ["product-sheet"])],
    ],
    ["assistant's launcher, all included", 14_000, [LOADER, ...need([assistant])]],
    ["assistant open, all included", 36_000, [LOADER, ...need(open)]],
    ["assistant open without WebSocket", 38_000, [LOADER, ...need(polled)]],
    ["every part of the assistant", 50_000, [LOADER, ...need([assistant], { lazy: true })]],
    ["all elements on a page", 45_000, [LOADER, ...need([...open, favourites, cards])]],
    [
      "all elements, added after one that was alone",
      46_500,
      [LOADER, ...need([...open, cards]), ...aloneWith("favourites-button", [])],
    ],
  ];
  return Promise.all(
    parts.map(async ([name, limit, files]) => ({ name, limit, bytes: await sumBytes(files) })),
  );
}

/** The file of an element's module. Throws if it was not built. */
function findEntry(chunks: Chunk[], widget: string): string {
  const found = chunks.find(({ entry }) => entry === widget);
  if (found === undefined) {
    throw new Error(`No module of ${widget} was built.`);
  }
  return found.file;
}

/** Finds files by the names of their chunks. Throws if one was not built. */
function findChunks(chunks: Chunk[], names: string[]): string[] {
  return names.map((name) => {
    const found = chunks.find(({ file }) => file.startsWith(`chunks/${name}-`));
    if (found === undefined) {
      throw new Error(`No chunk ${name} was built.`);
    }
    return found.file;
  });
}

function collect(chunks: Chunk[], from: string[], { lazy }: { lazy: boolean }): string[] {
  const found = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.find((one) => one.file === file);
    if (chunk !== undefined && !found.has(file)) {
      found.add(file);
      waiting.push(...chunk.imports, ...(lazy ? chunk.dynamicImports : []));
    }
  }
  return [...found];
}

async function sumBytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(resolve(OUTPUT, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
