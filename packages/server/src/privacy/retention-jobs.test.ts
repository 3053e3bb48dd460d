import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as contract from "@volpe/contract";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import { leads } from "../leads/lead-tables.ts";
import { defineJobs } from "../running-services.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { plantRows } from "./test-planted.ts";

const ANNA = "anna@esempio.it";

let now = TEST_NOW;
beforeEach(() => {
  now = TEST_NOW;
});
const folder = setUp("file", createTestFolder);
const server = setUp("file", () =>
  createTestServer({ clock: { now: () => now }, config: { dataDir: folder.path } }),
);

async function plant(given = sql`select`): Promise<void> {
  const { db } = server.services;
  const names = PERSONAL_TABLES.map((table) => sql.identifier(getTableName(table)));
  await db.transaction(async (within) => {
    // Disables the triggers that protect the ledger and signed contracts.
    await within.execute(sql`set local session_replication_role = replica`);
    await within.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
  });
  await plantRows(db, { owner: ANNA, mention: ANNA, at: TEST_NOW });
  await db.execute(given);
}

type KeptDays = Extract<keyof typeof contract, `${string}_KEPT_DAYS`>;
const KEPT_DAYS = Object.fromEntries(
  Object.entries(contract).filter(([name]) => name.endsWith("_KEPT_DAYS")),
) as Record<KeptDays, number>;

/**
 * The tables with personal data, the constant that limits their retention, and the job that deletes
 * them. The statement turns the planted row into one to which the constant applies.
 */
