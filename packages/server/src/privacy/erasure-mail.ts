import { BRAND } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";

/** To who has no password: the link is the proof that it is them. Good for an hour, once. */
export function toErasureMail({
  to,
  publicUrl,
  token,
}: {
  to: string;
  publicUrl: string;
  token: string;
}): MailMessage {
  const title = "Vuoi cancellare il tuo profilo?";
  return {
    to,
    kind: "account-erasure",
    subject: title,
    ...renderMail({
      title,
      preview: "Il link per confermare vale un’ora.",
      paragraphs: [
        "Ciao,",
        `hai chiesto di cancellare il tuo profilo su ${BRAND.name}. Apri il link e conferma: spariscono profilo, elenchi, preventivi, richieste e messaggi, e non si possono recuperare.`,
      ],
      action: {
        label: "Vai alla conferma",
        url: `${publicUrl}/profilo?cancella=${token}#cancella`,
      },
      closing: ["Se non l’hai chiesto tu, ignora questa mail: non succede niente."],
      reason: `Ricevi questa mail perché hai un profilo su ${BRAND.name}.`,
    }),
  };
}
