import type { Services } from "../services.ts";
import { deleteExpiredAttempts } from "./provider-repository.ts";

/** Who has not come back from a provider will not. */
export function defineProviderJobs({ jobs, db, clock }: Services): void {
  jobs.define("sweep-provider-attempts", () => deleteExpiredAttempts(db, clock.now()), {
    retryLimit: 0,
  });
  jobs.schedule("sweep-provider-attempts", "*/15 * * * *");
}
