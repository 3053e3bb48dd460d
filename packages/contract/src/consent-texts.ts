import { BRAND } from "./brand.ts";

/** What a person reads beside each box; stored with each consent, so that it can be reproduced. */
export const CONSENT_TEXTS = {
  privacy: "Ho letto l’informativa sul trattamento dei miei dati.",
  marketing: `Vorrei ricevere da ${BRAND.name} consigli e novità sulle offerte, via e-mail.`,
  thirdParties:
    "Acconsento a passare i miei contatti al fornitore dell’offerta che scelgo, perché mi contatti lui.",
} as const;

/** The same beside what may be chosen about cookies, by the names of `CookieChoice`. */
export const COOKIE_CONSENT_TEXTS = {
  tracking:
    "Ricorda il sito che ti ha portato qui, per riconoscergli un compenso se chiedi un preventivo. Dura 30 giorni e non dice nulla di te.",
} as const;
