import type { BuildManifest } from "@volpe/contract";
import { ApiError, type Client, OfflineError } from "@volpe/core";

export type BuildRedirects = {
  /** Those of the build that is known; none where its manifest cannot be had, until it can. */
  get(): Promise<BuildManifest["redirects"]>;
  /** From now on those of this build. */
  follow(buildId: string): void;
};

/** The redirects of the build manifest, asked for once. */
export function createBuildRedirects(
  builds: Client["api"]["builds"],
  buildId: string,
): BuildRedirects {
  let known = buildId;
  let redirects: Promise<BuildManifest["redirects"]> | null = null;

  async function load(): Promise<BuildManifest["redirects"]> {
    try {
      return (await builds.meta(known)).redirects;
    } catch (error) {
      if (error instanceof OfflineError || error instanceof ApiError) {
        redirects = null;
        return {};
      }
      throw error;
    }
  }

  return {
    get() {
      redirects ??= load();
      return redirects;
    },
    follow(id) {
      known = id;
      redirects = null;
    },
  };
}
