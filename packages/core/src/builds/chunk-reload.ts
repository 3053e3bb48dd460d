import { CHUNK_RELOAD_WINDOW_MS } from "@volpe/contract";
import { isNumber, isShape, isText, parseJson } from "../guard/guard.ts";
import type { TextStorage } from "../storage/text-storage.ts";

/** The last reload for a chunk that failed; `time` in epoch milliseconds. */
export type ChunkReload = { path: string; time: number };

const STORAGE_NAME = "volpe-chunk-reload";
const isChunkReload = isShape<ChunkReload>({ path: isText, time: isNumber });

/** Whether a chunk that failed at `now.path` may reload the page: once in 10 s for one path. */
export function mayReload(last: ChunkReload | undefined, now: ChunkReload): boolean {
  if (last === undefined || last.path !== now.path) {
    return true;
  }
  const elapsedMs = now.time - last.time;
  // A time in the future was written by a clock that has been set back since.
  return elapsedMs < 0 || elapsedMs >= CHUNK_RELOAD_WINDOW_MS;
}

export type ChunkFailureOptions = {
  /** Path of the page wanted. */
  path: string;
  /** `createBrowserStorage(() => sessionStorage)`. */
  storage: TextStorage;
  /** Epoch milliseconds. */
  now: () => number;
  reload: () => void;
};

/** Reloads after a chunk failed to load; answers false where that was just done, to no avail. */
export function reloadAfterChunkFailure(options: ChunkFailureOptions): boolean {
  const { path, storage, now, reload } = options;
  const failure: ChunkReload = { path, time: now() };
  if (!mayReload(parseJson(storage.get(STORAGE_NAME), isChunkReload), failure)) {
    return false;
  }
  storage.set(STORAGE_NAME, JSON.stringify(failure));
  reload();
  return true;
}
