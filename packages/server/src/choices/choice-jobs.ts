import { COOKIE_CHOICE_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteChoices } from "./choice-repository.ts";

/** A choice is kept for as long as the privacy notice says. */
export function defineChoiceJobs({ jobs, db, clock }: Services): void {
  jobs.define(
    "sweep-cookie-choices",
    () => deleteChoices(db, new Date(clock.now().getTime() - COOKIE_CHOICE_KEPT_DAYS * 86_400_000)),
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-cookie-choices", "55 3 * * *");
}
