import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { updateAccount } from "../accounts/store/account-repository.ts";
import { runAdmin as runCommandIn } from "../admin/test-admin.ts";
import { listMessages } from "../conversations/conversation-repository.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { callApi } from "../test-call.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { readAccount } from "./person-repository.ts";
import { sweepRequests } from "./retention-jobs.ts";
import { createKnownPerson, insertConversation, writeTestMail } from "./test-person.ts";
import { listTraces } from "./test-traces.ts";

const ANNA = { email: "anna@esempio.it", password: "una gita al lago" };
const GIANNA = { email: "gianna@esempio.it", password: "una gita al mare" };

let now = TEST_NOW;
const folder = setUp("test", createTestFolder);
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () =>
  createTestServer({
    config: { dataDir: folder.path, operatorEmail: "op@volpe.example" },
    clock: { now: () => now },
  }),
);

const call = (
  headers: Record<string, string>,
  method: "GET" | "POST",
  path: string,
  body?: object,
) => callApi(server.app, `${method} ${path}`, { headers, body });

const runAdmin = (...args: string[]) => runCommandIn(server.services, args, folder.path);

test("an erasure deletes every row and file of the person and keeps those of others", async () => {
  const { db } = server.services;
  const anna = await createKnownPerson(server, ANNA);
  await createKnownPerson(server, GIANNA);
  const before = await listTraces({ db, dataDir: folder.path }, GIANNA.email);
  const own = await listTraces({ db, dataDir: folder.path }, ANNA.email);
  expect(own.filter((trace) => !trace.startsWith(folder.path))).toEqual(
    expect.arrayContaining([
      "public.account_identities",
      "public.accounts",
      "public.chat_messages",
      "public.contact_messages",
      "public.conversations",
      "public.leads",
      "public.ticket_messages",
    ]),
  );

  const wrong = await call(anna.headers, "POST", "/auth/erasure", { password: "un'altra ancora" });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, "password"]);
  const { status } = await call(anna.headers, "POST", "/auth/erasure", {
    password: ANNA.password,
  });
  expect(status).toBe(200);
  expect(await listTraces({ db, dataDir: folder.path }, ANNA.email)).toEqual([]);
  expect(await listTraces({ db, dataDir: folder.path }, GIANNA.email)).toEqual(before);
  expect((await call(anna.headers, "GET", "/auth/detail")).status).toBe(401);
});

test("an erasure removes the address from texts that another person wrote", async () => {
  const { services } = server;
  const anna = await createKnownPerson(server, ANNA);
  const said = `Sono della casa di ${ANNA.email}, ${ANNA.email} e basta.`;
  const id = await insertConversation(services, "piero@esempio.it", said);
  const { body } = await call(anna.headers, "GET", "/auth/export");
  expect(JSON.stringify(body.data)).not.toContain("piero@esempio.it");
  await call(anna.headers, "POST", "/auth/erasure", { password: ANNA.password });
  expect(await listTraces({ db: services.db, dataDir: folder.path }, ANNA.email)).toEqual([]);
  const messages = await listMessages(services.db, id);
  expect(messages.map((message) => message.messages)).toEqual([
    ["Sono della casa di •••, ••• e basta."],
  ]);
});

test("an erasure deletes only the operator's mails about the person's requests", async () => {
  const { services } = server;
  await createKnownPerson(server, GIANNA);
  const anna = await createKnownPerson(server, ANNA);
  const { rows } = await services.db.execute<{ number: number }>(
    sql`select number from tickets order by number`,
  );
  const [gianna, own] = rows.map(({ number }) => number);
  const abouts = [`V-${gianna}`, `V-${own}`, `V-${own}0`].map((number) => `${number}: Domanda`);
  for (const about of abouts) {
    await writeTestMail(services, { to: "op@volpe.example", kind: "ticket", about });
  }
  await call(anna.headers, "POST", "/auth/erasure", { password: ANNA.password });
  const left = (await readdir(join(folder.path, "mail"))).filter((name) =>
    name.includes("-ticket-"),
  );
  const texts = await Promise.all(
    left.map((name) => readFile(join(folder.path, "mail", name), "utf8")),
  );
  const numbers = texts.map((text) => /V-(\d+)/.exec(text)?.[1]);
  expect(numbers.toSorted()).toEqual([String(gianna), `${own}0`].toSorted());
});

test("an erasure deletes all mail to a former address but only the link to an unconfirmed one", async () => {
  const { services } = server;
  const { id } = await createTestAccount(services, { email: "vecchia@esempio.it" });
  const now = services.clock.now();
  await updateAccount(services.db, id, {
    email: ANNA.email,
    emailKey: ANNA.email,
    pendingEmail: "Attesa@esempio.it",
    updatedAt: now,
  });
  for (const to of ["vecchia@esempio.it", "attesa@esempio.it"]) {
    for (const kind of ["email-change", "quote-ready"]) {
      await writeTestMail(services, { to, kind });
      const mail = { to, kind, subject: "s", text: to, html: "" };
      await services.mail.send(mail);
    }
  }
  expect((await runAdmin("erase-person", ANNA.email, "--conferma")).code).toBe(0);
  const { db } = services;
  expect(await listTraces({ db, dataDir: folder.path }, "vecchia@esempio.it")).toEqual([]);
  const left = await listTraces({ db, dataDir: folder.path }, "attesa@esempio.it");
  expect(left.map((trace) => trace.replace(/.*Z-|-\w+\.eml$/g, ""))).toEqual([
    "quote-ready",
    "jobs.job",
    "jobs.job_common",
  ]);
});

