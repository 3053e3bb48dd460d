import { sql } from "drizzle-orm";
import getPort from "get-port";
import { io as connect } from "socket.io-client";
import { expect, test, vi } from "vitest";
import type { Config } from "../process/config.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { readTestMetrics } from "./test-metrics.ts";

const TOKEN = "only-for-prometheus";

async function listen(config: Partial<Config> = { metricsToken: TOKEN }) {
  const server = await createTestServer({
    config,
    async mount(app) {
      app.get("/preventivo/:rate", () => "ok");
      app.get("/guasto/:rate", () => {
        throw new Error("broken");
      });
    },
  });
  return { server, origin: await server.app.listen({ port: 0, host: "127.0.0.1" }) };
}

const read = async (server: VolpeServer) => readTestMetrics(server, TOKEN);

test("counts requests by pattern, method and class of the status, without an address", async () => {
  const { server, origin } = await listen();
  await fetch(`${origin}/preventivo/rate-secret?key=key-secret`);
  await fetch(`${origin}/guasto/anna@example.it`);
  await fetch(`${origin}/api/v1/niente/rate-secret`, { method: "POST" });
  await server.app.inject("/preventivo/rate-secret");
  const { text, values } = await read(server);
  await server.close();
  const count = "volpe_http_request_duration_seconds_count";
  const counted = Object.fromEntries(
    Object.entries(values).filter(([name]) => name.startsWith(count)),
  );
  expect(counted).toEqual({
    [`${count}{route="/preventivo/:rate",method="GET",status="2xx"}`]: 1,
    [`${count}{route="/guasto/:rate",method="GET",status="5xx"}`]: 1,
    [`${count}{route="/api/v1/*",method="POST",status="4xx"}`]: 1,
  });
  expect(text).not.toMatch(/secret|anna@|127\.0\.0\.1/);
});

test("measures queue, imports, database and process", async () => {
  const { server } = await listen();
  const { db, jobs } = server.services;
  await jobs.send("sweep-limits", {});
  await db.execute(sql`update jobs.job set start_after = now() - interval '90 seconds'`);
  await db.execute(sql`
    insert into snapshots (kind, status, demonstration, data_day, created_at, switched_at) values
      ('energy', 'current', false, '2026-11-20', '2026-11-20T06:20Z', '2026-11-20T06:30Z'),
      ('energy', 'failed', false, '2026-11-21', '2026-11-21T06:20Z', null),
      ('pos', 'failed', false, '2026-11-19', '2026-11-19T06:20Z', null),
      ('pos', 'current', false, '2026-11-20', '2026-11-20T06:20Z', '2026-11-20T06:30Z')`);
  const { values } = await read(server);
  await server.close();
  expect(values).toMatchObject({
    volpe_database_up: 1,
    volpe_queue_jobs_waiting: 1,
    volpe_queue_jobs_failed: 0,
    'volpe_import_last_success_timestamp_seconds{kind="energy"}':
      Date.parse("2026-11-20T06:30Z") / 1000,
    'volpe_import_last_succeeded{kind="energy"}': 0,
    'volpe_import_last_succeeded{kind="pos"}': 1,
  });
  expect(values.volpe_queue_oldest_job_seconds).toBeGreaterThanOrEqual(90);
  expect(values['volpe_database_bytes{part="tables"}']).toBeGreaterThan(1_000_000);
  expect(values.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
});

test("counts open sockets", async () => {
  const { server, origin } = await listen();
  await server.attachSocket(server.app.server);
  // A page that closes during the upgrade from polling is noticed by the next heartbeat only.
  const client = connect(origin, { transports: ["websocket"], auth: { resuming: true } });
  const open = async () => (await read(server)).values.volpe_sockets_open;
  await vi.waitFor(async () => expect(await open()).toBe(1));
  client.disconnect();
  await vi.waitFor(async () => expect(await open()).toBe(0));
  await server.close();
});

test("answers while the database fails, without its figures", async () => {
  const { server } = await listen();
  await read(server);
  const broken = Object.assign(server.services.db, {
    execute: () => Promise.reject(new Error("connection refused")),
  });
  const { values } = await read(server);
  Reflect.deleteProperty(broken, "execute");
  await server.close();
  expect(values.volpe_database_up).toBe(0);
  expect(values).not.toHaveProperty("volpe_queue_jobs_waiting");
  expect(values.process_resident_memory_bytes).toBeGreaterThan(0);
});

test("refuses a request without the token", async () => {
  const { server } = await listen();
  const statuses = await Promise.all(
    [undefined, "Bearer ", "Bearer only-for-prometheuS", TOKEN].map(async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await server.app.inject({ url: "/metrics", headers })).statusCode;
    }),
  );
  await server.close();
  expect(statuses).toEqual([401, 401, 401, 401]);
});

test("the page of metrics is missing if neither a port nor a token is configured", async () => {
  const plain = await listen({});
  expect((await plain.server.app.inject("/metrics")).statusCode).toBe(404);
  await plain.server.close();
});

test("the page of metrics is not on the site's port if it has its own port", async () => {
  const metricsPort = await getPort();
  const { server, origin } = await listen({ metricsPort });
  const own = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect([own.status, await own.text()]).toEqual([
    200,
    expect.stringContaining("volpe_database_up"),
  ]);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  await server.close();
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow("fetch failed");
});
