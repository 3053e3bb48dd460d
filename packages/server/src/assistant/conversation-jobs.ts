import type { Services } from "../services.ts";
import { deleteForgotten } from "./conversation-repository.ts";

/** Days for which a conversation without contacts can be taken up again. */
const KEPT_DAYS = 30;

export function defineConversationJobs({ jobs, db, clock }: Services): void {
  jobs.define(
    "sweep-conversations",
    () => deleteForgotten(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)),
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-conversations", "40 3 * * *");
}
