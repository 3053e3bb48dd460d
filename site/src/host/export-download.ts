import { ERRORS } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { withReturn } from "../routes/auth/own-path.ts";
import { createVisitorClient } from "./visitor-client.ts";

export const EXPORT_PATH = "/profilo/dati.json";

type ExportOptions = { publicUrl: string };

const HEADERS = {
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * All that is kept about who is logged in, as a file to keep; anybody else is led to the login and
 * back to the profile.
 */
export function registerExportDownload(app: FastifyInstance, { publicUrl }: ExportOptions): void {
  app.get(EXPORT_PATH, async (request, reply) => {
    const { api, session } = createVisitorClient(app, { request, reply, publicUrl });
    reply.headers(HEADERS);
    try {
      const data = await api.request({ method: "GET", path: "/auth/export", data: isObject });
      const name = `volpe-i-miei-dati-${new Date().toISOString().slice(0, 10)}.json`;
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
