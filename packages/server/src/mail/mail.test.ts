import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { createJobs, type Jobs } from "../jobs/jobs.ts";
import { silentLog } from "../process/log.ts";
import { toTestConfig } from "../test-config.ts";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { createMail, type Mail, type SentMail } from "./mail.ts";
import { suppressMailbox } from "./suppression-repository.ts";
import { type ReceivedMail, startTestSmtpServer } from "./test-smtp-server.ts";

const cleanups: (() => Promise<void>)[] = [];

const open = setUp("test", createTestDatabase);
const folder = setUp("test", createTestFolder);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup();
  }
});

const MAIL = {
  to: "anna@example.it",
  subject: "Il tuo preventivo è pronto",
  text: "Ciao Anna",
  html: "<p>Ciao Anna</p>",
  kind: "quote-ready",
  reference: "rate-1",
};

async function startMail(
  smtpUrl: string | null,
  { work = true, atOnce = 4, retryLimit = 30 } = {},
): Promise<{ mail: Mail; jobs: Jobs }> {
  const jobs = createJobs({ client: open.client, log: silentLog, pollSeconds: 0.5 });
  const config = { ...toTestConfig(), smtpUrl, dataDir: folder.path };
  const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
  const mail = createMail({
    config,
    db: open.db,
    clock,
    jobs,
    log: silentLog,
    retryDelaySeconds: 1,
    retryLimit,
    atOnce,
  });
  await jobs.start({ work });
  cleanups.push(() => jobs.stop());
  return { mail, jobs };
}

async function startSmtp(onMail?: (mail: ReceivedMail, count: number) => void) {
  const server = await startTestSmtpServer(onMail);
  cleanups.push(() => server.close());
  return server;
}

const UNDELIVERED = {
  kind: MAIL.kind,
  to: MAIL.to,
  reference: MAIL.reference,
  queuedAt: new Date("2026-11-21T10:00:00Z"),
};

const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });
const toMessageId = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim();

