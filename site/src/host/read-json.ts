import { readFile } from "node:fs/promises";

/** Reads a file that the build or this host wrote; its shape is not checked. */
export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, "utf8")) as T;
}
