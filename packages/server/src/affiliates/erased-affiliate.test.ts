import { AFFILIATE_TERMS, DAY_MS, type Tipology } from "@volpe/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { erasePerson } from "../privacy/erase-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { defineAffiliateJobs } from "./affiliate-jobs.ts";
import { affiliates } from "./affiliate-tables.ts";
import { bindReferral } from "./bind-referral.ts";
import { approveDue, cancelCommission, earnCommission } from "./ledger.ts";
import { listPayouts } from "./ledger-repository.ts";
import { payAffiliates } from "./pay-affiliates.ts";
import { createTestAffiliate } from "./test-affiliates.ts";

const { luce: LUCE, noleggio: NOLEGGIO } = AFFILIATE_TERMS.commissionCents;
const PAYEE = { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" };
const NO_PAYEE = { holder: "", iban: "" };
const LATER = new Date(TEST_NOW.getTime() + DAY_MS);

let id: string;
const server = setUp("test", () => createTestServer());
beforeEach(async () => {
  ({ id } = await createTestAffiliate(server.services, PAYEE));
});

async function earn(contract: string, tipology: Tipology, dueAt = TEST_NOW) {
  const { db } = server.services;
  const origin = { parents: [], tracking: "sito", accountId: null, email: "", now: TEST_NOW };
  await bindReferral(db, { affiliateClick: "last" }, { kind: "contract", id: contract }, origin);
  await earnCommission(db, contract, { tipology, dueAt, now: TEST_NOW });
}

async function erase() {
  const { services } = server;
  await erasePerson(services, await findPersonByEmail(services.db, "sito@esempio.it"));
}

async function sweep() {
  const { services } = server;
  const repeat = vi.fn();
  defineAffiliateJobs({ ...services, jobs: { ...services.jobs, repeat } });
  const [, , run] = repeat.mock.calls.find(([name]) => name === "sweep-referrals") ?? [];
  await run();
}

async function readKept() {
  await sweep();
  const { accountId, holder, iban, state, site } = affiliates;
  const [row] = await server.services.db
    .select({ accountId, holder, iban, state, site })
    .from(affiliates)
    .where(eq(affiliates.id, id));
  return row;
}

const GONE = { accountId: null, state: "off", site: "" };

test("holder and IBAN of an erased affiliate are deleted once the pending sum is paid", async () => {
  const { services } = server;
  await earn("uno", "noleggio");
  await erase();
  expect(await readKept()).toEqual({ ...GONE, ...PAYEE });
  await approveDue(services.db, TEST_NOW);
  expect(await readKept()).toEqual({ ...GONE, ...PAYEE });
  const { paid, waiting } = await payAffiliates(services, "lotto");
  expect([paid, waiting]).toEqual([[expect.objectContaining({ ...PAYEE, cents: NOLEGGIO })], []]);
  expect(await readKept()).toEqual({ ...GONE, ...NO_PAYEE });
  expect(await listPayouts(services.db, "lotto")).toEqual(paid);
});

test("an erased affiliate with nothing pending is paid even less than the minimum", async () => {
  const { services } = server;
  await earn("uno", "luce");
  await earn("due", "luce", LATER);
  await approveDue(services.db, TEST_NOW);
  expect((await payAffiliates(services, "presto")).paid).toEqual([]);
  await erase();
  expect((await payAffiliates(services, "prima")).paid).toEqual([]);
  await approveDue(services.db, LATER);
  const { paid } = await payAffiliates(services, "dopo");
  expect(paid.map(({ cents }) => cents)).toEqual([2 * LUCE]);
  expect(2 * LUCE).toBeLessThan(AFFILIATE_TERMS.payoutMinCents);
});

test("holder and IBAN of an erased affiliate are deleted after a cancelled commission", async () => {
  await earn("uno", "luce");
  await erase();
  await cancelCommission(server.services.db, "uno", TEST_NOW);
  expect(await readKept()).toEqual({ ...GONE, ...NO_PAYEE });
});

test("holder and IBAN are deleted only with the profile, if all is paid", async () => {
  const { services } = server;
  await earn("uno", "noleggio");
  await approveDue(services.db, TEST_NOW);
  await payAffiliates(services, "lotto");
  expect(await readKept()).toMatchObject({ ...PAYEE, state: "approved" });
  await erase();
  const [row] = await services.db.select().from(affiliates).where(eq(affiliates.id, id));
  expect(row).toMatchObject({ ...GONE, ...NO_PAYEE });
});

test("an affiliate that was erased without an IBAN is not among the waiting", async () => {
  const { services } = server;
  await services.db.update(affiliates).set(NO_PAYEE).where(eq(affiliates.id, id));
  await earn("uno", "noleggio");
  await approveDue(services.db, TEST_NOW);
  expect((await payAffiliates(services, "prima")).waiting).toHaveLength(1);
  await erase();
  expect(await payAffiliates(services, "dopo")).toEqual({ paid: [], waiting: [] });
});
