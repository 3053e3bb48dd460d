import { ERRORS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { listRoutes } from "../test-routes.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { listSwitchedOff, switchOff, switchOn } from "./origin-repository.ts";

const OFF = "https://spento.example";

const server = setUp("test", () =>
  createTestServer({
    async mount(app) {
      app.get("/embed/v1/embed.js", () => "script");
    },
  }),
);

/** Switches an origin as another process would: only the signal tells this one. */
async function put(state: "on" | "off", origin = OFF) {
  const { db, origins } = server.services;
  if (state === "off") {
    await switchOff(db, { origin, reason: "prova", at: TEST_NOW });
  } else {
    await switchOn(db, origin);
  }
  await vi.waitFor(() => expect(origins.isOff(origin)).toBe(state === "off"));
}

const call = (method: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: method as "GET", url, headers });

test("every route refuses a page whose origin is off in a way that its script can read", async () => {
  const routes = await listRoutes(server.app);
  expect(routes.length).toBeGreaterThan(80);
  await put("off");
  for (const { name, method } of routes) {
    const path = name.slice(method.length + 1).replaceAll(/\{\w+\}/g, "x");
    const reply = await call(method, `/api/v1${path}`, { origin: OFF });
    expect({ name, status: reply.statusCode, body: reply.json() }).toEqual({
      name,
      status: 403,
      body: { errors: [{ code: "origin-off", message: ERRORS["origin-off"].message }] },
    });
    expect(reply.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "x-request-id": expect.any(String),
    });
  }
});

test("refuses no other page, no call without an origin, no script and no preflight", async () => {
  await put("off");
  const url = "/api/v1/faqs";
  const { statusCode } = await call("GET", url);
  expect(statusCode).toBe(200);
  for (const origin of ["https://www.spento.example", "http://spento.example", "null"]) {
    expect((await call("GET", url, { origin })).statusCode).toBe(200);
  }
  expect((await call("GET", "/embed/v1/embed.js", { origin: OFF })).body).toBe("script");
  const preflight = await call("OPTIONS", url, {
    origin: OFF,
    "access-control-request-method": "POST",
  });
  expect([preflight.statusCode, preflight.headers["access-control-allow-origin"]]).toEqual([
    204,
    "*",
  ]);
});

test("serves only the pages of the origin that is on again", async () => {
  const other = "https://altro.example";
  await put("off");
  await put("off", other);
  await put("on");
  const answers = await Promise.all(
    [OFF, other].map((origin) => call("GET", "/api/v1/faqs", { origin })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
});

test("an origin that is switched off twice has the new reason and the first time", async () => {
  const { db } = server.services;
  await put("off");
  await switchOff(db, { origin: OFF, reason: "ancora", at: new Date(TEST_NOW.getTime() + 1) });
  expect(await listSwitchedOff(db)).toEqual([{ origin: OFF, reason: "ancora", at: TEST_NOW }]);
  expect([await switchOn(db, OFF), await switchOn(db, OFF)]).toEqual([true, false]);
});
