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
} from "@volpe/contract";
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
import { toRomeDay } from "../time/rome-time.ts";
import {
  deleteOldArrivals,
  deleteOldLeads,
  deleteOldRates,
  deleteOldTickets,
  forgetBilledSupplies,
} from "./retention-repository.ts";
import { sweepUnusedAccounts } from "./unused-accounts.ts";

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
    services.jobs.define(job, () => sweep(services, toBefore(services)), { retryLimit: 0 });
    services.jobs.schedule(job, cron);
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
  // They are kept for a contract no longer than its draft would be.
  await forgetBilledSupplies(db, before(CONTRACT_DRAFT_KEPT_DAYS));
}
