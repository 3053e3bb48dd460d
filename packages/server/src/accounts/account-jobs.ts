import { UNCONFIRMED_ACCOUNT_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteUnconfirmedAccounts } from "./account-repository.ts";
import { ACCOUNT_REQUEST_JOB, type AccountRequest } from "./account-requests.ts";
import { answerAccountRequest } from "./answer-account-request.ts";
import { deleteExpiredTokens } from "./mailed-token-repository.ts";

/** What is asked for a mailbox, and the sweeping of what nobody confirmed or followed. */
export function defineAccountJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.define<AccountRequest>(
    ACCOUNT_REQUEST_JOB,
    (request) => answerAccountRequest(services, request),
    { retryDelaySeconds: 1, keepSeconds: 60 },
  );
  jobs.define(
    "sweep-accounts",
    async () => {
      const nowMs = clock.now().getTime();
      await deleteExpiredTokens(db, new Date(nowMs));
      await deleteUnconfirmedAccounts(
        db,
        new Date(nowMs - UNCONFIRMED_ACCOUNT_KEPT_DAYS * 86_400_000),
      );
    },
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-accounts", "20 4 * * *");
}
