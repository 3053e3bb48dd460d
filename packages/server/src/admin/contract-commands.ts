import { userInfo } from "node:os";
import { ContractState, isCalendarDay, toDateParts } from "@volpe/contract";
import { acceptContract } from "../contracts/accept-contract.ts";
import type { ContractServices } from "../contracts/contract-services.ts";
import { exportContract, showContract } from "../contracts/export-contract.ts";
import { markForwarded } from "../contracts/forward-contract.ts";
import { toOfferTitle } from "../contracts/offer/take-offer.ts";
import { type OperatorAction, operateContract } from "../contracts/operate-contract.ts";
import { STATE_WORDS } from "../contracts/operator-mails.ts";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import { toOperatorRefusal } from "../contracts/step-contract.ts";
import {
  type Contract,
  findContract,
  listContracts,
} from "../contracts/store/contract-repository.ts";
import { withdrawContract } from "../contracts/withdraw-contract.ts";
import { getFound } from "../errors.ts";
import { isSystemError } from "../process/system-error.ts";
import type { Services } from "../services.ts";
import { toRomeEpochMs } from "../time/rome-time.ts";
import { type AdminCommand, defineCommand, printList, readChoice, UsageError } from "./command.ts";
import { toMinute, toPrintableJson, toPrintableLine } from "./to-printable.ts";

const REASON = { motivo: { type: "string" }, operatore: { type: "string" } } as const;
const CALL = '<id> --motivo "…" [--operatore "…"]';

/** The operator's commands for contracts. Each step is stored with its reason and mailed. */
export const contractCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "contracts list",
    usage: "[--state draft|submitted|signed|accepted|activated|refused|withdrawn|ended]",
    summary: "elenca i contratti, senza dati personali",
    options: { state: { type: "string" } },
    async run({ db }, { options: { state } }, io) {
      const contracts = await listContracts(db, readChoice(ContractState, state));
      printList(io, contracts.map(toLine), ["contratto", "contratti"]);
      return 0;
    },
  }),
  defineCommand({
    name: "contracts show",
    usage: "<id>",
    summary: "mostra un contratto con i suoi dati e che cosa è successo",
    words: 1,
    async run(services, { words: [id = ""] }, io) {
      io.out(toPrintableJson(await showContract(services, await getContract(services, id))));
      return 0;
    },
  }),
  defineCommand({
    name: "contracts export",
    usage: "<id>",
    summary: "stampa in JSON un contratto con la prova della firma e i documenti",
    words: 1,
    async run(services, { words: [id = ""] }, io) {
      const proof = await exportContract(services, await getContract(services, id));
      io.out(JSON.stringify(proof, null, 2));
      return 0;
    },
  }),
  defineCommand({
    name: "contracts accept",
    usage: `${CALL} [--arrivata "AAAA-MM-GG hh:mm"]`,
    summary:
      "segna che il fornitore ha accettato un ordine firmato; conta quando l’accettazione arriva a chi ha firmato, che è adesso se manca",
    options: { ...REASON, arrivata: { type: "string" } },
    words: 1,
    async run(services, { words: [id = ""], options: { motivo, operatore, arrivata } }, io) {
      const contract = await getContract(services, id);
      const proof = toProof({ motivo, operatore });
      const arrivedAt = arrivata === undefined ? {} : { arrivedAt: getMoment(arrivata) };
      await acceptContract(toContractServices(services), contract, { ...proof, ...arrivedAt });
      io.out("Accettazione registrata: la conferma con i documenti parte via e-mail.");
      return 0;
    },
  }),
  toStepCommand("activate", "segna che il fornitore ha attivato un contratto"),
  toStepCommand("refuse", "segna che il fornitore non ha accettato un contratto"),
  toStepCommand("end", "segna che un contratto attivo è finito"),
  defineCommand({
    name: "contracts withdraw",
    usage: `${CALL} [--inviato AAAA-MM-GG]`,
    summary:
      "registra un recesso per lettera o e-mail; conta il giorno dell’invio, che è oggi se manca",
    options: { ...REASON, inviato: { type: "string" } },
    words: 1,
    async run(services, { words: [id = ""], options: { motivo, operatore, inviato } }, io) {
      const contract = await getContract(services, id);
      const proof = toProof({ motivo, operatore });
      if (contract.state === "withdrawn") {
        io.out("Era già receduto: non cambia niente e non parte nessuna ricevuta.");
        return 0;
      }
      const { consumer, business } = contract.data;
      const holder = consumer ?? business;
      if (holder === null) {
        // A draft that names nobody has not been ordered.
        throw toOperatorRefusal(contract.state);
      }
      const name = `${holder.firstName} ${holder.lastName}`;
      const declared = { name, email: holder.email };
      const sent = inviato === undefined ? {} : { sentOn: inviato };
      const how = { role: "operator", origin: null, ...proof, ...sent } as const;
      await withdrawContract(toContractServices(services), contract, declared, how);
      io.out("Recesso registrato: la ricevuta parte via e-mail.");
      return 0;
    },
  }),
  defineCommand({
    name: "contracts forwarded",
    usage: CALL,
    summary: "segna che un contratto firmato, o il suo recesso, è passato al fornitore",
    options: REASON,
    words: 1,
    async run(services, { words: [id = ""], options: { motivo, operatore } }, io) {
      const contract = await getContract(services, id);
      await markForwarded(services, contract, toProof({ motivo, operatore }));
      io.out(`Passato al fornitore: contratto ${STATE_WORDS[contract.state]}.`);
      return 0;
    },
  }),
];

