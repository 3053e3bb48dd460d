import { ERRORS, toRomeDay } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { withReturn } from "../page/return-path.ts";
import { createVisitorClient } from "./visitor-client.ts";

const EXPORT_PATH = "/profilo/dati.json";

type ExportOptions = { publicUrl: string };

const HEADERS = {
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/**
 * Serves the person's data as a file. A visitor who is not logged in is redirected to the login,
 * which leads back to the profile.
 */
export function registerExportDownload(app: FastifyInstance, { publicUrl }: ExportOptions): void {
  app.get(EXPORT_PATH, async (request, reply) => {
    const { api, session } = createVisitorClient(app, { request, reply, publicUrl });
    reply.headers(HEADERS);
    try {
      const data = await api.request({ method: "GET", path: "/auth/export" });
      const name = `volpe-i-miei-dati-${toRomeDay(Date.now())}.json`;
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(`${JSON.stringify(data, null, 2)}\n`);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (error.status === ERRORS.unauthenticated.status) {
        session.end();
        return reply.redirect(withReturn("/auth/login", "/profilo#copia"), 303);
      }
      throw Object.assign(new Error("The export was refused"), {
        code: error.errors[0]?.code,
        statusCode: error.status,
      });
    }
  });
}
