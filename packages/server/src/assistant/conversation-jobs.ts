import { CONVERSATION_KEPT_DAYS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { deleteForgotten } from "./conversation-repository.ts";

export function defineConversationJobs({ jobs, db, clock }: Services): void {
  jobs.define(
    "sweep-conversations",
    () =>
      deleteForgotten(db, new Date(clock.now().getTime() - CONVERSATION_KEPT_DAYS * 86_400_000)),
    { retryLimit: 0 },
  );
  jobs.schedule("sweep-conversations", "40 3 * * *");
}
