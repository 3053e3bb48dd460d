import type {
  Conclusion,
  ContractBox,
  ContractDuties,
  ContractNeeds,
  ContractOffer,
  Regime,
  Tipology,
} from "@volpe/contract";
import {
  BOX_TEXTS,
  CONCLUSION_TEXTS,
  CREDIT_CHECK,
  DATA_ROLES,
  DISPUTES,
  INTERMEDIARY,
  NO_COMMISSION,
  PROCESS,
  REVOCATION_TEXTS,
  TEXT_VERSIONS,
  WITHDRAWAL_TEXTS,
} from "../words/contract-texts.ts";
import { type ContractSwitches, WITHDRAWAL_DAYS } from "./contract-switches.ts";

/** The kind of purchase in the sense of the law. */
const AREAS: Readonly<Record<Tipology, keyof typeof DISPUTES>> = {
  luce: "energy",
  gas: "energy",
  internet: "internet",
  pos: "pos",
  noleggio: "rental",
};

/** Determines the duties for an offer and a regime. */
export function toDuties(
  { offer, regime }: { offer: OfferOfDuties; regime: Regime },
  switches: ContractSwitches,
): ContractDuties {
  const { tipology } = offer;
  const withdrawal = toWithdrawal({ tipology, regime }, switches);
  const conclusion = toConclusion(offer, switches);
  return {
    withdrawal,
    conclusion,
    disputes: DISPUTES[AREAS[tipology]],
    intermediary: INTERMEDIARY,
    commission: findCommission(offer, switches)?.text ?? NO_COMMISSION,
    creditCheck: CREDIT_CHECK,
    data: DATA_ROLES[switches.dataRole].conditions,
    process: [
      ...PROCESS,
      conclusion === "acceptance"
        ? `${CONCLUSION_TEXTS.acceptance} ${REVOCATION_TEXTS[withdrawal.kind]}`
        : CONCLUSION_TEXTS.signature,
    ],
    boxes: toBoxes({ tipology, regime, hasWithdrawal: withdrawal.kind === "statutory" }, switches),
  };
}

type OfferOfDuties = Pick<ContractOffer, "code" | "counterparty" | "tipology">;

function findCommission(
  { code, counterparty, tipology }: OfferOfDuties,
  switches: ContractSwitches,
) {
  return switches.commissions.find(
    (each) =>
      each.vatNumber === counterparty.vatNumber &&
      each.tipology === tipology &&
      (each.code === undefined || each.code === code),
  );
}

/** Determines what an order of an offer must ask for. */
export function toNeeds({
  tipology,
  payments,
  reasons,
}: Pick<ContractOffer, "payments" | "reasons" | "tipology">): ContractNeeds {
  const supplyPoint = { luce: "pod", gas: "pdr", internet: "line", pos: "none", noleggio: "none" };
  return {
    supplyPoint: supplyPoint[tipology] as ContractNeeds["supplyPoint"],
    payments,
    ...(reasons !== undefined && { reasons }),
  };
}

function toConclusion(
  { counterparty, tipology }: OfferOfDuties,
  { boundBySignature, conclusions }: ContractSwitches,
): Conclusion {
  const isBound = boundBySignature.some(
    (each) => each.vatNumber === counterparty.vatNumber && each.tipology === tipology,
  );
  return isBound ? "signature" : conclusions[tipology];
}

function toWithdrawal(
  { tipology, regime }: { tipology: Tipology; regime: Regime },
  { businessWithdrawal, rentalWithdrawal }: ContractSwitches,
): ContractDuties["withdrawal"] {
  if (regime === "business" && !businessWithdrawal) {
    return { kind: "none", text: WITHDRAWAL_TEXTS.business };
  }
  // No consumer buys a terminal, whatever regime the person declares (Codice del consumo, art. 3).
  if (tipology === "pos") {
    return { kind: "none", text: WITHDRAWAL_TEXTS.pos };
  }
  if (tipology === "noleggio" && !rentalWithdrawal) {
    return { kind: "none", text: WITHDRAWAL_TEXTS.rental };
  }
  return { kind: "statutory", days: WITHDRAWAL_DAYS, text: WITHDRAWAL_TEXTS.statutory };
}

function toBoxes(
  {
    tipology,
    regime,
    hasWithdrawal,
  }: { tipology: Tipology; regime: Regime; hasWithdrawal: boolean },
  { clausesApproved, dataRole, summaryForBusiness }: ContractSwitches,
): ContractBox[] {
  const hasSummary = tipology === "internet" && (regime === "consumer" || summaryForBusiness);
  const shown: [name: ContractBox["name"], isShown: boolean][] = [
    ["privacy", true],
    ["conditions", true],
    ["clauses", clausesApproved],
    ["durable", true],
    ["summary", hasSummary],
    ["early", hasWithdrawal],
  ];
  return shown
    .filter(([, isShown]) => isShown)
    .map(([name]) => ({
      name,
      text: name === "privacy" ? DATA_ROLES[dataRole].box : BOX_TEXTS[name],
      version: TEXT_VERSIONS.boxes,
      needed: name !== "early",
    }));
}
