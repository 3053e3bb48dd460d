import type { BuildManifest } from "@volpe/contract";
import { OfflineError } from "@volpe/core";
import { expect, test, vi } from "vitest";
import { createBuildRedirects } from "./build-redirects.ts";

function createBuilds(meta: (id: string) => Promise<BuildManifest>) {
  return { latest: vi.fn(), meta: vi.fn(meta) };
}

const toManifest = async (id: string) => ({ id, time: "", redirects: { "/old": `/new-${id}` } });

test("requests the manifest of the running build once", async () => {
  const builds = createBuilds(toManifest);
  const redirects = createBuildRedirects(builds, "a");
  expect(await redirects()).toEqual({ "/old": "/new-a" });
  expect(await redirects()).toEqual({ "/old": "/new-a" });
  expect(builds.meta).toHaveBeenCalledOnce();
});

test("continues without redirects while offline and requests them again later", async () => {
  const builds = createBuilds(toManifest);
  builds.meta.mockRejectedValueOnce(new OfflineError());
  const redirects = createBuildRedirects(builds, "a");
  expect(await redirects()).toEqual({});
  expect(await redirects()).toEqual({ "/old": "/new-a" });
});
