import { pathToFileURL } from "node:url";
import type { BuildManifest, LatestBuild } from "@volpe/contract";
import type * as serverEntry from "../entry-server.tsx";
import type { ClientManifest } from "../render/page-assets.ts";
import type { PageRequest, RenderedPage, RenderOptions } from "../render/render-page.tsx";
import { BUILD_FOLDER } from "./folders.ts";
import { readJson } from "./read-json.ts";

/** Renders a page. `onError` gets the errors whose cause is not disclosed to the visitor. */
export type PageRenderer = {
  render(page: PageRequest, onError: (error: unknown) => void): Promise<RenderedPage>;
};

/** Draws the cards that pages of other origins show. */
export type CardsRenderer = {
  cards(): Promise<Pick<typeof serverEntry, "renderCards" | "renderFrame" | "toCardFeed">>;
};

export type Renderer = PageRenderer & CardsRenderer;

/** What the host decides for every page. */
export type RendererOptions = Pick<
  RenderOptions,
  "origin" | "trackingWaits" | "affiliateClick" | "earns" | "demonstration"
>;

/** Renders with the built server bundle and the manifest of the client's build. */
export async function createBuiltRenderer(options: RendererOptions): Promise<Renderer> {
  const entry: typeof serverEntry = await import(
    pathToFileURL(`${BUILD_FOLDER}/server/entry-server.js`).href
  );
  const manifest: ClientManifest = await readJson(`${BUILD_FOLDER}/client/.vite/manifest.json`);
  const latest: LatestBuild = await readJson(`${BUILD_FOLDER}/client/builds/latest.json`);
  const build: BuildManifest = await readJson(
    `${BUILD_FOLDER}/client/builds/meta/${latest.id}.json`,
  );
  const assets = entry.createPageAssets(manifest);
  const takeTurn = createRenderTurns();
  return {
    render: (page, onError) =>
      entry.renderPage(page, {
        ...options,
        assets,
        build: build.id,
        redirects: build.redirects,
        onError,
        takeTurn,
      }),
    cards: async () => entry,
  };
}

/**
 * Renders at most one page in each turn of the event loop, in the order of arrival. Otherwise pages
 * whose data arrive together would be rendered in one turn, while every socket waits.
 */
export function createRenderTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function draw() {
    waiting.shift()?.();
    // The next page waits until sockets were read and written.
    if (waiting.length > 0) setImmediate(draw);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(draw);
    });
}
