import { REMINDER_CONSENT, type ReminderRequest } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toDerivedKey } from "../keys/derived-key.ts";
import { deletePersonRows } from "../privacy/erasure-repository.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { defineJobs } from "../running-services.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { sendReminders } from "./reminder-jobs.ts";
import { REMINDER_KEY } from "./reminder-mails.ts";
import { reminders } from "./reminder-tables.ts";

const REQUEST: ReminderRequest = {
  tipology: "luce",
  day: "2027-03-31",
  email: "Anna@esempio.it",
  consent: true,
};

let server: VolpeServer;
let now: Date;
beforeEach(async () => {
  now = TEST_NOW;
  server = await createTestServer({ clock: { now: () => now } });
});
afterEach(() => server.close());

async function post(path: string, payload: object, headers = {}) {
  const url = `/api/v1${path}`;
  const reply = await server.app.inject({ method: "POST", url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

type QueuedMail = { to: string; kind: string; text: string; unsubscribeUrl: string };

async function listMails(kind: string): Promise<QueuedMail[]> {
  const { rows } = await server.services.db.execute<{ mail: QueuedMail }>(
    sql`select data as mail from jobs.job where name = 'mail' and data->>'kind' = ${kind}
        order by created_on, id`,
  );
  return rows.map(({ mail }) => mail);
}

const listKept = () => server.services.db.select().from(reminders);

/** The parameters of the link in the newest mail that asks for a confirmation. */
async function readLink() {
  const mail = (await listMails("reminder-confirmation")).at(-1);
  const [, reference = "", key = ""] =
    /\/promemoria\/([\w-]+)\?chiave=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { reference, key };
}

async function sendOn(day: string): Promise<QueuedMail[]> {
  now = new Date(`${day}T08:00:00Z`);
  await sendReminders(server.services);
  return await listMails("price-expiry");
}

test("a reminder is stored with its consent and waits for the mailed link", async () => {
  expect(await post("/reminders", REQUEST)).toEqual({
    status: 201,
    body: { data: { mailed: true } },
  });
  expect(await listKept()).toEqual([
    {
      id: expect.any(String),
      email: "Anna@esempio.it",
      tipology: "luce",
      expiresOn: "2027-03-31",
      consentText: REMINDER_CONSENT.text,
      consentVersion: REMINDER_CONSENT.version,
      createdAt: TEST_NOW,
      confirmedAt: null,
      sentAt: null,
      endedAt: null,
    },
  ]);
  expect(await sendOn("2027-02-14")).toEqual([]);
});

test("a confirmed reminder is mailed once, 45 days before the expiry, though asked for twice", async () => {
  for (const { email } of [REQUEST, { email: "anna@esempio.it" }]) {
    await post("/reminders", { ...REQUEST, email });
    const link = await readLink();
    const confirmed = {
      status: 200,
      body: {
        data: {
          tipology: "luce",
          expiresOn: "2027-03-31",
          remindedOn: "2027-02-14",
          mailbox: `${email[0]}•••@esempio.it`,
        },
      },
    };
    expect(await post("/reminders/confirm", link)).toEqual(confirmed);
    expect(await post("/reminders/confirm", link)).toEqual(confirmed);
  }
  expect(await sendOn("2027-02-13")).toEqual([]);
  const [mail, ...others] = await sendOn("2027-02-14");
  expect(others).toEqual([]);
  expect(mail?.to.toLowerCase()).toBe("anna@esempio.it");
  expect(mail?.text).toContain("/preventivo/calcolo?tipologia=luce");
  expect(mail?.text).toContain(mail?.unsubscribeUrl);
  expect(await sendOn("2027-02-15")).toHaveLength(1);
});

test("the unsubscribe link of its mails ends a reminder, which no old link revives", async () => {
  await post("/reminders", REQUEST);
  const link = await readLink();
  await post("/reminders/confirm", link);
  const [mail] = await listMails("reminder-confirmation");
  const { pathname, searchParams } = new URL(mail?.unsubscribeUrl ?? "");
  const unsubscribed = await post("/unsubscribe", {
    reference: pathname.replace("/disiscrivimi/", ""),
    key: searchParams.get("chiave"),
  });
  expect(unsubscribed.body.data).toEqual({ mailbox: "A•••@esempio.it" });
  expect((await post("/reminders/confirm", link)).status).toBe(410);
  expect(await sendOn("2027-02-14")).toEqual([]);
});

test("a wrong key and a link of eight days confirm nothing", async () => {
  await post("/reminders", REQUEST);
  const link = await readLink();
  expect((await post("/reminders/confirm", { ...link, key: "x".repeat(22) })).status).toBe(404);
  const reference = "never-there";
  const key = toDerivedKey(server.services.config, REMINDER_KEY, reference);
  expect((await post("/reminders/confirm", { reference, key })).status).toBe(410);
  now = new Date(TEST_NOW.getTime() + 8 * 86_400_000);
  expect((await post("/reminders/confirm", link)).status).toBe(410);
  expect(await listKept()).toMatchObject([{ confirmedAt: null }]);
});

test("a refused or trapped request stores nothing, and a repeated one stores one", async () => {
  for (const [change, field] of [
    [{ email: "anna" }, "email"],
    [{ consent: false }, "consent"],
    [{ day: "2027-02-31" }, "day"],
  ] as const) {
    const { status, body } = await post("/reminders", { ...REQUEST, ...change });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  }
  expect((await post("/reminders", { ...REQUEST, website: "x" })).status).toBe(201);
  expect(await listKept()).toEqual([]);
  const headers = { "idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
  await post("/reminders", REQUEST, headers);
  expect((await post("/reminders", REQUEST, headers)).status).toBe(201);
  expect(await listKept()).toHaveLength(1);
});

test("a mailbox gets three links a day, and an address asks five times an hour", async () => {
  const replies = [];
  for (let sent = 0; sent < 6; sent += 1) {
    const { status, body } = await post("/reminders", REQUEST);
    replies.push(body.data?.mailed ?? status);
  }
  expect(replies).toEqual([true, true, true, false, false, 429]);
  expect(await listKept()).toHaveLength(3);
});

test("a person's copy of their data holds a reminder, and their erasure deletes it alone", async () => {
  const { services } = server;
  await post("/reminders", REQUEST);
  await post("/reminders", { ...REQUEST, email: "bruno@esempio.it" });
  const person = await findPersonByEmail(services.db, "anna@esempio.it");
  const { reminders: exported } = await exportPerson(services, person);
  expect(exported).toMatchObject([{ email: "Anna@esempio.it", expiresOn: "2027-03-31" }]);
  await services.db.transaction((within) => deletePersonRows(within, person));
  expect(await listKept()).toMatchObject([{ email: "bruno@esempio.it" }]);
});

test("the nightly job deletes what the privacy notice says", async () => {
  const { services } = server;
  const row = {
    tipology: "luce" as const,
    expiresOn: "2027-03-31",
    consentText: "",
    consentVersion: "",
    createdAt: TEST_NOW,
  };
  const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);
  await services.db.insert(reminders).values([
    { ...row, email: "a@esempio.it", createdAt: ago(7) },
    { ...row, email: "b@esempio.it", createdAt: ago(8) },
    { ...row, email: "c@esempio.it", createdAt: ago(90), confirmedAt: ago(90) },
    { ...row, email: "d@esempio.it", confirmedAt: ago(90), endedAt: ago(31) },
    { ...row, email: "e@esempio.it", confirmedAt: ago(90), expiresOn: "2026-10-21" },
    { ...row, email: "f@esempio.it", confirmedAt: ago(90), expiresOn: "2026-10-22" },
  ]);
  const define = vi.fn();
  defineJobs({ ...services, jobs: { ...services.jobs, define, schedule: vi.fn() } });
  const [, sweep] = define.mock.calls.find(([job]) => job === "sweep-reminders") ?? [];
  await sweep({}, new AbortController().signal);
  const kept = await listKept();
  expect(kept.map(({ email }) => email[0]).sort()).toEqual(["a", "c", "f"]);
});
