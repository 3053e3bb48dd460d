import { isUuid, type TicketPlace, type WireError } from "@volpe/contract";
import { createRandomId, createTicketCalls, type TicketCalls } from "@volpe/core";
import { createFormDrafts } from "../../forms/form-drafts.ts";
import { readFormValues, toSentText } from "../../forms/form-values.ts";
import { type RefusedForm, refuseForm, sendForm } from "../../forms/send-form.ts";
import { withSubmission } from "../../forms/sent-once.ts";
import { toWaiting, WaitingError } from "../../forms/waiting-forms.ts";
import { keepLogin } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";
import { checkAttachments, readFiles } from "./attachment-rules.ts";
import { toMessagePath } from "./ticket-path.ts";

/** What was typed. The API stores a message with the same `id` (a UUID) once. */
type TicketValues = { id: string; subject: string; message: string };

function toTicketValues(form: Pick<FormData, "get">): TicketValues {
  const values = readFormValues(["id", "subject", "message"], form);
  return isUuid(values.id) ? values : { ...values, id: createRandomId() };
}

/**
 * What a refused form sent, to show it again. A page cannot restore picked files, so it says that
 * they are lost if there were any.
 */
type Typed = { values: TicketValues; hadFiles: boolean };
export type TicketRefusal = RefusedForm<Typed>;

type Sending = {
  /** Name of the draft on the device. */
  draft: string;
  send: (calls: TicketCalls, values: TicketValues, files: readonly File[]) => Promise<TicketPlace>;
};

/** Sends a ticket's form and redirects to the message, or answers the API's errors. */
export async function sendTicket(
  { request, context }: Pick<PageActionArgs, "request" | "context">,
  { draft, send }: Sending,
) {
  const client = context.get(clientContext);
  const form = await request.formData();
  const values = toTicketValues(form);
  const files = readFiles(form);
  const typed = { values, hadFiles: files.length > 0 };
  // Refuses large files without sending them to the API.
  const { refused } = checkAttachments(files);
  if (refused.length > 0) {
    const errors = refused.map(
      ({ words }): WireError => ({ code: "invalid-field", field: "files", message: words }),
    );
    return refuseForm(422, errors, typed);
  }
  const account = client.session.state.session?.user.id;
  const forgetDraft = () => {
    if (account !== undefined && typeof document !== "undefined") {
      createFormDrafts(account).forget(draft);
    }
  };
  return await sendForm(typed, async () => {
    const calls = createTicketCalls(withSubmission(toWaiting(client, "ticket"), values.id));
    try {
      const place = await keepLogin(context, send(calls, toSent(values), files));
      forgetDraft();
      return toMessagePath(place);
    } catch (error) {
      // The list of waiting forms has the text now.
      if (error instanceof WaitingError) forgetDraft();
      throw error;
    }
  });
}

function toSent({ id, subject, message }: TicketValues): TicketValues {
  return { id, subject: subject.trim(), message: toSentText(message) };
}
