import {
  CONTRACT_DRAFT_KEPT_DAYS,
  CONTRACT_KEPT_DAYS,
  type CustomerRequest,
  DAY_MS,
  HOUR_MS,
  WITHDRAWAL_COSTS,
} from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { runAdmin } from "../admin/test-admin.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { sweepContracts } from "../privacy/retention-jobs.ts";
import { setUp } from "../test-setup.ts";
import { alarmUnaccepted, alarmUnforwarded } from "./contract-jobs.ts";
import { TEST_CONSUMER } from "./rules/test-parts.ts";
import { startTestContracts, WITHDRAWAL } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

// Each order draws six documents, which takes seconds if many tests share a processor.
vi.setConfig({ testTimeout: 90_000 });

const admin = (...args: string[]) => runAdmin(contracts.services, ["contracts", ...args]);
const afterTerm = () => contracts.setNow("2026-12-08T10:00:00Z");

test("records the operator's reason and notifies everybody of a step", async () => {
  const { id, view } = await contracts.signed();
  expect(await admin("accept", id, "--motivo", "PEC delle 12")).toMatchObject({
    code: 0,
    out: ["Accettazione registrata: la conferma con i documenti parte via e-mail."],
  });
  expect(await admin("accept", id, "--motivo", "di nuovo")).toMatchObject({ code: 1 });
  afterTerm();
  expect(await admin("activate", id)).toMatchObject({ code: 2 });
  expect(await admin("activate", id, "--motivo", "attivo dal 10")).toMatchObject({
    code: 0,
    out: ["Il contratto adesso è attivato."],
  });
  expect(await admin("activate", id, "--motivo", "di nuovo")).toMatchObject({ code: 1 });
  expect(await admin("refuse", id, "--motivo", "troppo tardi")).toMatchObject({ code: 1 });
  expect(await admin("end", id, "--motivo", "trasloco")).toMatchObject({ code: 0 });
  expect((await view()).history.map(({ state, by }) => `${state} ${by}`)).toEqual([
    "draft holder",
    "submitted holder",
    "signed holder",
    "accepted operator",
    "activated operator",
    "ended operator",
  ]);
  const told = (await contracts.mails("contract-changed")).map(({ to, text }) => [
    to,
    /motivo che ho registrato: (.*)/.exec(text)?.[1],
  ]);
  expect(told).toEqual([
    ["mario@example.it", "attivo dal 10"],
    ["mario@example.it", "trasloco"],
  ]);
  expect((await contracts.mails("contract-operator")).map(({ subject }) => subject)).toEqual(
    ["da firmare", "firmato", "accettato", "attivato", "finito"].map((state) =>
      expect.stringContaining(`Contratto ${state}: `),
    ),
  );
});

test("shows the reason of a refusal to its owner, on the contract and among the requests", async () => {
  const account = await createTestAccount(contracts.services, { email: "mario@example.it" });
  const headers = await signInForTest(contracts.services, account.id);
  const { id, view } = await contracts.signed();
  expect((await view()).reason).toBeNull();
  const refused = await admin("refuse", id, "--motivo", "Il contatore non c’è");
  expect(refused).toMatchObject({ code: 0 });
  expect(await view()).toMatchObject({ state: "refused", reason: "Il contatore non c’è" });
  const reply = await contracts.app.inject({ url: "/api/v1/requests", headers });
  const listed = reply.json().data.find((request: CustomerRequest) => request.id === id);
  expect(listed?.nextStep).toContain("«Il contatore non c’è»");
});

test("does not activate a contract within the withdrawal term without the box", async () => {
  const patient = await contracts.concluded();
  const early = await contracts.concluded({ early: true });
  const activate = ({ id }: { id: string }) => admin("activate", id, "--motivo", "attivo");
  expect(await activate(patient)).toMatchObject({ code: 1 });
  expect(await activate(early)).toMatchObject({ code: 0 });
  afterTerm();
  expect(await activate(patient)).toMatchObject({ code: 0 });
  // The mail says how to withdraw only while the term is open.
  const told = (await contracts.mails("contract-changed")).map(({ text }) => [
    /ancora recedere, fino al (\d+ \p{L}+ \d{4})/u.exec(text)?.[1] ?? null,
    text.includes("Vedi il contratto o recedi"),
    text.includes("paghi solo quello che hai usato"),
  ]);
  expect(told).toEqual([
    ["7 dicembre 2026", true, true],
    [null, false, false],
  ]);
});

