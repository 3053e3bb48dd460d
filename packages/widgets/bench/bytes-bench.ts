import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Budget } from "../build/bytes.ts";

/** Prints the sizes of the last build, gzip level 9, and the limit of each part. */
const file = resolve(import.meta.dirname, "../dist/bytes.json");
const budgets: Budget[] = JSON.parse(await readFile(file, "utf8"));
for (const { name, bytes, limit } of budgets) {
  console.log(`${name}: ${bytes} B of ${limit}`);
}
