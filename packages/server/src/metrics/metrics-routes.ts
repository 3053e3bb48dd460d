import { Socket } from "node:net";
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError, toWireError } from "../errors.ts";
import { hashKey, isKeyOf } from "../keys/owner-key.ts";
import type { Config } from "../process/config.ts";
import type { Metrics } from "./metrics.ts";

/** Counts requests from the network. A page's own `inject` calls are part of the page's time. */
export const requestMetrics = fastifyPlugin(
  async (app, { metrics }: { metrics: Metrics }) => {
    app.addHook("onResponse", async ({ raw, method, routeOptions }, reply) => {
      if (raw.socket instanceof Socket) {
        const route = routeOptions.url ?? "none";
        metrics.observeRequest({ route, method, status: reply.statusCode, ms: reply.elapsedTime });
      }
    });
  },
  { name: "request-metrics" },
);

/** Serves `GET /metrics`. If a token is set, a request must send it as Bearer. */
export function metricsRoutes(
  metrics: Metrics,
  { metricsToken }: Pick<Config, "metricsToken">,
): FastifyPluginAsync {
  const wantedHash = metricsToken === null ? null : hashKey(`Bearer ${metricsToken}`);
  return async (app) => {
    app.get("/metrics", { logLevel: "warn" }, async ({ headers }, reply) => {
      reply.header("cache-control", "no-store");
      if (wantedHash !== null && !isKeyOf(headers.authorization ?? "", wantedHash)) {
        reply.code(401).header("www-authenticate", "Bearer");
        return { errors: [toWireError(new AppError("unauthenticated"))] };
      }
      const { type, text } = await metrics.render();
      return reply.type(type).send(text);
    });
  };
}

/** Listens on a separate port, which a firewall can hide from visitors. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port, metricsToken }: Pick<Config, "host" | "metricsToken"> & { port: number },
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(metricsRoutes(metrics, { metricsToken }));
  await app.listen({ host, port });
  return app;
}
