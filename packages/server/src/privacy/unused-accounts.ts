import { UNUSED_ACCOUNT_KEPT_DAYS, UNUSED_ACCOUNT_NOTICE_DAYS } from "@volpe/contract";
import { toEndNoticeMail } from "../accounts/account-mails.ts";
import {
  isEndedAccount,
  listEndedAccounts,
  listUnusedAccounts,
  markEndNotice,
} from "../accounts/store/account-repository.ts";
import type { Services } from "../services.ts";
import { erasePerson } from "./erase-person.ts";
import { findPersonOfAccount } from "./person-repository.ts";

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
  const told = before(UNUSED_ACCOUNT_NOTICE_DAYS);
  for (const id of await listEndedAccounts(db, { before: told, count })) {
    try {
      const person = await findPersonOfAccount(db, id);
      if (person !== null && (await isEndedAccount(db, { id, before: told }))) {
        await erasePerson(services, person);
      }
    } catch (error) {
      // The other accounts must not wait for one; the next night tries again.
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
