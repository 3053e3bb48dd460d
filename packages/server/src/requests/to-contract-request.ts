import type { ContractState, CustomerRequest } from "@volpe/contract";
import { listMissing } from "../contracts/contract-view.ts";
import type { ContractSwitches } from "../contracts/rules/contract-switches.ts";
import { toTermOf } from "../contracts/rules/term-of-contract.ts";
import type { Contract } from "../contracts/store/contract-repository.ts";
import { toPath } from "./request-path.ts";

const WAY = ["I tuoi dati", "Ordine", "Firma", "Attivo"];

type Words = Pick<CustomerRequest, "state" | "path" | "nextStep" | "isYours"> & { action: string };

/** The path of a contract that ended: how far it came, and how it ended. */
const toEnd = (reached: number, name: string): CustomerRequest["path"] => [
  ...toPath(WAY.slice(0, reached), reached),
  { name, state: "stopped" },
];

const WORDS: Readonly<Record<ContractState, Words>> = {
  draft: {
    state: "Contratto da completare",
    path: toPath(WAY, 0),
    nextStep: "Tocca a te: mancano i tuoi dati. Non hai ordinato niente.",
    isYours: true,
    action: "Completa i dati",
  },
  submitted: {
    state: "Ordine da confermare",
    path: toPath(WAY, 2),
    nextStep: "Tocca a te: firma con il codice che ti abbiamo mandato via e-mail.",
    isYours: true,
    action: "Firma con il codice",
  },
  signed: {
    state: "Contratto firmato",
    path: toPath(WAY, 3),
    nextStep: "Tocca al fornitore: attiva il contratto e te lo scriviamo.",
    isYours: false,
    action: "Apri il contratto",
  },
  activated: {
    state: "Contratto attivo",
    path: toPath(WAY, WAY.length),
    nextStep: "Non devi fare altro: nel contratto trovi documenti e condizioni.",
    isYours: false,
    action: "Apri il contratto",
  },
  refused: {
    state: "Rifiutato dal fornitore",
    path: toEnd(3, "Rifiutato"),
    nextStep: "Il contratto non parte: resta quello che avevi. Puoi scegliere un’altra offerta.",
    isYours: false,
    action: "Apri il contratto",
  },
  withdrawn: {
    state: "Recesso registrato",
    path: toEnd(3, "Receduto"),
    nextStep: "Non devi fare altro: la ricevuta è nella tua posta.",
    isYours: false,
    action: "Apri il contratto",
  },
  ended: {
    state: "Contratto finito",
    path: toEnd(3, "Finito"),
    nextStep: "Non devi fare altro: i documenti restano qui.",
    isYours: false,
    action: "Apri il contratto",
  },
};

/** A draft with all its data, which is not yet ordered. */
const COMPLETE_DRAFT: Words = {
  state: "Contratto da ordinare",
  path: toPath(WAY, 1),
  nextStep: "Tocca a te: controlla e ordina. Non hai ordinato niente.",
  isYours: true,
  action: "Controlla e ordina",
};

/** An order that was withdrawn before its signature. */
const WITHDRAWN_ORDER: Words = { ...WORDS.withdrawn, path: toEnd(2, "Receduto") };

function toWords(contract: Pick<Contract, "state" | "data" | "regime" | "concludedAt">): Words {
  const { state, concludedAt } = contract;
  if (state === "draft" && listMissing(contract).length === 0) {
    return COMPLETE_DRAFT;
  }
  return state === "withdrawn" && concludedAt === null ? WITHDRAWN_ORDER : WORDS[state];
}

type Request = Omit<CustomerRequest, "tickets">;

/** The state of the quote's path that an active contract corresponds to. */
const REACHED: Partial<Record<ContractState, number>> = { submitted: 2, signed: 3, activated: 4 };

/** A quote that became a contract needs no further step: the contract's row names it. */
export function withItsContract(
  request: Request,
  contracts: readonly Pick<Contract, "rateId" | "state">[],
): Request {
  const reached = contracts
    .filter(({ rateId }) => rateId !== null && rateId === request.rate)
    .map(({ state }) => REACHED[state] ?? 0);
  const furthest = Math.max(0, ...reached);
  if (request.kind !== "quote" || furthest === 0) return request;
  return {
    ...request,
    state: "Preventivo usato",
    path: toPath(
      request.path.map(({ name }) => name),
      furthest,
    ),
    nextStep: "Ne hai fatto un contratto: lo trovi in questa pagina.",
    isYours: false,
  };
}

/** A contract as its owner sees it in the list of their requests. */
export function toContractRequest(
  contract: Pick<
    Contract,
    "id" | "state" | "rateId" | "regime" | "data" | "concludedAt" | "createdAt"
  >,
  { switches, now }: { switches: ContractSwitches; now: Date },
): Omit<CustomerRequest, "tickets"> {
  const { id, rateId, createdAt } = contract;
  const { offer } = contract.data;
  const { action, ...words } = toWords(contract);
  const { open, until } = toTermOf(contract, switches, now);
  const path = `/contratto/${id}`;
  return {
    id,
    kind: "contract",
    tipology: offer.tipology,
    title: `${offer.name}, ${offer.brand}`,
    ...words,
    action: { label: action, path },
    ...(open && {
      withdrawal: { path: `${path}/recesso`, until: until?.toISOString() ?? null },
    }),
    rate: rateId,
    saving: null,
    createdAt: createdAt.toISOString(),
  };
}
