import type { BuildManifest } from "@volpe/contract";
import { type Client, orElse } from "@volpe/core";

export type BuildRedirects = {
  /** The redirects of the current build. Empty until its manifest could be loaded. */
  get(): Promise<BuildManifest["redirects"]>;
  /** Switches to the redirects of another build. */
  follow(buildId: string): void;
};

/** The redirects of the build manifest, which is loaded once. */
export function createBuildRedirects(
  builds: Client["api"]["builds"],
  buildId: string,
): BuildRedirects {
  let known = buildId;
  let redirects: Promise<BuildManifest["redirects"]> | null = null;

  async function load(): Promise<BuildManifest["redirects"]> {
    const manifest = await orElse(builds.meta(known), null);
    if (manifest === null) redirects = null;
    return manifest?.redirects ?? {};
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
