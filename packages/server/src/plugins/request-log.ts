import { Socket } from "node:net";
import fastifyPlugin from "fastify-plugin";

/**
 * Logs one line per request, with the route's pattern instead of the address, which may contain a
 * quote's id or a key. A page's own `inject` calls are logged at debug level.
 */
export const requestLog = fastifyPlugin(
  async (app) => {
    app.addHook("onResponse", async (request, reply) => {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      const level = request.raw.socket instanceof Socket ? "info" : "debug";
      request.log[level](line, "request");
    });
  },
  { name: "request-log" },
);
