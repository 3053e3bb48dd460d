import { Socket } from "node:net";
import fastifyPlugin from "fastify-plugin";

/**
 * One line a request. The route's pattern and never the address itself, which may hold a quote's
 * id or a key. A page's own calls, which come by `inject`, are logged for debugging only.
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
