import type { Database } from "../db/database.ts";
import type { Interview } from "../interview/interview.ts";
import { communication } from "../interview/questions/channel-questions.ts";
import type { Services } from "../services.ts";
import {
  findLeadOfConversation,
  type Lead,
  withdrawRecallsOfConversation,
} from "./lead-repository.ts";
import { toRecallWithdrawnMail } from "./operator-mail.ts";
import { toGivenPhone, wantsRecall } from "./save-lead.ts";

/**
 * Deletes the requests to be called of a conversation whose person now chose e-mail, the other
 * channel, another number or no contact, and tells the operator. An interview that begins again and
 * has no channel yet changes none.
 */
export async function endUnwantedRecalls(
  within: Database,
  { config, mail }: Pick<Services, "config" | "mail">,
  { interview, conversationId, now }: { interview: Interview; conversationId: string; now: Date },
): Promise<void> {
  const lead = await findLeadOfConversation(within, conversationId);
  if (lead === null || !isOtherWish(interview, lead)) {
    return;
  }
  const told = await withdrawRecallsOfConversation(within, conversationId);
  if (told.length > 0 && config.operatorEmail !== null) {
    const message = toRecallWithdrawnMail(told, { to: config.operatorEmail, now });
    await mail.send(message, { within });
  }
}

function isOtherWish(interview: Interview, lead: Lead): boolean {
  if (!interview.notes.answers.some(({ step }) => step === communication.step)) {
    return false;
  }
  const phone = toGivenPhone(interview);
  return (
    !wantsRecall(interview) ||
    interview.draft.communication !== lead.communication ||
    (phone !== "" && phone !== lead.phone)
  );
}
