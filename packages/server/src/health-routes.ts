import type { FastifyPluginAsync } from "fastify";
import { isMigrated } from "./db/migration-state.ts";
import { AppError, toWireError } from "./errors.ts";
import type { Part } from "./process/readiness.ts";
import type { Services } from "./services.ts";

/**
 * For monitoring: `/healthz` answers if the process is alive, `/readyz` if it can serve. Otherwise
 * the error's field names what is missing. Without Redis the process still serves, and only reports
 * it: a balancer would otherwise remove every process.
 */
export function healthRoutes(services: Pick<Services, "db" | "readiness">): FastifyPluginAsync {
  return async (app) => {
    app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { data: { status: "alive" } };
    });
    app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const missing = await findMissing(services).catch((error: unknown) => {
        request.log.warn({ err: error }, "database not reachable");
        return "database" as const;
      });
      if (missing === null) {
        const without = services.readiness.isMissing("redis") ? ["redis"] : [];
        return { data: { status: "ready", without } };
      }
      const error = new AppError("unavailable", { field: missing, message: MESSAGES[missing] });
      return reply.code(503).send({ errors: [toWireError(error)] });
    });
  };
}

const MESSAGES = {
  closing: "Il processo si sta chiudendo.",
  catalogue: "Il catalogo non è ancora in memoria.",
  search: "L’indice della ricerca non è ancora pronto.",
  database: "Il database non risponde.",
  migrations: "Al database mancano delle migrazioni: riavvia Volpe, che le fa all’avvio.",
} as const;

const NEEDED = ["closing", "catalogue", "search"] as const satisfies readonly Part[];

async function findMissing({
  db,
  readiness,
}: Pick<Services, "db" | "readiness">): Promise<keyof typeof MESSAGES | null> {
  const missing = NEEDED.find((part) => readiness.isMissing(part));
  return missing ?? ((await isMigrated(db)) ? null : "migrations");
}
