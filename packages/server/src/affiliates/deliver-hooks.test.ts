import { randomUUID } from "node:crypto";
import { lookup } from "node:dns";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AFFILIATE_TERMS, DAY_MS, HOUR_MS, MINUTE_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { sealText } from "../keys/sealed-text.ts";
import { toTestConfig } from "../test-config.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { bindReferral } from "./bind-referral.ts";
import { deliverHooks, HOOK_SECRET, tryDelivery } from "./deliver-hooks.ts";
import { insertHook, listAttempts, takeDueDeliveries } from "./hook-repository.ts";
import { affiliateHookAttempts, affiliateHooks } from "./hook-tables.ts";
import { earnCommission } from "./ledger.ts";
import { createGuardedLookup } from "./public-address.ts";
import { type Reach, sendHook } from "./send-hook.ts";
import { createTestAffiliate } from "./test-affiliates.ts";

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const INNER = "L’indirizzo porta dentro una rete privata: non lo chiamiamo.";
const config = toTestConfig();

type Heard = { method: string; url: string; headers: Record<string, string>; body: string };

let receiver: Server;
let heard: Heard[];
let answer: { status: number; headers?: Record<string, string> };
let now: Date;
let allowed: (address: string) => boolean;
const clock = { now: () => now };

beforeEach(() => {
  now = TEST_NOW;
  heard = [];
  answer = { status: 204 };
  // Allows the receiver of the tests, which is on this machine.
  allowed = (address) => address === "127.0.0.1" || address === "::1";
});
const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, url, headers: headers as Record<string, string>, body });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "localhost", resolve));
});
afterEach(() => {
  receiver.close();
});

const toReach = (): Reach => ({
  isAllowed: (address) => allowed(address),
  isName: () => true,
  lookup: createGuardedLookup((address) => allowed(address), lookup),
  protocols: ["http:"],
});
const run = () => deliverHooks({ db: open.db, clock, config }, toReach());

async function createHook(kind: "webhook" | "postback" = "webhook", path = "/eventi") {
  const { id } = await createTestAffiliate({ db: open.db, clock });
  const { port } = receiver.address() as AddressInfo;
  const hook = {
    id: randomUUID(),
    affiliateId: id,
    kind,
    url: `http://localhost:${port}${path}`,
    sealedSecret: sealText(SECRET, config.sessionSecret, HOOK_SECRET),
    createdAt: now,
  };
  await insertHook(open.db, hook);
  return { affiliateId: id };
}

async function sign(contract: string) {
  const origin = { parents: [], tracking: "sito--maggio", accountId: null, email: "" };
  await bindReferral(
    open.db,
    { affiliateClick: "last" },
    { kind: "contract", id: contract },
    { ...origin, now },
  );
  await earnCommission(open.db, contract, { tipology: "luce", dueAt: now, now });
}

test("posts each event once, signed as Standard Webhooks says", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  await run();
  await run();
  expect(heard.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
    "commission.earned",
    "contract.concluded",
  ]);
  const earned = heard.find(({ body }) => body.includes("commission.earned"));
  expect(JSON.parse(earned?.body ?? "")).toEqual({
    type: "commission.earned",
    timestamp: TEST_NOW.toISOString(),
    data: {
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      code: "sito",
      sub: "maggio",
      widget: "",
      page: "",
      cents: AFFILIATE_TERMS.commissionCents.luce,
    },
  });
  for (const { headers, body } of heard) {
    const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
    expect(at).toEqual(TEST_NOW);
    expect(new Webhook(SECRET).sign(headers["webhook-id"] ?? "", at, body)).toBe(
      headers["webhook-signature"],
    );
  }
  const attempts = await listAttempts(open.db, affiliateId, 10);
  expect(attempts.map(({ status, fault, nextAt }) => [status, fault, nextAt])).toEqual([
    [204, "", null],
    [204, "", null],
  ]);
});

test("fills a postback's address and signs its empty body", async () => {
  await createHook("postback", "/s2s?evento={type}&sub={sub}&cent={cents}&altro={nessuno}");
  await sign("uno");
  await run();
  expect(heard.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    "GET /s2s?evento=commission.earned&sub=maggio&cent=2000&altro=",
    "GET /s2s?evento=contract.concluded&sub=maggio&cent=&altro=",
  ]);
});

