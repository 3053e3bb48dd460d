import { request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { createTestServer } from "./test-server.ts";
import { setUp } from "./test-setup.ts";
import { trackingArrivals } from "./tracking/tracking-tables.ts";

const server = setUp("test", () =>
  createTestServer({
    async mount(app) {
      app.get("/pagina", () => "una pagina");
      app.get("/*", () => "pagina sconosciuta");
    },
  }),
);

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/frontend/tracking",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

test("records nothing about the person of an arrival without an affiliate", async () => {
  const reply = await post({ tracking: "AFF-123", cookie: "OLD-1" });
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({
    status: 200,
    body: { data: { recorded: true } },
  });
  const [arrival] = await server.services.db.select().from(trackingArrivals);
  expect(arrival).toEqual({
    id: expect.any(String),
    tracking: "AFF-123",
    previous: "OLD-1",
    affiliateId: null,
    firstId: expect.any(String),
    page: "",
    widget: "link",
    flag: null,
    addressHash: "",
    arrivedAt: new Date("2026-11-21T10:00:00Z"),
  });
});

test("does not store a malformed former value", async () => {
  await post({ tracking: "AFF-123", cookie: "anna@example.it" });
  const [arrival] = await server.services.db.select().from(trackingArrivals);
  expect(arrival?.previous).toBeNull();
});

test("names each field that is wrong, in Italian", async () => {
  const reply = await post({ tracking: "no spaces", cookie: 5 });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({
    errors: [
      {
        code: "invalid-field",
        message: "Questo dato non è scritto nel modo giusto.",
        field: "tracking",
      },
      { code: "invalid-field", message: "Qui serve un testo.", field: "cookie" },
    ],
  });
});

test.each([
  ["POST", "/auth/login", { email: "a\0@b.it", password: "volpe-rossa-42" }, "email"],
  ["POST", "/auth/signin", { name: "Anna \ud800" }, "name"],
  ["PATCH", "/auth/update/shippingdata", { street: "via\0Roma" }, "street"],
  ["POST", "/auth/syncdata", { type: "favorites", brands: ["\udfff"] }, "brands.0"],
  ["GET", "/search?q=a%00b", undefined, "q"],
] as const)(
  "refuses text that the database cannot store in %s %s",
  async (method, path, body, field) => {
    const payload = body === undefined ? {} : { payload: body };
    const reply = await server.app.inject({ method, url: `/api/v1${path}`, ...payload });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      errors: [{ code: "invalid-field", message: expect.stringContaining("riscrivilo"), field }],
    });
  },
);

test("answers an unknown path in Italian, naming it without its query", async () => {
  const reply = await server.app.inject("/api/v1/auth/altro?token=secret");
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({
    errors: [{ code: "not-found", message: "Non c’è niente all’indirizzo /api/v1/auth/altro." }],
  });
  expect((await server.app.inject("/altrove")).body).toBe("pagina sconosciuta");
});

test("answers an unknown method with the envelope", async () => {
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const replies = ["TRACE", "PROPFIND"].map(
    (method) =>
      new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
        request(`${origin}/api/v1/auth/login?a=b`, { method }, async (reply) => {
          resolve({ status: reply.statusCode, body: await json(reply) });
        })
          .on("error", reject)
          .end();
      }),
  );
  const answer = {
    status: 404,
    body: {
      errors: [{ code: "not-found", message: "Non c’è niente all’indirizzo /api/v1/auth/login." }],
    },
  };
  expect(await Promise.all(replies)).toEqual([answer, answer]);
});

test("answers an upgrade to HTTP/2 in HTTP/1.1", async () => {
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const upgraded: (string | undefined)[] = [];
  server.app.server.on("upgrade", ({ headers }, socket) => {
    upgraded.push(headers.upgrade);
    socket.destroy();
  });
  const offer = (upgrade: string) =>
    new Promise<number | undefined>((resolve) => {
      const headers = { connection: "Upgrade", upgrade };
      request(`${origin}/pagina`, { headers }, (reply) => resolve(reply.resume().statusCode))
        .on("error", () => resolve(undefined))
        .end();
    });
  expect(await offer("h2c")).toBe(200);
  expect(await offer("WebSocket")).toBeUndefined();
  expect(upgraded).toEqual(["WebSocket"]);
});

test("allows ten minutes for a whole request", () => {
  expect(server.app.server.requestTimeout).toBe(600_000);
});

test("answers 404 at a path that cannot be decoded", async () => {
  const reply = await server.app.inject("/api/v1/%E0%A4%A?a=%");
  expect(reply.statusCode).toBe(404);
  expect(reply.json().errors[0].message).toBe("Non c’è niente all’indirizzo /api/v1/%E0%A4%A.");
  expect((await server.app.inject("/100%")).body).toBe("pagina sconosciuta");
});

