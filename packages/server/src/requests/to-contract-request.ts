import {
  type ContractState,
  type CustomerRequest,
  isTakenBack,
  listContractSteps,
} from "@volpe/contract";
import { listMissing } from "../contracts/contract-view.ts";
import type { ContractSwitches } from "../contracts/rules/contract-switches.ts";
import { toTermOf } from "../contracts/rules/term-of-contract.ts";
import type { Contract } from "../contracts/store/contract-repository.ts";
import { toOrderWay, toPath } from "./request-path.ts";

type Words = Pick<CustomerRequest, "state" | "path" | "nextStep" | "isYours"> & { action: string };
type Stated = Pick<Contract, "state" | "data" | "early" | "regime" | "signedAt" | "concludedAt">;

/** The names of the steps; the supplier's acceptance is one of them if it concludes the contract. */
function toWay({ data }: Pick<Contract, "data">): readonly string[] {
  return toOrderWay("I tuoi dati", data.duties.conclusion);
}

/** The index of the step that leads to a state; all steps before it are done. */
function findStep({ data }: Pick<Contract, "data">, state: "submitted" | "signed" | "activated") {
  return 1 + listContractSteps(data.duties.conclusion).findIndex((step) => step.state === state);
}

/** The path of a contract that ended: the steps that it reached, and how it ended. */
function toEnd(contract: Stated, name: string, activated: boolean): CustomerRequest["path"] {
  const way = toWay(contract);
  const { state, signedAt, concludedAt } = contract;
  const reached =
    state === "ended" || activated
      ? way.length
      : concludedAt !== null
        ? findStep(contract, "activated")
        : findStep(contract, "signed") + (signedAt === null ? 0 : 1);
  return [...toPath(way.slice(0, reached), reached), { name, state: "stopped" }];
}

const OPEN = { isYours: false, action: "Apri il contratto" } as const;

/** If the person did not ask for an early start, the supply starts after the withdrawal days. */
function toActivation({ early, data }: Stated): string {
  const waits = !early && data.duties.withdrawal.kind === "statutory";
  return waits
    ? "Tocca al fornitore: attiva il contratto quando finisce il termine per recedere, e te lo scrivo."
    : "Tocca al fornitore: attiva il contratto e te lo scrivo.";
}

function toStateWords(contract: Stated, { isOrderable = true, activated = false } = {}): Words {
  const way = toWay(contract);
  switch (contract.state) {
    case "draft":
      if (!isOrderable) {
        return {
          state: "Ordine fermo",
          path: toPath(way, 0),
          nextStep: "Adesso quest’ordine non si può fare. Non hai ordinato niente.",
          isYours: false,
          action: "Vedi perché",
        };
      }
      return listMissing(contract).length === 0
        ? {
            state: "Contratto da ordinare",
            path: toPath(way, findStep(contract, "submitted")),
            nextStep: "Tocca a te: controlla e ordina. Non hai ordinato niente.",
            isYours: true,
            action: "Controlla e ordina",
          }
        : {
            state: "Contratto da completare",
            path: toPath(way, 0),
            nextStep: "Tocca a te: mancano i tuoi dati. Non hai ordinato niente.",
            isYours: true,
            action: "Completa i dati",
          };
    case "submitted":
      return {
        state: "Ordine da firmare",
        path: toPath(way, findStep(contract, "signed")),
        nextStep: "Tocca a te: firma con il codice che ti ho mandato via e-mail.",
        isYours: true,
        action: "Firma con il codice",
      };
    case "signed":
      return {
        ...OPEN,
        state: contract.concludedAt === null ? "Ordine firmato" : "Contratto concluso",
        path: toPath(way, findStep(contract, "signed") + 1),
        nextStep:
          contract.concludedAt === null
            ? "Tocca al fornitore: quando accetta, il contratto è concluso e te lo scrivo."
            : toActivation(contract),
      };
    case "accepted":
      return {
        ...OPEN,
        state: "Contratto concluso",
        path: toPath(way, findStep(contract, "activated")),
        nextStep: toActivation(contract),
      };
    case "activated":
      return {
        ...OPEN,
        state: "Contratto attivo",
        path: toPath(way, way.length),
        nextStep: "Non devi fare altro: nel contratto trovi documenti e condizioni.",
      };
    case "refused":
      return {
        ...OPEN,
        state: "Rifiutato dal fornitore",
        path: toEnd(contract, "Rifiutato", activated),
        nextStep:
          "Il contratto non parte: se ne avevi un altro, resta quello. Puoi scegliere un’altra offerta.",
      };
    case "withdrawn": {
      const takenBack = isTakenBack(contract.state, contract.data.duties);
      return {
        ...OPEN,
        state: takenBack ? "Ordine ritirato" : "Recesso registrato",
        path: toEnd(contract, takenBack ? "Ritirato" : "Receduto", activated),
        nextStep: "Non devi fare altro: la ricevuta è nella tua posta.",
      };
    }
    case "ended":
      return {
        ...OPEN,
        state: "Contratto finito",
        path: toEnd(contract, "Finito", activated),
        nextStep: "Non devi fare altro: i documenti restano qui.",
      };
  }
}

type Request = Omit<CustomerRequest, "tickets">;

/** The states of a contract that uses its quote, the furthest last. */
const USED: readonly ContractState[] = ["submitted", "signed", "accepted", "activated"];

/**
 * A quote of any kind that became a contract has no next step of its own, because the row of the
 * contract names it. Its path continues like the contract's.
 */
export function withItsContract(
  request: Request,
  contracts: readonly (Stated & Pick<Contract, "rateId">)[],
): Request {
  const furthest = contracts
    .filter(({ rateId, state }) => rateId === request.rate && USED.includes(state))
    .sort((a, b) => USED.indexOf(b.state) - USED.indexOf(a.state))[0];
  if (request.rate === null || furthest === undefined) return request;
  const [, ...steps] = toStateWords(furthest).path;
  return {
    ...request,
    state: "Preventivo usato",
    path: [{ name: "Preventivo", state: "done" }, ...steps],
    nextStep: "Ne hai fatto un contratto: lo trovi in questa pagina.",
    isYours: false,
  };
}

/** A contract as its owner sees it in the list of their requests; `reason` says why it ended. */
export function toContractRequest(
  contract: Stated & Pick<Contract, "createdAt" | "id" | "rateId">,
  {
    switches,
    now,
    reason,
    activated,
    isOrderable,
  }: {
    switches: ContractSwitches;
    now: Date;
    reason: string | null;
    /** Whether the supply had begun when the contract ended. */
    activated: boolean;
    /** Whether an unsigned order can continue today. */
    isOrderable: boolean;
  },
): Omit<CustomerRequest, "tickets"> {
  const { id, rateId, createdAt } = contract;
  const { offer } = contract.data;
  const { action, ...words } = toStateWords(contract, { isOrderable, activated });
  const { open, until } = toTermOf(contract, switches, now);
  const path = `/contratto/${id}`;
  return {
    id,
    kind: "contract",
    tipology: offer.tipology,
    title: `${offer.name}, ${offer.counterparty.name}`,
    ...words,
    nextStep:
      reason === null ? words.nextStep : `${words.nextStep} Il motivo registrato: «${reason}».`,
    action: { label: action, path },
    // An order that was not signed yet ends by itself: there is no contract to withdraw from.
    ...(open &&
      contract.signedAt !== null && {
        withdrawal: { path: `${path}/recesso`, until: until?.toISOString() ?? null },
      }),
    rate: rateId,
    saving: null,
    createdAt: createdAt.toISOString(),
  };
}
