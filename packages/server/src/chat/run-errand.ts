import { type ChatMessage, toEuphonic, toTipologyWords } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Errand } from "../interview/aside.ts";
import { type Interview, withNotes } from "../interview/interview.ts";
import type { Services } from "../services.ts";
import { ANSWERS_IN_CHAT } from "../tickets/excerpt.ts";
import { addGuestMessage, openGuestTicket } from "../tickets/open-guest-ticket.ts";
import { parseTicketNumber, toTicketNumber } from "../tickets/ticket-number.ts";
import { LINK_HOURS, mailContinueLink } from "./continue-link.ts";

type Given = Pick<Services, "clock" | "config" | "mail" | "signals">;
type Visit = { conversationId: string; visitorAddress: string };
type Outcome = { interview: Interview; messages: ChatMessage[] };

/**
 * Does a side request of the person in the answer's transaction. The messages get a first line with
 * its result.
 */
export async function runErrand(
  within: Database,
  services: Given,
  { errand, interview, messages, ...visit }: Outcome & Visit & { errand: Errand },
): Promise<Outcome> {
  switch (errand.kind) {
    case "link": {
      const { email } = errand;
      const isMailed = await mailContinueLink(within, services, { email, ...visit });
      const words = isMailed
        ? `Link mandato ${toEuphonic("a", email)} ${email}: vale ${LINK_HOURS} ore e si apre una volta sola. Qui resta tutto com’è, e intanto possiamo andare avanti.`
        : "A quell’indirizzo, o dalla tua rete, oggi sono già partiti troppi link: riprova domani. Questa conversazione resta su questo dispositivo.";
      return { interview, messages: say(messages, words) };
    }
    case "ticket": {
      const { number } = await open(within, services, errand, visit);
      const shown = toTicketNumber(number);
      const words = [
        `Richiesta ${shown} aperta: l’ho passata a una persona di Volpe${errand.told.length === 0 ? ", solo con il tuo messaggio" : ", con quello che mi hai detto"}.`,
        `La risposta arriva ${toEuphonic("a", errand.email)} ${errand.email}; entrando con quell’indirizzo ritrovi la richiesta nel profilo. Intanto possiamo andare avanti.`,
      ];
      return {
        interview: withNotes(interview, { handover: shown }),
        messages: say(messages, ...words),
      };
    }
    case "ticket-message": {
      const { ticket: number, need: text } = errand;
      const isAdded = await addGuestMessage(within, services, {
        number: parseTicketNumber(number) ?? 0,
        text,
      });
      const words = isAdded
        ? `Aggiunto alla richiesta ${number}: la risposta arriva alla stessa e-mail.`
        : `La richiesta ${number} non c’è più: chiedimi di nuovo una persona e ne apro un’altra.`;
      const { handover: _, ...notes } = interview.notes;
      return {
        interview: isAdded ? interview : { ...interview, notes },
        messages: say(messages, words),
      };
    }
  }
}

async function open(
  within: Database,
  services: Given,
  { need, told, tipology, rateId, name, email }: Extract<Errand, { kind: "ticket" }>,
  { visitorAddress }: Visit,
) {
  return await openGuestTicket(within, services, {
    name,
    email,
    rateId: rateId === "" ? null : rateId,
    subject: tipology === "" ? "Dalla chat" : `Dalla chat: ${toTipologyWords([tipology])}`,
    text: told.length === 0 ? need : `${need}${ANSWERS_IN_CHAT}${told.join("\n")}`,
    visitorAddress,
  });
}

function say(messages: readonly ChatMessage[], ...words: string[]): ChatMessage[] {
  return messages.map((message, index) =>
    index === 0 ? { ...message, messages: [...words, ...message.messages] } : message,
  );
}