test("the export holds the person's data of every feature without secrets", async () => {
  const anna = await createKnownPerson(server, ANNA);
  await createKnownPerson(server, GIANNA);
  const { body } = await call(anna.headers, "GET", "/auth/export");
  expect(body.data).toMatchObject({
    format: 1,
    madeAt: TEST_NOW.toISOString(),
    email: ANNA.email,
    profile: { email: ANNA.email, name: "Anna Bianchi", hasPassword: true },
    devices: [{ endedAt: null }],
    providers: [{ provider: "google", subject: ANNA.email }],
    lists: { preferiti: ["una-offerta"] },
    requests: [
      {
        email: ANNA.email,
        quote: null,
        consents: [{ category: "marketing", granted: true, text: "Testo" }],
        callRequests: [{ preferredTime: "mattina" }],
      },
    ],
    conversations: [{ draft: { email: ANNA.email }, messages: [{ owner: "user" }] }],
    tickets: [
      {
        subject: "Domanda",
        messages: [
          {
            text: `Sono ${ANNA.email}`,
            attachments: [
              {
                name: "bolletta.pdf",
                address: expect.stringContaining(`/tickets/${anna.ticket.slug}/allegati/`),
              },
            ],
          },
        ],
      },
    ],
    contactMessages: [{ name: "Anna Bianchi" }],
  });
  const text = JSON.stringify(body.data);
  expect(text).not.toContain(GIANNA.email);
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash|keyHash|ownerKey/i);
  expect((await call({}, "GET", "/auth/export")).status).toBe(401);
});

test("an account without a password is erased by a mailed link that works once for its owner", async () => {
  const { services } = server;
  const account = await createTestAccount(services);
  const headers = await signInForTest(services, account.id);
  expect((await call(headers, "POST", "/auth/erasure", { password: "x" })).status).toBe(422);
  expect((await call(headers, "POST", "/auth/erasure/link", {})).status).toBe(202);
  const mails = await listQueuedMails(services);
  const mail = mails.find(({ kind }) => kind === "account-erasure");
  const token = /cancella=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const other = await createTestAccount(services, { email: "bruno@esempio.it" });
  const others = await signInForTest(services, other.id);
  expect((await call(others, "POST", "/auth/erasure", { token })).status).toBe(410);
  expect((await call(headers, "POST", "/auth/erasure", { token })).status).toBe(200);
  expect((await call(headers, "POST", "/auth/erasure", { token })).status).toBe(401);
  expect((await call(others, "GET", "/auth/detail")).status).toBe(200);
});

test("the operator exports and erases a person by address after a confirmation", async () => {
  const { services } = server;
  await createKnownPerson(server, ANNA);
  const exported = await runAdmin("export-person", ANNA.email.toUpperCase());
  expect(JSON.parse(exported.out.join(""))).toMatchObject({ email: ANNA.email });
  expect((await runAdmin("erase-person", ANNA.email)).code).toBe(2);
  expect(await listTraces({ db: services.db, dataDir: folder.path }, ANNA.email)).not.toEqual([]);
  const erased = await runAdmin("erase-person", ANNA.email, "--conferma");
  expect(erased).toMatchObject({ code: 0, err: [] });
  expect(erased.out.join("")).toContain("profilo: cancellato");
  expect(await listTraces({ db: services.db, dataDir: folder.path }, ANNA.email)).toEqual([]);
});

test("mails written as files are deleted after the days that the privacy notice says", async () => {
  const { services } = server;
  await writeTestMail(services, { to: ANNA.email, kind: "quote-ready" });
  const mails = join(folder.path, "mail");
  const [name = ""] = await readdir(mails);
  for (const [days, left] of [
    [29, [name]],
    [31, []],
  ] as const) {
    const written = new Date(TEST_NOW.getTime() - days * DAY_MS);
    await utimes(join(mails, name), written, written);
    await sweepRequests(services);
    expect(await readdir(mails)).toEqual(left);
  }
});

test("an erasure removes the address from another account's former addresses", async () => {
  const { services } = server;
  const { id } = await createTestAccount(services, { email: "piero@esempio.it" });
  await services.db.execute(
    sql`update accounts set former_emails = '["anna@esempio.it", "piero.vecchia@esempio.it"]'`,
  );
  await createTestAccount(services, { email: ANNA.email });
  await runAdmin("erase-person", ANNA.email, "--conferma");
  const { account } = await readAccount(services.db, id);
  expect(account?.formerEmails).toEqual(["piero.vecchia@esempio.it"]);
});
