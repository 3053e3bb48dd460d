import { BRAND, formatDate, UNUSED_ACCOUNT_NOTICE_DAYS, withDay } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { type MailContent, toMailMessage } from "../mail/mail-layout.ts";

/* No mail repeats text that was typed in a form, because anybody could use that to write to
   another person in our name. No mail advertises offers. */

type Addressed = { to: string; publicUrl: string };
type Linked = Addressed & { token: string };

const IGNORE =
  "Se non l’hai chiesto tu, ignora questa mail e non aprire il link: non succede niente.";
const REASON = `Ricevi questa mail perché qualcuno ha indicato il tuo indirizzo su ${BRAND.name}.`;
const OWNER_REASON = `Ricevi questa mail perché hai un profilo su ${BRAND.name}.`;

/** Mail after a registration. The link is valid for seven days. */
export function toActivationMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "account-activation", {
    title: "Conferma la tua e-mail",
    preview: "Un tocco e il tuo profilo è pronto.",
    paragraphs: [
      `qualcuno si è registrato su ${BRAND.name} con questo indirizzo. Se sei tu, confermalo: poi entri con la password che hai scelto.`,
    ],
    action: { label: "Conferma il mio indirizzo", url: `${publicUrl}/active?token=${token}` },
    closing: [
      "Il link vale sette giorni.",
      `${IGNORE} Aprendolo, chi si è registrato al posto tuo potrebbe entrare con la sua password.`,
    ],
    reason: REASON,
  });
}

/** Mail to an address that `provider` does not vouch for. The link is valid for seven days. */
export function toProviderMail({
  to,
  publicUrl,
  token,
  provider,
}: Linked & { provider: string }): MailMessage {
  return toMessage(to, "account-activation", {
    title: "Conferma la tua e-mail",
    preview: `Poi entri con ${provider}.`,
    paragraphs: [
      `qualcuno vuole entrare su ${BRAND.name} con ${provider}, che dà questo indirizzo. Se sei tu, confermalo: poi entri con ${provider}.`,
    ],
    action: { label: "Conferma il mio indirizzo", url: `${publicUrl}/active?token=${token}` },
    closing: [
      "Il link vale sette giorni.",
      `Se non sei stato tu, ignora questa mail e non aprire il link: aprendolo, chi ha quel profilo ${provider} potrebbe entrare al posto tuo.`,
    ],
    reason: REASON,
  });
}

/**
 * Mail after registrations with different passwords. No password counts until the owner of the
 * mailbox chooses one.
 */
export function toChoosePasswordMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "account-activation", {
    title: "Conferma la tua e-mail e scegli la password",
    preview: "Per questo indirizzo sono state scritte password diverse.",
    paragraphs: [
      `con questo indirizzo ci sono più registrazioni su ${BRAND.name}, con password diverse. Per sicurezza non ne vale nessuna: se ti sei registrato, scegli qui quella giusta.`,
    ],
    action: { label: "Scegli la password", url: `${publicUrl}/ripristino?token=${token}` },
    closing: ["Il link vale un’ora e una volta sola.", IGNORE],
    reason: REASON,
  });
}

/** Mail after a registration with the address of an existing profile. */
export function toExistsMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "account-exists", {
    title: "Hai già un profilo",
    preview: "Entra con un link, o scegli una nuova password.",
    paragraphs: [
      `qualcuno ha indicato questo indirizzo per un nuovo profilo su ${BRAND.name}, ma un profilo con questo indirizzo c’è già. Se sei tu, entra da qui.`,
    ],
    action: { label: "Entra", url: `${publicUrl}/auth/login?token=${token}` },
    closing: [
      "Il link vale 15 minuti e una volta sola.",
      `Se non ricordi la password, scegline una nuova: ${publicUrl}/ripristino`,
      IGNORE,
    ],
    reason: OWNER_REASON,
  });
}

export function toLoginLinkMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "login-link", {
    title: "Il tuo link per entrare",
    preview: "Vale 15 minuti e una volta sola.",
    paragraphs: [`con questo link entri su ${BRAND.name} senza password.`],
    action: { label: "Entra", url: `${publicUrl}/auth/login?token=${token}` },
    closing: ["Il link vale 15 minuti e una volta sola.", IGNORE],
    reason: OWNER_REASON,
  });
}

export function toRecoveryMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "password-recovery", {
    title: "Scegli una nuova password",
    preview: "Il link vale un’ora e una volta sola.",
    paragraphs: [
      `qualcuno ha chiesto una nuova password per il tuo profilo su ${BRAND.name}. Se sei tu, sceglila da qui.`,
    ],
    action: { label: "Scegli la nuova password", url: `${publicUrl}/ripristino?token=${token}` },
    closing: [
      "Il link vale un’ora e una volta sola. Con la nuova password si chiudono gli accessi aperti su ogni dispositivo.",
      "Se non l’hai chiesto tu, ignora questa mail: la tua password resta quella di prima.",
    ],
    reason: OWNER_REASON,
  });
}

export function toPasswordChangedMail({ to, publicUrl }: Addressed): MailMessage {
  return toMessage(to, "password-changed", {
    title: "La tua password è cambiata",
    preview: "Se sei stato tu, non devi fare altro.",
    paragraphs: [
      `la password del tuo profilo su ${BRAND.name} è appena cambiata. Se sei stato tu, non devi fare altro.`,
    ],
    action: { label: "Non sono stato io", url: `${publicUrl}/ripristino` },
    closing: [
      "Se non sei stato tu, scegli subito una nuova password: si chiudono gli accessi su ogni dispositivo.",
    ],
    reason: OWNER_REASON,
  });
}

