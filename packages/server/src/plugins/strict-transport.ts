import fastifyPlugin from "fastify-plugin";
import type { Config } from "../process/config.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * On a site with HTTPS, tells browsers with each answer of the process (pages, files and the API) to
 * use nothing else (RFC 6797). It runs before the hooks that refuse a request.
 */
export const strictTransport = fastifyPlugin(
  async (app, { publicUrl }: Pick<Config, "publicUrl">) => {
    if (!publicUrl.startsWith("https:")) {
      return;
    }
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}; includeSubDomains`);
    });
  },
  { name: "strict-transport" },
);
