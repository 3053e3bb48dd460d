import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toPostgresDatabase } from "../db/database.ts";
import { silentLog } from "../process/log.ts";
import { startServices } from "../running-services.ts";
import { buildServer, type VolpeServer } from "../server.ts";
import { setUp } from "../test-setup.ts";
import { startTestContracts, WITHDRAWAL } from "./test-contracts.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let far: VolpeServer;

/** Two servers with separate pools, queues and caches, like two processes. */
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  const { client, config, clock } = contracts.services;
  if (client.kind !== "postgres") {
    throw new Error("needs Postgres");
  }
  const open = toPostgresDatabase(client.connectionString);
  const running = await startServices(open, { config, clock, log: silentLog, work: false });
  await running.services.catalogue.reload();
  far = await buildServer(running);
});
// The near side drops its database when it closes, so it closes last.
afterAll(async () => {
  await far.close();
});

type Call = { path: string; payload: object; headers: Record<string, string> };

/** Sends the same call many times at once, alternating between the servers. */
async function sendAtOnce(times: number, { path, payload, headers }: Call) {
  const apps = [contracts.app, far.app];
  const replies = await Promise.all(
    Array.from({ length: times }, async (_, index) =>
      apps[index % 2]?.inject({ method: "POST", url: `/api/v1${path}`, payload, headers }),
    ),
  );
  return replies.map((reply) => ({
    status: reply?.statusCode,
    body: reply?.body,
    replayed: reply?.headers["idempotency-replayed"] === "true",
  }));
}

async function countEvents(contractId: string, kind: string): Promise<number> {
  const { rows } = await contracts.services.db.execute<{ count: string }>(
    `select count(*) from contract_events where contract_id = '${contractId}' and kind = '${kind}'`,
  );
  return Number(rows[0]?.count);
}

test("makes one contract of fifty calls with one key at two servers", async () => {
  const { offer, offerHash } = await contracts.preview(contracts.offer);
  const payload = { offer: contracts.offer, per: offer.query, offerHash, regime: "consumer" };
  const headers = { "idempotency-key": randomUUID() };
  const replies = await sendAtOnce(50, { path: "/contracts", payload, headers });
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1);
  const { rows } = await contracts.services.db.execute("select id from contracts");
  expect(rows).toHaveLength(1);
});

test("signs and withdraws once if two servers do so at the same time", async () => {
  const order = await contracts.submitted();
  const headers = { "owner-key": order.key };
  const path = `/contracts/${order.id}`;
  const payload = { code: await contracts.lastCode() };
  const signed = await sendAtOnce(6, { path: `${path}/sign`, payload, headers });
  expect(signed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(signed.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await countEvents(order.id, "sign")).toBe(1);
  expect(await contracts.mails("contract-signed")).toHaveLength(1);

  const withdrawn = await sendAtOnce(6, { path: `${path}/withdraw`, payload: WITHDRAWAL, headers });
  expect(withdrawn.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await countEvents(order.id, "withdraw")).toBe(1);
  expect(await contracts.mails("contract-withdrawn")).toHaveLength(1);
});
