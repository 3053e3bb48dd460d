import {
  type EnergyTipology,
  type Estimate,
  type EstimateBreakEven,
  type EstimateQuery,
  formatQuantity,
  formatUnitPrice,
  type IgnoredParameter,
  listDistinct,
  namePaidIndex,
  type OfferList,
  type OfferQuery,
  type PresentContract,
  type SupplyProfile,
  toEnergyUnit,
  toRomeDay,
} from "@volpe/contract";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import {
  type ContractTerms,
  findContractTerms,
  toContractOffer,
} from "../catalogue/energy/contract-offer.ts";
import type { PricedContract } from "../catalogue/energy/price-contract.ts";
import { roundToCents } from "../figures/round.ts";
import { type PriceExpiry, toPriceExpiry } from "../quote/assumptions.ts";
import { makeQuote, type Quote } from "../quote/quote.ts";
import { toQuoteHead } from "../quote/quote-letter.ts";
import { completeYear } from "./complete-year.ts";
import { toIndexHistory } from "./index-history.ts";
import { toSaving } from "./saving.ts";
import { toVariants } from "./variants.ts";

const OFFERS_SHOWN = 10;

type Market = Pick<
  Catalogue,
  "best" | "indexMonths" | "priceContract" | "rank" | "state" | "terms"
>;

/**
 * Compares the present contract with the offers of the list for the same supply. Its figures equal
 * the list's, and its saving equals a quote's.
 */
export function makeEstimate(
  catalogue: Market,
  tipology: EnergyTipology,
  asked: { query: EstimateQuery; ignored: IgnoredParameter[] },
  { now }: { now: Date },
): Estimate {
  const expiry = toExpiry(asked.query, now);
  const basis = toBasis(catalogue, tipology, toKnown(asked.query, expiry));
  const { terms, priceAt, priced, present, list } = basis;
  const quote = quoteBasis(catalogue, basis, expiry);
  const spend = present?.source === "terms" ? present.spend : null;
  return {
    catalogue: list.catalogue,
    profile: list.profile,
    query: { ...asked.query, ...list.query },
    scenario: list.scenario,
    present,
    presentFault: priced?.outcome.status === "excluded" ? priced.outcome.reason : null,
    letter: quote === null ? null : toQuoteHead(quote, { reasons: "più sotto" }),
    offers: list.offers.slice(0, OFFERS_SHOWN).map((offer) => ({
      offer: { ...offer, estimate: [...basis.completed, ...offer.estimate] },
      saving:
        present === null
          ? null
          : toSaving({ totalEur: present.totalEur, spend }, offer.spend, priced?.vatRate ?? null),
    })),
    rankedTotal: list.rankedTotal,
    cheaperTotal: list.presentSpend?.cheaperTotal ?? 0,
    medianSpendEur: list.medianSpendEur,
    listQuery: toListQuery({
      ...list.query,
      ...(basis.completed.length > 0 && { stima: "si" as const }),
    }),
    variants: terms === null ? [] : toVariants(list, priceAt),
    breakEven: toBreakEven(terms, priced),
    history: toIndexHistory(catalogue.indexMonths(), tipology, terms),
    // The contract's estimates and the list's may name the same assumption.
    assumptions: listDistinct([
      ...basis.completed,
      ...toContractAssumptions(asked.query, tipology, { present, expiry }),
      ...list.assumptions,
    ]),
    excludedTotal: list.excludedTotal,
    ignored: [...asked.ignored, ...list.ignored],
  };
}

/** Makes the quote of a result, with the supply that it is for; null if no offer ranks. */
export function makeEstimateQuote(
  catalogue: Market,
  tipology: EnergyTipology,
  query: EstimateQuery,
  { now }: { now: Date },
): { quote: Quote; profile: SupplyProfile } | null {
  const expiry = toExpiry(query, now);
  const basis = toBasis(catalogue, tipology, toKnown(query, expiry));
  const quote = quoteBasis(catalogue, basis, expiry);
  return quote === null ? null : { quote, profile: basis.list.profile };
}

/** A price that has ended does not show what the person pays today. */
function toKnown(query: EstimateQuery, expiry: PriceExpiry | undefined): EstimateQuery {
  const { energia: _price, spesa: _spend, ...supply } = query;
  return expiry?.ended ? supply : query;
}

type Basis = {
  /** Says in Italian that months were completed; else empty. */
  completed: readonly string[];
  terms: ContractTerms | null;
  /** The present contract with another consumption or index; null if its terms are not known. */
  priceAt(change: OfferQuery): PricedContract | null;
  priced: PricedContract | null;
  present: PresentContract | null;
  list: OfferList;
};

