import {
  ASSISTANT_PATH,
  type CustomerRequest,
  formatCents,
  formatDate,
  formatQuantity,
  isEnergyTipology,
  isProductTipology,
  isTipology,
  type Tipology,
  toEnergyUnit,
  toSavingCents,
  withDay,
} from "@volpe/contract";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import type { Lead } from "../leads/lead-repository.ts";
import { findChosen } from "../quote/quote-letter.ts";
import { toRatePath } from "../quote/rate-paths.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import { PROVIDER_WAY, toOrderWay, toPath } from "./request-path.ts";

/** The requested item and its page. */
export type RequestedItem = { name: string; path: string };

type Words = Pick<
  CustomerRequest,
  "kind" | "title" | "state" | "path" | "nextStep" | "isYours" | "action" | "saving"
>;
type Given = Pick<Lead, "id" | "type" | "destination" | "status" | "communication" | "createdAt">;
type Asked = { lead: Given; rate: SavedRate | null; item: RequestedItem | null };

/** The channel of a quote whose owner asked for no answer. */
const NO_CONTACT = "";

const NOUNS: Readonly<Record<Tipology, string>> = {
  luce: "Luce",
  gas: "Gas",
  internet: "Linea internet",
  pos: "POS",
  noleggio: "Noleggio",
};
const CHANNELS: Readonly<Record<string, string>> = {
  email: "ti rispondiamo via e-mail",
  telefono: "ti telefoniamo, come hai chiesto",
  whatsapp: "ti scriviamo su WhatsApp",
};

/** A lead as its owner sees it; null if it has no request yet. */
export function toLeadRequest(asked: Asked): Omit<CustomerRequest, "tickets"> | null {
  const { lead, rate } = asked;
  if (!isTipology(lead.type)) {
    return null;
  }
  return {
    id: lead.id,
    tipology: lead.type,
    ...describeRequest(asked, lead.type),
    rate: rate?.id ?? null,
    createdAt: lead.createdAt.toISOString(),
  };
}

/** A quote that was made without leaving a contact, so it waits for the person. */
export function toQuoteRequest(rate: SavedRate): Omit<CustomerRequest, "tickets"> | null {
  const { id, type, destination, createdAt } = rate;
  const lead = { id, type, destination, createdAt, communication: NO_CONTACT };
  return toLeadRequest({ lead: { ...lead, status: "complete" }, rate, item: null });
}

function describeRequest({ lead, rate, item }: Asked, tipology: Tipology): Words {
  const isProduct = isProductTipology(tipology);
  if (rate !== null && isProduct && lead.communication !== NO_CONTACT) {
    return {
      kind: "item",
      title: toItemTitle(tipology, lead, findChosen(rate)),
      state: "Richiesta ricevuta",
      path: toPath(["Preventivo", "Risposta", "Contratto"], 1),
      nextStep: `Tocca a noi: ${toChannel(lead)}, con disponibilità e condizioni. Le cifre sono quelle ${withDay("del", formatDate(rate.createdAt))}.`,
      isYours: false,
      action: { label: "Apri il preventivo", path: toRatePath(rate.id) },
      saving: null,
    };
  }
  if (rate !== null) {
    return {
      kind: "quote",
      title: isProduct
        ? toItemTitle(tipology, lead, findChosen(rate))
        : `${toSubject(tipology, lead)}, ${toConsumption(rate)}`,
      state: "Preventivo pronto",
      path: toPath(toQuoteWay(tipology), 0),
      nextStep: `${toQuoteTurn(lead)} Le cifre sono quelle ${withDay("del", formatDate(rate.createdAt))}.`,
      isYours: isForPerson(lead),
      action: { label: "Apri il preventivo", path: toRatePath(rate.id) },
      saving: toSaving(rate),
    };
  }
  if (lead.status === "open") {
    return {
      kind: "unfinished",
      title: `${toSubject(tipology, lead)}, a metà`,
      state: "Non finita",
      path: toPath(["Risposte", "Preventivo", "Contratto"], 0),
      nextStep: "Tocca a te: dal dispositivo che hai usato ritrovi le risposte già date.",
      isYours: true,
      action: { label: "Riprendi", path: ASSISTANT_PATH },
      saving: null,
    };
  }
  if (isEnergyTipology(tipology)) {
    return {
      kind: "quote",
      title: toSubject(tipology, lead),
      state: "Preventivo non più conservato",
      path: toPath(toQuoteWay(tipology), 0),
      nextStep: "Se ti serve ancora, calcolalo di nuovo con le offerte di oggi.",
      isYours: false,
      action: { label: "Calcola di nuovo", path: ASSISTANT_PATH },
      saving: null,
    };
  }
  return {
    kind: "item",
    title: toItemTitle(tipology, lead, item),
    state: "Richiesta ricevuta",
    path: toPath(["Richiesta", "Risposta", "Contratto"], 1),
    nextStep: `Tocca a noi: ${toChannel(lead)}, con disponibilità e condizioni.`,
    isYours: false,
    action: item === null ? null : { label: "Apri la scheda", path: item.path },
    saving: null,
  };
}

function toQuoteWay(tipology: Tipology): readonly string[] {
  const { ways, conclusions } = CONTRACT_SWITCHES;
  return ways[tipology] === "order"
    ? toOrderWay("Preventivo", conclusions[tipology])
    : PROVIDER_WAY;
}

function toItemTitle(
  tipology: Tipology,
  lead: Given,
  item: { name: string } | null | undefined,
): string {
  return item === null || item === undefined
    ? toSubject(tipology, lead)
    : `${NOUNS[tipology]}: ${item.name}`;
}

/** Whether only the person can act next. A quote sent by e-mail asks for no answer. */
function isForPerson({ communication }: Given): boolean {
  return communication === "email" || communication === NO_CONTACT;
}

function toQuoteTurn(lead: Given): string {
  return isForPerson(lead)
    ? "Tocca a te: confronta le offerte e apri quella che ti convince."
    : `Tocca a noi: ${toChannel(lead)}. Intanto puoi confrontare le offerte.`;
}

function toChannel({ communication }: Given): string {
  return CHANNELS[communication] ?? "ti rispondiamo via e-mail";
}

/** The title, as `Luce per la casa` or `POS`; only energy names the kind of customer. */
function toSubject(tipology: Tipology, { destination }: Given): string {
  const firm = destination === "aziende";
  switch (tipology) {
    case "luce":
    case "gas":
      return `${NOUNS[tipology]} per ${firm ? "l’azienda" : "la casa"}`;
    case "pos":
      return NOUNS.pos;
    case "internet":
    case "noleggio":
      return firm ? `${NOUNS[tipology]} per l’azienda` : NOUNS[tipology];
  }
}

function toConsumption({ figures, type }: SavedRate): string {
  return formatQuantity(Number(figures.cma), toEnergyUnit(type));
}

// The text names the reference, so that two references are never confused.
function toSaving({ figures, reference }: SavedRate): string | null {
  const cents = toSavingCents(Number(figures.gain));
  if (!(cents > 0)) {
    return null;
  }
  const amount = `${formatCents(cents)} l’anno`;
  return reference === "median-offer" ? `${amount} sotto l’offerta mediana` : `Risparmio ${amount}`;
}
