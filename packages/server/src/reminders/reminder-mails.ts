import {
  BRAND,
  type EnergyTipology,
  formatDate,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  toReminderDay,
  withDay,
} from "@volpe/contract";
import { toDerivedKey } from "../keys/derived-key.ts";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import type { Config } from "../process/config.ts";
import type { Reminder } from "./reminder-repository.ts";

/** The purpose of the key in the link that confirms a reminder. */
export const REMINDER_KEY = "reminder";

type Given = Pick<Config, "publicUrl" | "sessionSecret">;

/** The words for a supply, as `della luce` or `del gas`. */
export const toSupplyWords = (tipology: EnergyTipology): string =>
  tipology === "gas" ? "del gas" : "della luce";

/** Asks the person to confirm that the address is theirs. */
export function toConfirmationMail(reminder: Reminder, config: Given): MailMessage {
  const unsubscribeUrl = toUnsubscribeUrl(config, reminder.id);
  const key = toDerivedKey(config, REMINDER_KEY, reminder.id);
  return toMailMessage({
    to: reminder.email,
    kind: "reminder-confirmation",
    reference: reminder.id,
    unsubscribeUrl,
    title: "Confermi il promemoria?",
    preview: "Serve un tocco, poi ti scrivo una volta sola.",
    paragraphs: [
      "Ciao,",
      `qualcuno ha chiesto a ${BRAND.name} di scrivere qui quando sta per scadere il prezzo ${toSupplyWords(reminder.tipology)}. Se sei tu, conferma: senza, non ti scrivo.`,
    ],
    facts: toFacts(reminder),
    action: {
      label: "Vai alla conferma",
      url: `${config.publicUrl}/promemoria/${reminder.id}?chiave=${key}`,
    },
    closing: [
      `Il link vale ${REMINDER_UNCONFIRMED_KEPT_DAYS} giorni. Se non l’hai chiesto tu, ignora questa mail: non ne arriveranno altre, e l’indirizzo si cancella da solo.`,
    ],
    reason: `Ricevi questa mail perché qualcuno ha chiesto un promemoria a ${BRAND.name} indicando il tuo indirizzo.`,
  });
}

/** The one mail that the person asked for. */
export function toReminderMail(reminder: Reminder, config: Given): MailMessage {
  const supply = toSupplyWords(reminder.tipology);
  const expiry = formatDate(reminder.expiresOn);
  const title = `Il prezzo ${supply} scade ${withDay("il", expiry)}`;
  const unsubscribeUrl = toUnsubscribeUrl(config, reminder.id);
  return toMailMessage({
    to: reminder.email,
    kind: "price-expiry",
    reference: reminder.id,
    unsubscribeUrl,
    title,
    preview: "È il momento di ricontrollare se ti conviene restare.",
    paragraphs: [
      "Ciao,",
      `me l’avevi chiesto: il prezzo del tuo contratto ${supply} vale fino ${withDay("al", expiry)}. Un cambio di fornitore richiede fino a un mese, quindi è il momento di confrontarlo con le offerte di oggi.`,
      "Se il tuo fornitore ti ha già scritto le condizioni nuove, tieni a portata di mano quelle: il confronto giusto è con il prezzo che pagheresti dopo.",
    ],
    action: {
      label: "Confronta adesso",
      url: `${config.publicUrl}/preventivo/calcolo?tipologia=${reminder.tipology}`,
    },
    closing: [
      "Restare dove sei può andare benissimo. Altri promemoria per questa scadenza non te ne mando.",
    ],
    reason: `Ricevi questa mail perché hai chiesto a ${BRAND.name} un promemoria per questa scadenza.`,
  });
}

function toFacts({ expiresOn }: Reminder) {
  return [
    { label: "Scadenza del prezzo", value: formatDate(expiresOn) },
    { label: "Ti scrivo il", value: formatDate(toReminderDay(expiresOn)) },
  ];
}
