import { expect, test } from "vitest";
import { createTestServer } from "./test-server.ts";

test("is alive, and ready once its tables exist; else it says what is missing", async () => {
  const { app, services, close } = await createTestServer();
  expect((await app.inject("/healthz")).json()).toEqual({ data: { status: "alive" } });
  expect((await app.inject("/readyz")).json()).toEqual({ data: { status: "ready" } });

  await services.db.execute("drop schema drizzle cascade");
  const unmigrated = await app.inject("/readyz");
  expect([unmigrated.statusCode, unmigrated.json().errors[0].field]).toEqual([503, "migrations"]);

  const broken = Object.assign(services.db, {
    execute: () => Promise.reject(new Error("connection refused")),
  });
  expect((await app.inject("/readyz")).json().errors).toEqual([
    { code: "unavailable", field: "database", message: "Il database non risponde." },
  ]);
  Reflect.deleteProperty(broken, "execute");
  await close();
});
