import {
  type ContractMail,
  type ContractState,
  formatMoment,
  toRomeDay,
  withDay,
} from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { OPERATOR_REASON, toMailMessage } from "../mail/mail-layout.ts";
import type { ContractServices } from "./contract-services.ts";
import { toOfferTitle } from "./offer/take-offer.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import type { Contract } from "./store/contract-repository.ts";

/** Notifies the operator of a change. The mail names no person; `admin contracts show` does. */
export async function notifyOperator(
  within: ContractServices["db"],
  { config, mail, switches, clock, log }: ContractServices,
  { contract, reason }: { contract: Contract; reason: string },
): Promise<void> {
  if (config.operatorEmail === null) {
    const { id, state } = contract;
    log.warn(
      { contract: id, state },
      "contract changed and OPERATOR_EMAIL is not set: nobody is mailed",
    );
    return;
  }
  const message = toOperatorMail(contract, {
    to: config.operatorEmail,
    reason,
    until: toTermOf(contract, switches, clock.now()).until,
  });
  await mail.send(message, { within });
}

function toOperatorMail(
  contract: Contract,
  { to, reason, until }: { to: string; reason: string; until: Date | null },
): MailMessage {
  const { id, state, early, data, signedAt, concludedAt } = contract;
  const start =
    early || until === null
      ? "con l’attivazione subito"
      : `l’attivazione si chiede dopo ${withDay("il", formatMoment(until))}`;
  return toMailMessage({
    to,
    kind: "contract-operator",
    reference: `${id}.${state}`,
    title: `Contratto ${STATE_WORDS[state]}: ${toOfferTitle(data.offer)}`,
    preview: `Contratto ${id}.`,
    paragraphs: [
      `Si legge con: npm run admin -- contracts show ${id}`,
      state === "submitted"
        ? "Manca la firma: al fornitore non va passato niente, finché non arriva."
        : null,
      ...(state === "signed"
        ? [
            concludedAt === null
              ? "Da passare al fornitore adesso, perché lo accetti: fino ad allora è una proposta."
              : `Da passare al fornitore adesso: ${start}.`,
            toForwardedCall(id),
            concludedAt === null ? toAcceptCall(id) : null,
          ]
        : []),
      state === "accepted" ? `Il contratto è concluso: ${start}.` : null,
      ...(state === "withdrawn" && signedAt !== null ? toWithdrawalLines(contract) : []),
      reason === "" ? null : `Motivo: ${reason}`,
    ],
    facts: [
      { label: "Fornitore", value: data.offer.counterparty.name },
      { label: "Arrivato da", value: contract.tracking === "" ? "sito" : contract.tracking },
    ],
    reason: OPERATOR_REASON,
  });
}

function toWithdrawalLines({ id, data }: Contract): string[] {
  const { email } = data.offer.counterparty;
  return [
    email === null
      ? "Il recesso va passato al fornitore oggi."
      : `Il recesso parte adesso per ${email}. Se la mail non arriva, te lo scrivo e va passato oggi in un altro modo.`,
    toForwardedCall(id),
  ];
}

/** The states in Italian, as the operator's lines and mails name them. */
export const STATE_WORDS: Readonly<Record<ContractState, string>> = {
  draft: "in bozza",
  submitted: "da firmare",
  signed: "firmato",
  accepted: "accettato",
  activated: "attivato",
  refused: "rifiutato",
  withdrawn: "receduto",
  ended: "finito",
};

const toForwardedCall = (id: string) =>
  `Quando è passato: npm run admin -- contracts forwarded ${id} --motivo "…"`;

const toAcceptCall = (id: string) =>
  `Quando il fornitore accetta: npm run admin -- contracts accept ${id} --motivo "…"`;

/** An alert about withdrawals and signed contracts that were not forwarded. */
export function toForwardAlarm(
  contracts: readonly Contract[],
  { to, now }: { to: string; now: Date },
): MailMessage {
  const title =
    contracts.length === 1
      ? "Un contratto o un recesso non è ancora passato al fornitore"
      : `${contracts.length} tra contratti e recessi non sono ancora passati al fornitore`;
  return toMailMessage({
    to,
    kind: "contract-alarm",
    reference: now.toISOString().slice(0, 13),
    isUrgent: true,
    title,
    preview: "Un recesso va passato il giorno stesso, un contratto firmato entro un giorno.",
    paragraphs: ["Passali adesso.", toForwardedCall("<id>")],
    facts: contracts.map(({ id, state, updatedAt }) => ({
      label: `${id}, ${STATE_WORDS[state]}`,
      value: formatMoment(updatedAt),
    })),
    reason: OPERATOR_REASON,
  });
}

/** A reminder about orders that were forwarded and that no supplier has accepted. */
export function toAcceptAlarm(
  contracts: readonly Contract[],
  { to, now }: { to: string; now: Date },
): MailMessage {
  const title =
    contracts.length === 1
      ? "Un ordine aspetta da giorni la risposta del fornitore"
      : `${contracts.length} ordini aspettano da giorni la risposta del fornitore`;
  return toMailMessage({
    to,
    kind: "contract-alarm",
    reference: `accept-${toRomeDay(now.getTime())}`,
    title,
    preview: "Finché il fornitore non accetta, chi ha firmato non ha un contratto.",
    paragraphs: [
      "Chiedi al fornitore a che punto è. Chi ha firmato può ritirare la proposta quando vuole.",
      toAcceptCall("<id>"),
      `Se il fornitore rifiuta: npm run admin -- contracts refuse <id> --motivo "…"`,
    ],
    facts: contracts.map(({ id, data, forwardedAt }) => ({
      label: `${id}, ${data.offer.counterparty.name}`,
      value: forwardedAt === null ? "" : `passato ${withDay("il", formatMoment(forwardedAt))}`,
    })),
    reason: OPERATOR_REASON,
  });
}

const UNDELIVERED_WORDS: Readonly<Record<ContractMail, string>> = {
  code: "il codice per firmare",
  confirmation: "la conferma con i documenti firmati",
  receipt: "la ricevuta del recesso",
  withdrawal: "il recesso passato al fornitore",
};

/** The operator's remedy for a mail that never arrived. A telephone call is not a durable medium. */
const MENDING: Readonly<Record<ContractMail, (id: string) => string[]>> = {
  code: () => [],
  confirmation: () => ["Va consegnata in un altro modo, per lettera o PEC: la legge la vuole."],
  receipt: () => ["Va consegnata in un altro modo, per lettera o PEC: la legge la vuole."],
  withdrawal: (id) => [
    "Va passato al fornitore oggi in un altro modo, per lettera o PEC.",
    toForwardedCall(id),
  ],
};

/** An alarm about a mail that a contract needs and that never arrived. */
export function toUndeliveredMailAlarm(
  { id }: Contract,
  { to, mail }: { to: string; mail: ContractMail },
): MailMessage {
  return toMailMessage({
    to,
    kind: "contract-alarm",
    reference: `${id}.${mail}`,
    isUrgent: true,
    title: "Una mail di un contratto non è arrivata",
    preview: `Non è arrivata: ${UNDELIVERED_WORDS[mail]}.`,
    paragraphs: [
      `La casella ha rifiutato ${UNDELIVERED_WORDS[mail]}, o non ha risposto finché serviva. La pagina del contratto lo dice, e i documenti si aprono da lì.`,
      ...MENDING[mail](id),
      `Si legge con: npm run admin -- contracts show ${id}`,
    ],
    reason: OPERATOR_REASON,
  });
}
