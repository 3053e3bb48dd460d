import { addDays, DAY_MS, REMINDER_CONSENT, type ReminderRequest } from "@volpe/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { toDerivedKey } from "../keys/derived-key.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { deletePersonRows } from "../privacy/erasure-repository.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { defineJobs } from "../running-services.ts";
import { callApi } from "../test-call.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { sendReminders } from "./reminder-jobs.ts";
import { REMINDER_KEY } from "./reminder-mails.ts";
import { reminders } from "./reminder-tables.ts";

const REQUEST: ReminderRequest = {
  tipology: "luce",
  day: "2027-03-31",
  email: "Anna@esempio.it",
  consent: true,
};

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

const post = (path: string, body: object, headers = {}) =>
  callApi(server.app, `POST ${path}`, { body, headers });

async function listMails(kind: string) {
  const mails = await listQueuedMails(server.services);
  return mails.filter((mail) => mail.kind === kind);
}

const listStored = () => server.services.db.select().from(reminders);

/** The parameters of the link in the newest mail that asks for a confirmation. */
async function readLink() {
  const mail = (await listMails("reminder-confirmation")).at(-1);
  const [, reference = "", key = ""] =
    /\/promemoria\/([\w-]+)\?chiave=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { reference, key };
}

async function sendOn(day: string) {
  now = new Date(`${day}T08:00:00Z`);
  await sendReminders(server.services);
  return await listMails("price-expiry");
}

test("stores a reminder with its consent, which is unconfirmed at first", async () => {
  expect(await post("/reminders", REQUEST)).toEqual({
    status: 201,
    body: { data: { mailed: true } },
  });
  expect(await listStored()).toEqual([
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

test("mails a confirmed reminder once, 45 days before the expiry", async () => {
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

test("ends a reminder with the unsubscribe link of its mails", async () => {
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

test("confirms nothing with a wrong key or a link of eight days", async () => {
  await post("/reminders", REQUEST);
  const link = await readLink();
  expect((await post("/reminders/confirm", { ...link, key: "x".repeat(22) })).status).toBe(404);
  const reference = "never-there";
  const key = toDerivedKey(server.services.config, REMINDER_KEY, reference);
  expect((await post("/reminders/confirm", { reference, key })).status).toBe(410);
  now = new Date(TEST_NOW.getTime() + 8 * DAY_MS);
  expect((await post("/reminders/confirm", link)).status).toBe(410);
  expect(await listStored()).toMatchObject([{ confirmedAt: null }]);
});

test("stores nothing for a refused request", async () => {
  for (const [change, field] of [
    [{ email: "anna" }, "email"],
    [{ consent: false }, "consent"],
    [{ day: "2027-02-31" }, "day"],
  ] as const) {
    const { status, body } = await post("/reminders", { ...REQUEST, ...change });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  }
  expect(await listStored()).toEqual([]);
});

test("stores nothing for a filled honeypot", async () => {
  expect((await post("/reminders", { ...REQUEST, website: "x" })).status).toBe(201);
  expect(await listStored()).toEqual([]);
});

test("stores one reminder for a repeated request", async () => {
  const headers = { "idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
  await post("/reminders", REQUEST, headers);
  expect((await post("/reminders", REQUEST, headers)).status).toBe(201);
  expect(await listStored()).toHaveLength(1);
});

async function postTimes(count: number, toEmail = (_: number) => REQUEST.email) {
  const replies: Awaited<ReturnType<typeof post>>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    replies.push(await post("/reminders", { ...REQUEST, email: toEmail(sent) }));
  }
  return replies;
}

test("mails a mailbox three links a day", async () => {
  const replies = await postTimes(4);
  expect(replies.map(({ body }) => body.data.mailed)).toEqual([true, true, true, false]);
  expect(await listStored()).toHaveLength(3);
});

test("accepts the sixty requests an hour of an office behind one address", async () => {
  const replies = await postTimes(61, (sent) => `anna${sent}@esempio.it`);
  expect(replies.map(({ status }) => status)).toEqual([...Array(60).fill(201), 429]);
  expect(replies.slice(0, 60).every(({ body }) => body.data.mailed)).toBe(true);
});

/** Stores a reminder of Anna and one of Bruno. */
async function storeTwo() {
  await post("/reminders", REQUEST);
  await post("/reminders", { ...REQUEST, email: "bruno@esempio.it" });
  return await findPersonByEmail(server.services.db, "anna@esempio.it");
}

test("exports only the person's own reminders", async () => {
  const { reminders: exported } = await exportPerson(server.services, await storeTwo());
  expect(exported).toEqual([
    expect.objectContaining({ email: "Anna@esempio.it", expiresOn: "2027-03-31" }),
  ]);
});

test("erases only the person's own reminders", async () => {
  const { services } = server;
  const person = await storeTwo();
  await services.db.transaction((within) => deletePersonRows(within, services.config, person));
  expect(await listStored()).toMatchObject([{ email: "bruno@esempio.it" }]);
});

test("deletes old reminders each night as the privacy notice says", async () => {
  const { services } = server;
  const row = {
    tipology: "luce" as const,
    expiresOn: "2027-03-31",
    consentText: "",
    consentVersion: "",
    createdAt: TEST_NOW,
  };
  const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
  await services.db.insert(reminders).values([
    { ...row, email: "a@esempio.it", createdAt: ago(7) },
    { ...row, email: "b@esempio.it", createdAt: ago(8) },
    { ...row, email: "c@esempio.it", createdAt: ago(90), confirmedAt: ago(90) },
    { ...row, email: "d@esempio.it", confirmedAt: ago(90), endedAt: ago(31) },
    { ...row, email: "e@esempio.it", confirmedAt: ago(90), expiresOn: "2026-10-21" },
    { ...row, email: "f@esempio.it", confirmedAt: ago(90), expiresOn: "2026-10-22" },
  ]);
  const repeat = vi.fn();
  const jobs = { ...services.jobs, define: vi.fn(), schedule: vi.fn(), repeat };
  defineJobs({ ...services, jobs });
  const [, , sweep] = repeat.mock.calls.find(([job]) => job === "sweep-reminders") ?? [];
  await sweep();
  const kept = await listStored();
  expect(kept.map(({ email }) => email[0]).sort()).toEqual(["a", "c", "f"]);
});

test("makes a calendar file only for a future day", async () => {
  const get = (day: string) =>
    server.app.inject(`/api/v1/reminders/expiry.ics?tipology=luce&day=${day}`);
  const today = TEST_NOW.toISOString().slice(0, 10);
  const [past, present, later] = [
    await get("2025-12-31"),
    await get(today),
    await get("2027-03-31"),
  ];
  expect([past.statusCode, present.statusCode, later.statusCode]).toEqual([422, 200, 200]);
  expect(past.json().errors).toMatchObject([{ field: "day" }]);
  expect(later.headers["cache-control"]).toBe("no-store");
  expect(later.body).toContain("DTSTART;VALUE=DATE:20270331");
  expect(later.body).toContain("TRIGGER:-P45D");
  // An alarm 45 days before the expiry would be in the past.
  expect((await get(addDays(today, 24))).body).toContain("TRIGGER:-P23D");
  expect(present.body).toContain("TRIGGER:-P0D");
});
