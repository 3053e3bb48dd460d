import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { BuildManifest, LatestBuild } from "@volpe/contract";
import type * as serverEntry from "../entry-server.tsx";
import type { ClientManifest } from "../render/page-assets.ts";
import type { PageRequest, RenderedPage } from "../render/render-page.tsx";

/** Draws a page; `onError` is told of what the visitor is not. */
export type Renderer = {
  render(page: PageRequest, onError: (error: unknown) => void): Promise<RenderedPage>;
};

type RendererOptions = {
  /** Absolute path of the site's `dist`. */
  folder: string;
  /** Origin that visitors see. */
  origin: string;
  trackingWaits: boolean;
};

/** The built site: the server bundle, with the scripts and style sheets of the client's build. */
export async function createBuiltRenderer({
  folder,
  origin,
  trackingWaits,
}: RendererOptions): Promise<Renderer> {
  const entry: typeof serverEntry = await import(
    pathToFileURL(`${folder}/server/entry-server.js`).href
  );
  const manifest: ClientManifest = await readJson(`${folder}/client/.vite/manifest.json`);
  const latest: LatestBuild = await readJson(`${folder}/client/builds/latest.json`);
  const build: BuildManifest = await readJson(`${folder}/client/builds/meta/${latest.id}.json`);
  const assets = entry.createPageAssets(manifest);
  return {
    render: (page, onError) =>
      entry.renderPage(page, {
        assets,
        origin,
        trackingWaits,
        build: build.id,
        redirects: build.redirects,
        onError,
      }),
  };
}

/** Files that the build wrote: their shape is the build's own. */
async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, "utf8")) as T;
}