test("distinguishes a reason that is too short from a missing one", async () => {
  const { id } = await contracts.signed();
  const short = await admin("refuse", id, "--motivo", "x");
  expect(short.err.join()).toContain("«x» è troppo corto: scrivi il motivo con almeno 3 lettere");
  expect((await admin("refuse", id)).err.join()).toContain("Scrivi il motivo. Resta");
});

test("names no person in a list", async () => {
  const { id } = await contracts.signed();
  const { out } = await admin("list", "--state", "signed");
  expect(out.join()).toContain(id);
  expect(out.join()).not.toMatch(/Rossi|mario@|RSSMRA/);
});

test("hides the account number of a shown contract", async () => {
  const { id } = await contracts.signed();
  const shown = (await admin("show", id)).out.join();
  expect(shown).toContain("•••• 3456");
  expect(shown).not.toContain("IT60X0542811101000000123456");
});

test("exports the complete proof in one file", async () => {
  const { id } = await contracts.signed();
  const proof = JSON.parse((await admin("export", id)).out.join());
  expect(proof.documents).toHaveLength(8);
  const submit = proof.events.find(({ kind }: { kind: string }) => kind === "submit");
  // What the page said of commission and withdrawal is part of the proof (duties 5 and 10).
  expect(submit.details.duties).toEqual({
    commission: expect.stringContaining("non riceve nulla"),
    conclusion: "acceptance",
    withdrawal: { kind: "statutory", days: 14, text: expect.stringContaining("14 giorni") },
  });
  expect(submit.details).toMatchObject({
    address: "127.0.0.1",
    boxes: expect.arrayContaining([
      {
        name: "durable",
        ticked: true,
        needed: true,
        text: expect.any(String),
        version: expect.any(String),
      },
    ]),
  });
  const sign = proof.events.find(({ kind }: { kind: string }) => kind === "sign");
  expect(sign.details).toMatchObject({
    codeSentTo: "m•••@example.it",
    codeEnteredAt: expect.any(String),
  });
});

test("alerts the operator each hour about a withdrawal that was not forwarded", async () => {
  const { id, call } = await contracts.signed();
  await call("POST", "/withdraw", WITHDRAWAL);
  const alarms = async () => {
    await alarmUnforwarded(contracts.services);
    return (await contracts.mails("contract-alarm")).length;
  };
  expect(await alarms()).toBe(0);
  contracts.passMs(3 * HOUR_MS);
  expect(await alarms()).toBe(1);
  contracts.passMs(HOUR_MS);
  expect(await alarms()).toBe(2);
  expect(await admin("forwarded", id, "--motivo", "PEC delle 12")).toMatchObject({ code: 0 });
  contracts.passMs(HOUR_MS);
  expect(await alarms()).toBe(2);
});

test("reminds the operator each day of an order that no supplier accepted", async () => {
  await contracts.services.db.execute(sql`delete from contracts`);
  const { id } = await contracts.signed();
  const before = (await contracts.mails("contract-alarm")).length;
  const reminders = async () => {
    await alarmUnaccepted(contracts.services);
    return (await contracts.mails("contract-alarm")).length - before;
  };
  contracts.passMs(8 * DAY_MS);
  expect(await reminders()).toBe(0);
  expect(await admin("forwarded", id, "--motivo", "PEC delle 12")).toMatchObject({ code: 0 });
  expect(await reminders()).toBe(0);
  contracts.passMs(8 * DAY_MS);
  expect(await reminders()).toBe(1);
  contracts.passMs(DAY_MS);
  expect(await reminders()).toBe(2);
  expect(await admin("accept", id, "--motivo", "PEC del fornitore")).toMatchObject({ code: 0 });
  contracts.passMs(DAY_MS);
  expect(await reminders()).toBe(2);
});

