import { ERRORS } from "@volpe/contract";
import { ApiError, createClient, createHeaderCookies } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { withReturn } from "../routes/auth/own-path.ts";
import { createLocalFetch } from "./local-fetch.ts";

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
 * All that is kept about who is logged in, as a file to keep. The API wants a Bearer, and a link of
 * a page sends the cookie alone; anybody else is led to the login and back to the profile.
 */
export function registerExportDownload(app: FastifyInstance, { publicUrl }: ExportOptions): void {
  app.get(EXPORT_PATH, async (request, reply) => {
    const { api, session } = createClient({
      baseUrl: "",
      cookies: createHeaderCookies({
        cookieHeader: request.headers.cookie ?? "",
        onSetCookie: (cookie) => reply.header("set-cookie", cookie),
        secure: publicUrl.startsWith("https:"),
      }),
      fetch: createLocalFetch(app, {
        address: request.ip,
        host: request.host,
        userAgent: request.headers["user-agent"] ?? "",
      }),
    });
    session.restore();
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
