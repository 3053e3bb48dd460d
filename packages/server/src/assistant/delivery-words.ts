import type { ChatMessage } from "@volpe/contract";
import type { Delivery } from "../leads/keep-lead.ts";

/** Says after the last message's first line what became of the mail; a limit is said kindly. */
export function sayDelivery(
  messages: readonly ChatMessage[],
  delivery: Delivery,
  { email, isRequest }: { email: string; isRequest: boolean },
): ChatMessage[] {
  const words = isRequest ? toRequestWords(delivery, email) : toWords(delivery, email);
  return messages.map((message, index) =>
    index === messages.length - 1 && words !== null
      ? { ...message, messages: message.messages.toSpliced(1, 0, words) }
      : message,
  );
}

function toWords(delivery: Delivery, email: string): string | null {
  switch (delivery) {
    case "sent":
      return `Te l’ho mandato anche a ${email}.`;
    case "recipient-limit":
      return "A quell’indirizzo oggi ho già scritto tre volte, quindi questa volta non mando la mail: il preventivo però è qui sotto.";
    case "address-limit":
      return "Dalla tua rete sono arrivate molte richieste in poco tempo, quindi non ho tenuto i contatti e non mando la mail. Il preventivo però è qui sotto, tutto tuo.";
    case "none":
      return null;
  }
}

function toRequestWords(delivery: Delivery, email: string): string | null {
  switch (delivery) {
    case "sent":
      return `Il riepilogo è partito per ${email}.`;
    case "recipient-limit":
      return "A quell’indirizzo oggi ho già scritto tre volte, quindi questa volta non mando il riepilogo: la richiesta però è registrata.";
    case "address-limit":
      return "Un momento: dalla tua rete sono arrivate molte richieste in poco tempo, quindi questa non è stata registrata e non risponderà nessuno. Riprova tra un’ora.";
    case "none":
      return null;
  }
}
