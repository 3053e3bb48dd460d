import type { ChatMessage } from "@volpe/contract";
import { toEuphonic } from "@volpe/contract";
import type { Delivery } from "../leads/store-lead.ts";

/**
 * Inserts after the first line of the last message whether the mail was sent or a limit prevented
 * it. If the first line confirms the address, words that name the address replace it.
 */
export function sayDelivery(
  messages: readonly ChatMessage[],
  delivery: Delivery,
  { email, isRequest }: { email: string; isRequest: boolean },
): ChatMessage[] {
  const words = isRequest ? toRequestWords(delivery, email) : toQuoteWords(delivery, email);
  return messages.map((message, index) => {
    if (index !== messages.length - 1 || words === null) {
      return message;
    }
    const confirms = email !== "" && message.messages[0]?.includes(email) === true;
    const [at, count] = confirms && words.includes(email) ? [0, 1] : [1, 0];
    return { ...message, messages: message.messages.toSpliced(at, count, words) };
  });
}

function toQuoteWords(delivery: Delivery, email: string): string | null {
  switch (delivery) {
    case "sent":
      return `Te l’ho mandato anche ${toEuphonic("a", email)} ${email}.`;
    case "recipient-limit":
      return "A quell’indirizzo oggi ho già scritto più volte, quindi questa volta non mando la mail: il preventivo però è qui sotto.";
    case "address-limit":
      return "Dalla tua rete sono arrivate molte richieste in poco tempo, quindi questa volta non mando la mail: i tuoi contatti però li ho, e il preventivo è qui sotto.";
    case "none":
      return null;
  }
}

function toRequestWords(delivery: Delivery, email: string): string | null {
  switch (delivery) {
    case "sent":
      return `Il riepilogo è partito per ${email}.`;
    case "recipient-limit":
      return "A quell’indirizzo oggi ho già scritto più volte, quindi questa volta non mando il riepilogo: la richiesta però è registrata.";
    case "address-limit":
      return "Dalla tua rete sono arrivate molte richieste in poco tempo, quindi questa volta non mando il riepilogo: la richiesta però è registrata.";
    case "none":
      return null;
  }
}
