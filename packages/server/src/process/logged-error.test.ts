import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { toLoggedError } from "./logged-error.ts";

test("logs a failed query without its parameters and without values that Postgres repeats", async () => {
  const { db, close } = await createTestDatabase();
  await db.execute(sql`create table person (email text primary key, id uuid)`);
  const insert = () => db.execute(sql`insert into person (email) values (${"anna@example.it"})`);
  await insert();
  const twice = await insert().catch((error: unknown) => error);
  const malformed = await db
    .execute(sql`insert into person (id) values (${"anna@example.it"})`)
    .catch((error: unknown) => error);
  await close();

  const logged = toLoggedError(twice);
  expect(logged.message).toBe("Failed query: insert into person (email) values ($1)");
  expect(logged.cause).toMatchObject({ code: "23505", constraint: "person_pkey" });
  for (const error of [twice, malformed]) {
    expect(String(error instanceof Error && error.message)).toContain("anna");
    expect(JSON.stringify(toLoggedError(error))).not.toContain("anna");
  }
});

test("keeps the stack frames and the chain of causes", () => {
  const logged = toLoggedError(new TypeError("outer", { cause: new Error("inner") }));
  expect(logged).toMatchObject({
    name: "TypeError",
    message: "outer",
    cause: { message: "inner" },
  });
  expect(logged.stack).toMatch(/^ {4}at .*logged-error\.test\.ts/);
});
