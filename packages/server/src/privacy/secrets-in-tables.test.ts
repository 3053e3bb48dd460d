import type { RateRequest, ReminderRequest } from "@volpe/contract";
import { expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { listMails, toSignin } from "../accounts/test-accounts.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { answerAll, connectVisitor } from "../chat/test-visitor.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import type { OutgoingMail } from "../mail/delivery.ts";
import { setUp } from "../test-setup.ts";
import { listTableTraces } from "./test-traces.ts";

const EMAIL = "anna@esempio.it";

const QUOTE: RateRequest = {
  ...TEST_RATE_FORM,
  presentSpendEur: 1100,
  email: EMAIL,
  consents: { privacy: true, marketing: true },
};

const REMINDER: ReminderRequest = {
  tipology: "luce",
  day: "2027-03-31",
  email: EMAIL,
  consent: true,
};

const open = setUp("file", createTestDatabase);
const assistant = setUp("file", () => startTestAssistant(open));

/** Asks for each mail whose link opens, confirms, logs in or erases. */
async function askForLinks(): Promise<void> {
  const account = await createTestAccount(assistant.services, { email: EMAIL });
  const headers = await signInForTest(assistant.services, account.id);
  const calls: [path: string, payload: object, headers?: object][] = [
    ["/rates", QUOTE],
    ["/reminders", REMINDER],
    ["/auth/signin", toSignin({ email: "bruno@esempio.it" })],
    ["/auth/erasure/link", {}, headers],
  ];
  for (const [path, payload, sent = {}] of calls) {
    const url = `/api/v1${path}`;
    const reply = await assistant.inject({ method: "POST", url, payload, headers: { ...sent } });
    expect(reply.statusCode, `${path} ${reply.body}`).toBeLessThan(300);
  }
  const visitor = await connectVisitor(assistant.url);
  await visitor.begun();
  await answerAll(visitor, ["casa", "luce", "continuo dal telefono", "carla@esempio.it"]);
  visitor.close();
}

/** The values of parameters in a mail's links that nobody could guess. */
function listSecrets({ text, html, unsubscribeUrl }: OutgoingMail): string[] {
  const links = [text, html, unsubscribeUrl].join("\n").replaceAll("&amp;", "&");
  return [
    ...new Set(Array.from(links.matchAll(/[?&]\w+=([\w-]{16,})/g), ([, value = ""]) => value)),
  ];
}

test("no table contains the secret of a link while its mail waits", async () => {
  await askForLinks();
  const secrets = (await listMails(assistant)).map(
    (mail) => [mail.kind, listSecrets(mail)] as const,
  );
  const kinds = secrets.filter(([, found]) => found.length > 0).map(([kind]) => kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      "account-activation",
      "account-erasure",
      "continue-chat",
      "quote-ready",
      "reminder-confirmation",
    ]),
  );
  for (const [kind, found] of secrets) {
    for (const secret of found) {
      expect(await listTableTraces(open.db, secret), kind).toEqual([]);
    }
  }
});

test("no table contains the readable subject of a waiting mail", async () => {
  const subject = "Nuova richiesta: la caldaia di Zqx";
  await assistant.services.mail.send({ to: EMAIL, kind: "test", subject, text: "", html: "" });
  expect(await listTableTraces(open.db, "caldaia di Zqx")).toEqual([]);
  expect((await listMails(assistant)).map((mail) => mail.subject)).toContain(subject);
});