function toBasis(catalogue: Market, tipology: EnergyTipology, given: EstimateQuery): Basis {
  const { query, estimate: completed } = completeYear(given, tipology);
  const supply = toSupply(query);
  const destination = supply.destinazione ?? "privati";
  const terms = findContractTerms(query);
  const priceAt = (change: OfferQuery) =>
    terms === null
      ? null
      : catalogue.priceContract(
          tipology,
          { ...supply, ...change },
          toContractOffer(terms, { tipology, destination }),
        );
  const priced = priceAt({});
  const present = toPresent(query, terms, priced);
  const { spesaCerta } = query;
  const asked = {
    ...supply,
    ...(present !== null && { spesa: present.totalEur }),
    ...(spesaCerta !== undefined && { spesaCerta }),
  };
  const basis = { completed, terms, priceAt, priced };
  const list = catalogue.rank(tipology, asked, { isSpendSure: true });
  const meantEur = list.profile.meant?.spesa ?? present?.totalEur;
  // A typed spend that probably stands for another one is confirmed before anything is compared
  // with it.
  return present?.source === "spend" && meantEur !== present.totalEur
    ? { ...basis, present: null, list: catalogue.rank(tipology, supply) }
    : { ...basis, present, list };
}

/** The function that makes all quotes determines the saving and its words. */
function quoteBasis(
  catalogue: Market,
  { completed, list, present }: Basis,
  presentExpiry: PriceExpiry | undefined,
): Quote | null {
  return makeQuote(
    {
      profile: list.profile,
      presentSpendEur: present?.totalEur ?? null,
      presentSaleEur: null,
      presentFixedEur: 0,
      estimates: [...completed, ...(present?.source === "terms" ? present.estimate : [])],
      supplyEstimates: completed,
      presentExpiry: present === null && !presentExpiry?.ended ? undefined : presentExpiry,
      openingOffer: "",
    },
    {
      best: catalogue.best,
      terms: catalogue.terms,
      energyState: () => catalogue.state(),
      // The present spend is given.
      spendOf: () => null,
    },
  );
}

/** The parts of the address that determine the figures: neither filters nor pages. */
function toSupply(query: EstimateQuery): OfferQuery {
  const { destinazione, consumo, potenza, residente, provincia, comune, fasce } = query;
  const { persone, uso, stima, variazione, indice } = query;
  const home = { destinazione, consumo, potenza, residente, provincia, comune };
  const supply = { ...home, fasce, persone, uso, stima, variazione, indice };
  return Object.fromEntries(Object.entries(supply).filter(([, value]) => value !== undefined));
}

function toPresent(
  { spesa, periodo }: EstimateQuery,
  terms: ContractTerms | null,
  priced: PricedContract | null,
): PresentContract | null {
  if (terms !== null && priced?.outcome.status === "computed") {
    const { spend, estimate } = priced.outcome;
    const { pricing, unitPriceEur, fixedFeeEur } = terms;
    const source = "terms" as const;
    const totalEur = spend.total;
    return { source, totalEur, spend, pricing, unitPriceEur, fixedFeeEur, estimate };
  }
  return spesa === undefined
    ? null
    : { source: "spend", totalEur: roundToCents(spesa * (periodo === "mese" ? 12 : 1)) };
}

/** The supply and the spend as a query of the list, for links to it. */
function toListQuery(query: OfferQuery): string {
  return new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
}

function toBreakEven(
  terms: ContractTerms | null,
  priced: PricedContract | null,
): EstimateBreakEven | null {
  const other = priced?.otherPricing ?? null;
  return terms === null || other === null || other.breakEven === null
    ? null
    : {
        variable: terms.pricing === "variable" ? "present" : "offer",
        name: other.name,
        result: other.breakEven,
      };
}

function toExpiry({ scadenza }: EstimateQuery, now: Date): PriceExpiry | undefined {
  return scadenza === undefined ? undefined : toPriceExpiry(scadenza, toRomeDay(now.getTime()));
}

function toContractAssumptions(
  { dispacciamento }: EstimateQuery,
  tipology: EnergyTipology,
  { present, expiry }: Pick<Basis, "present"> & { expiry: PriceExpiry | undefined },
): string[] {
  const said = expiry === undefined ? [] : [expiry.sentence];
  if (present === null) {
    return expiry?.ended ? said : [];
  }
  if (present.source === "spend") {
    return [
      ...said,
      "Del tuo contratto conosco solo la spesa di un anno: la confronto con la spesa annua di ogni offerta, imposte comprese.",
    ];
  }
  const unit = toEnergyUnit(tipology);
  const index = namePaidIndex(tipology);
  const price = formatUnitPrice(present.unitPriceEur, unit, { decimals: 4 });
  const energy =
    present.pricing === "fixed" ? `energia a ${price}` : `${index} più ${price} di spread`;
  const dispatching =
    tipology === "gas"
      ? ""
      : dispacciamento === "compreso"
        ? "; il dispacciamento è già nel prezzo"
        : ", più il dispacciamento";
  return [
    `Il tuo contratto: ${energy} e ${formatQuantity(present.fixedFeeEur, "€")} l’anno di quota fissa, prima dell’IVA${dispatching}. Rete, oneri e imposte sono gli stessi di ogni offerta.`,
    ...said,
    ...present.estimate,
  ];
}
