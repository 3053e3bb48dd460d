import type { TicketPlace, WireError } from "@volpe/contract";
import { ApiError, createTicketCalls, type TicketCalls } from "@volpe/core";
import { createContext } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { findLoginLoss } from "../auth/require-login.ts";
import { type RefusedForm, refuseForm, sendForm } from "../forms/send-form.ts";
import type { PageActionArgs } from "../page-args.ts";
import { readFiles } from "./attachment-rules.ts";
import { createTicketDrafts } from "./ticket-drafts.ts";
import { findMistakes, type TicketValues, toSentText, toTicketValues } from "./ticket-form-data.ts";
import { toMessagePath } from "./ticket-path.ts";

/** Nothing typed is lost; files cannot be sent back, which the page says. */
type Typed = { values: TicketValues; hadFiles: boolean };
export type TicketRefusal = RefusedForm<Typed>;

/**
 * The login was lost while the form was written. The loader of the same request then answers
 * without the person's data, instead of leading away from what was typed.
 */
export const loginLostContext = createContext(false);

type Sending = {
  /** Under which name the form is kept on the device. */
  draft: string;
  asksSubject: boolean;
  send: (calls: TicketCalls, values: TicketValues, files: readonly File[]) => Promise<TicketPlace>;
};

/** Sends a form of a ticket and leads to its message, or answers what to mend. */
export async function sendTicket(
  { request, context }: Pick<PageActionArgs, "request" | "context">,
  { draft, asksSubject, send }: Sending,
) {
  const { api, session } = context.get(clientContext);
  const form = await request.formData();
  const values = toTicketValues(form);
  const files = readFiles(form);
  const typed = { values, hadFiles: files.length > 0 };
  const mistakes = findMistakes(values, { files, asksSubject });
  if (mistakes.length > 0) {
    return refuseForm(422, mistakes, typed);
  }
  const account = session.state.session?.user.id;
  return await sendForm(typed, async () => {
    const place = await keepLogin(context, () =>
      send(createTicketCalls(api.request), toSent(values), files),
    );
    if (account !== undefined && typeof document !== "undefined") {
      createTicketDrafts(account).forget(draft);
    }
    return toMessagePath(place);
  });
}

function toSent({ id, subject, message }: TicketValues): TicketValues {
  return { id, subject: subject.trim(), message: toSentText(message) };
}

/** Says in words of the form that the login was lost, and tells the loader. */
async function keepLogin<T>(context: PageActionArgs["context"], call: () => Promise<T>) {
  try {
    return await call();
  } catch (error) {
    const loss: WireError[] | null = findLoginLoss(error, context);
    if (loss === null) {
      throw error;
    }
    context.set(loginLostContext, true);
    throw new ApiError(401, loss, { cause: error });
  }
}
