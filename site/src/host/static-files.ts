import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { toPageOrigin } from "./page-origin.ts";

export const YEAR = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300, stale-while-revalidate=86400";
/** Drawings have no hash in their name and change with a release. */
export const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** The folders whose files have a hash in their name: open pages of an old build ask for them. */
export const HASHED_FOLDERS = ["assets", "builds/meta"];

/** An SVG opened as a document may only apply its own styles. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Registers one route for each built file of `folder`; any other address goes to the pages. Files
 * with a hash in their name are left to `registerBuildFiles`, because a route for each of them took
 * a fifth of the time of a start.
 */
export async function registerSiteFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [".vite", ...HASHED_FOLDERS].map((part) => `${part}/**`),
    setHeaders: (reply, path) => {
      reply.header("cache-control", toSiteCaching(path.slice(folder.length)));
      reply.header("x-content-type-options", "nosniff");
      if (/\.svg(\.br|\.gz)?$/.test(path)) {
        reply.header("content-security-policy", SVG_POLICY);
      }
    },
  });
}

/**
 * Registers the hashed files of this build and of earlier builds, which open pages still request;
 * see `keepBuilds`.
 */
export async function registerBuildFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const part of HASHED_FOLDERS) {
    await app.register(fastifyStatic, {
      root: `${folder}/${part}`,
      prefix: `/${part}/`,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header("cache-control", YEAR);
        reply.header("x-content-type-options", "nosniff");
      },
    });
  }
}

/** Leaves out headers that no browser needs for a script. Many of these scripts have only two kilobytes. */
export const SPARE = { acceptRanges: false, lastModified: false };

const LOADER = "v1/embed.js";
/**
 * This line is served before the loader's code. It marks the script's own tag, where the elements
 * read the mark.
 */
const OFF = 'document.currentScript?.setAttribute("data-off","1");';

/**
 * Serves the addresses below `/embed/` that follow the latest release to pages of any origin. On a
 * page whose origin is off the loader says so, and the elements invite nobody.
 */
export async function registerWidgetFiles(
  app: FastifyInstance,
  folder: string,
  isOff: (origin: string | undefined) => boolean,
): Promise<void> {
  if (!existsSync(folder)) {
    return;
  }
  app.addHook("onRequest", async ({ url, headers }, reply) => {
    // A page may add a query to the address, so that no cache answers.
    if (url.split("?", 1)[0] === `/embed/${LOADER}` && isOff(toPageOrigin(headers))) {
      sendToAnyOrigin(reply, "no-store");
      const loader = await readFile(resolve(folder, LOADER), "utf8");
      return reply.type("text/javascript; charset=utf-8").send(OFF + loader);
    }
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/embed/",
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    ...SPARE,
    decorateReply: false,
    globIgnore: ["types/**", "chunks/**", "releases/**"],
    setHeaders: (reply) => sendToAnyOrigin(reply, SHORT),
  });
}

type Headers = { header(name: string, value: string): unknown };

export function sendToAnyOrigin(reply: Headers, caching: string): void {
  reply.header("access-control-allow-origin", "*");
  reply.header("cache-control", caching);
  reply.header("cross-origin-resource-policy", "cross-origin");
  reply.header("x-content-type-options", "nosniff");
}

/** `path` begins with a slash. */
function toSiteCaching(path: string): string {
  if (path.startsWith("/pictures/")) {
    return DAY;
  }
  return path.startsWith("/builds/") ? "no-cache" : SHORT;
}
