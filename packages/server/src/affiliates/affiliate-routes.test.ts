import { randomUUID } from "node:crypto";
import { AFFILIATE_TERMS, DAY_MS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { findAffiliateByCode, readBalance, updateAffiliate } from "./affiliate-repository.ts";
import { bindReferral } from "./bind-referral.ts";
import { insertHook, listHooks } from "./hook-repository.ts";
import { cancelCommission, earnCommission } from "./ledger.ts";
import { arrive, createTestAffiliate } from "./test-affiliates.ts";

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

type Method = "GET" | "POST" | "PATCH";

async function call(method: Method, path: string, payload?: object, headers = {}) {
  const reply = await server.app.inject({
    method,
    url: `/api/v1/affiliates${path}`,
    headers,
    ...(payload && { payload }),
  });
  const isJson = reply.headers["content-type"]?.toString().includes("json");
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
}

async function signIn(email = "anna@esempio.it") {
  const account = await createTestAccount(server.services, { email });
  return await signInForTest(server.services, account.id);
}

const JOIN = {
  site: "https://www.esempio.it/blog",
  accepted: true,
  version: AFFILIATE_TERMS.version,
};
const NO_MONEY = { pendingCents: 0, approvedCents: 0, paidCents: 0 };

test("joins once, with the accepted terms and a code of its own", async () => {
  const anna = await signIn();
  expect((await call("GET", "/me", undefined, anna)).body).toEqual({ data: null });
  const joined = await call("POST", "", JOIN, anna);
  expect(joined).toEqual({
    status: 200,
    body: {
      data: {
        state: "requested",
        codes: [expect.stringMatching(/^esempio-[a-z]{5}$/)],
        site: "https://www.esempio.it/blog",
        termsVersion: AFFILIATE_TERMS.version,
        acceptedAt: TEST_NOW.toISOString(),
        holder: "",
        iban: "",
        balance: NO_MONEY,
      },
    },
  });
  expect(await call("POST", "", { ...JOIN, site: "altro.it" }, anna)).toEqual(joined);
  const [code] = joined.body.data.codes;
  const found = await findAffiliateByCode(server.services.db, code);
  expect(found?.affiliate.termsText).toBe(AFFILIATE_TERMS.rules.join("\n"));
});

test("accepts an address for events once per kind", async () => {
  const anna = await signIn();
  await call("POST", "", JOIN, anna);
  const add = (kind: string) =>
    call("POST", "/me/hooks", { kind, url: " https://esempio.it/eventi" }, anna);
  expect(await add("webhook")).toMatchObject({ status: 201 });
  expect(await add("postback")).toMatchObject({ status: 201 });
  expect(await add("webhook")).toMatchObject({
    status: 422,
    body: { errors: [{ field: "url", message: "Questo indirizzo riceve già gli eventi." }] },
  });
});

test("refuses to join without current terms, a site or a login", async () => {
  const anna = await signIn();
  const refuse = async (changes: object) =>
    (await call("POST", "", { ...JOIN, ...changes }, anna)).body.errors[0];
  expect(await refuse({ accepted: false })).toMatchObject({ field: "accepted" });
  expect(await refuse({ version: "2020-01-01" })).toMatchObject({
    field: "accepted",
    message: expect.stringContaining("sono cambiate"),
  });
  expect(await refuse({ site: "il mio blog" })).toMatchObject({ field: "site" });
  expect((await call("GET", "/me", undefined, anna)).body).toEqual({ data: null });
  for (const [method, path, payload] of [
    ["GET", "/me"],
    ["POST", "", JOIN],
    ["PATCH", "/me", { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" }],
    ["GET", "/me/figures"],
    ["GET", "/me/figures.csv"],
    ["GET", "/me/entries"],
    ["GET", "/me/entries.csv"],
  ] as const) {
    expect((await call(method, path, payload)).status).toBe(401);
  }
});

test("answers only the end of a stored bank account", async () => {
  const anna = await signIn();
  const payee = { holder: " Anna  Bianchi ", iban: "it60 x054 2811 1010 0000 0123 456" };
  expect((await call("PATCH", "/me", payee, anna)).status).toBe(404);
  await call("POST", "", JOIN, anna);
  const wrong = await call("PATCH", "/me", { ...payee, iban: `${payee.iban.slice(0, -1)}7` }, anna);
  expect(wrong.body.errors[0]).toMatchObject({ field: "iban" });
  const marked = await call("PATCH", "/me", { ...payee, holder: "A<b>" }, anna);
  expect(marked.body.errors[0]).toMatchObject({
    field: "holder",
    message: expect.stringContaining("un bonifico porta solo lettere"),
  });
  const { body } = await call("PATCH", "/me", payee, anna);
  expect(body.data).toMatchObject({ holder: "Anna Bianchi", iban: "•••• 3456" });
});

/** Creates an affiliate with two days of arrivals and a contract that was withdrawn a day later. */
async function createBusy() {
  const { services, app } = server;
  const { db } = services;
  const { account } = await createTestAffiliate(services);
  await arrive(app, "sito", { page: "/" });
  await arrive(app, "sito--maggio", { address: "203.0.113.9", widget: "carte" });
  await arrive(app, "sito--maggio", { headers: { "user-agent": "Googlebot/2.1" } });
  const origin = { parents: [], accountId: null, email: "", now };
  const visit = {
    click: "",
    isProgram: false,
    widget: "assistente",
    page: "www.sito.it/",
  } as const;
  const bind = (kind: "lead" | "quote" | "contract", id: string, tracking: string) =>
    bindReferral(db, { affiliateClick: "last" }, { kind, id }, { ...origin, tracking, visit });
  await bind("quote", "p", "sito--maggio");
  await bind("lead", "r", "sito--maggio");
  await bind("contract", "uno", "sito--maggio");
  await bind("contract", "due", "sito");
  const earned = { tipology: "luce", dueAt: now, now } as const;
  await earnCommission(db, "uno", earned);
  await earnCommission(db, "due", { ...earned, tipology: "noleggio" });
  now = new Date(now.getTime() + DAY_MS);
  await arrive(app, "sito", { page: "/" });
  await cancelCommission(db, "due", now);
  return { headers: await signInForTest(services, account.id) };
}

const LUCE = AFFILIATE_TERMS.commissionCents.luce;
const RENTAL = AFFILIATE_TERMS.commissionCents.noleggio;
const ZERO = {
  ...{ arrivals: 0, conversations: 0, leads: 0, quotes: 0, contracts: 0 },
  ...{ commissionCents: 0, flagged: 0 },
};
const TOTAL = {
  ...ZERO,
  arrivals: 3,
  leads: 1,
  quotes: 1,
  contracts: 2,
  commissionCents: LUCE,
  flagged: 1,
};

test("counts each row once, whatever the figures are grouped by", async () => {
  const { headers } = await createBusy();
  const report = async (query: string) =>
    (await call("GET", `/me/figures?${query}`, undefined, headers)).body.data;
  const byDay = await report("dal=2026-11-20&al=2026-11-22");
  expect(byDay).toEqual({
    per: "giorno",
    from: "2026-11-20",
    to: "2026-11-22",
    rows: [
      { key: "2026-11-20", figures: ZERO },
      {
        key: "2026-11-21",
        figures: { ...TOTAL, arrivals: 2, commissionCents: LUCE + RENTAL },
      },
      { key: "2026-11-22", figures: { ...ZERO, arrivals: 1, commissionCents: -RENTAL } },
    ],
    total: TOTAL,
  });
  const toKeys = ({ rows }: { rows: { key: string; figures: { arrivals: number } }[] }) =>
    rows.map(({ key, figures }) => [key, figures.arrivals]);
  const [pages, subs, widgets] = [
    await report("per=pagina"),
    await report("per=sub"),
    await report("per=widget"),
  ];
  expect(toKeys(pages)).toEqual([
    ["/", 2],
    ["/offerte/luce", 1],
    ["www.sito.it/", 0],
  ]);
  expect(toKeys(subs)).toEqual([
    ["", 2],
    ["maggio", 1],
  ]);
  expect(toKeys(widgets)).toEqual([
    ["link", 2],
    ["carte", 1],
    ["assistente", 0],
  ]);
  expect([pages.total, subs.total, widgets.total]).toEqual([TOTAL, TOTAL, TOTAL]);
  expect((await report("dal=2026-11-22&al=2026-11-22")).total.arrivals).toBe(1);
  expect(await call("GET", "/me/figures?dal=2026-11-22&al=2026-11-20", undefined, headers)).toEqual(
    expect.objectContaining({ status: 422 }),
  );
  const csv = (await call("GET", "/me/figures.csv?per=sub", undefined, headers)).body;
  expect(csv.split("\r\n").slice(1)).toEqual([
    `"";2;0;0;0;1;0;0`,
    `"maggio";1;0;1;1;1;${LUCE / 100};1`,
    `"totale";3;0;1;1;2;${LUCE / 100};1`,
    "",
  ]);
});

test("shows nobody the figures of another affiliate", async () => {
  await createBusy();
  const bruno = await signIn("bruno@esempio.it");
  expect((await call("GET", "/me", undefined, bruno)).body).toEqual({ data: null });
  expect((await call("GET", "/me/figures", undefined, bruno)).status).toBe(404);
  expect((await call("GET", "/me/entries", undefined, bruno)).status).toBe(404);
  await call("POST", "", JOIN, bruno);
  expect((await call("GET", "/me/entries", undefined, bruno)).body.data).toEqual({
    entries: [],
    count: 0,
    total: NO_MONEY,
  });
  expect((await call("GET", "/me/figures", undefined, bruno)).body.data.total).toEqual(ZERO);
});

const BANK = { holder: "Anna", iban: "IT60X0542811101000000123456" };
const HOOK = { kind: "webhook" as const, url: "https://anna.example/eventi" };

/** Creates an affiliate that has earned, is paid to a bank account, and has a webhook. */
async function createWithServer() {
  const { db } = server.services;
  await createBusy();
  const affiliateId = (await findAffiliateByCode(db, "sito"))?.affiliate.id ?? "";
  await updateAffiliate(db, affiliateId, BANK);
  const id = randomUUID();
  await insertHook(db, { id, affiliateId, ...HOOK, sealedSecret: "chiuso", createdAt: now });
  return affiliateId;
}

test("an affiliate's export holds what was agreed, the bank account, the server and the ledger", async () => {
  await createWithServer();
  const person = await findPersonByEmail(server.services.db, "sito@esempio.it");
  const exported = await exportPerson(server.services, person);
  expect(exported.affiliate).toMatchObject({
    ...BANK,
    site: "www.esempio.it",
    termsVersion: AFFILIATE_TERMS.version,
    codes: ["sito"],
    servers: [HOOK],
    messages: [],
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: "earn", pendingCents: LUCE }),
    ]),
    payments: [],
  });
  expect(JSON.stringify(exported)).not.toContain("chiuso");
  await createTestAccount(server.services, { email: "altro@esempio.it" });
  const other = await findPersonByEmail(server.services.db, "altro@esempio.it");
  expect((await exportPerson(server.services, other)).affiliate).toBeNull();
});

test("an erased affiliate keeps only the ledger, without a name or a server", async () => {
  const { services } = server;
  const id = await createWithServer();
  await erasePerson(services, await findPersonByEmail(services.db, "sito@esempio.it"));
  expect(await findAffiliateByCode(services.db, "sito")).toBe(null);
  expect((await readBalance(services.db, id)).pendingCents).toBe(LUCE);
  expect(await listHooks(services.db, id)).toEqual([]);
  expect(await arrive(server.app, "sito")).toEqual({ recorded: true });
  // Somebody without entries leaves nothing.
  await createTestAffiliate(services, { email: "due@esempio.it", code: "due" });
  await erasePerson(services, await findPersonByEmail(services.db, "due@esempio.it"));
  expect(await findAffiliateByCode(services.db, "due")).toBe(null);
});

test("draws a QR code of this site's addresses only", async () => {
  const { status, body } = await call("GET", "/qr.svg?indirizzo=%2Fgas%3Ftracking%3Dsito");
  expect([status, body.slice(0, 4)]).toEqual([200, "<svg"]);
  expect((await call("GET", "/qr.svg?indirizzo=https%3A%2F%2Faltro.example")).status).toBe(400);
});
