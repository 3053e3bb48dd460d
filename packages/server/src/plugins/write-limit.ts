import rateLimit from "@fastify/rate-limit";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";

/** The limit is far above what a person needs, because an office may share one address. */
const WRITES_PER_MINUTE = 600;

/**
 * A cheap limit in memory on writing requests. Expensive requests (a mail, an account) have
 * separate limits in the database. Reading is not limited.
 */
export const writeLimit = fastifyPlugin(
  async (app) => {
    await app.register(rateLimit, {
      global: true,
      max: WRITES_PER_MINUTE,
      timeWindow: "1 minute",
      keyGenerator: ({ visitorAddress }) => visitorAddress,
      allowList: ({ method }) => method === "GET" || method === "HEAD" || method === "OPTIONS",
      errorResponseBuilder: () => new AppError("too-many-requests"),
      addHeaders: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
        "retry-after": true,
      },
      addHeadersOnExceeding: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
      },
    });
  },
  { name: "write-limit", dependencies: ["visitor-address"] },
);
