import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";

/** A request for a mailbox whose account has not been looked up yet. */
export type AccountRequest =
  | {
      kind: "registration";
      name: string;
      email: string;
      /** Null if it differs from the hash of an earlier, unconfirmed registration. */
      passwordHash: string | null;
      marketing: boolean;
      /** When the boxes were ticked, ISO 8601. */
      at: string;
    }
  | { kind: "login" | "recovery" | "guessing"; email: string }
  | { kind: "email-change"; accountId: string; email: string };

export const ACCOUNT_REQUEST_JOB = "account-request";

/** Queues the request. Neither the answer nor its time shows whether the address has an account. */
export async function sendAccountRequest(
  { jobs }: Pick<Services, "jobs">,
  request: AccountRequest,
  { within }: { within?: Database } = {},
): Promise<void> {
  await jobs.send(ACCOUNT_REQUEST_JOB, request, within === undefined ? {} : { within });
}
