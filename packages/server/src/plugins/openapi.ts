import swagger from "@fastify/swagger";
import { BRAND, ErrorEnvelope } from "@volpe/contract";
import fastifyPlugin from "fastify-plugin";
import { nameComponents } from "./component-names.ts";

/** What any route may answer in place of its data. */
const REFUSALS = {
  "4xx": { ...ErrorEnvelope, "x-response-description": "Refused: what to mend" },
  "5xx": { ...ErrorEnvelope, "x-response-description": "Failed: a fault of ours" },
};

/** Gathers the schemas of the routes registered after it, and serves them as OpenAPI. */
export const openapi = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      // As the contract has it; 3.1 knows `const`.
      convertConstToEnum: false,
      transform: ({ schema, url }) => ({
        schema: { ...schema, response: { ...Object(schema.response), ...REFUSALS } },
        url,
      }),
      transformObject: (document) =>
        "openapiObject" in document
          ? nameComponents(document.openapiObject)
          : document.swaggerObject,
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