test.each(["/api/v1/offers/%00", "/api/v1/offers/a%0Ab", "/api/v1/rates/%00"])(
  "answers 404 at %s, which the database cannot look up",
  async (url) => {
    const reply = await server.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors[0].code).toBe("not-found");
  },
);

test("answers 404 at an overlong path", async () => {
  const reply = await server.app.inject(`/api/v1/offers/${"a".repeat(300)}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().errors[0].code).toBe("not-found");
});

test.each([
  ["malformed JSON", "{", {}, 400, "bad-request"],
  ["an empty body", "", {}, 400, "bad-request"],
  ["another media type", "a=1", { "content-type": "text/csv" }, 415, "unsupported-media-type"],
  ["a body too large", `"${"x".repeat(300_000)}"`, {}, 413, "too-large"],
])("refuses %s with the envelope", async (_what, payload, headers, status, code) => {
  const reply = await post(payload, headers);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({ errors: [{ code, message: expect.any(String) }] });
});

test("allows calls of any origin without credentials", async () => {
  const preflight = await server.app.inject({
    method: "OPTIONS",
    url: "/api/v1/frontend/tracking",
    headers: {
      origin: "https://affiliato.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,tracking",
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-headers":
      "accept-language, authorization, content-type, idempotency-key, owner-key, tracking",
    "access-control-max-age": "86400",
  });
  const reply = await post(
    { tracking: "A", cookie: null },
    { origin: "https://affiliato.example" },
  );
  expect(reply.headers["access-control-allow-origin"]).toBe("*");
  for (const { headers } of [preflight, reply]) {
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  }
});

test("marks answers no-store and nosniff unless a route says otherwise", async () => {
  const reply = await post({ tracking: "A", cookie: null });
  expect(reply.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

test("limits the writing requests of one address only", async () => {
  const write = (remoteAddress: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/frontend/tracking",
      payload: {},
      remoteAddress,
    });
  for (let count = 0; count < 600; count += 1) {
    await write("203.0.113.1");
  }
  const stopped = await write("203.0.113.1");
  expect(stopped.statusCode).toBe(429);
  expect(stopped.json().errors[0].code).toBe("too-many-requests");
  expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
  expect((await write("203.0.113.2")).statusCode).toBe(422);
});

test("serves the OpenAPI of its routes", async () => {
  const document = (await server.app.inject("/api/v1/openapi.json")).json();
  const call = document.paths["/api/v1/frontend/tracking"].post;
  expect(call.requestBody.content["application/json"].schema).toEqual({
    $ref: "#/components/schemas/TrackingArrival",
  });
  expect(document.components.schemas.TrackingArrival.required).toEqual(["tracking", "cookie"]);
  const sheet = document.paths["/api/v1/rates/{rate}/quote.pdf"].get;
  expect(Object.keys(sheet.responses["200"].content)).toEqual(["application/pdf"]);
  expect(call.responses["200"]).toBeDefined();
  expect(Object.keys(document.paths)).not.toContain("/api/v1/*");
  expect(Object.keys(document.paths)).not.toContain("/pagina");
});

test("compresses longer answers for clients that accept it", async () => {
  const headers = { "accept-encoding": "br" };
  const { headers: packed } = await server.app.inject({ url: "/api/v1/openapi.json", headers });
  expect(packed["content-encoding"]).toBe("br");
});

test("documents the error answers of each route", async () => {
  const document = (await server.app.inject("/api/v1/openapi.json")).json();
  const calls = Object.values<Record<string, { responses: Record<string, unknown> }>>(
    document.paths,
  ).flatMap((path) => Object.values(path));
  expect(calls.length).toBeGreaterThan(5);
  for (const { responses } of calls) {
    for (const status of ["4XX", "5XX"]) {
      expect(responses[status]).toEqual({
        description: expect.any(String),
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/ErrorEnvelope" } },
        },
      });
    }
  }
  expect(document.components.schemas.ErrorEnvelope.properties.errors.items).toEqual({
    $ref: "#/components/schemas/WireError",
  });
});

test("lists each shared schema once among the components", async () => {
  const { body } = await server.app.inject("/api/v1/openapi.json");
  const { schemas } = JSON.parse(body).components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["ItemRequest", "OfferList", "OfferResult", "OfferSheet", "RateView"]),
  );
  const named = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(named.filter((name) => schemas[name ?? ""] === undefined)).toEqual([]);
  expect(named).toContain("OfferResult");
});

test("shows no details of a fault", async () => {
  const faulty = await createTestServer({
    async mount(_app, services) {
      await services.db.execute("drop table tracking_arrivals");
    },
  });
  const reply = await faulty.app.inject({
    method: "POST",
    url: "/api/v1/frontend/tracking",
    payload: { tracking: "A", cookie: null },
  });
  await faulty.close();
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    errors: [{ code: "internal", message: new AppError("internal").message }],
  });
});
