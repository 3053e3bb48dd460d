import { defineAccountJobs } from "../accounts/account-jobs.ts";
import { defineConversationJobs } from "../assistant/conversation-jobs.ts";
import { defineChoiceJobs } from "../choices/choice-jobs.ts";
import { defineContactJobs } from "../contacts/contact-jobs.ts";
import { defineOpenDataJob } from "../imports/open-data-job.ts";
import { defineLeadJobs } from "../leads/lead-jobs.ts";
import { defineLimitJobs } from "../limits/limit-jobs.ts";
import { defineRetentionJobs } from "../privacy/retention-jobs.ts";
import { defineProviderJobs } from "../providers/provider-jobs.ts";
import type { Services } from "../services.ts";
import { defineSessionJobs } from "../sessions/session-jobs.ts";
import { defineTicketJobs } from "../tickets/ticket-jobs.ts";

/** Every job but the mail's, which its service defines itself. */
export function defineJobs(services: Services): void {
  defineLimitJobs(services);
  defineOpenDataJob(services);
  defineConversationJobs(services);
  defineLeadJobs(services);
  defineContactJobs(services);
  defineTicketJobs(services);
  defineChoiceJobs(services);
  defineProviderJobs(services);
  defineAccountJobs(services);
  defineSessionJobs(services);
  defineRetentionJobs(services);
}
