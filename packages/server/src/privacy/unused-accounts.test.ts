import { DAY_MS, UNUSED_ACCOUNT_KEPT_DAYS, UNUSED_ACCOUNT_NOTICE_DAYS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { accounts } from "../accounts/store/account-tables.ts";
import type { MailMessage } from "../mail/mail.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { sweepUnusedAccounts } from "./retention-jobs.ts";

const NOTICE_DAY = UNUSED_ACCOUNT_KEPT_DAYS - UNUSED_ACCOUNT_NOTICE_DAYS;

let now: Date;
let mails: string[];
beforeEach(() => {
  now = TEST_NOW;
  mails = [];
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

/** Sweeps this many days after the beginning and counts the remaining accounts. */
async function sweepOn(day: number): Promise<number> {
  now = new Date(TEST_NOW.getTime() + day * DAY_MS);
  const send = async ({ to, kind }: MailMessage) => void mails.push(`${kind} ${to}`);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { client, config, db, log } = server.services;
  await sweepUnusedAccounts(
    { client, config, db, log, mail: { ...server.services.mail, send } },
    before,
  );
  return await db.$count(accounts);
}

test("erases an unused account some days after a mail", async () => {
  await createTestAccount(server.services, { email: "anna@esempio.it" });

  expect(await sweepOn(NOTICE_DAY)).toBe(1);
  expect(mails).toEqual([]);
  expect(await sweepOn(NOTICE_DAY + 1)).toBe(1);
  expect(await sweepOn(NOTICE_DAY + 1 + UNUSED_ACCOUNT_NOTICE_DAYS)).toBe(1);
  expect(mails).toEqual(["account-unused anna@esempio.it"]);
  expect(await sweepOn(NOTICE_DAY + 2 + UNUSED_ACCOUNT_NOTICE_DAYS)).toBe(0);
});

test("keeps an unused account whose owner logs in after the mail", async () => {
  const { id } = await createTestAccount(server.services, { email: "anna@esempio.it" });
  await sweepOn(NOTICE_DAY + 1);
  await signInForTest(server.services, id);

  expect(await sweepOn(UNUSED_ACCOUNT_KEPT_DAYS + 1)).toBe(1);
  expect(mails).toHaveLength(1);
});

test("mails the owner before an erasure, however late the first sweep is", async () => {
  await createTestAccount(server.services, { email: "anna@esempio.it" });

  expect(await sweepOn(3 * UNUSED_ACCOUNT_KEPT_DAYS)).toBe(1);
  expect(mails).toHaveLength(1);
});
