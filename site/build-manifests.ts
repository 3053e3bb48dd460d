import { createHash } from "node:crypto";
import type { BuildManifest, LatestBuild } from "@volpe/contract";
import type { Plugin } from "vite";
import { REDIRECTS } from "./src/redirects.ts";

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json` at the site's root. The id is a hash of
 * the build's content, so the same sources give the same id.
 */
export function buildManifests(): Plugin {
  return {
    name: "volpe-build-manifests",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const content = [...Object.keys(bundle).toSorted(), JSON.stringify(REDIRECTS)].join("\n");
      const id = createHash("sha256").update(content).digest("hex").slice(0, 16);
      const time = new Date().toISOString();
      const manifest: BuildManifest = { id, time, redirects: REDIRECTS };
      const latest: LatestBuild = { id, time };
      this.emitFile({
        type: "asset",
        fileName: `builds/meta/${id}.json`,
        source: JSON.stringify(manifest),
      });
      this.emitFile({
        type: "asset",
        fileName: "builds/latest.json",
        source: JSON.stringify(latest),
      });
    },
  };
}
