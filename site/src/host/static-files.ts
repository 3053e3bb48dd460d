import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

type StaticOptions = {
  /** Absolute path of the built site: scripts, style sheets, fonts, `builds/`. */
  clientFolder: string;
  /** Absolute path of the built widgets, served below `/embed/`. */
  widgetsFolder: string;
};

const YEAR = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300, stale-while-revalidate=86400";

/** One route for each built file, so that any other address is a page's. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { clientFolder, widgetsFolder }: StaticOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [".vite/**"],
    setHeaders: (response, path) => {
      response.setHeader("cache-control", toSiteCaching(path.slice(clientFolder.length)));
    },
  });
  if (existsSync(widgetsFolder)) {
    await app.register(fastifyStatic, {
      root: widgetsFolder,
      prefix: "/embed/",
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      globIgnore: ["types/**"],
      setHeaders: (response, path) => {
        response.setHeader("cache-control", toWidgetCaching(path.slice(widgetsFolder.length)));
        response.setHeader("access-control-allow-origin", "*");
        response.setHeader("cross-origin-resource-policy", "cross-origin");
      },
    });
  }
}

/** `path` begins with a slash. What carries a hash in its name never changes. */
export function toSiteCaching(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) {
    return YEAR;
  }
  return path.startsWith("/builds/") ? "no-cache" : SHORT;
}

/** `/x.y.z/…` and hashed chunks never change; `/v1/embed.js` moves from version to version. */
export function toWidgetCaching(path: string): string {
  const pinned = /^\/\d+\.\d+\.\d+\//.test(path);
  const hashed = /-[\w-]{8}\.js(\.br|\.gz)?$/.test(path);
  return pinned || hashed ? YEAR : SHORT;
}
