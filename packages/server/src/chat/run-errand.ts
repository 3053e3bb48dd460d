import type { ChatMessage } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Errand } from "../interview/aside.ts";
import type { Services } from "../services.ts";
import { mailContinueLink } from "./continue-link.ts";
import { LINK_HOURS } from "./continue-mail.ts";

/**
 * Does what the person asked for beside the questions, in the answer's transaction, and returns the
 * messages with a first line that says what came of it.
 */
export async function runErrand(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  {
    errand,
    messages,
    ...visit
  }: {
    errand: Errand;
    messages: readonly ChatMessage[];
    conversationId: string;
    visitorAddress: string;
  },
): Promise<ChatMessage[]> {
  const { email } = errand;
  const isMailed = await mailContinueLink(within, services, { email, ...visit });
  return say(
    messages,
    isMailed
      ? `Link mandato a ${email}: vale ${LINK_HOURS} ore e si apre una volta sola. Qui resta tutto com’è, e intanto possiamo andare avanti.`
      : "A quell’indirizzo, o dalla tua rete, oggi sono già partiti troppi link: riprova domani. Questa conversazione resta su questo dispositivo.",
  );
}

function say(messages: readonly ChatMessage[], words: string): ChatMessage[] {
  return messages.map((message, index) =>
    index === 0 ? { ...message, messages: [words, ...message.messages] } : message,
  );
}
