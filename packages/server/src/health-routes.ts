import type { FastifyPluginAsync } from "fastify";
import type { Database } from "./db/database.ts";
import { isMigrated } from "./db/migration-state.ts";
import { AppError, toWireError } from "./errors.ts";

/** For monitoring: `/healthz` answers if the process is alive, `/readyz` if it can serve. */
export function healthRoutes({ db }: { db: Database }): FastifyPluginAsync {
  return async (app) => {
    app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { data: { status: "alive" } };
    });
    app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const ready = await isMigrated(db).catch((error: unknown) => {
        request.log.warn({ err: error }, "database not reachable");
        return false;
      });
      return ready
        ? { data: { status: "ready" } }
        : reply.code(503).send({ errors: [toWireError(new AppError("unavailable"))] });
    });
  };
}