const ROWS: readonly [table: string, constant: KeptDays, job: string, given?: SQL][] = [
  ["accounts", "UNCONFIRMED_ACCOUNT_KEPT_DAYS", "sweep-accounts", set("accounts", "activated_at")],
  [
    "accounts",
    "UNUSED_ACCOUNT_KEPT_DAYS",
    "sweep-unused-accounts",
    sql`update accounts set end_notice_at = end_notice_at + make_interval(days => ${
      contract.UNUSED_ACCOUNT_KEPT_DAYS - contract.UNUSED_ACCOUNT_NOTICE_DAYS
    })`,
  ],
  ["affiliate_hook_attempts", "HOOK_ATTEMPTS_KEPT_DAYS", "sweep-referrals"],
  ["affiliate_hook_deliveries", "HOOK_ATTEMPTS_KEPT_DAYS", "sweep-referrals"],
  ["affiliate_payouts", "PAYOUT_KEPT_DAYS", "sweep-referrals"],
  ["affiliate_referrals", "ARRIVAL_KEPT_DAYS", "sweep-referrals"],
  ["bill_files", "BILL_KEPT_DAYS", "sweep-bills"],
  ["bills", "BILL_KEPT_DAYS", "sweep-bills"],
  ["chat_messages", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["contact_messages", "CONTACT_KEPT_DAYS", "sweep-contacts"],
  ["contract_codes", "SIGNING_CODE_KEPT_DAYS", "sweep-contracts"],
  ["contracts", "CONTRACT_DRAFT_KEPT_DAYS", "sweep-contracts"],
  [
    "contracts",
    "CONTRACT_KEPT_DAYS",
    "sweep-contracts",
    sql`update contracts set signed_at = created_at`,
  ],
  [
    "conversations",
    "CONVERSATION_KEPT_DAYS",
    "sweep-conversations",
    set("conversations", "consented_at"),
  ],
  ["conversations", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["conversations", "REQUEST_KEPT_DAYS", "sweep-requests", sql`delete from leads`],
  ["cookie_choices", "COOKIE_CHOICE_KEPT_DAYS", "sweep-cookie-choices"],
  ["lead_consents", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["leads", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["rates", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["recall_requests", "REQUEST_KEPT_DAYS", "sweep-requests"],
  ["reminders", "REMINDER_KEPT_DAYS", "sweep-reminders"],
  [
    "reminders",
    "REMINDER_UNCONFIRMED_KEPT_DAYS",
    "sweep-reminders",
    set("reminders", "confirmed_at"),
  ],
  ["sessions", "SESSION_KEPT_DAYS", "sweep-sessions"],
  ["ticket_messages", "TICKET_KEPT_DAYS", "sweep-requests"],
  ["tickets", "TICKET_KEPT_DAYS", "sweep-requests"],
  ["tracking_arrivals", "ARRIVAL_KEPT_DAYS", "sweep-requests"],
];

/** Files below `DATA_DIR`. */
const FILES: readonly [file: string, constant: KeptDays, job: string][] = [
  ["backups/volpe-2026.tar.gz", "BACKUP_KEPT_DAYS", "sweep-backups"],
  ["mail/2026-11-21T10-00-00Z-quote-ready-1.eml", "MAIL_FILE_KEPT_DAYS", "sweep-requests"],
  ["mail/2026-11-21T10-00-00Z-contract-code-1.eml", "SIGNING_CODE_KEPT_DAYS", "sweep-contracts"],
];

function set(table: string, column: string): SQL {
  return sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null`;
}

/** Runs a job this many days from now; it must be one that runs each night or each hour. */
async function runAfter(days: number, job: string): Promise<void> {
  const { services } = server;
  now = new Date(TEST_NOW.getTime() + days * contract.DAY_MS);
  const [define, schedule, repeat] = [vi.fn(), vi.fn(), vi.fn()];
  defineJobs({ ...services, jobs: { ...services.jobs, define, schedule, repeat } });
  const [, cron, run] = repeat.mock.calls.find(([name]) => name === job) ?? [];
  await run();
  expect(cron).toMatch(/^\d+ [\d*]+ \* \* \*$/);
}

test.each(ROWS)(
  "keeps %s for %s days, and then %s deletes them",
  async (table, constant, job, given) => {
    await plant(given);
    const { db } = server.services;
    const countAfter = async (days: number) => {
      await runAfter(days, job);
      const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)}`);
      return rows.length;
    };
    expect(await countAfter(KEPT_DAYS[constant])).toBe(1);
    expect(await countAfter(KEPT_DAYS[constant] + 1)).toBe(0);
  },
);

test.each(FILES)(
  "keeps the file %s for %s days, and then %s deletes it",
  async (file, constant, job) => {
    const path = join(folder.path, file);
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, "");
    await utimes(path, TEST_NOW, TEST_NOW);
    const listAfter = async (days: number) => {
      await runAfter(days, job);
      return await readdir(join(path, ".."));
    };
    expect(await listAfter(KEPT_DAYS[constant])).toHaveLength(1);
    expect(await listAfter(KEPT_DAYS[constant] + 1)).toEqual([]);
  },
);

test("keeps a request while its conversation continues", async () => {
  const { db } = server.services;
  const days = contract.REQUEST_KEPT_DAYS;
  await plant(sql`update conversations set updated_at = updated_at + interval '30 days'`);
  const countAfter = async (after: number) => {
    await runAfter(after, "sweep-requests");
    return [await db.$count(leads), await db.$count(conversations)];
  };
  expect(await countAfter(days + 30)).toEqual([1, 1]);
  expect(await countAfter(days + 31)).toEqual([0, 0]);
});

test("keeps the hash of an arrival's address for ARRIVAL_ADDRESS_KEPT_DAYS", async () => {
  await plant();
  const { db } = server.services;
  const hashAfter = async (days: number) => {
    await runAfter(days, "sweep-referrals");
    const { rows } = await db.execute(sql`select address_hash from tracking_arrivals`);
    return rows[0]?.address_hash;
  };
  expect(await hashAfter(contract.ARRIVAL_ADDRESS_KEPT_DAYS)).not.toBe("");
  expect(await hashAfter(contract.ARRIVAL_ADDRESS_KEPT_DAYS + 1)).toBe("");
});

test("every retention time of the contract has a row in the tables above", () => {
  const tested = [...ROWS, ...FILES].map(([, constant]) => constant);
  expect(new Set([...tested, "ARRIVAL_ADDRESS_KEPT_DAYS"])).toEqual(
    new Set(Object.keys(KEPT_DAYS)),
  );
});
