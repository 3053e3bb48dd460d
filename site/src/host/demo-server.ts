import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { toEmbedDirectives, toPolicyText } from "../embed/embed-policy.ts";

/** The placeholder for the widgets' host in the demonstration's pages. */
const HOST_PLACEHOLDER = "%VOLPE_HOST%";

type DemoOptions = {
  /** Absolute path of the pages. */
  folder: string;
  /** Origin of the host that serves the widgets. */
  hostOrigin: string;
};

/**
 * Serves the pages of an affiliate and of a partner, under the strictest policy that the widgets
 * support. It listens on its own port, so that its origin is not the site's.
 */
export async function createDemoServer(options: DemoOptions): Promise<FastifyInstance> {
  const { folder, hostOrigin } = options;
  const app = Fastify({ forceCloseConnections: true });
  const headers = {
    "cache-control": "no-cache",
    "content-security-policy": toDemoPolicy(hostOrigin),
    "x-content-type-options": "nosniff",
  };
  app.addHook("onSend", async (_request, reply, payload) => {
    const type = String(reply.getHeader("content-type"));
    if (!(type.startsWith("text/html") && payload instanceof Readable)) {
      return payload;
    }
    reply.removeHeader("content-length");
    return (await text(payload)).replaceAll(HOST_PLACEHOLDER, hostOrigin);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("Not found"),
  );
  // Each file has one route, so any other address is a 404.
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) {
        reply.header(name, value);
      }
    },
  });
  return app;
}

/** The policy of a page that embeds only the widgets. */
function toDemoPolicy(hostOrigin: string): string {
  const needed = toEmbedDirectives(hostOrigin);
  return toPolicyText({
    "default-src": "'none'",
    ...needed,
    // The demonstration's own script copies a snippet; the widgets need only the host.
    "script-src": `'self' ${needed["script-src"]}`,
    "style-src": "'self'",
  });
}
