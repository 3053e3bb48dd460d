import { CONTACT_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteContactMessages } from "./contact-repository.ts";

/** A message, with its consents, is kept for as long as the privacy notice says. */
export function defineContactJobs({ jobs, db, clock }: Services): void {
  jobs.define(
    "sweep-contacts",
    () =>
      deleteContactMessages(db, new Date(clock.now().getTime() - CONTACT_KEPT_DAYS * 86_400_000)),
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-contacts", "50 3 * * *");
}
