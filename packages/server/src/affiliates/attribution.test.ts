import { randomUUID } from "node:crypto";
import { AFFILIATE_TERMS, DAY_MS } from "@volpe/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { acceptContract } from "../contracts/accept-contract.ts";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import { TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "../contracts/rules/test-parts.ts";
import {
  startTestContracts,
  type TestContracts,
  TICKED,
  WITHDRAWAL,
} from "../contracts/test-contracts.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { callApi } from "../test-call.ts";
import { trackingArrivals } from "../tracking/tracking-tables.ts";
import { readBalance } from "./affiliate-repository.ts";
import { affiliateReferrals } from "./affiliate-tables.ts";
import { bindReferral } from "./bind-referral.ts";
import { approveDue } from "./ledger.ts";
import { arrive, BROWSER, createTestAffiliate } from "./test-affiliates.ts";

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 90_000 });

let contracts: TestContracts;
beforeAll(async () => {
  contracts = await startTestContracts();
}, 120_000);
afterAll(() => contracts.close());

const LAST = { affiliateClick: "last" } as const;

let made = 0;
async function createAffiliate() {
  made += 1;
  const code = `sito${made}`;
  const { id } = await createTestAffiliate(contracts.services, {
    email: `${code}@esempio.it`,
    code,
  });
  const { db } = contracts.services;
  return {
    code,
    balance: () => readBalance(db, id),
    referrals: async () =>
      (
        await db
          .select()
          .from(affiliateReferrals)
          .where(eq(affiliateReferrals.affiliateId, id))
          .orderBy(affiliateReferrals.kind)
      ).map(({ kind, page, tracking, flag }) => [kind, page, tracking, flag]),
  };
}

/** Concludes a contract that was begun with these headers. */
async function conclude(headers: Record<string, string>) {
  const order = await contracts.begin(contracts.offer, {
    headers: { "user-agent": BROWSER, ...headers },
  });
  await order.call("PATCH", "", {
    consumer: TEST_CONSUMER,
    supply: TEST_SUPPLY,
    payment: TEST_PAYMENT,
  });
  const { offerHash, version } = await order.view();
  await order.call("POST", "/submit", { offerHash, version, boxes: TICKED });
  await order.call("POST", "/sign", { code: await contracts.lastCode() });
  const switched = { ...contracts.services, switches: CONTRACT_SWITCHES };
  await acceptContract(switched, order, { reason: "PEC del fornitore", operator: "prova" });
  expect((await order.view()).state).toBe("accepted");
  return order;
}

const EARNED = AFFILIATE_TERMS.commissionCents.luce;

test("a commission is earned, approved and taken back with its contract", async () => {
  await contracts.reset();
  const affiliate = await createAffiliate();
  const { click = "" } = await arrive(contracts.app, `${affiliate.code}--maggio`);
  const order = await conclude({ tracking: `${affiliate.code}--maggio`, click });
  const through = ["/offerte/luce", `${affiliate.code}--maggio`, null];
  expect(await affiliate.referrals()).toEqual([
    ["contract", ...through],
    ["order", ...through],
  ]);
  expect(await affiliate.balance()).toEqual({
    pendingCents: EARNED,
    approvedCents: 0,
    paidCents: 0,
  });

  const { db } = contracts.services;
  contracts.passMs(13 * DAY_MS);
  expect(await approveDue(db, contracts.services.clock.now())).toBe(0);
  contracts.passMs(4 * DAY_MS);
  expect(await approveDue(db, contracts.services.clock.now())).toBe(1);
  expect(await approveDue(db, contracts.services.clock.now())).toBe(0);
  expect(await affiliate.balance()).toEqual({
    pendingCents: 0,
    approvedCents: EARNED,
    paidCents: 0,
  });

  const refuse = ["contracts", "refuse", order.id, "--motivo", "credito"];
  expect(await runAdmin(contracts.services, refuse)).toMatchObject({ code: 0 });
  expect(await affiliate.balance()).toEqual({ pendingCents: 0, approvedCents: 0, paidCents: 0 });
});

test("a contract of a flagged click, or of a program, earns nothing", async () => {
  const { db } = contracts.services;
  for (const [flag, sent] of [
    ["burst", { "user-agent": BROWSER }],
    ["bot", { "user-agent": "Googlebot/2.1" }],
  ] as const) {
    await contracts.reset();
    const { code, balance, referrals } = await createAffiliate();
    const { click = "" } = await arrive(contracts.app, code);
    if (flag === "burst") {
      await db.update(trackingArrivals).set({ flag }).where(eq(trackingArrivals.id, click));
    }
    await conclude({ tracking: code, click, ...sent });
    const through = ["/offerte/luce", code, flag];
    expect(await referrals()).toEqual([
      ["contract", ...through],
      ["order", ...through],
    ]);
    expect(await balance()).toMatchObject({ pendingCents: 0 });
  }
});