/** Mail to the owner of an account whose password somebody is trying to guess. */
export function toGuessingMail({ to, publicUrl }: Addressed): MailMessage {
  return toMessage(to, "password-guessing", {
    title: "Qualcuno prova a entrare nel tuo profilo",
    preview: "Per un’ora non si accettano altre password da dispositivi nuovi.",
    paragraphs: [
      `da dispositivi che non conosco sono arrivate molte password sbagliate per il tuo profilo su ${BRAND.name}. Per un’ora non se ne accettano altre.`,
      "Dai dispositivi da cui sei già entrato puoi entrare come sempre. Da uno nuovo, fatti mandare un link.",
    ],
    action: { label: "Scegli una nuova password", url: `${publicUrl}/ripristino` },
    closing: ["Se la tua password è lunga e la usi solo qui, non devi fare altro."],
    reason: OWNER_REASON,
  });
}

/** Mail to the new address. The link is valid for 24 h and needs a login. */
export function toEmailChangeMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "email-change", {
    title: "Conferma il nuovo indirizzo",
    preview: "Da quel momento entri con questo.",
    paragraphs: [
      `qualcuno vuole usare questo indirizzo per il suo profilo su ${BRAND.name}. Se sei tu, confermalo: da quel momento entri con questo.`,
    ],
    action: { label: "Conferma il nuovo indirizzo", url: `${publicUrl}/active?token=${token}` },
    closing: [
      "Il link vale un giorno. Se non sei già nel tuo profilo, ti chiedo di entrare con l’indirizzo di prima.",
      IGNORE,
    ],
    reason: REASON,
  });
}

/** Mail to the current address, sent before anything changes. */
export function toEmailChangeNotice({ to, publicUrl }: Addressed): MailMessage {
  return toMessage(to, "email-change-notice", {
    title: "Il tuo profilo sta per cambiare indirizzo",
    preview: "Cambia solo quando il nuovo indirizzo è confermato.",
    paragraphs: [
      `dal tuo profilo su ${BRAND.name} è stato chiesto di passare a un altro indirizzo e-mail. Cambia solo quando il nuovo è confermato.`,
    ],
    action: { label: "Non sono stato io", url: `${publicUrl}/ripristino` },
    closing: [
      "Se non sei stato tu, scegli subito una nuova password: la richiesta si annulla e gli accessi si chiudono su ogni dispositivo.",
    ],
    reason: OWNER_REASON,
  });
}

/** Mail to the former address. */
export function toEmailChangedMail({ to }: Pick<Addressed, "to">): MailMessage {
  return toMessage(to, "email-changed", {
    title: "Il tuo profilo ha un nuovo indirizzo",
    preview: "D’ora in poi scrivo a quello nuovo.",
    paragraphs: [
      `il tuo profilo su ${BRAND.name} ha un nuovo indirizzo e-mail, confermato. D’ora in poi scrivo a quello.`,
    ],
    closing: [
      `Se non l’hai voluto tu, scrivi subito a ${BRAND.company.email}: ti aiutiamo a riprenderlo.`,
    ],
    reason: OWNER_REASON,
  });
}

/**
 * Mail to a person without a password. The link proves who they are, works once and is valid for an
 * hour.
 */
export function toErasureMail({ to, publicUrl, token }: Linked): MailMessage {
  return toMessage(to, "account-erasure", {
    title: "Vuoi cancellare il tuo profilo?",
    preview: "Il link per confermare vale un’ora.",
    paragraphs: [
      `hai chiesto di cancellare il tuo profilo su ${BRAND.name}. Apri il link e conferma: spariscono profilo, elenchi, preventivi, richieste e messaggi, e non si possono recuperare.`,
    ],
    action: { label: "Vai alla conferma", url: `${publicUrl}/profilo?cancella=${token}#cancella` },
    closing: ["Se non l’hai chiesto tu, ignora questa mail: non succede niente."],
    reason: OWNER_REASON,
  });
}

/** Mail to the owner of an account that was unused for a long time, before it is deleted. */
export function toEndNoticeMail({
  to,
  publicUrl,
  lastUsedAt,
}: Addressed & { lastUsedAt: Date }): MailMessage {
  const day = formatDate(lastUsedAt);
  return toMessage(to, "account-unused", {
    title: `Tra ${UNUSED_ACCOUNT_NOTICE_DAYS} giorni cancello il tuo profilo`,
    preview: "Per tenerlo basta entrare una volta.",
    paragraphs: [
      `non entri nel tuo profilo su ${BRAND.name} ${withDay("dal", day)}. Non tengo dati che non servono a nessuno: tra ${UNUSED_ACCOUNT_NOTICE_DAYS} giorni lo cancello, con elenchi, preventivi e richieste.`,
      "Se lo vuoi tenere basta entrare una volta, quando vuoi prima di allora.",
    ],
    action: { label: "Entra e tienilo", url: `${publicUrl}/auth/login` },
    closing: ["Se non ti serve più, non devi fare niente."],
    reason: OWNER_REASON,
  });
}

function toMessage(to: string, kind: string, content: MailContent): MailMessage {
  const paragraphs = ["Ciao,", ...content.paragraphs];
  return toMailMessage({ to, kind, isUrgent: true, ...content, paragraphs });
}
