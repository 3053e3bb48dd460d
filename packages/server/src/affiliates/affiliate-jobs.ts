import {
  ARRIVAL_ADDRESS_KEPT_DAYS,
  ARRIVAL_KEPT_DAYS,
  DAY_MS,
  HOOK_ATTEMPTS_KEPT_DAYS,
  PAYOUT_KEPT_DAYS,
} from "@volpe/contract";
import type { Services } from "../services.ts";
import { forgetPaidPayees } from "./affiliate-repository.ts";
import { forgetAddresses } from "./arrival-repository.ts";
import { deliverHooks } from "./deliver-hooks.ts";
import { deleteOldDeliveries } from "./hook-repository.ts";
import { approveDue } from "./ledger.ts";
import { deleteOldPayouts } from "./ledger-repository.ts";
import { deleteOldReferrals } from "./referral-repository.ts";

/**
 * Approves due commissions each night, delivers events each minute, and deletes what the privacy
 * notice says.
 */
export function defineAffiliateJobs(services: Services): void {
  const { clock, db, jobs } = services;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  jobs.repeat("approve-commissions", "15 5 * * *", async () => {
    await approveDue(db, clock.now());
  });
  jobs.repeat("deliver-hooks", "* * * * *", () => deliverHooks(services));
  // This runs each hour, because an address's hash is kept for two days only.
  jobs.repeat("sweep-referrals", "25 * * * *", async () => {
    await forgetAddresses(db, before(ARRIVAL_ADDRESS_KEPT_DAYS));
    await deleteOldReferrals(db, before(ARRIVAL_KEPT_DAYS));
    await deleteOldDeliveries(db, before(HOOK_ATTEMPTS_KEPT_DAYS));
    await deleteOldPayouts(db, before(PAYOUT_KEPT_DAYS));
    await forgetPaidPayees(db);
  });
}
