import type { ChatMessage } from "@volpe/contract";
import type { Delivery } from "../rates/save-quote.ts";

/** Adds to the last message what became of the mail; a limit is said kindly. */
export function sayDelivery(
  messages: readonly ChatMessage[],
  delivery: Delivery,
  email: string,
): ChatMessage[] {
  const words = toWords(delivery, email);
  return messages.map((message, index) =>
    index === messages.length - 1 && words !== null
      ? { ...message, messages: [words, ...message.messages] }
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
