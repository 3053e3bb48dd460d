import { BUILD_CHECK_INTERVAL_MS, type LatestBuild } from "@volpe/contract";
import { ApiError } from "../api/api-error.ts";
import type { BuildCalls } from "../api/build-calls.ts";
import { OfflineError } from "../api/offline-error.ts";

export type BuildWatchOptions = {
  builds: Pick<BuildCalls, "latest">;
  /** Called once for each build that is not the one before it. */
  onNewBuild: (latest: LatestBuild) => void;
  /** Id of the build that is running; by default the first that is found. */
  running?: string;
};

/** Looks at `builds/latest.json` now and every hour. Answers what stops it. */
export function watchBuilds({ builds, onNewBuild, running }: BuildWatchOptions): () => void {
  let known = running;

  async function check() {
    const latest = await findLatest(builds);
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
  const timer = setInterval(check, BUILD_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Offline, or in the middle of a deployment, there is nothing to say until the next look. */
async function findLatest(builds: Pick<BuildCalls, "latest">): Promise<LatestBuild | undefined> {
  try {
    return await builds.latest();
  } catch (error) {
    if (error instanceof OfflineError || error instanceof ApiError) {
      return undefined;
    }
    throw error;
  }
}
