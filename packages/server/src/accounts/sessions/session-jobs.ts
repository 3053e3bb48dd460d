import { DAY_MS, SESSION_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../../services.ts";
import { deleteEndedSessions } from "./session-repository.ts";

/** Deletes ended sessions after the time that the privacy notice names. */
export function defineSessionJobs({ jobs, db, clock }: Services): void {
  jobs.define(
    "sweep-sessions",
    () => deleteEndedSessions(db, new Date(clock.now().getTime() - SESSION_KEPT_DAYS * DAY_MS)),
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-sessions", "10 4 * * *");
}
