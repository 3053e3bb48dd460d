import { AFFILIATE_TERMS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestAccount } from "../accounts/sessions/test-session.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { bindReferral } from "./bind-referral.ts";
import { joinAffiliates, readAffiliate } from "./join-affiliates.ts";
import { approveDue, earnCommission } from "./ledger.ts";
import { payAffiliates } from "./pay-affiliates.ts";
import { switchAffiliate } from "./switch-affiliate.ts";
import { createTestAffiliate } from "./test-affiliates.ts";

const OPERATOR = "op@volpe.example";
const PAYEE = { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" };
const JOIN = {
  site: "www.esempio.it/anna-bianchi",
  accepted: true as const,
  version: AFFILIATE_TERMS.version,
};

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () =>
  createTestServer({ config: { operatorEmail: OPERATOR }, clock: { now: () => now } }),
);

const listMails = async () =>
  (await listQueuedMails(server.services)).map(({ kind, to, subject, text }) => ({
    ...{ kind, to, subject },
    text: text.replaceAll("\u00a0", " "),
  }));

async function switchTo(id: string, state: "approved" | "off", isOwn = false) {
  now = new Date(now.getTime() + 1000);
  await switchAffiliate(server.services, id, state, { isOwn });
}

async function earn(contract: string) {
  const { db } = server.services;
  const origin = { parents: [], tracking: "sito", accountId: null, email: "", now };
  await bindReferral(db, { affiliateClick: "last" }, { kind: "contract", id: contract }, origin);
  await earnCommission(db, contract, { tipology: "noleggio", dueAt: now, now });
  await approveDue(db, now);
}

test("the operator gets one mail about a request, which names only its code", async () => {
  const { services } = server;
  const account = await createTestAccount(services, { email: "anna@esempio.it" });
  await joinAffiliates(services, account.id, JOIN);
  await joinAffiliates(services, account.id, JOIN);
  const mails = await listMails();
  const code = (await readAffiliate(services, account.id))?.codes[0] ?? "";
  expect(mails).toMatchObject([{ kind: "affiliate-request", to: OPERATOR }]);
  expect(mails[0]?.text).toContain(`affiliates approve ${code}`);
  expect(mails[0]?.text).not.toMatch(/anna/i);
});

test("without an operator's address no mail about a request is sent", async () => {
  const { services } = server;
  const account = await createTestAccount(services, { email: "anna@esempio.it" });
  const config = { ...services.config, operatorEmail: null };
  await joinAffiliates({ ...services, config }, account.id, JOIN);
  expect(await listMails()).toEqual([]);
});

test("an affiliate gets one mail each time its code is switched on or off", async () => {
  const { id } = await createTestAffiliate(server.services, { state: "requested" });
  await switchTo(id, "approved");
  await switchTo(id, "approved");
  await switchTo(id, "off");
  await switchTo(id, "approved");
  await switchTo(id, "off", true);
  const mails = await listMails();
  expect(mails.map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
    ["affiliate-on", "sito@esempio.it", "Il tuo codice di affiliato è acceso"],
    ["affiliate-off", "sito@esempio.it", "Il tuo codice di affiliato è spento"],
    ["affiliate-on", "sito@esempio.it", "Il tuo codice di affiliato è acceso"],
    ["affiliate-off", "sito@esempio.it", "Il tuo codice di affiliato è spento"],
  ]);
  expect(mails[0]?.text).toContain("Per pagarti ci manca un IBAN");
  expect(mails[1]?.text).toContain("Per capire perché");
  expect(mails[3]?.text).toContain("come hai chiesto");
});

test("the mail about a refused request names no commission", async () => {
  const { id } = await createTestAffiliate(server.services, { state: "requested" });
  await switchTo(id, "off");
  const [mail] = await listMails();
  expect(mail?.text).toContain("non ti abbiamo approvato");
  expect(mail?.text).not.toContain("maturato");
});

test("a payment is mailed once, with its sum and the last figures of the IBAN", async () => {
  const { services } = server;
  await createTestAffiliate(services, PAYEE);
  await earn("uno");
  await payAffiliates(services, "lotto");
  await payAffiliates(services, "lotto");
  const mails = await listMails();
  expect(mails).toMatchObject([{ kind: "affiliate-payout", to: "sito@esempio.it" }]);
  expect(mails[0]?.text).toContain("Importo: 80,00 €\nIBAN: •••• 3456");
  expect(mails[0]?.text).not.toMatch(/Anna|IT60/);
});

test("a payment to an erased affiliate is mailed to nobody", async () => {
  const { services } = server;
  await createTestAffiliate(services, PAYEE);
  await earn("uno");
  await erasePerson(services, await findPersonByEmail(services.db, "sito@esempio.it"));
  expect((await payAffiliates(services, "lotto")).paid).toHaveLength(1);
  expect(await listMails()).toEqual([]);
});

test("a mail of a transaction that fails is not sent", async () => {
  const { services } = server;
  const { id, account } = await createTestAffiliate(services, { state: "requested" });
  const mail = {
    ...services.mail,
    send: async (...given: Parameters<typeof services.mail.send>) => {
      await services.mail.send(...given);
      throw new Error("disk full");
    },
  };
  await expect(switchAffiliate({ ...services, mail }, id, "approved")).rejects.toThrow("disk full");
  expect(await listMails()).toEqual([]);
  expect((await readAffiliate(services, account.id))?.state).toBe("requested");
});
