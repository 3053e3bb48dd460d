import Type, { type Static } from "typebox";
import { Email, Honeypot, NeededConsent } from "./form-schemas.ts";
import { EnergyTipology } from "./offers.ts";

/** `POST /reminders`: one mail before the price of a contract ends. */
export const ReminderRequest = Type.Object({
  tipology: EnergyTipology,
  /** Last day of the present price, ISO date. */
  day: Type.String({ maxLength: 10 }),
  email: Email,
  consent: NeededConsent("Per scriverti mi serve il tuo sì: spunta la casella."),
  website: Honeypot,
});
export type ReminderRequest = Static<typeof ReminderRequest>;

export const ReminderConfirmed = Type.Object({
  tipology: EnergyTipology,
  /** ISO dates. */
  expiresOn: Type.String(),
  remindedOn: Type.String(),
  /** The address, mostly hidden, as `a•••@esempio.it`. */
  mailbox: Type.String(),
});
export type ReminderConfirmed = Static<typeof ReminderConfirmed>;
