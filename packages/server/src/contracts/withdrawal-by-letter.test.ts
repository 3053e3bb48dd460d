import { userInfo } from "node:os";
import { beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { createLimits } from "../limits/limits.ts";
import { hasMailboxRoom, takeMailbox } from "../limits/mailbox-limit.ts";
import { setUp } from "../test-setup.ts";
import { listEvents } from "./store/contract-repository.ts";
import { startTestContracts, WITHDRAWAL } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

vi.setConfig({ testTimeout: 90_000 });

// The contract was signed and accepted on 21 November. The fourteenth day is a Saturday, so the
// term ends on the following Monday.
const LAST_DAY = "2026-12-07";
const AFTER = "2026-12-10";

const step = (action: string, id: string, ...rest: string[]) =>
  runAdmin(contracts.services, ["contracts", action, id, "--motivo", "lettera", ...rest]);
const lastEvent = async (id: string) =>
  (await listEvents(contracts.services.db, id)).findLast(({ role }) => role === "operator");

test("accepts a letter of the last day that is recorded after the end", async () => {
  const { id, view } = await contracts.concluded({ early: true });
  contracts.setNow(`${AFTER}T10:00:00Z`);
  for (const action of ["activate", "end"]) {
    expect(await step(action, id)).toMatchObject({ code: 0 });
  }
  expect(await step("withdraw", id)).toMatchObject({ code: 1 });
  expect(await step("withdraw", id, "--inviato", "2026-12-08")).toMatchObject({ code: 1 });
  expect((await view()).state).toBe("ended");
  expect(await step("withdraw", id, "--inviato", LAST_DAY)).toMatchObject({ code: 0 });
  expect((await view()).state).toBe("withdrawn");
  expect(await lastEvent(id)).toMatchObject({
    kind: "withdraw",
    fromState: "ended",
    details: { sentOn: LAST_DAY, receivedAt: `${AFTER}T10:00:00.000Z` },
  });
  const [receipt] = await contracts.mails("contract-withdrawn");
  expect(receipt?.text).toContain("Inviato il: 7 dicembre 2026");
  expect(receipt?.text).toContain("Ricevuto il: 10 dicembre 2026");
});

test.each([
  ["still to come", "2030-01-01"],
  ["before the order", "2026-01-01"],
  ["not in the calendar", "2026-11-31"],
  ["written in another way", "21/11/2026"],
])("refuses a day of sending that is %s and says how to write it", async (_, day) => {
  const { id, view } = await contracts.signed();
  const { code, err } = await step("withdraw", id, "--inviato", day);
  expect(code).toBe(1);
  expect(err.join()).toMatch(/giorno dell’invio va scritto come 2026-11-21/);
  expect((await view()).state).toBe("signed");
});

test("ends no contract within its withdrawal term", async () => {
  const { id, view } = await contracts.concluded({ early: true });
  expect(await step("activate", id)).toMatchObject({ code: 0 });
  const { code, err } = await step("end", id);
  expect(code).toBe(1);
  expect(err.join()).toContain("Il termine per recedere è ancora aperto");
  expect((await view()).withdrawal?.open).toBe(true);
  expect(await step("withdraw", id)).toMatchObject({ code: 0 });
});

test("mails no second receipt for a withdrawal that is recorded twice", async () => {
  const { id } = await contracts.signed();
  expect((await step("withdraw", id)).out).toEqual([
    "Recesso registrato: la ricevuta parte via e-mail.",
  ]);
  expect(await step("withdraw", id)).toMatchObject({
    code: 0,
    out: ["Era già receduto: non cambia niente e non parte nessuna ricevuta."],
  });
  expect(await contracts.mails("contract-withdrawn")).toHaveLength(1);
});

test("records who took each step of the operator", async () => {
  const { id } = await contracts.signed({ early: true });
  await step("forwarded", id, "--operatore", "Carla");
  expect((await lastEvent(id))?.details).toEqual({ operator: "Carla" });
  await step("accept", id);
  expect((await lastEvent(id))?.details).toMatchObject({ operator: userInfo().username });
  await step("activate", id);
  expect((await lastEvent(id))?.details).toEqual({ operator: userInfo().username });
  await step("withdraw", id, "--operatore", "Carla");
  expect((await lastEvent(id))?.details).toMatchObject({ operator: "Carla" });
});

test("sends the receipt even if its mailbox has reached the daily limit", async () => {
  const { db, clock, config } = contracts.services;
  const other = "altra@example.it";
  const limits = createLimits({ db, clock, secret: config.sessionSecret });
  for (let count = 0; count < 1000 && (await takeMailbox(limits, other)); count += 1);
  expect(await hasMailboxRoom(limits, other)).toBe(false);
  const { call } = await contracts.signed();
  expect((await call("POST", "/withdraw", { ...WITHDRAWAL, email: other })).status).toBe(200);
  const receipts = (await contracts.mails("contract-withdrawn")).map(({ to }) => to);
  expect(receipts.sort()).toEqual([other, "mario@example.it"]);
});
