import {
  AFFILIATE_PANEL_PATH,
  AFFILIATE_TERMS,
  BRAND,
  BRAND_NAME,
  formatCents,
  hideIban,
} from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { OPERATOR_REASON, toMailMessage } from "../mail/mail-layout.ts";
import type { Affiliate } from "./affiliate-repository.ts";
import type { Payout } from "./ledger-repository.ts";

const OWN_REASON = `Ricevi questa mail perché sei un affiliato di ${BRAND_NAME}.`;

type Addressed = { to: string; publicUrl: string };
type Switched = Addressed & { affiliate: Affiliate; codes: readonly string[]; now: Date };

/** Tells the operator of a request. It names only the code: `affiliates list` shows whose it is. */
export function toRequestMail({
  to,
  id,
  code,
  now,
}: Record<"to" | "id" | "code", string> & { now: Date }): MailMessage {
  return toMailMessage({
    to,
    kind: "affiliate-request",
    reference: `${id}.${now.getTime()}`,
    title: "Un sito chiede di diventare affiliato",
    preview: `Codice ${code}, da accendere.`,
    paragraphs: [
      "Sito e profilo si leggono con: npm run admin -- affiliates list --state requested",
      `Se va bene: npm run admin -- affiliates approve ${code}`,
      `Se non va bene: npm run admin -- affiliates off ${code}`,
    ],
    reason: OPERATOR_REASON,
  });
}

/** Tells an affiliate that its codes earn from now on. */
export function toSwitchedOnMail({ to, publicUrl, affiliate, codes, now }: Switched): MailMessage {
  return toMailMessage({
    to,
    kind: "affiliate-on",
    reference: `${affiliate.id}.${now.getTime()}`,
    title: toTitle(codes, "acceso", "accesi"),
    preview: "Da adesso gli arrivi contano.",
    paragraphs: [
      "Ciao,",
      "abbiamo guardato il tuo sito e ti abbiamo approvato. Da adesso gli arrivi dai tuoi link e dai tuoi widget contano, e i contratti che ne nascono maturano la commissione.",
      affiliate.iban === "" ? "Per pagarti ci manca un IBAN: lo scrivi nel pannello." : null,
    ],
    facts: toCodeFacts(codes),
    action: { label: "Apri il pannello", url: publicUrl + AFFILIATE_PANEL_PATH },
    reason: OWN_REASON,
  });
}

/** Tells an affiliate that its codes no longer earn; `isOwn` = it asked for that itself. */
export function toSwitchedOffMail({
  to,
  publicUrl,
  affiliate,
  codes,
  now,
  isOwn,
}: Switched & { isOwn: boolean }): MailMessage {
  const minimum = formatCents(AFFILIATE_TERMS.payoutMinCents);
  const why = `Per capire perché, scrivici a ${BRAND.company.email}.`;
  return toMailMessage({
    to,
    kind: "affiliate-off",
    reference: `${affiliate.id}.${now.getTime()}`,
    title: toTitle(codes, "spento", "spenti"),
    preview: "Link e widget funzionano, ma non maturano nulla.",
    paragraphs: [
      "Ciao,",
      ...(affiliate.state === "requested"
        ? [`abbiamo guardato la tua richiesta e non ti abbiamo approvato. ${why}`]
        : [
            `${isOwn ? "hai smesso di essere affiliato, come hai chiesto. Link" : "da adesso link"} e widget funzionano ancora, ma non maturano più nulla.`,
            `Quello che avevi già maturato resta tuo. Quando non c’è più niente in attesa te lo paghiamo, anche se è meno di ${minimum}.`,
            isOwn ? "Se ci ripensi, chiedi di nuovo dalla pagina degli affiliati." : why,
          ]),
    ],
    facts: toCodeFacts(codes),
    action: { label: "Apri il pannello", url: publicUrl + AFFILIATE_PANEL_PATH },
    reason: OWN_REASON,
  });
}

/** Tells an affiliate that a payment was ordered from the bank. */
export function toPayoutMail({
  to,
  publicUrl,
  payout,
}: Addressed & { payout: Payout }): MailMessage {
  return toMailMessage({
    to,
    kind: "affiliate-payout",
    reference: payout.id,
    title: "Le tue commissioni sono in pagamento",
    preview: "Abbiamo preparato il bonifico.",
    paragraphs: [
      "Ciao,",
      "abbiamo preparato il bonifico delle tue commissioni. Lo vedi sul conto quando la banca lo esegue.",
    ],
    facts: [
      { label: "Importo", value: formatCents(payout.cents) },
      { label: "IBAN", value: hideIban(payout.iban) },
    ],
    action: { label: "Vedi i movimenti", url: `${publicUrl}${AFFILIATE_PANEL_PATH}#movimenti` },
    closing: [`Se non è il tuo conto, scrivici subito a ${BRAND.company.email}.`],
    reason: OWN_REASON,
  });
}

function toTitle(codes: readonly string[], one: string, many: string): string {
  return codes.length === 1
    ? `Il tuo codice di affiliato è ${one}`
    : `I tuoi codici di affiliato sono ${many}`;
}

const toCodeFacts = (codes: readonly string[]) => [
  { label: codes.length === 1 ? "Codice" : "Codici", value: codes.join(", ") },
];
