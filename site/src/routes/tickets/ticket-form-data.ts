import { TICKET_MESSAGE_MAX, type WireError } from "@volpe/contract";
import { createRandomId } from "@volpe/core";
import { formatQuantity } from "@volpe/ui";
import { findErrorField, readFormValues } from "../forms/form-values.ts";
import { checkAttachments } from "./attachment-rules.ts";

export const SUBJECT_MIN = 3;
export const SUBJECT_MAX = 120;

const FIELDS = ["subject", "message", "files"] as const;
export type TicketField = (typeof FIELDS)[number];

/** What was typed, as it was typed; `id` is the draft's own, so that it is stored once. */
export type TicketValues = { id: string; subject: string; message: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function toTicketValues(form: Pick<FormData, "get">): TicketValues {
  const values = readFormValues(["id", "subject", "message"], form);
  return UUID.test(values.id) ? values : { ...values, id: createRandomId() };
}

/** A browser counts a line break as one character and sends two. */
export function toSentText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/** Every field to mend, with how to mend it; a reply has no subject. */
export function findMistakes(
  { subject, message }: TicketValues,
  { files, asksSubject }: { files: readonly File[]; asksSubject: boolean },
): WireError[] {
  const errors: WireError[] = [];
  const refuse = (field: TicketField, words: string) =>
    errors.push({ code: "invalid-field", field, message: words });
  const subjectLength = subject.trim().length;
  if (asksSubject && subjectLength < SUBJECT_MIN) {
    refuse("subject", "Scrivi l’oggetto: bastano due parole.");
  } else if (asksSubject && subjectLength > SUBJECT_MAX) {
    refuse("subject", `L’oggetto può avere ${SUBJECT_MAX} lettere: il tuo ne ha ${subjectLength}.`);
  }
  const { length } = toSentText(message);
  if (length === 0) {
    refuse("message", "Scrivi il messaggio.");
  } else if (length > TICKET_MESSAGE_MAX) {
    refuse(
      "message",
      `Il messaggio può avere ${formatQuantity(TICKET_MESSAGE_MAX)} lettere: il tuo ne ha ${formatQuantity(length)}.`,
    );
  }
  for (const { words } of checkAttachments(files).refused) {
    refuse("files", words);
  }
  return errors;
}

export function findTicketField(error: WireError): TicketField | null {
  return findErrorField(FIELDS, error);
}
