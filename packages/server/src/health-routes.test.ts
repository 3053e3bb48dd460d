import { expect, test } from "vitest";
import { createTestServer } from "./test-server.ts";

test("a process is alive and ready once its tables exist", async () => {
  const { app, close } = await createTestServer();
  expect((await app.inject("/healthz")).json()).toEqual({ data: { status: "alive" } });
  expect((await app.inject("/readyz")).json()).toEqual({
    data: { status: "ready", without: [] },
  });
  await close();
});

test("names missing migrations or a missing database", async () => {
  const { app, services, close } = await createTestServer();
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

test("a process is ready without Redis but not without a search index", async () => {
  const { app, services, close } = await createTestServer();
  services.readiness.mark("search", "missing");
  services.readiness.mark("redis", "missing");
  const indexing = await app.inject("/readyz");
  expect([indexing.statusCode, indexing.json().errors[0].field]).toEqual([503, "search"]);
  services.readiness.mark("search", "present");
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { data: { status: "ready", without: ["redis"] } },
  ]);
  await close();
});
