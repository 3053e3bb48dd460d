import swagger from "@fastify/swagger";
import * as contract from "@volpe/contract";
import { BRAND, capitalize, ErrorEnvelope, IDEMPOTENCY_HEADER } from "@volpe/contract";
import type { FastifyContextConfig } from "fastify";
import fastifyPlugin from "fastify-plugin";
import Type, { type TSchema } from "typebox";
import type { Config } from "../process/config.ts";

/** Errors that any route may answer. */
const REFUSALS = {
  "4xx": { ...ErrorEnvelope, "x-response-description": "Refused: what to mend" },
  "5xx": { ...ErrorEnvelope, "x-response-description": "Failed: a fault of ours" },
};

/** Collects the schemas of the routes that are registered after it and serves them as OpenAPI. */
export const openapi = fastifyPlugin(
  async (app, { publicUrl }: Pick<Config, "publicUrl">) => {
    await app.register(swagger, {
      // OpenAPI 3.1 knows `const`, which the contract uses.
      convertConstToEnum: false,
      transform: ({ schema, url, route }) => ({
        schema: {
          ...schema,
          ...toHeaders(route.config?.idempotency),
          operationId: toOperationId(String(route.method), url),
          response: { ...Object(schema.response), ...REFUSALS },
        },
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
          license: { name: "MIT", identifier: "MIT" },
        },
        servers: [{ url: publicUrl }],
        // Each call says in its answer whether it needs a login.
        security: [{}, { login: [] }],
        components: { securitySchemes: SECURITY_SCHEMES },
      },
    });
    app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
      reply.header("cache-control", "public, max-age=3600");
      return app.swagger();
    });
  },
  { name: "openapi" },
);

const SECURITY_SCHEMES = { login: { type: "http", scheme: "bearer" } } as const;

/** For example `getPostsBySlug`. Generated clients name their functions so. */
function toOperationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api\/v1\//, "")
    .replaceAll(/[:{](\w+)\}?/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
  return method.toLowerCase() + words.map(capitalize).join("");
}

/** The header of an idempotent call, only for the document: the route does not check it. */
function toHeaders(mode: FastifyContextConfig["idempotency"]): { headers?: TSchema } {
  if (mode === undefined) {
    return {};
  }
  const key = Type.String({
    description: "A UUID. The same key with the same body answers what the first call answered.",
  });
  return {
    headers: Type.Object({ [IDEMPOTENCY_HEADER]: mode === "needed" ? key : Type.Optional(key) }),
  };
}

/** The contract's schemas as JSON, each with its name. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    Type.IsObject(value) ? [[JSON.stringify(value satisfies TSchema), name] as const] : [],
  ),
);

/**
 * Replaces shapes of the contract in the OpenAPI document with references, and lists each
 * referenced shape once among the components.
 */
function nameComponents<Document extends object>(document: Document): Document {
  const schemas = new Map<string, unknown>();
  const named = Object.entries(document).map(([key, value]) => [key, toNamed(value, schemas)]);
  return {
    ...Object.fromEntries(named),
    components: {
      schemas: Object.fromEntries([...schemas].sort()),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function toNamed(value: unknown, schemas: Map<string, unknown>): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => toNamed(item, schemas));
  }
  const name = "type" in value ? NAMES.get(JSON.stringify(value)) : undefined;
  const parts = () =>
    Object.fromEntries(
      Object.entries(value)
        // The sentence for a person is no part of JSON Schema.
        .filter(([key]) => key !== "errorMessage")
        .map(([key, item]) => [key, toNamed(item, schemas)]),
    );
  if (name === undefined) {
    return parts();
  }
  if (!schemas.has(name)) {
    schemas.set(name, parts());
  }
  return { $ref: `#/components/schemas/${name}` };
}
