import {
  ARRIVAL_KEPT_DAYS,
  BILL_KEPT_DAYS,
  CONTACT_KEPT_DAYS,
  CONTRACT_DRAFT_KEPT_DAYS,
  CONTRACT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
  COOKIE_CHOICE_KEPT_DAYS,
  DAY_MS,
  MAIL_FILE_KEPT_DAYS,
  REMINDER_KEPT_DAYS,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  REQUEST_KEPT_DAYS,
  SIGNING_CODE_KEPT_DAYS,
  TICKET_KEPT_DAYS,
  toRomeDay,
  UNUSED_ACCOUNT_KEPT_DAYS,
  UNUSED_ACCOUNT_NOTICE_DAYS,
} from "@volpe/contract";
import { toEndNoticeMail } from "../accounts/account-mails.ts";
import {
  isEndedAccount,
  listEndedAccounts,
  listUnusedAccounts,
  markEndNotice,
} from "../accounts/store/account-repository.ts";
import { sweepBills } from "../bills/delete-bills.ts";
import { deleteContactMessages } from "../contacts/contact-repository.ts";
import {
  deleteOldCodes,
  deleteOldContracts,
  deleteOldDrafts,
} from "../contracts/store/contract-repository.ts";
import { deleteUnopenedLinks } from "../conversations/conversation-link-repository.ts";
import { deleteForgotten } from "../conversations/conversation-repository.ts";
import { deleteChoices } from "../cookie-choices/cookie-choice-repository.ts";
import { deleteOldMailFiles } from "../mail/mail-files.ts";
import { deleteOldReminders } from "../reminders/reminder-repository.ts";
import type { Services } from "../services.ts";
import { erasePerson } from "./erase-person.ts";
import { findPersonOfAccount } from "./person-repository.ts";
import {
  deleteOldArrivals,
  deleteOldLeads,
  deleteOldRates,
  deleteOldTickets,
  forgetBilledSupplies,
} from "./retention-repository.ts";

type Given = Pick<Services, "client" | "db" | "clock" | "config" | "log" | "mail">;
type Sweep = (given: Given, before: (days: number) => Date) => Promise<void>;

/** The nightly deletions of data that are older than the privacy notice allows. */
const SWEEPS: readonly [job: string, cron: string, sweep: Sweep][] = [
  [
    "sweep-conversations",
    "40 3 * * *",
    async ({ db }, before) => {
      await deleteForgotten(db, before(CONVERSATION_KEPT_DAYS));
      await deleteUnopenedLinks(db, before(0));
    },
  ],
  [
    "sweep-contacts",
    "50 3 * * *",
    ({ db }, before) => deleteContactMessages(db, before(CONTACT_KEPT_DAYS)),
  ],
  [
    "sweep-cookie-choices",
    "55 3 * * *",
    ({ db }, before) => deleteChoices(db, before(COOKIE_CHOICE_KEPT_DAYS)),
  ],
  [
    "sweep-reminders",
    "35 3 * * *",
    ({ db }, before) =>
      deleteOldReminders(db, {
        before: before(REMINDER_KEPT_DAYS),
        unconfirmedBefore: before(REMINDER_UNCONFIRMED_KEPT_DAYS),
        expiredBefore: toRomeDay(before(REMINDER_KEPT_DAYS).getTime()),
      }),
  ],
  ["sweep-unused-accounts", "10 4 * * *", sweepUnusedAccounts],
  // Runs each hour, because a code is stored for only one day.
  ["sweep-contracts", "45 * * * *", sweepContracts],
  ["sweep-bills", "10 4 * * *", (given, before) => sweepBills(given, before(BILL_KEPT_DAYS))],
  ["sweep-requests", "30 4 * * *", sweepRequests],
];

export function defineRetentionJobs(services: Services): void {
  for (const [job, cron, sweep] of SWEEPS) {
    services.jobs.repeat(job, cron, () => sweep(services, toBefore(services)));
  }
}

const toBefore =
  ({ clock }: Given) =>
  (days: number) =>
    new Date(clock.now().getTime() - days * DAY_MS);

export async function sweepRequests(given: Given, before = toBefore(given)): Promise<void> {
  const { db, config } = given;
  await deleteOldLeads(db, before(REQUEST_KEPT_DAYS));
  await deleteOldRates(db, before(REQUEST_KEPT_DAYS));
  await deleteOldTickets(db, before(TICKET_KEPT_DAYS));
  await deleteOldArrivals(db, before(ARRIVAL_KEPT_DAYS));
  await deleteOldMailFiles(config, before(MAIL_FILE_KEPT_DAYS));
}

export async function sweepContracts(given: Given, before = toBefore(given)): Promise<void> {
  const { db, config } = given;
  await deleteOldMailFiles(config, before(SIGNING_CODE_KEPT_DAYS), "contract-code");
  await deleteOldCodes(db, before(SIGNING_CODE_KEPT_DAYS));
  await deleteOldDrafts(db, before(CONTRACT_DRAFT_KEPT_DAYS));
  await deleteOldContracts(db, before(CONTRACT_KEPT_DAYS));
  // This data is kept for a contract, but no longer than the contract's draft would be.
  await forgetBilledSupplies(db, before(CONTRACT_DRAFT_KEPT_DAYS));
}

/** Highest number of mails and of erasures per night; the others follow in the next nights. */
const ACCOUNTS_A_NIGHT = 200;

/**
 * Notifies the owners of unused accounts, and erases the accounts whose owners did not return. An
 * account is never erased without that mail, however long the job did not run.
 */
export async function sweepUnusedAccounts(
  services: Pick<Services, "client" | "config" | "db" | "log" | "mail">,
  before: (days: number) => Date,
): Promise<void> {
  const { config, db, log, mail } = services;
  const count = ACCOUNTS_A_NIGHT;
  const notifiedBefore = before(UNUSED_ACCOUNT_NOTICE_DAYS);
  for (const id of await listEndedAccounts(db, { before: notifiedBefore, count })) {
    try {
      const person = await findPersonOfAccount(db, id);
      if (person !== null && (await isEndedAccount(db, { id, before: notifiedBefore }))) {
        await erasePerson(services, person);
      }
    } catch (error) {
      // A failure must not delay the other accounts; the next night tries again.
      log.error({ err: error }, "an unused account was not erased");
    }
  }
  const unused = await listUnusedAccounts(db, {
    before: before(UNUSED_ACCOUNT_KEPT_DAYS - UNUSED_ACCOUNT_NOTICE_DAYS),
    count,
  });
  for (const { id, email: to, lastUsedAt } of unused) {
    const { publicUrl } = config;
    await db.transaction(async (within) => {
      if (await markEndNotice(within, { id, lastUsedAt, now: before(0) })) {
        await mail.send(toEndNoticeMail({ to, publicUrl, lastUsedAt }), { within });
      }
    });
  }
}
