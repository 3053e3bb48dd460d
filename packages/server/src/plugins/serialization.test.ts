import Fastify from "fastify";
import Type, { type TSchema } from "typebox";
import { expect, test } from "vitest";
import { serialization } from "./serialization.ts";

async function answer(schema: TSchema, data: unknown): Promise<string> {
  const app = Fastify();
  await app.register(serialization);
  app.get("/", { schema: { response: { 200: schema } } }, () => data);
  const { body } = await app.inject("/");
  await app.close();
  return body;
}

test("sends only the fields of the schema on each server of a process", async () => {
  const anna = { name: "Anna", email: "anna@esempio.it", passwordHash: "x" };
  const name = Type.Object({ name: Type.String() });
  expect(await answer(name, anna)).toBe('{"name":"Anna"}');
  expect(await answer(Type.Object({ email: Type.String() }), anna)).toBe(
    '{"email":"anna@esempio.it"}',
  );
  expect(await answer(Type.Object({ name: Type.String() }), anna)).toBe('{"name":"Anna"}');
});

test("reports a missing field of an answer as a fault", async () => {
  expect(await answer(Type.Object({ name: Type.String() }), {})).toContain("is required");
});
