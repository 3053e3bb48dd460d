import { DAY_MS, type EnergyTipology, REMINDED_DAYS_BEFORE } from "@volpe/contract";
import { type Client, createReminderCalls } from "@volpe/core";
import { readFormValues } from "../../forms/form-values.ts";
import { sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";

export const REMINDER_FIELDS = ["email", "consent", "website"] as const;
type ReminderValues = Record<(typeof REMINDER_FIELDS)[number], string>;
export const EMPTY_REMINDER = readFormValues(REMINDER_FIELDS, new FormData());

/** Distinguishes the reminder's form from the others of its page. */
export const REMINDER_ACTION = { name: "azione", value: "promemoria" } as const;
/** The parameter that the page's address gets once the form was sent: `si`, or `senza-mail`. */
export const REMINDER_SENT = "promemoria";

export type TypedReminder = { values: ReminderValues };

/**
 * Whether the day of a reminder of this expiry (ISO date) is in the future. The server checks this
 * again.
 */
export function isRemindable(expiry: string | null, nowMs: number): expiry is string {
  return expiry !== null && Date.parse(expiry) - REMINDED_DAYS_BEFORE * DAY_MS > nowMs;
}

/** Whether the expiry (ISO date) is a past day. */
export function isPast(expiry: string | null, nowMs: number): boolean {
  return expiry !== null && Date.parse(expiry) + DAY_MS <= nowMs;
}

/** Answers the reminder form of a page; `path` is the page's address without its search. */
export async function askReminder(
  { api }: Pick<Client, "api">,
  {
    form,
    path,
    tipology,
    day,
    search,
  }: {
    form: FormData;
    path: string;
    tipology: EnergyTipology;
    /** ISO date. */
    day: string;
    search: URLSearchParams;
  },
) {
  const values = readFormValues(REMINDER_FIELDS, form);
  return await sendForm<TypedReminder>({ values }, async () => {
    const { mailed } = await createReminderCalls(toOnce(api.request, form)).ask({
      tipology,
      day,
      email: values.email,
      consent: values.consent !== "",
      website: values.website,
    });
    const sent = new URLSearchParams(search);
    sent.set(REMINDER_SENT, mailed ? "si" : "senza-mail");
    return `${path}?${sent}#tieni`;
  });
}
