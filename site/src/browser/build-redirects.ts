import type { BuildManifest } from "@volpe/contract";
import { type Client, orElse } from "@volpe/core";

/**
 * Returns the redirects of the running build, from its manifest, which is loaded once. Empty while
 * the manifest cannot be loaded. A new build is loaded as a document, with its own redirects.
 */
export function createBuildRedirects(
  builds: Client["api"]["builds"],
  buildId: string,
): () => Promise<BuildManifest["redirects"]> {
  let redirects: Promise<BuildManifest["redirects"]> | null = null;

  async function load(): Promise<BuildManifest["redirects"]> {
    const manifest = await orElse(builds.meta(buildId), null);
    if (manifest === null) redirects = null;
    return manifest?.redirects ?? {};
  }

  return () => {
    redirects ??= load();
    return redirects;
  };
}
