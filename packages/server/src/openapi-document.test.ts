import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { createTestServer } from "./test-server.ts";

type Operation = { parameters?: { in: string; name: string }[]; responses: object };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

async function readDocument(): Promise<Document> {
  const { app, close } = await createTestServer();
  const reply = await app.inject("/api/v1/openapi.json");
  await close();
  return reply.json();
}

test("the OpenAPI document is valid by the schema of its version", async () => {
  const document = await readDocument();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect({ version: document.openapi, valid, errors }).toMatchObject({
    version: "3.1.0",
    valid: true,
  });
});

test("each name in a path is a parameter, each parameter is in its path, and calls answer", async () => {
  const { paths } = await readDocument();
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const faults = operations.flatMap(({ path, method, parameters = [], responses }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    const given = parameters.filter((one) => one.in === "path").map(({ name }) => name);
    const succeeds = Object.keys(responses).some((status) => /^[23]/.test(status));
    const isWhole = succeeds && String(given.toSorted()) === String(named);
    return isWhole ? [] : [`${method} ${path}`];
  });
  expect(operations.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});
