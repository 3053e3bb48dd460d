import type { FastifyInstance } from "fastify";

/** One route of the API, as the OpenAPI document names it. */
type TestRoute = {
  /** For example `POST /contracts/{contract}/sign`. */
  name: string;
  method: string;
  /** Whether its address names one object. */
  hasId: boolean;
  /** Whether it creates something. */
  creates: boolean;
  takesIdempotencyKey: boolean;
};

type Operation = {
  responses: Record<string, unknown>;
  parameters?: { in: string; name: string }[];
};

/** Every route of the API, from the table that the server makes of what was registered. */
export async function listRoutes(app: FastifyInstance): Promise<TestRoute[]> {
  const reply = await app.inject("/api/v1/openapi.json");
  const { paths } = reply.json() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { responses, parameters = [] }]) => ({
      name: `${verb.toUpperCase()} ${path.replace("/api/v1", "")}`,
      method: verb.toUpperCase(),
      hasId: path.includes("{"),
      creates: "201" in responses,
      takesIdempotencyKey: parameters.some(({ name }) => name === "idempotency-key"),
    })),
  );
}
