import cors from "@fastify/cors";
import {
  DAY_SECONDS,
  IDEMPOTENCY_HEADER,
  OWNER_KEY_HEADER,
  TRACKING_HEADER,
} from "@volpe/contract";
import fastifyPlugin from "fastify-plugin";

/**
 * Any page may call the API, because widgets run on unknown pages. The API reads no cookie and
 * allows no credentials, so another origin has no more rights than anybody.
 */
export const crossOrigin = fastifyPlugin(
  async (app) => {
    await app.register(cors, {
      origin: "*",
      credentials: false,
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      allowedHeaders: [
        "accept-language",
        "authorization",
        "content-type",
        IDEMPOTENCY_HEADER,
        OWNER_KEY_HEADER,
        TRACKING_HEADER,
      ],
      exposedHeaders: ["idempotency-replayed", "retry-after", "x-request-id"],
      maxAge: DAY_SECONDS,
    });
    app.addHook("onSend", async (request, reply) => {
      // This is the id with which the log names the request.
      reply.header("x-request-id", request.id);
      reply.header("x-content-type-options", "nosniff");
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("referrer-policy", "no-referrer");
      if (!reply.hasHeader("cache-control")) {
        reply.header("cache-control", "no-store");
      }
    });
  },
  { name: "cross-origin" },
);
