import { BRAND_NAME, type ContractState } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import type { Config } from "../process/config.ts";
import { slugify } from "../text/slug.ts";
import { toContractUrl } from "./contract-key.ts";
import type { ContractServices } from "./contract-services.ts";
import { toOfferTitle } from "./offer/take-offer.ts";
import { toMoment, toPriceLines } from "./papers/contract-papers.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import { CODE_MINUTES } from "./signing-code.ts";
import type { Contract, StoredDocument } from "./store/contract-repository.ts";

type Given = Pick<Config, "publicUrl" | "sessionSecret">;

const REASON = `Ricevi questa mail perché hai un contratto in corso su ${BRAND_NAME} con questo indirizzo.`;

/** Mail with the code to sign with. */
export function toCodeMail(
  config: Given,
  { contract, code }: { contract: Contract; code: string },
): MailMessage {
  const title = `Il codice per firmare: ${code}`;
  return {
    to: contract.email,
    kind: "contract-code",
    isUrgent: true,
    subject: title,
    ...renderMail({
      title,
      preview: `Vale ${CODE_MINUTES} minuti, una volta sola.`,
      paragraphs: [
        `${toGreeting(contract)} con questo codice firmi il contratto: ${toOfferTitle(contract.data.offer)}`,
        `Vale ${CODE_MINUTES} minuti e una volta sola; dalla pagina puoi chiederne un altro o più tempo. Non darlo a nessuno: ${BRAND_NAME} non te lo chiede mai, né per telefono né per messaggio.`,
        "Se non sei stato tu a ordinare, non fare niente: senza codice il contratto non nasce.",
      ],
      action: { label: "Torna al contratto", url: toContractUrl(config, contract) },
      reason: REASON,
    }),
  };
}

/** The confirmation of the contract, with everything that was signed attached. */
export function toSignedMail(
  config: Given,
  {
    contract,
    documents,
    calendar,
  }: {
    contract: Contract;
    documents: readonly StoredDocument[];
    /** The last day to withdraw as a calendar file; null if there is none. */
    calendar: string | null;
  },
): MailMessage {
  const { offer, duties } = contract.data;
  const title = `Hai firmato: ${toOfferTitle(offer)}`;
  const { withdrawal } = duties;
  return {
    to: contract.email,
    kind: "contract-signed",
    reference: contract.id,
    subject: title,
    attachments: [
      ...documents.map(({ title: name, bytes }) => ({
        filename: `${slugify(name, 40)}.pdf`,
        contentType: "application/pdf",
        content: bytes.toString("base64"),
      })),
      ...(calendar === null
        ? []
        : [
            {
              filename: "ultimo-giorno-per-recedere.ics",
              contentType: "text/calendar; charset=utf-8",
              content: Buffer.from(calendar).toString("base64"),
            },
          ]),
    ],
    ...renderMail({
      title,
      preview: "In allegato ci sono il contratto e tutti i documenti.",
      paragraphs: [
        `${toGreeting(contract)} il contratto è concluso. Adesso lo passo a ${offer.counterparty.name}, che lo attiva: ti scrivo a ogni passo.`,
        "In allegato trovi il contratto, la scheda, le condizioni e l’attestazione della firma, con l’impronta di ogni file. Conservali.",
        withdrawal.text,
        ...(calendar === null
          ? []
          : ["L’ultimo giorno per recedere è anche in allegato, da mettere nel tuo calendario."]),
      ],
      facts: [
        ...toPriceLines(offer).map(({ label, value }) => ({ label, value })),
        { label: "Firmato il", value: toMoment(contract.updatedAt) },
      ],
      action: {
        label: withdrawal.kind === "none" ? "Vedi il contratto" : "Vedi il contratto o recedi",
        url: toContractUrl(config, contract),
      },
      closing: [duties.disputes],
      reason: REASON,
    }),
  };
}

/**
 * The receipt of a withdrawal: its content, the day and the time. Only the holder's has the link with
 * the contract's key.
 */
export function toReceiptMail(
  config: Given,
  { contract, name, to, now }: { contract: Contract; name: string; to: string; now: Date },
): MailMessage {
  const { offer } = contract.data;
  const isConcluded = contract.concludedAt !== null;
  const greeting = `Ciao ${name.split(" ")[0] ?? name},`;
  const title = `Recesso ricevuto: ${toOfferTitle(offer)}`;
  return {
    to,
    kind: "contract-withdrawn",
    reference: contract.id,
    isUrgent: true,
    subject: title,
    ...renderMail({
      title,
      preview: `Ricevuto il ${toMoment(now)}. Non devi fare altro.`,
      paragraphs: [
        isConcluded
          ? `${greeting} il contratto è chiuso da adesso e non devi fare altro. Oggi lo passo al fornitore, ${offer.counterparty.name}`
          : `${greeting} l’ordine è chiuso da adesso e non devi fare altro. Non era firmato: il contratto non è nato, al fornitore non è arrivato niente e non paghi niente.`,
        `La tua dichiarazione: «Io, ${name}, recedo dal contratto ${contract.id} (${toOfferTitle(offer)})».`,
        ...(isConcluded
          ? [
              "Quello che hai pagato ti torna entro 14 giorni. Se avevi chiesto l’attivazione subito, paghi solo quello che hai usato.",
            ]
          : []),
      ],
      facts: [
        { label: "Ricevuto il", value: toMoment(now) },
        { label: "Contratto", value: contract.id },
      ],
      ...(to === contract.email
        ? {
            action: { label: "Vedi il contratto", url: toContractUrl(config, contract) },
            reason: REASON,
          }
        : {
            reason: `Ricevi questa mail perché chi ha receduto da un contratto su ${BRAND_NAME} ha scritto questo indirizzo.`,
          }),
    }),
  };
}