test("retries for three days and stores each try", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  answer = { status: 500 };
  await run();
  expect(heard).toHaveLength(2);
  await run();
  expect(heard).toHaveLength(2);
  const again = new Date(now.getTime() + MINUTE_MS);
  expect(await listAttempts(open.db, affiliateId, 1)).toMatchObject([
    { retriedAt: null, nextAt: again },
  ]);
  now = again;
  await run();
  expect(heard).toHaveLength(4);
  expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  for (let hour = 0; hour < 4 * 24; hour += 1) {
    now = new Date(now.getTime() + HOUR_MS);
    await run();
  }
  const attempts = await listAttempts(open.db, affiliateId, 100);
  expect(attempts[0]).toMatchObject({ status: 500, fault: "Ha risposto 500.", nextAt: null });
  const eventOf = (messageId = "") => attempts.filter(({ message }) => message.id === messageId);
  const tries = eventOf(attempts[0]?.message.id).reverse();
  expect(tries.length).toBeGreaterThan(5);
  expect(tries.map(({ retriedAt }) => retriedAt)).toEqual([
    ...tries.slice(1).map(({ at }) => at),
    null,
  ]);
  expect(new Set(tries.map(({ nextAt }) => nextAt))).toEqual(new Set([null]));
  const last = attempts[0]?.at.getTime() ?? 0;
  expect(last - TEST_NOW.getTime()).toBeGreaterThan(2.5 * DAY_MS);
  expect(last - TEST_NOW.getTime()).toBeLessThanOrEqual(3 * DAY_MS);
});

test("follows no redirect", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  answer = { status: 302, headers: { location: "/segreto" } };
  await run();
  expect(heard.map(({ url }) => url)).toEqual(["/eventi", "/eventi"]);
  const [attempt] = await listAttempts(open.db, affiliateId, 1);
  expect(attempt).toMatchObject({ status: 302, fault: "Rimanda altrove, e noi non seguiamo." });
});

test("each try refuses an address that is now an inner one", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  allowed = () => false;
  await run();
  now = new Date(now.getTime() + MINUTE_MS);
  await run();
  expect(heard).toEqual([]);
  const attempts = await listAttempts(open.db, affiliateId, 10);
  expect(attempts.map(({ fault }) => fault)).toEqual(Array(4).fill(INNER));
});

test.each([
  ["http://127.0.0.1{sub}:8443/", "", INNER],
  ["http://10.0.0.{sub}/", "8", INNER],
  ["http://{sub}/", "127.0.0.1", INNER],
  [
    "http://{page}.esempio.it/",
    "",
    "L’indirizzo, riempito, non è più valido: correggi i segnaposto.",
  ],
])("a postback to %s with the value %j calls nothing", async (url, sub, fault) => {
  const message = { id: "r-1", type: "lead.created", at: "", data: { sub, page: "/a b" } };
  allowed = () => false;
  const hook = { kind: "postback" as const, url, secret: SECRET };
  expect(await sendHook(hook, message, now, toReach())).toEqual({ status: null, fault });
});

test("half a surrogate pair in a value is sent as a replacement character", async () => {
  const { port } = receiver.address() as AddressInfo;
  const hook = {
    kind: "postback" as const,
    url: `http://localhost:${port}/?p={page}`,
    secret: SECRET,
  };
  const message = { id: "r-1", type: "lead.created", at: "", data: { page: "\ud800" } };
  expect(await sendHook(hook, message, now, toReach())).toEqual({ status: 204, fault: "" });
  expect(heard[0]?.url).toBe("/?p=%EF%BF%BD");
});

test("a receiver whose try cannot be stored delays no other receiver", async () => {
  await createHook();
  await sign("uno");
  const { db } = open;
  await db.execute(sql`
    create function refuse_earned() returns trigger language plpgsql as $$
    begin
      if (select message_id from affiliate_hook_deliveries where id = new.delivery_id) like 'r-%' then
        raise exception 'refused';
      end if;
      return new;
    end $$`);
  await db.execute(sql`create trigger refuse_earned before insert on affiliate_hook_attempts
    for each row execute function refuse_earned()`);
  await expect(run()).rejects.toThrow("1 deliveries failed");
  const stored = await db.select().from(affiliateHookAttempts);
  expect(stored.map(({ status }) => status)).toEqual([204]);
});

test("a receiver that is removed during its try does not disturb another one", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  answer = { status: 500 };
  await run();
  now = new Date(now.getTime() + MINUTE_MS);
  const due = await takeDueDeliveries(open.db, { now, until: now, max: 1 });
  await open.db.delete(affiliateHooks);
  for (const each of due) {
    await tryDelivery({ db: open.db, clock, config }, each, toReach());
  }
  expect(heard).toHaveLength(3);
  expect(await listAttempts(open.db, affiliateId, 10)).toEqual([]);
});

test("a secret of an older session secret delays no other receiver", async () => {
  const { affiliateId } = await createHook();
  await sign("uno");
  await open.db.update(affiliateHooks).set({ sealedSecret: "vecchio" });
  await run();
  expect(heard).toEqual([]);
  const attempts = await listAttempts(open.db, affiliateId, 10);
  expect(attempts.map(({ fault }) => fault)).toEqual(
    Array(2).fill(expect.stringContaining("Il segreto")),
  );
});
