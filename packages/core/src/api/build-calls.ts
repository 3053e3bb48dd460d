import type { BuildManifest, LatestBuild } from "@volpe/contract";
import { type Guard, isShape, isText, parseJson } from "../guard/guard.ts";
import { ApiError } from "./api-error.ts";
import type { Transport } from "./transport.ts";

export type BuildCalls = {
  latest(): Promise<LatestBuild>;
  meta(buildId: string): Promise<BuildManifest>;
};

const isLatestBuild = isShape<LatestBuild>({ id: isText, time: isText });

const isRedirects: Guard<BuildManifest["redirects"]> = (
  value,
): value is BuildManifest["redirects"] =>
  isShape<Record<string, string>>({})(value) && Object.values(value).every(isText);

const isBuildManifest = isShape<BuildManifest>({
  id: isText,
  time: isText,
  redirects: isRedirects,
});

/** The static manifests, which are files of the host: no base path, no envelope. */
export function createBuildCalls(transport: Transport): BuildCalls {
  async function get<T>(path: string, guard: Guard<T>): Promise<T> {
    const { status, text } = await transport({ method: "GET", path: `/builds/${path}` });
    const manifest = status === 200 ? parseJson(text, guard) : undefined;
    if (manifest === undefined) {
      throw new ApiError(status === 200 ? 502 : status, []);
    }
    return manifest;
  }
  return {
    latest: () => get("latest.json", isLatestBuild),
    meta: (buildId) => get(`meta/${encodeURIComponent(buildId)}.json`, isBuildManifest),
  };
}
