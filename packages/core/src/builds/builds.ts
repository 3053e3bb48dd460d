import {
  BUILD_CHECK_INTERVAL_MS,
  type BuildManifest,
  CHUNK_RELOAD_WINDOW_MS,
  type ChunkReload,
  type LatestBuild,
} from "@volpe/contract";
import type { BuildCalls } from "../api/api.ts";
import { orElse } from "../api/envelope.ts";
import { parseJson } from "../guard/guard.ts";
import { isChunkReload } from "../guard/site-guards.ts";
import type { TextStorage } from "../storage/storage.ts";
import { pollOnWake } from "../wake/wake-signals.ts";

type BuildWatchOptions = {
  builds: Pick<BuildCalls, "latest">;
  /** Called once for each new build. */
  onNewBuild: (latest: LatestBuild) => void;
  /** Id of the running build. Default: the first one found. */
  running?: string;
};

/**
 * Checks `builds/latest.json` now, every hour, and when the page is used again: it gets the focus,
 * becomes visible or is online. Returns a function that stops it.
 *
 * @example
 * const stop = watchBuilds({ builds: client.api.builds, onNewBuild: ({ id }) => console.log(id) });
 */
export function watchBuilds({ builds, onNewBuild, running }: BuildWatchOptions): () => void {
  let known = running;

  async function check() {
    // The call fails while offline or during a deployment.
    const latest = await orElse(builds.latest(), undefined);
    if (latest === undefined || latest.id === known) {
      return;
    }
    const isFirst = known === undefined;
    known = latest.id;
    if (!isFirst) {
      onNewBuild(latest);
    }
  }

  void check();
  return pollOnWake(check, BUILD_CHECK_INTERVAL_MS);
}

const STORAGE_NAME = "volpe-chunk-reload";

/** Whether a failed chunk may reload the page `now.path`: at most once in 10 s for one path. */
export function mayReload(last: ChunkReload | undefined, now: ChunkReload): boolean {
  if (last === undefined || last.path !== now.path) {
    return true;
  }
  const elapsedMs = now.time - last.time;
  // A time in the future was written before the clock was set back.
  return elapsedMs < 0 || elapsedMs >= CHUNK_RELOAD_WINDOW_MS;
}

type ChunkFailureOptions = {
  /** Path of the requested page. */
  path: string;
  /** In a browser `createBrowserStorage(() => sessionStorage)`. */
  storage: TextStorage;
  /** Epoch milliseconds. */
  now: () => number;
  reload: () => void;
};

/**
 * Reloads the page after a chunk failed to load. Returns false if it was just reloaded for that
 * reason.
 *
 * @example
 * reloadAfterChunkFailure({ path, storage, now: Date.now, reload: () => location.reload() });
 */
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

/**
 * The path that replaces `pathname` in this build, if any.
 *
 * @example
 * findRedirect({ "/vecchia": "/nuova" }, "/vecchia") // "/nuova"
 */
export function findRedirect(
  redirects: BuildManifest["redirects"],
  pathname: string,
): string | undefined {
  return Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
}
