import swagger from "@fastify/swagger";
import { BRAND } from "@volpe/contract";
import fastifyPlugin from "fastify-plugin";

/** Gathers the schemas of the routes registered after it, and serves them as OpenAPI. */
export const openapi = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: {
          title: `${BRAND.name} API`,
          version: "1",
          description:
            "Answers are `{ data }` or `{ errors: [{ code, message, field? }] }`; messages are Italian.",
        },
      },
    });
    app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
      reply.header("cache-control", "public, max-age=3600");
      return app.swagger();
    });
  },
  { name: "openapi" },
);
