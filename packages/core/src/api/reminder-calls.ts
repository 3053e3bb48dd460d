import type {
  FormOf,
  MailedLink,
  MailSent,
  ReminderConfirmed,
  ReminderRequest,
} from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * Asks for a mail before the price of a contract ends. A failure throws `ApiError`.
 *
 * @example
 * const { expiresOn } = await createReminderCalls(request).confirm({ reference, key });
 */
export function createReminderCalls(request: Request) {
  return {
    ask: (body: FormOf<ReminderRequest>) =>
      request<MailSent>({ method: "POST", path: "/reminders", body }),
    confirm: (body: MailedLink) =>
      request<ReminderConfirmed>({ method: "POST", path: "/reminders/confirm", body }),
  };
}
