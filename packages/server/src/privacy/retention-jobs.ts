import { REQUEST_KEPT_DAYS, TICKET_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteOldLeads, deleteOldRates, deleteOldTickets } from "./retention-repository.ts";

const DAY_MS = 86_400_000;

/** What is kept for as long as the privacy notice says and has no sweep in its own room. */
export function defineRetentionJobs(services: Services): void {
  services.jobs.define("sweep-requests", () => sweepRequests(services), { retryLimit: 0 });
  services.jobs.schedule("sweep-requests", "30 4 * * *");
}

export async function sweepRequests({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteOldLeads(db, before(REQUEST_KEPT_DAYS));
  await deleteOldRates(db, before(REQUEST_KEPT_DAYS));
  await deleteOldTickets(db, before(TICKET_KEPT_DAYS));
}
