import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { UNCONFIRMED_ACCOUNT_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteUnconfirmedAccounts } from "./account-repository.ts";
import { ACCOUNT_REQUEST_JOB, type AccountRequest } from "./account-requests.ts";
import { answerAccountRequest } from "./answer-account-request.ts";
import { deleteExpiredTokens } from "./mailed-token-repository.ts";

const PAUSE_MAX_MS = 1500;
/** Those that pause hold up nobody else's mail: ten a second. */
const ANSWERED_AT_ONCE = 8;

/**
 * What is asked for a mailbox, and the sweeping of what nobody confirmed or followed. Before a
 * mailbox is looked for comes a pause of a length that nobody foresees: PGlite has one connection,
 * and whoever asked could else tell by the wait of their next requests whether there was work.
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
