import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../process/config.ts";
import type { TraceSpan, Traces } from "../traces/traces.ts";

/**
 * Measures each request: its route's pattern, never its address, which may hold a quote's id or a
 * key. The calls of a page's loaders are children of the page. Behind a proxy the span continues
 * the proxy's trace.
 */
export const requestTraces = fastifyPlugin(
  async (app, { traces, config }: { traces: Traces; config: Pick<Config, "trustProxy"> }) => {
    const spans = new WeakMap<FastifyRequest, TraceSpan>();
    app.addHook("onRequest", (request, _reply, done) => {
      const isServer = request.raw.socket instanceof Socket;
      const isTrusted = isServer && config.trustProxy !== false;
      const incoming = isTrusted ? { incoming: request.headers } : {};
      const span = traces.start(request.method, { isServer, ...incoming });
      spans.set(request, span);
      span.within(done);
    });
    // A body arrives in events of the connection, which does not know the span.
    app.addHook("preValidation", (request, _reply, done) => {
      spans.get(request)?.within(done);
    });
    app.addHook("onResponse", async (request, { statusCode }) => {
      const route = request.routeOptions.url ?? "none";
      spans.get(request)?.end({
        name: `${request.method} ${route}`,
        attributes: {
          "http.request.method": request.method,
          "http.route": route,
          "http.response.status_code": statusCode,
          "volpe.request_id": request.id,
        },
        failed: statusCode >= 500,
      });
    });
  },
  { name: "request-traces" },
);
