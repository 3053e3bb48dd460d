import { BRAND, type IdentityProvider } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import { PROVIDER_NAMES } from "./provider-names.ts";

/** To the address that a provider gave and does not vouch for; good for seven days. */
export function toConfirmMail({
  to,
  provider,
  publicUrl,
  token,
}: {
  to: string;
  provider: IdentityProvider;
  publicUrl: string;
  token: string;
}): MailMessage {
  const title = "Conferma la tua e-mail";
  const name = PROVIDER_NAMES[provider];
  return {
    to,
    kind: "account-activation",
    subject: title,
    ...renderMail({
      title,
      preview: `Poi entri con ${name}.`,
      paragraphs: [
        "Ciao,",
        `qualcuno vuole entrare su ${BRAND.name} con ${name}, che dà questo indirizzo. Se sei tu, confermalo: poi entri con ${name}.`,
      ],
      action: { label: "Conferma il mio indirizzo", url: `${publicUrl}/active?token=${token}` },
      closing: [
        "Il link vale sette giorni.",
        `Se non sei stato tu, ignora questa mail e non aprire il link: aprendolo, chi ha quel profilo ${name} potrebbe entrare al posto tuo.`,
      ],
      reason: `Ricevi questa mail perché qualcuno ha indicato il tuo indirizzo su ${BRAND.name}.`,
    }),
  };
}
