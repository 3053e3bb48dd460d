import { AFFILIATE_TERMS } from "@volpe/contract";
import { expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { findAffiliateByCode } from "./affiliate-repository.ts";
import { bindReferral } from "./bind-referral.ts";
import { approveDue, earnCommission } from "./ledger.ts";
import { payAffiliates } from "./pay-affiliates.ts";
import { arrive, createTestAffiliate } from "./test-affiliates.ts";

const PAYEE = { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" };
const AGAIN = { site: "www.altro.it", accepted: true, version: AFFILIATE_TERMS.version };
const { luce: LUCE } = AFFILIATE_TERMS.commissionCents;

const server = setUp("test", () => createTestServer({ config: { operatorEmail: "op@volpe.it" } }));

async function createOwner(changes: Parameters<typeof createTestAffiliate>[1]) {
  const { account } = await createTestAffiliate(server.services, changes);
  const headers = await signInForTest(server.services, account.id);
  return async (method: "DELETE" | "POST", path: string, payload?: object) => {
    const url = `/api/v1/affiliates${path}`;
    const reply = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, data: reply.json().data };
  };
}

const listKinds = async () => (await listQueuedMails(server.services)).map(({ kind }) => kind);

test("an affiliate that stops earns nothing more but is paid what it had earned", async () => {
  const { app, services } = server;
  const call = await createOwner(PAYEE);
  const origin = { parents: [], tracking: "sito", accountId: null, email: "", now: TEST_NOW };
  const rule = { affiliateClick: "last" } as const;
  await bindReferral(services.db, rule, { kind: "contract", id: "uno" }, origin);
  await earnCommission(services.db, "uno", { tipology: "luce", dueAt: TEST_NOW, now: TEST_NOW });
  await approveDue(services.db, TEST_NOW);
  expect((await payAffiliates(services, "prima")).paid).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    expect(await call("DELETE", "/me")).toMatchObject({ status: 200, data: { state: "off" } });
  }
  expect(await listKinds()).toEqual(["affiliate-off"]);
  expect(await arrive(app, "sito")).toEqual({ recorded: true });
  expect(await bindReferral(services.db, rule, { kind: "contract", id: "due" }, origin)).toBe(
    false,
  );
  const { paid } = await payAffiliates(services, "dopo");
  expect(paid.map(({ cents }) => cents)).toEqual([LUCE]);
});

test("an affiliate that is off asks again with the same code", async () => {
  const call = await createOwner({ ...PAYEE, state: "off" });
  for (let time = 0; time < 2; time += 1) {
    expect(await call("POST", "", AGAIN)).toMatchObject({
      status: 200,
      data: { state: "requested", codes: ["sito"], site: "www.altro.it", holder: PAYEE.holder },
    });
  }
  expect(await listKinds()).toEqual(["affiliate-request"]);
  expect(await arrive(server.app, "sito")).toEqual({ recorded: true });
  const found = await findAffiliateByCode(server.services.db, "sito");
  expect(found?.affiliate.termsText).toBe(AFFILIATE_TERMS.rules.join("\n"));
});

test("a stop leaves a waiting request as it is", async () => {
  const call = await createOwner({ state: "requested" });
  expect(await call("DELETE", "/me")).toMatchObject({ status: 200, data: { state: "requested" } });
  expect(await listKinds()).toEqual([]);
});

test("an account that never joined has nothing to stop", async () => {
  const { app, services } = server;
  const account = await createTestAccount(services);
  const headers = await signInForTest(services, account.id);
  const reply = await app.inject({ method: "DELETE", url: "/api/v1/affiliates/me", headers });
  expect(reply.statusCode).toBe(404);
});
