import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";

/** What somebody asked to be done for a mailbox. Whether an account has it is not yet looked at. */
export type AccountRequest =
  | {
      kind: "registration";
      name: string;
      email: string;
      /** Null where it is not the one that an earlier, unconfirmed registration chose. */
      passwordHash: string | null;
      marketing: boolean;
      /** ISO 8601: when the boxes were ticked. */
      at: string;
    }
  | { kind: "login" | "recovery"; email: string }
  | { kind: "email-change"; accountId: string; email: string };

export const ACCOUNT_REQUEST_JOB = "account-request";

/**
 * Leaves it to a job, so that who asks can tell from neither the answer nor the time that it took
 * whether the address has an account.
 */
export async function sendAccountRequest(
  { jobs }: Pick<Services, "jobs">,
  request: AccountRequest,
  { within }: { within?: Database } = {},
): Promise<void> {
  await jobs.send(ACCOUNT_REQUEST_JOB, request, within === undefined ? {} : { within });
}
