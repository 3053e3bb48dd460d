import type { Destination, EnergyTipology, EstimateQuery } from "@volpe/contract";
import { type Component, type EnergyOffer, NO_TERMS } from "../../spend/energy-offer.ts";

/** The terms of a present contract, as the person stated them. */
export type ContractTerms = {
  pricing: "fixed" | "variable";
  /** €/kWh or €/Smc before VAT: the price, or the amount added to the index. */
  unitPriceEur: number;
  /** € a year before VAT. */
  fixedFeeEur: number;
  /** True if the unit price comes from a bill, where it includes dispatching. */
  includesDispatching: boolean;
};

/** Null if the query does not describe a contract. */
export function findContractTerms({
  contratto,
  energia,
  quota,
  dispacciamento,
}: EstimateQuery): ContractTerms | null {
  if (contratto === undefined || energia === undefined) {
    return null;
  }
  return {
    pricing: contratto === "variabile" ? "variable" : "fixed",
    unitPriceEur: energia,
    fixedFeeEur: quota ?? 0,
    includesDispatching: dispacciamento === "compreso",
  };
}

/** TIPO_DISPACCIAMENTO of a household, and of other uses (Regole 3.1.3). */
const DISPATCHING = { privati: ["14"], aziende: ["01", "12", "09"] } as const;

/** PUN and PSV, month by month (IDX_PREZZO_ENERGIA). */
const INDEX_CODES = { luce: "12", gas: "14" } as const;

/** Writes the contract as an offer, so that the offers' rules price it. */
export function toContractOffer(
  terms: ContractTerms,
  { tipology, destination }: { tipology: EnergyTipology; destination: Destination },
): EnergyOffer {
  const { pricing, unitPriceEur, fixedFeeEur, includesDispatching } = terms;
  const hasDispatching = tipology === "luce" && !includesDispatching;
  return {
    ...NO_TERMS,
    code: "",
    name: "Il tuo contratto",
    source: "free-market",
    commodity: tipology === "gas" ? "gas" : "electricity",
    supplierVatNumber: "",
    durationMonths: null,
    customer: destination === "aziende" ? "other-uses" : "domestic",
    pricing,
    validFromMs: 0,
    validToMs: Number.MAX_SAFE_INTEGER,
    bands: "01",
    indices:
      pricing === "fixed" ? [] : [{ code: INDEX_CODES[tipology], coefficient: 1, band: null }],
    dispatching: hasDispatching
      ? DISPATCHING[destination].map((code) => ({ code, value: null }))
      : [],
    components: [
      toComponent("01", "Quota fissa", fixedFeeEur, "01"),
      toComponent("04", "Prezzo dell’energia", unitPriceEur, tipology === "gas" ? "04" : "03"),
    ],
  };
}

function toComponent(area: string, name: string, price: number, unit: string): Component {
  const interval = { band: null, from: null, to: null, price, unit, priceType: null, period: null };
  return { name, description: "", optional: false, area, intervals: [interval] };
}