test("a withdrawal in time cancels the commission", async () => {
  await contracts.reset();
  const affiliate = await createAffiliate();
  const order = await conclude({ tracking: affiliate.code });
  expect((await affiliate.balance()).pendingCents).toBe(EARNED);
  await order.call("POST", "/withdraw", WITHDRAWAL);
  expect((await order.view()).state).toBe("withdrawn");
  expect(await affiliate.balance()).toEqual({ pendingCents: 0, approvedCents: 0, paidCents: 0 });
  contracts.passMs(30 * DAY_MS);
  expect(await approveDue(contracts.services.db, contracts.services.clock.now())).toBe(0);
});

test("a request keeps its affiliate up to the contract despite a later link", async () => {
  await contracts.reset();
  const [first, later] = [await createAffiliate(), await createAffiliate()];
  const { click = "" } = await arrive(contracts.app, first.code, { page: "/" });
  const { body } = await callApi(contracts.app, "POST /rates", {
    headers: { tracking: first.code, click, "user-agent": BROWSER },
    body: TEST_RATE_FORM,
  });
  const { rate } = body.data;
  const { offer, offerHash } = await contracts.preview(contracts.offer);
  const order = { offer: contracts.offer, per: offer.query, offerHash, regime: "consumer", rate };
  const headers = {
    "idempotency-key": randomUUID(),
    tracking: later.code,
    "user-agent": BROWSER,
  };
  expect(await contracts.call("POST", "/contracts", order, headers)).toMatchObject({ status: 201 });
  expect(await later.referrals()).toEqual([]);
  expect(await first.referrals()).toEqual([
    ["lead", "/", first.code, null],
    ["order", "/", first.code, null],
    ["quote", "/", first.code, null],
  ]);
});

test("the setting decides between a visitor's first and last arrival", async () => {
  const [first, last] = [await createAffiliate(), await createAffiliate()];
  const one = await arrive(contracts.app, first.code, { page: "/uno" });
  const two = await arrive(contracts.app, last.code, { page: "/due", click: one.click ?? "" });
  const origin = {
    parents: [],
    tracking: last.code,
    visit: { click: two.click ?? "", isProgram: false, widget: "" as const, page: "" },
    accountId: null,
    email: "",
    now: contracts.services.clock.now(),
  };
  const { db } = contracts.services;
  await bindReferral(db, LAST, { kind: "lead", id: "a" }, origin);
  await bindReferral(db, { affiliateClick: "first" }, { kind: "lead", id: "b" }, origin);
  expect(await last.referrals()).toEqual([["lead", "/due", last.code, null]]);
  expect(await first.referrals()).toEqual([["lead", "/uno", first.code, null]]);
});

test("only the objects that led to an affiliate's own request stop counting", async () => {
  const affiliate = await createAffiliate();
  const { db, clock } = contracts.services;
  const origin = { tracking: affiliate.code, accountId: null, now: clock.now() };
  const ask = async (name: string, email: string) => {
    const parents = [{ kind: "conversation", id: name } as const];
    for (const [object, from, known] of [
      [{ kind: "conversation", id: name }, [], ""],
      [{ kind: "quote", id: name }, parents, ""],
      [{ kind: "lead", id: name }, [{ kind: "quote", id: name } as const, ...parents], email],
    ] as const) {
      await bindReferral(db, LAST, object, { ...origin, parents: from, email: known });
    }
  };
  await ask("propria", `${affiliate.code}@ESEMPIO.it`);
  await ask("altrui", "altri@esempio.it");
  const row = (kind: string, flag: string | null) => [kind, "", affiliate.code, flag];
  const found = await affiliate.referrals();
  expect(found).toHaveLength(6);
  for (const kind of ["conversation", "quote", "lead"]) {
    expect(found).toContainEqual(row(kind, "self"));
    expect(found).toContainEqual(row(kind, null));
  }
});

test("an affiliate's own contract is shown but earns nothing", async () => {
  await contracts.reset();
  const affiliate = await createTestAffiliate(contracts.services, {
    email: TEST_CONSUMER.email,
    code: "proprio",
  });
  await conclude({ tracking: "proprio" });
  const rows = await contracts.services.db
    .select()
    .from(affiliateReferrals)
    .where(eq(affiliateReferrals.affiliateId, affiliate.id));
  expect(rows.find(({ kind }) => kind === "contract")?.flag).toBe("self");
  expect(await readBalance(contracts.services.db, affiliate.id)).toMatchObject({ pendingCents: 0 });
});
