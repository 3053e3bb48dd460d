import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { DAY_MS, SESSION_KEPT_DAYS, UNCONFIRMED_ACCOUNT_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { ACCOUNT_REQUEST_JOB, type AccountRequest } from "./account-requests.ts";
import { answerAccountRequest } from "./answer-account-request.ts";
import { deleteExpiredTokens } from "./mailed-token-repository.ts";
import { deleteEndedSessions } from "./sessions/session-repository.ts";
import { deleteUnconfirmedAccounts } from "./store/account-repository.ts";
import { deleteExpiredAttempts } from "./store/provider-repository.ts";

const PAUSE_MAX_MS = 1500;
/** Requests that pause do not delay the others: about twenty are answered per second. */
const ANSWERED_AT_ONCE = 16;

/**
 * Defines the jobs that answer account requests, and that delete unconfirmed accounts, expired
 * links and visits to a provider, and ended sessions after the time that the privacy notice names.
 * A random pause precedes the lookup of a mailbox: PGlite has one connection, so without the pause
 * the response time of the visitor's next requests would show whether the address has an account.
 */
export function defineAccountJobs(
  services: Services,
  { pause = () => delay(randomInt(PAUSE_MAX_MS)) }: { pause?: () => Promise<void> } = {},
): void {
  const { jobs, db, clock } = services;
  jobs.define<AccountRequest>(
    ACCOUNT_REQUEST_JOB,
    async (request) => {
      await pause();
      await answerAccountRequest(services, request);
    },
    { retryDelaySeconds: 1, keepSeconds: 60, atOnce: ANSWERED_AT_ONCE },
  );
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  jobs.repeat("sweep-accounts", "20 4 * * *", async () => {
    await deleteExpiredTokens(db, clock.now());
    await deleteUnconfirmedAccounts(db, before(UNCONFIRMED_ACCOUNT_KEPT_DAYS));
  });
  jobs.repeat("sweep-sessions", "10 4 * * *", () =>
    deleteEndedSessions(db, before(SESSION_KEPT_DAYS)),
  );
  jobs.repeat("sweep-provider-attempts", "*/15 * * * *", () =>
    deleteExpiredAttempts(db, clock.now()),
  );
}
