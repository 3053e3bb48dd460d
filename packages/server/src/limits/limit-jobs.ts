import type { Services } from "../services.ts";
import { deleteEndedWindows } from "./limit-repository.ts";

/** Deletes counters whose window has ended. */
export function defineLimitJobs({ jobs, db, clock }: Services): void {
  jobs.define("sweep-limits", () => deleteEndedWindows(db, clock.now()), { retryLimit: 0 });
  jobs.schedule("sweep-limits", "*/15 * * * *");
}
