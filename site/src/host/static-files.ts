import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300, stale-while-revalidate=86400";
/** Drawings change with a release and bear no hash. */
export const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** An SVG opened by itself is a document: it may style itself and nothing else. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** One route for each built file of `folder`, so that any other address is a page's. */
export async function registerSiteFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [".vite/**"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", toSiteCaching(path.slice(folder.length)));
      reply.header("x-content-type-options", "nosniff");
      if (/\.svg(\.br|\.gz)?$/.test(path)) {
        reply.header("content-security-policy", SVG_POLICY);
      }
    },
  });
}

/** The widgets below `/embed/`, for pages of any origin. */
export async function registerWidgetFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/embed/",
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ["types/**"],
    setHeaders: (reply, path) => {
      reply.header("access-control-allow-origin", "*");
      reply.header("cache-control", toWidgetCaching(path.slice(folder.length)));
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("x-content-type-options", "nosniff");
    },
  });
}

/** `path` begins with a slash. What carries a hash in its name never changes. */
export function toSiteCaching(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) {
    return YEAR;
  }
  if (path.startsWith("/pictures/")) {
    return DAY;
  }
  return path.startsWith("/builds/") ? "no-cache" : SHORT;
}

/** `/x.y.z/…` and hashed chunks never change; `/v1/embed.js` moves from version to version. */
export function toWidgetCaching(path: string): string {
  const pinned = /^\/\d+\.\d+\.\d+\//.test(path);
  const hashed = /-[\w-]{8}\.js(\.br|\.gz)?$/.test(path);
  return pinned || hashed ? YEAR : SHORT;
}
