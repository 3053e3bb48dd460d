import type { Services } from "../services.ts";
import { deleteEndedWindows } from "./limit-repository.ts";

/** Counters are kept no longer than their window. */
export function defineLimitJobs({ jobs, db, clock }: Services): void {
  jobs.define("sweep-limits", () => deleteEndedWindows(db, clock.now()), { retryLimit: 0 });
  jobs.schedule("sweep-limits", "*/15 * * * *");
}
