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

/** `mailed`: the link that confirms the address was sent; without it nothing is stored. */
export const ReminderReceived = Type.Object({ mailed: Type.Boolean() });
export type ReminderReceived = Static<typeof ReminderReceived>;

/**
 * `POST /reminders/confirm`: the parameters of a mail's link
 * `/promemoria/{reference}?chiave={key}`.
 */
export const ReminderConfirmation = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 64 }),
  key: Type.String({ minLength: 1, maxLength: 64 }),
});
export type ReminderConfirmation = Static<typeof ReminderConfirmation>;

export const ReminderConfirmed = Type.Object({
  tipology: EnergyTipology,
  /** ISO dates. */
  expiresOn: Type.String(),
  remindedOn: Type.String(),
  /** The address, mostly hidden, as `a•••@esempio.it`. */
  mailbox: Type.String(),
});
export type ReminderConfirmed = Static<typeof ReminderConfirmed>;
