import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type * as serverEntry from "../entry-server.tsx";
import { REDIRECTS } from "../redirects.ts";
import type { Renderer } from "./renderer.ts";

const BUILD = "development";
const STARTED = new Date().toISOString();

type DevelopmentOptions = {
  app: FastifyInstance;
  /** Absolute path of the site. */
  root: string;
  origin: string;
  trackingWaits: boolean;
};

/** Vite in the host's own process: modules as they stand, hot on both sides, one port. */
export async function createDevelopmentRenderer({
  app,
  root,
  origin,
  trackingWaits,
}: DevelopmentOptions): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    // Bundled, it would be written to a file that the watcher of this process takes for a source.
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server: app.server as Server } },
  });
  app.addHook("onClose", () => vite.close());
  app.get("/builds/latest.json", () => ({ id: BUILD, time: STARTED }));
  app.get(`/builds/meta/${BUILD}.json`, () => ({ id: BUILD, time: STARTED, redirects: REDIRECTS }));
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return { render: (page, onError) => renderFresh(vite, { page, onError, origin, trackingWaits }) };
}

type Rendering = {
  page: Parameters<Renderer["render"]>[0];
  onError: (error: unknown) => void;
  origin: string;
  trackingWaits: boolean;
};

async function renderFresh(
  vite: ViteDevServer,
  { page, onError, origin, trackingWaits }: Rendering,
) {
  const entry = (await vite.ssrLoadModule("/src/entry-server.tsx")) as typeof serverEntry;
  const rendered = await entry.renderPage(page, {
    assets: () => '<script type="module" src="/src/entry-client.tsx"></script>',
    origin,
    trackingWaits,
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
    ? { ...rendered, body: await vite.transformIndexHtml(pathname, rendered.body) }
    : rendered;
}