const CHANGES: Readonly<
  Partial<Record<ContractState, { title: string; text: (supplier: string) => string }>>
> = {
  activated: {
    title: "Attivato",
    text: (supplier) => `${supplier} ha attivato il contratto. Da qui in poi ti scrive lui.`,
  },
  refused: {
    title: "Non accettato",
    text: (supplier) => `${supplier} non ha accettato l’ordine: è chiuso, e non paghi niente.`,
  },
  ended: {
    title: "Finito",
    text: (supplier) => `${supplier} mi ha comunicato che il contratto è finito.`,
  },
};

/** Mail to the holder about a step of the supplier; `until` is the end of a term still open. */
export function toChangeMail(
  config: Given,
  { contract, reason, until }: { contract: Contract; reason: string; until: Date | null },
): MailMessage {
  const { offer } = contract.data;
  const change = CHANGES[contract.state] ?? { title: "Cambiato", text: () => "" };
  const title = `${change.title}: ${toOfferTitle(offer)}`;
  return {
    to: contract.email,
    kind: "contract-changed",
    reference: `${contract.id}.${contract.state}`,
    subject: title,
    ...renderMail({
      title,
      preview: change.text(offer.counterparty.name),
      paragraphs: [
        `${toGreeting(contract)} ${change.text(offer.counterparty.name)}`,
        `Il motivo che ho registrato: ${reason}`,
        ...(until === null
          ? []
          : [`Puoi ancora recedere, fino al ${toMoment(until)}, ora di Roma.`]),
      ],
      action: {
        label: until === null ? "Vedi il contratto" : "Vedi il contratto o recedi",
        url: toContractUrl(config, contract),
      },
      closing: [contract.data.duties.disputes],
      reason: REASON,
    }),
  };
}

/** Tells the operator about a change. The mail names no person: `admin contracts show` does. */
export async function tellOperator(
  within: ContractServices["db"],
  { config, mail, switches, clock }: ContractServices,
  { contract, reason }: { contract: Contract; reason: string },
): Promise<void> {
  if (config.operatorEmail !== null) {
    const message = toOperatorMail(contract, {
      to: config.operatorEmail,
      reason,
      until: toTermOf(contract, switches, clock.now()).until,
    });
    await mail.send(message, { within });
  }
}

function toOperatorMail(
  contract: Contract,
  { to, reason, until }: { to: string; reason: string; until: Date | null },
): MailMessage {
  const { id, state, early, data, concludedAt } = contract;
  const title = `Contratto ${STATE_WORDS[state]}: ${toOfferTitle(data.offer)}`;
  return {
    to,
    kind: "contract-operator",
    reference: `${id}.${state}`,
    subject: title,
    ...renderMail({
      title,
      preview: `Contratto ${id}.`,
      paragraphs: [
        `Si legge con: npm run admin -- contracts show ${id}`,
        ...(state === "signed"
          ? [
              early || until === null
                ? "Da passare al fornitore adesso, con l’attivazione subito."
                : `Da passare al fornitore; l’attivazione si chiede dopo il ${toMoment(until)}.`,
            ]
          : []),
        ...(state === "withdrawn" && concludedAt !== null
          ? [
              `Il recesso va passato al fornitore oggi. Poi: npm run admin -- contracts forwarded ${id} --motivo "…"`,
            ]
          : []),
        ...(reason === "" ? [] : [`Motivo: ${reason}`]),
      ],
      facts: [
        { label: "Fornitore", value: data.offer.counterparty.name },
        { label: "Arrivato da", value: contract.tracking === "" ? "sito" : contract.tracking },
      ],
      reason: `Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di ${BRAND_NAME}.`,
    }),
  };
}

/** The states in Italian, as the operator's lines and mails name them. */
export const STATE_WORDS: Readonly<Record<ContractState, string>> = {
  draft: "in bozza",
  submitted: "da firmare",
  signed: "firmato",
  activated: "attivato",
  refused: "rifiutato",
  withdrawn: "receduto",
  ended: "finito",
};

/** An alarm: withdrawals that nobody passed on. */
export function toForwardAlarm(
  contracts: readonly Contract[],
  { to, now }: { to: string; now: Date },
): MailMessage {
  const title =
    contracts.length === 1
      ? "Un recesso non è ancora passato al fornitore"
      : `${contracts.length} recessi non sono ancora passati al fornitore`;
  return {
    to,
    kind: "contract-alarm",
    reference: now.toISOString().slice(0, 13),
    isUrgent: true,
    subject: title,
    ...renderMail({
      title,
      preview: "Un recesso va passato al fornitore il giorno stesso.",
      paragraphs: [
        'Passali adesso, poi segnali con: npm run admin -- contracts forwarded <id> --motivo "…"',
      ],
      facts: contracts.map(({ id, updatedAt }) => ({ label: id, value: toMoment(updatedAt) })),
      reason: `Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di ${BRAND_NAME}.`,
    }),
  };
}

function toGreeting({ data }: Contract): string {
  const name = (data.consumer ?? data.business)?.firstName ?? "";
  return name === "" ? "Ciao," : `Ciao ${name},`;
}
