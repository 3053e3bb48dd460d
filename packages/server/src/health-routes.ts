import type { FastifyPluginAsync } from "fastify";
import type { Database } from "./db/database.ts";
import { isMigrated } from "./db/migration-state.ts";
import { AppError, toWireError } from "./errors.ts";

/**
 * For monitoring: `/healthz` answers if the process is alive, `/readyz` if it can serve, else what is
 * missing, as the error's field.
 */
export function healthRoutes({ db }: { db: Database }): FastifyPluginAsync {
  return async (app) => {
    app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { data: { status: "alive" } };
    });
    app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const missing = await findMissing(db).catch((error: unknown) => {
        request.log.warn({ err: error }, "database not reachable");
        return "database" as const;
      });
      if (missing === null) {
        return { data: { status: "ready" } };
      }
      const error = new AppError("unavailable", { field: missing, message: MESSAGES[missing] });
      return reply.code(503).send({ errors: [toWireError(error)] });
    });
  };
}

const MESSAGES = {
  database: "Il database non risponde.",
  migrations: "Al database mancano delle migrazioni: riavvia Volpe, che le fa all’avvio.",
} as const;

async function findMissing(db: Database): Promise<keyof typeof MESSAGES | null> {
  return (await isMigrated(db)) ? null : "migrations";
}