test("keeps only the signed contracts in an erased person's export", async () => {
  await contracts.services.db.execute(sql`delete from contracts`);
  const draft = await contracts.filled();
  const unsigned = await contracts.submitted();
  await unsigned.call("POST", "/withdraw", WITHDRAWAL);
  const signed = await contracts.signed();
  const account = await createTestAccount(contracts.services, { email: "altro@example.it" });
  const headers = await signInForTest(contracts.services, account.id);
  const foreign = await contracts.begin(contracts.offer, { headers });
  await foreign.call("PATCH", "", { consumer: TEST_CONSUMER });
  const person = await findPersonByEmail(contracts.services.db, "mario@example.it");
  const { contracts: exported } = await exportPerson(contracts.services, person);
  expect(exported.map(({ id }) => id)).toEqual(expect.arrayContaining([draft.id, signed.id]));
  expect(exported.map(({ id }) => id)).not.toContain(foreign.id);
  await erasePerson(contracts.services, person);
  expect((await draft.call("GET", "")).status).toBe(404);
  expect((await unsigned.call("GET", "")).status).toBe(404);
  expect((await foreign.call("GET", "")).status).toBe(200);
  expect(await signed.view()).toMatchObject({ consumer: { email: "mario@example.it" } });
});

test("deletes drafts after thirty days and signed contracts after ten years", async () => {
  const days = async (count: number) => {
    contracts.passMs(count * DAY_MS);
    await sweepContracts(contracts.services);
  };
  await contracts.services.db.execute(sql`delete from contracts`);
  const count = async (table: string) =>
    (await contracts.services.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length;
  const draft = await contracts.filled();
  const order = await contracts.submitted();
  const withdrawn = await contracts.submitted();
  await withdrawn.call("POST", "/withdraw", WITHDRAWAL);
  const signed = await contracts.signed();
  await days(1);
  expect(await count("contract_codes")).toBe(1);
  contracts.passMs(1);
  await days(0);
  expect(await count("contract_codes")).toBe(0);
  await days(CONTRACT_DRAFT_KEPT_DAYS - 2);
  expect((await draft.call("GET", "")).status).toBe(200);
  await days(1);
  expect((await draft.call("GET", "")).status).toBe(404);
  expect((await order.call("GET", "")).status).toBe(404);
  expect((await withdrawn.call("GET", "")).status).toBe(404);
  await days(CONTRACT_KEPT_DAYS - CONTRACT_DRAFT_KEPT_DAYS - 1);
  expect((await signed.call("GET", "")).status).toBe(200);
  await days(2);
  expect((await signed.call("GET", "")).status).toBe(404);
  expect(await count("contract_events")).toBe(0);
});

test("a receipt mentions a paid use only after an activated early start", async () => {
  const waiting = await contracts.concluded({ early: true });
  await waiting.call("POST", "/withdraw", WITHDRAWAL);
  const begun = await contracts.concluded({ early: true });
  await admin("activate", begun.id, "--motivo", "attivo");
  await begun.call("POST", "/withdraw", WITHDRAWAL);
  const receipts = await contracts.mails("contract-withdrawn");
  const textOf = ({ id }: { id: string }) =>
    receipts.find(({ reference }) => reference === id)?.text.replace(/\s+/g, " ");
  expect(textOf(waiting)).toContain(WITHDRAWAL_COSTS["nothing-yet"].receipt);
  expect(textOf(begun)).toContain(WITHDRAWAL_COSTS.use.receipt);
});

test("lists the activation of a contract that was withdrawn later", async () => {
  const account = await createTestAccount(contracts.services, { email: "mario@example.it" });
  const headers = await signInForTest(contracts.services, account.id);
  const waiting = await contracts.concluded({ early: true });
  await waiting.call("POST", "/withdraw", WITHDRAWAL);
  const begun = await contracts.concluded({ early: true });
  await admin("activate", begun.id, "--motivo", "attivo");
  await begun.call("POST", "/withdraw", WITHDRAWAL);
  const reply = await contracts.app.inject({ url: "/api/v1/requests", headers });
  const pathOf = ({ id }: { id: string }) =>
    reply
      .json()
      .data.find((request: CustomerRequest) => request.id === id)
      ?.path.slice(-2)
      .map(({ name, state }: { name: string; state: string }) => `${name} ${state}`);
  expect(pathOf(waiting)).toEqual(["Accettazione done", "Receduto stopped"]);
  expect(pathOf(begun)).toEqual(["Attivazione done", "Receduto stopped"]);
});
