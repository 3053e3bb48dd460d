import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type * as serverEntry from "../entry-server.tsx";
import { REDIRECTS } from "../redirects.ts";
import type { PageAssets } from "../render/page-assets.ts";
import type { PageRequest } from "../render/render-page.tsx";
import { SITE_FOLDER } from "./folders.ts";
import type { Renderer, RendererOptions } from "./renderer.ts";

const BUILD = "development";
const STARTED = new Date().toISOString();

/**
 * The scripts of a page's sources. The first one alone would leave the page without styles until its
 * first touch, because Vite's style sheets come with the modules that import them.
 */
export const toSourceScripts: PageAssets = (_hydratesOn, modules) =>
  ["src/entry-boot.ts", "src/entry-client.tsx", ...modules]
    // Vite serves the sources of other packages under other addresses; they come when they are used.
    .filter((module) => module !== undefined && !module.startsWith("../"))
    .map((module) => `<script type="module" src="/${module}"></script>`)
    .join("");

/**
 * Vite in the host's process: unbundled modules and hot reload for server and browser on one port.
 */
export async function createDevelopmentRenderer(
  app: FastifyInstance,
  options: RendererOptions,
): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: SITE_FOLDER,
    appType: "custom",
    // The bundled config would be written to a file that this process's watcher takes for a source.
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server: app.server as Server } },
  });
  app.addHook("onClose", () => vite.close());
  app.get("/builds/latest.json", () => ({ id: BUILD, time: STARTED }));
  app.get(`/builds/meta/${BUILD}.json`, () => ({ id: BUILD, time: STARTED, redirects: REDIRECTS }));
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });

  async function render(page: PageRequest, onError: (error: unknown) => void) {
    const entry = (await vite.ssrLoadModule("/src/entry-server.tsx")) as typeof serverEntry;
    const rendered = await entry.renderPage(page, {
      ...options,
      assets: toSourceScripts,
      build: BUILD,
      redirects: REDIRECTS,
      onError: (error) => {
        if (error instanceof Error) {
          vite.ssrFixStacktrace(error);
        }
        onError(error);
      },
    });
    const { pathname } = new URL(page.request.url);
    const html = rendered.headers["content-type"]?.startsWith("text/html") === true;
    return html
      ? { ...rendered, body: await vite.transformIndexHtml(pathname, String(rendered.body)) }
      : rendered;
  }

  return {
    render,
    cards: async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as typeof serverEntry,
  };
}
