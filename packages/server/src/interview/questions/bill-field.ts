import { type Addon, ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from "@volpe/contract";
import type { Interview } from "../interview.ts";
import { type Answer, type Line, type Reading, refuseAnswer, take } from "../question.ts";
import { withSentBill } from "../sent-bill.ts";

/** The typologies and the dependencies of a question about a bill. */
export const OF_A_BILL = { tipologies: ["luce", "gas"], dependsOn: ["method"] } as const;

/** Asks for the bill itself and says what happens to it before it is sent (GDPR, art. 13). */
export const BILL_FILE: Addon = {
  kind: "file",
  label: "Manda la bolletta, la leggo io",
  accept: [...ATTACHMENT_TYPES],
  maxBytes: ATTACHMENT_MAX_BYTES,
  notice:
    "La leggo qui, non la passo a nessuno e la cancello appena letta. Copri i dati di altre persone.",
};

/** Reads a bill that was sent in answer to the question of `step`; null if none was sent. */
export function readSentBill({ bill }: Answer, interview: Interview, step: number): Reading | null {
  switch (bill?.status) {
    case undefined:
      return null;
    case "failed":
      return refuseAnswer(bill.message, "bill");
    case "read":
      return take(
        withSentBill(interview, bill.sent, step),
        `${bill.said} Ho letto ${bill.sent.name}.`.trim(),
      );
  }
}

/** The line of a bill that answered the question of `step`. */
export function toBillLines({ notes: { bill } }: Interview, step: number): Line[] {
  return bill?.step === step ? [{ label: "Bolletta", value: bill.name }] : [];
}
