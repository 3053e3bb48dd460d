import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { OUTPUT } from "./browser-options.ts";
import type { Chunk } from "./build-chunks.ts";

/** Gzip bytes of a part, and its limit. */
export type Budget = { name: string; bytes: number; limit: number };

const LOADER = "v1/embed.js";

/**
 * Measures what a page downloads. Open counts everything that is fetched until the first question
 * can be answered. A limit of 1 kB is 1,000 bytes.
 */
export async function measureBudgets(chunks: Chunk[]): Promise<Budget[]> {
  const entry = chunks.find((chunk) => chunk.entry === "quote-assistant");
  if (entry === undefined) {
    throw new Error("No module of the quote assistant was built.");
  }
  const panel = findChunks(chunks, ["panel", "chat-engine"]);
  const closed = collect(chunks, [entry.file], { lazy: false });
  const open = collect(chunks, [entry.file, ...panel], { lazy: false });
  const [polling = ""] = findChunks(chunks, ["polling-xhr"]);
  const all = collect(chunks, [entry.file], { lazy: true });
  const [loader = 0, launcher = 0, opened = 0, polled = 0, whole = 0] = await Promise.all(
    [[], closed, open, [...open, polling], all].map((files) => sumBytes([LOADER, ...files])),
  );
  return [
    { name: "loader", bytes: loader, limit: 1_500 },
    { name: "assistant's launcher, all included", bytes: launcher, limit: 14_000 },
    { name: "assistant open, all included", bytes: opened, limit: 36_000 },
    { name: "assistant open without WebSocket", bytes: polled, limit: 38_000 },
    { name: "every part of every variant", bytes: whole, limit: 50_000 },
  ];
}

/** Finds the files of an opened assistant by the names of their chunks. */
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
