import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io as connect } from "socket.io-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jsonFile, runProductImport } from "./catalogue/list/test-products.ts";
import { terminalRow } from "./catalogue/pos/test-terminal.ts";
import { PRODUCT_IMPORTS } from "./catalogue/typologies.ts";
import { readTestConfig } from "./process/config.ts";
import { createServer, type VolpeServer } from "./server.ts";
import { toTestConfig } from "./test-config.ts";
import { createEmptyDatabase, type EmptyDatabase } from "./test-empty-database.ts";

const { redisUrl } = readTestConfig();
let dataDir = "";
let database: EmptyDatabase;
let servers: VolpeServer[] = [];

const QUOTE = {
  destination: "privati",
  type: "luce",
  consumption: 2700,
  capacityKw: 3,
  resident: true,
  province: "MI",
  operator: "",
  name: "Anna Bianchi",
  email: "anna@example.it",
  phone: "",
  communication: "email",
  consents: { privacy: true, marketing: false },
};

// Three processes start at once on an empty database; all tests use them.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "volpe-scale-"));
  database = await createEmptyDatabase();
  const config = toTestConfig({ dataDir, databaseUrl: database.url, redisUrl });
  servers = await Promise.all([1, 2, 3].map(() => createServer(config)));
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test("several processes that start at once migrate and seed an empty database once", async () => {
  const [first] = servers;
  const snapshots = await first?.services.db.execute(
    "select status from snapshots where kind = 'energy'",
  );
  expect(snapshots?.rows).toEqual([{ status: "current" }]);
  for (const server of servers) {
    expect((await server.app.inject("/readyz")).statusCode).toBe(200);
    expect(server.services.catalogue.state().status).toBe("ready");
  }
});

test("an import of one process shows in the other", async () => {
  const [near, far] = servers.map(({ services }) => services);
  if (near === undefined || far === undefined) {
    throw new Error("two servers were to start");
  }
  const imported = `Importata ${randomBytes(4).toString("hex")}`;
  const file = jsonFile([terminalRow({ name: imported })]);
  const { outcome } = await runProductImport(near, PRODUCT_IMPORTS.pos, file);
  expect(outcome.status).toBe("switched");
  // This is much sooner than the poll, which runs every thirty seconds.
  await vi.waitFor(
    () => expect(far.products.items("pos").map(({ name }) => name)).toEqual([imported]),
    { timeout: 5000 },
  );
});

test("a limit counts across processes", async () => {
  const key = randomBytes(8).toString("hex");
  const takes = Array.from({ length: 20 }, (_, index) =>
    servers[index % 2]?.services.limits.take(key, { max: 7, windowSeconds: 60 }),
  );
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(7);
});

test("fifty calls with one key at two processes at once make one quote", async () => {
  const send = (index: number) =>
    servers[index % 2]?.app.inject({
      method: "POST",
      url: "/api/v1/rates",
      headers: { "idempotency-key": "5f0c7f6e-8d2b-4f43-9d53-7a1f1f0a9c11" },
      payload: QUOTE,
    });
  const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  expect(new Set(replies.map((reply) => reply?.statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply?.body)).size).toBe(1);
  const quotes = await servers[0]?.services.db.execute("select id from rates");
  expect(quotes?.rows).toHaveLength(1);
});

test("a message of one process reaches a socket of the other", async () => {
  const sides = await Promise.all(
    servers.slice(0, 2).map(async (server) => {
      const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
      return { origin, io: await server.attachSocket(server.app.server) };
    }),
  );
  const [near, far] = sides;
  far?.io.on("connection", (socket) => socket.join("conversation"));
  const client = connect(far?.origin ?? "", { auth: { resuming: true } });
  const heard: string[] = [];
  client.on("scale", (text: string) => heard.push(text));
  await vi.waitFor(() => expect(client.connected).toBe(true));
  await vi.waitFor(() => {
    near?.io.to("conversation").emit("scale", "across");
    expect(heard).toContain("across");
  });
  client.disconnect();
});
