import type { Services } from "../../services.ts";
import { deleteExpiredAttempts } from "../store/provider-repository.ts";

/** Deletes the attempts that expired. */
export function defineProviderJobs({ jobs, db, clock }: Services): void {
  jobs.define("sweep-provider-attempts", () => deleteExpiredAttempts(db, clock.now()), {
    retryLimit: 0,
  });
  jobs.schedule("sweep-provider-attempts", "*/15 * * * *");
}
