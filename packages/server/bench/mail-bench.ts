import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendAccountRequest } from "../src/accounts/account-requests.ts";
import { insertAccount } from "../src/accounts/store/account-repository.ts";
import { migrateDatabase } from "../src/db/migrate.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { startTestSmtpServer } from "../src/mail/test-smtp-server.ts";
import { silentLog } from "../src/process/log.ts";
import { startServices } from "../src/running-services.ts";
import { toTestConfig } from "../src/test-config.ts";
import { readNumber, toPercentile } from "./bench-options.ts";

/* Measures how long a mail takes from its cause to the SMTP server when many are caused
   together: `node packages/server/bench/mail-bench.ts [mails] [--quick]`, on PGlite or, if
   DATABASE_URL names an empty database, on Postgres. A login link intentionally waits up to 1.5
   s before its mail. */
const MAILS = readNumber(0, { usual: 30, quick: 4 });
const BACKLOG = MAILS * 20;

const dataDir = mkdtempSync(join(tmpdir(), "volpe-mail-bench-"));
const open = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir,
  log: silentLog,
});
await migrateDatabase(open, silentLog);
const sentAt = new Map<string, number>();
const tookMs: number[] = [];
const smtp = await startTestSmtpServer(({ to: [address = ""] }) => {
  const startedMs = sentAt.get(address);
  if (startedMs !== undefined) {
    tookMs.push(performance.now() - startedMs);
  }
});
const running = await startServices(open, {
  config: toTestConfig({ dataDir, smtpUrl: smtp.url }),
  clock: { now: () => new Date() },
  log: silentLog,
  work: true,
});
const { services } = running;

const names = Array.from({ length: MAILS }, (_, index) => `persona${index}@esempio.it`);
for (const email of names) {
  const now = services.clock.now();
  const row = { name: "Anna Bianchi", email, activatedAt: now, createdAt: now };
  await insertAccount(services.db, row);
}

await row(`${MAILS} mails caused together`, names, sendMail);
await row(`${MAILS} links asked for together`, names, askForLink);
for (let index = 0; index < BACKLOG; index += 1) {
  await sendMail(`altri${index}@esempio.it`);
}
await row(`one link, behind ${BACKLOG} other mails`, names.slice(0, 1), askForLink);

await running.close();
await smtp.close();
rmSync(dataDir, { recursive: true, force: true });

async function row(
  title: string,
  addresses: readonly string[],
  cause: (to: string) => Promise<void>,
): Promise<void> {
  sentAt.clear();
  tookMs.length = 0;
  await Promise.all(
    addresses.map((address) => {
      sentAt.set(address, performance.now());
      return cause(address);
    }),
  );
  while (tookMs.length < addresses.length) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  console.log(`${title.padEnd(36)} p50 ${toSeconds(0.5)} s, last ${toSeconds(1)} s`);
}

function toSeconds(share: number): string {
  return (toPercentile(tookMs, share) / 1000).toFixed(2);
}

async function sendMail(to: string): Promise<void> {
  await services.mail.send({
    to,
    kind: "quote-ready",
    subject: "Il tuo preventivo",
    text: "Ciao",
    html: "<p>Ciao</p>",
  });
}

async function askForLink(email: string): Promise<void> {
  await sendAccountRequest(services, { kind: "login", email });
}
