import type { Services } from "../services.ts";
import { deleteExpiredCalls } from "./idempotency-repository.ts";

/** Deletes the keys of creating calls after a day. */
export function defineIdempotencyJobs({ jobs, db, clock }: Services): void {
  jobs.define("sweep-idempotent-calls", () => deleteExpiredCalls(db, clock.now()), {
    retryLimit: 0,
  });
  jobs.schedule("sweep-idempotent-calls", "20 * * * *");
}