test("delivers over SMTP with the brand as its sender", async () => {
  const smtp = await startSmtp();
  const { mail } = await startMail(smtp.url);
  await mail.send({ ...MAIL, unsubscribeUrl: "https://volpe.example/disiscrivimi/rate-1" });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  const raw = smtp.received[0]?.raw ?? "";
  expect(smtp.received[0]?.to).toEqual(["anna@example.it"]);
  expect(raw).toMatch(/^From: Volpe <ciao@volpe\.example>\r$/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?Il_tuo_preventivo_=C3=A8_pronto\?=\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/volpe\.example\/disiscrivimi\/rate-1>\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(toMessageId(raw)).toMatch(/^<quote-ready\.[0-9a-f]{32}@volpe\.example>$/);
});

test("retries the same mail after a temporary refusal", async () => {
  const ids: (string | undefined)[] = [];
  const smtp = await startSmtp(({ raw }, count) => {
    ids.push(toMessageId(raw));
    if (count === 1) {
      throw refusal(451);
    }
  });
  const { mail } = await startMail(smtp.url);
  await mail.send(MAIL);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test("delivers an urgent mail before waiting ones", async () => {
  const smtp = await startSmtp();
  const waiting = await startMail(smtp.url, { work: false });
  for (const reference of ["rate-1", "rate-2", "rate-3"]) {
    await waiting.mail.send({ ...MAIL, reference });
  }
  await waiting.mail.send({ ...MAIL, to: "bruno@example.it", isUrgent: true });
  await startMail(smtp.url, { atOnce: 1 });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(4), { timeout: 15_000 });
  expect(smtp.received.map(({ to }) => to[0]?.split("@")[0])).toEqual([
    "bruno",
    "anna",
    "anna",
    "anna",
  ]);
});

test("notifies the owner of a mail that was permanently refused", async () => {
  const smtp = await startSmtp(() => {
    throw refusal(552);
  });
  const refused: SentMail[] = [];
  const { mail } = await startMail(smtp.url);
  mail.onUndelivered([MAIL.kind], async (each) => {
    refused.push(each);
  });
  await mail.send({ ...MAIL, kind: "other" });
  await mail.send(MAIL);
  await vi.waitFor(() => expect(smtp.tries()).toBe(2), { timeout: 15_000 });
  await vi.waitFor(() => expect(refused).toHaveLength(1), { timeout: 15_000 });
  expect(refused).toEqual([UNDELIVERED]);
});

test("reports a mail as delivered only if a mailbox accepted it", async () => {
  const smtp = await startSmtp();
  const taken: string[] = [];
  const files = join(folder.path, "mail");
  for (const smtpUrl of [null, smtp.url]) {
    const { mail, jobs } = await startMail(smtpUrl);
    mail.onDelivered([MAIL.kind], async ({ reference }) => {
      taken.push(reference);
    });
    await mail.send({ ...MAIL, reference: String(smtpUrl) });
    const countArrived = () => (smtpUrl === null ? readdirSync(files) : smtp.received).length;
    await vi.waitFor(() => expect(countArrived()).toBe(1), { timeout: 15_000 });
    await jobs.stop();
  }
  expect(taken).toEqual([smtp.url]);
});

test("reports a mail that no try delivered", async () => {
  const smtp = await startSmtp(() => {
    throw refusal(451);
  });
  const given: SentMail[] = [];
  const { mail } = await startMail(smtp.url, { retryLimit: 1 });
  mail.onUndelivered([MAIL.kind], async (each) => {
    given.push(each);
  });
  await mail.send(MAIL);
  await vi.waitFor(() => expect(given).toHaveLength(1), { timeout: 20_000 });
  expect(given).toEqual([UNDELIVERED]);
  expect(smtp.tries()).toBe(2);
});

test("the body and the links of a waiting mail are encrypted", async () => {
  const smtp = await startSmtp();
  const waiting = await startMail(smtp.url, { work: false });
  const unsubscribeUrl = "https://volpe.example/disiscrivimi/rate-1?chiave=abc";
  await waiting.mail.send({ ...MAIL, unsubscribeUrl });
  const { rows } = await open.db.execute<{ row: string }>(
    sql`select j::text as row from jobs.job j where name = 'mail'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).toContain(MAIL.to);
  for (const hidden of [MAIL.text, MAIL.html, "chiave="]) {
    expect(rows[0]?.row).not.toContain(hidden);
  }
  await startMail(smtp.url);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  expect(smtp.received[0]?.raw).toContain(MAIL.text);
  expect(smtp.received[0]?.raw).toContain(MAIL.html);
  expect(smtp.received[0]?.raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
});

test("reports a mail that is dropped because its content is void", async () => {
  const smtp = await startSmtp();
  const { mail } = await startMail(smtp.url);
  const dropped: SentMail[] = [];
  mail.onUndelivered([MAIL.kind], async (each) => {
    dropped.push(each);
  });
  const now = new Date("2026-11-21T10:00:00Z");
  await mail.send({ ...MAIL, deliverUntil: now });
  await mail.send({ ...MAIL, to: "bruno@example.it", deliverUntil: new Date(now.getTime() + 1) });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(smtp.received.map(({ to }) => to)).toEqual([["bruno@example.it"]]);
  expect(dropped).toEqual([UNDELIVERED]);
});

test("gives up at once after a permanent refusal", async () => {
  const smtp = await startSmtp(() => {
    throw refusal(550);
  });
  const { mail } = await startMail(smtp.url);
  await mail.send(MAIL);
  await vi.waitFor(() => expect(smtp.tries()).toBe(1), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(smtp.tries()).toBe(1);
});

test("writes one private file per mail if no SMTP server is configured", async () => {
  const { mail } = await startMail(null);
  await mail.send(MAIL);
  const mails = join(folder.path, "mail");
  const list = () => readdirSync(mails).filter((name) => name.endsWith(".eml"));
  await vi.waitFor(() => expect(list()).toHaveLength(1), { timeout: 15_000 });
  const [name = ""] = list();
  expect(name).toMatch(/^20261121T100000Z-quote-ready-[0-9a-f]{12}\.eml$/);
  expect(statSync(join(mails, name)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(mails, name), "utf8")).toContain("To: anna@example.it");
});

test("writes no second header from a subject", async () => {
  const smtp = await startSmtp();
  const { mail } = await startMail(smtp.url);
  await mail.send({ ...MAIL, subject: "Ciao\r\nBcc: bruno@example.it\r\n\r\nCorpo" });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  expect(smtp.received[0]?.to).toEqual(["anna@example.it"]);
  expect(smtp.received[0]?.raw).not.toMatch(/^Bcc:/im);
  expect(smtp.received[0]?.raw).toMatch(/^Subject: Ciao Bcc: bruno@example\.it Corpo\r$/m);
});

test("queues a mail only if its transaction commits", async () => {
  const smtp = await startSmtp();
  const { mail } = await startMail(smtp.url);
  await open.db
    .transaction(async (within) => {
      await mail.send({ ...MAIL, reference: "lost" }, { within });
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  await open.db.transaction((within) => mail.send({ ...MAIL, to: "bruno@example.it" }, { within }));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(smtp.received.map(({ to }) => to)).toEqual([["bruno@example.it"]]);
});

const MARKETING = {
  ...MAIL,
  kind: "news",
  purpose: "marketing",
  unsubscribeUrl: "https://volpe.example/disiscrivimi/rate-1",
} as const;
const suppress = (mailbox: string) =>
  suppressMailbox(open.db, toTestConfig(), { email: mailbox, now: new Date() });

test("queues service mail but no marketing for an unsubscribed mailbox", async () => {
  const jobs = createJobs({ client: open.client, log: silentLog });
  const send = vi.spyOn(jobs, "send").mockResolvedValue();
  const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
  const config = toTestConfig();
  const mail = createMail({ config, db: open.db, clock, jobs, log: silentLog });
  await suppress("Anna@example.it");
  await mail.send(MARKETING);
  await open.db.transaction((within) => mail.send(MARKETING, { within }));
  expect(send).not.toHaveBeenCalled();
  await mail.send(MAIL);
  await mail.send({ ...MARKETING, to: "bruno@example.it" });
  expect(send.mock.calls.map(([, { to, purpose }]) => `${purpose} ${to}`)).toEqual([
    "service anna@example.it",
    "marketing bruno@example.it",
  ]);
});

test("delivers no marketing that was queued before its mailbox was unsubscribed", async () => {
  const smtp = await startSmtp();
  const later = createJobs({ client: open.client, log: silentLog });
  const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
  const config = toTestConfig();
  const queue = createMail({ config, db: open.db, clock, jobs: later, log: silentLog });
  await later.start({ work: false });
  await queue.send(MARKETING);
  await queue.send(MAIL);
  await later.stop();
  await suppress("anna@example.it");
  await startMail(smtp.url);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 });
  expect(smtp.received[0]?.raw).toContain("quote-ready");
});