function toStepCommand(action: OperatorAction, summary: string): AdminCommand {
  return defineCommand({
    name: `contracts ${action}`,
    usage: CALL,
    summary,
    options: REASON,
    words: 1,
    async run(services, { words: [id = ""], options: { motivo, operatore } }, io) {
      const contract = await getContract(services, id);
      const step = { action, ...toProof({ motivo, operatore }) };
      const { state } = await operateContract(toContractServices(services), contract, step);
      io.out(`Il contratto adesso è ${STATE_WORDS[state]}.`);
      return 0;
    },
  });
}

function toContractServices(services: Services): ContractServices {
  return { ...services, switches: CONTRACT_SWITCHES };
}

async function getContract({ db }: Services, id: string): Promise<Contract> {
  return getFound(await findContract(db, id), "Non c’è un contratto con questo id.");
}

/** The reason and the operator, for the proof. Throws `UsageError` without a reason. */
function toProof({
  motivo,
  operatore,
}: {
  motivo: string | undefined;
  operatore: string | undefined;
}) {
  return { reason: getReason(motivo), operator: toOperator(operatore) };
}

/** A minute in Rome. Throws `UsageError` if there is no such minute. */
function getMoment(text: string): Date {
  const [, day = "", hour, minute] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})$/.exec(text) ?? [];
  const time = isCalendarDay(day)
    ? toRomeEpochMs({
        ...toDateParts(day),
        hour: Number(hour),
        minute: Number(minute),
        second: 0,
      })
    : null;
  if (time === null) {
    throw new UsageError("Il momento va scritto come 2026-11-23 14:30, ora di Roma.");
  }
  return new Date(time);
}

/** A shorter text is not a reason that the customer can read. */
const REASON_LENGTH = 3;

function getReason(reason = ""): string {
  const typed = reason.trim();
  if (typed.length < REASON_LENGTH) {
    throw new UsageError(
      `${typed === "" ? "Scrivi il motivo" : `«${typed}» è troppo corto: scrivi il motivo con almeno ${REASON_LENGTH} lettere`}. Resta nella storia del contratto e il cliente può leggerlo. --motivo "…"`,
    );
  }
  return typed;
}

/**
 * The person who acts, for the proof: the given name, or else the system's user. Only that user can
 * send a command to a running server, so the server's user is also the caller.
 */
function toOperator(name = ""): string {
  if (name.trim() !== "") {
    return name.trim().slice(0, 100);
  }
  try {
    return userInfo().username;
  } catch (error) {
    // A user who is missing in the system's list has only a number.
    if (!isSystemError(error)) {
      throw error;
    }
    return `utente ${process.getuid?.() ?? "sconosciuto"}`;
  }
}

function toLine({ id, state, regime, updatedAt, data, tracking }: Contract): string {
  return toPrintableLine([
    toMinute(updatedAt),
    STATE_WORDS[state],
    regime === "consumer" ? "privato" : "attività",
    toOfferTitle(data.offer),
    tracking === "" ? "sito" : tracking,
    id,
  ]);
}
