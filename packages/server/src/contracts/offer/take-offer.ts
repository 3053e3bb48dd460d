import { createHash } from "node:crypto";
import {
  type ContractOffer,
  type ContractPreview,
  type OfferSheet,
  type ProductSheet,
  type ProductTipology,
  type Regime,
  type Tipology,
  toTipologyWords,
} from "@volpe/contract";
import { parseOfferQuery } from "../../catalogue/energy/energy-query.ts";
import { toSupplyUse } from "../../quote/supply-use.ts";
import type { Services } from "../../services.ts";
import { type ContractSwitches, GAS_BUSINESS_MAX_SMC } from "../rules/contract-switches.ts";
import {
  DEMONSTRATION,
  ENDED,
  FOR_BUSINESS,
  FOR_HOMES,
  OTHER_PAYMENT,
  TOO_MUCH_GAS,
  toHandOver,
} from "../words/contract-texts.ts";

/** An offer as it stands today, and what can be done with it. */
export type TakenOffer = Pick<ContractPreview, "offer" | "offerHash" | "way">;

/** The parameters of an address that the figures are for, by kind, in a fixed order. */
const PARAMETERS: Readonly<Record<Tipology, readonly string[]>> = {
  luce: ["consumo", "potenza", "residente", "provincia", "comune", "fasce"],
  gas: ["consumo", "provincia", "comune"],
  internet: ["provincia"],
  pos: ["incasso", "scontrino", "circuiti"],
  noleggio: ["destinazione", "durata", "km", "anticipo"],
};

type Given = Pick<Services, "catalogue" | "products">;
type Wanted = { slug: string; per: string; regime: Regime | null };

/**
 * Null for an unknown slug. Without a regime it is not refused for being for homes or for businesses.
 * The figures are those of the offer's own page for the same query.
 */
export async function takeOffer(
  services: Given,
  { slug, per, regime }: Wanted,
  switches: ContractSwitches,
): Promise<TakenOffer | null> {
  const asked = new URLSearchParams(per);
  const energy = await findEnergySheet(services, slug, asked);
  if (energy !== null) {
    const offer = fromEnergySheet(energy, keepParameters(asked, energy.tipology));
    return toTaken(offer, switches, {
      regime,
      demonstration: energy.catalogue.demonstration,
      current: energy.current,
      url: energy.offerUrl ?? energy.supplier.website,
      reason: energy.outcome.status === "excluded" ? energy.outcome.reason : null,
      usedSmc: energy.tipology === "gas" ? energy.profile.annualConsumption : 0,
    });
  }
  if (regime === "business" && !asked.has("destinazione")) {
    asked.set("destinazione", "aziende");
  }
  const sheet = await findProductSheet(services, slug, asked);
  if (sheet === null) {
    return null;
  }
  const offer = fromProductSheet(sheet, keepParameters(asked, sheet.tipology));
  const { demonstration } = sheet.state;
  const rest = { current: sheet.current, url: null, reason: null, usedSmc: 0 };
  return toTaken(offer, switches, { regime, demonstration, ...rest });
}

async function findEnergySheet({ catalogue }: Given, slug: string, search: URLSearchParams) {
  const { query } = parseOfferQuery(search);
  return catalogue.sheet(slug, query) ?? (await catalogue.findClosedSheet(slug, query));
}

async function findProductSheet({ products }: Given, slug: string, search: URLSearchParams) {
  return products.sheet(slug, search) ?? (await products.findEnded(slug, search));
}

function keepParameters(asked: URLSearchParams, tipology: Tipology): string {
  const kept = new URLSearchParams();
  for (const name of PARAMETERS[tipology]) {
    const value = asked.get(name)?.trim() ?? "";
    if (value !== "") {
      kept.set(name, value);
    }
  }
  return kept.toString();
}

function toTaken(
  offer: ContractOffer,
  { ways }: ContractSwitches,
  {
    regime,
    demonstration,
    current,
    url,
    reason,
    usedSmc,
  }: {
    regime: Regime | null;
    demonstration: boolean;
    current: boolean;
    url: string | null;
    /** Why it has no figure for this use. */
    reason: string | null;
    /** Gas a year; 0 for everything else. */
    usedSmc: number;
  },
): TakenOffer {
  const way = (): TakenOffer["way"] => {
    if (!current) {
      return { kind: "ended", text: ENDED };
    }
    if (demonstration) {
      return { kind: "demonstration", text: DEMONSTRATION };
    }
    if (reason !== null) {
      return { kind: "ended", text: `${reason}: per questi dati non si può ordinare.` };
    }
    const mismatch = regime === null ? null : findMismatch(offer, regime, usedSmc);
    if (mismatch !== null) {
      return { kind: "mismatch", text: mismatch };
    }
    // A contract names who is bound by it, so nobody orders from a seller that isn't identified.
    const { name, vatNumber } = offer.counterparty;
    if (ways[offer.tipology] === "hand-over" || name === "" || vatNumber === null) {
      return { kind: "hand-over", text: toHandOver(offer.tipology), url };
    }
    return offer.payments.length === 0
      ? { kind: "hand-over", text: OTHER_PAYMENT, url }
      : { kind: "order", except: findException(offer, usedSmc) };
  };
  return { offer, offerHash: toHash(offer), way: way() };
}

/** A consumer may have a supply for other uses, as a garage; a business has no household's. */
function findMismatch(
  { destination, tipology }: ContractOffer,
  regime: Regime,
  usedSmc: number,
): string | null {
  if (regime === "business") {
    if (destination === "privati") {
      return FOR_HOMES;
    }
    return usedSmc > GAS_BUSINESS_MAX_SMC ? TOO_MUCH_GAS : null;
  }
  const isEnergy = tipology === "luce" || tipology === "gas";
  return destination === "aziende" && !isEnergy ? FOR_BUSINESS : null;
}

/** The regime that the offer is not for, which a person may still choose. */
function findException(offer: ContractOffer, usedSmc: number) {
  for (const regime of ["consumer", "business"] as const) {
    const text = findMismatch(offer, regime, usedSmc);
    if (text !== null) {
      return { regime, text };
    }
  }
  return null;
}

function toHash(offer: ContractOffer): string {
  return createHash("sha256").update(JSON.stringify(offer)).digest("hex");
}

const toCents = (eur: number) => Math.round(eur * 100);

function fromEnergySheet(sheet: OfferSheet, query: string): ContractOffer {
  const { outcome, supplier } = sheet;
  const result = outcome.status === "computed" ? outcome.result : null;
  const perYearCents = toCents(result?.spend.total ?? 0);
  const estimate = [
    ...(sheet.profile.defaultConsumption ? ["Il consumo è quello di una casa tipo."] : []),
    ...(result?.estimate ?? []),
  ];
  return {
    slug: sheet.slug,
    tipology: sheet.tipology,
    destination: sheet.destination,
    path: toPath(sheet.path, query),
    query,
    name: sheet.name,
    code: sheet.code,
    brand: supplier.name,
    counterparty: {
      name: supplier.name,
      vatNumber: supplier.vatNumber === "" ? null : supplier.vatNumber,
      seat: null,
      phone: supplier.phone,
      website: supplier.website,
      complaints: toComplaints(supplier.name, supplier.phone),
    },
    price: {
      perMonthCents: Math.round(perYearCents / 12),
      perYearCents,
      total: null,
      label: `Spesa annua${estimate.length > 0 ? " stimata" : ""}, imposte comprese, per ${toSupplyUse(
        sheet.profile,
      )
        .map(({ value }) => value)
        .join(", ")}`,
      estimate,
    },
    features: [...sheet.prices, ...sheet.discounts],
    terms: sheet.conditions,
    payments: sheet.payments,
    validTo: sheet.validTo,
    sellerPage: sheet.offerUrl,
  };
}

/** The section of a sheet that says how long it lasts and what leaving costs. */
const TERMS = "Condizioni";

function fromProductSheet(sheet: ProductSheet, query: string): ContractOffer {
  const { name, brand, seller, tipology, figureEur, sections } = sheet;
  const cents = toCents(figureEur);
  const isWhole = sheet.figurePer === "24-months";
  const supplier = seller ?? brand.name;
  return {
    slug: sheet.slug,
    tipology,
    destination: sheet.destination,
    path: toPath(sheet.path, query),
    query,
    name,
    code: "",
    brand: brand.name,
    counterparty: {
      name: supplier,
      vatNumber: null,
      seat: null,
      phone: null,
      website: null,
      complaints: toComplaints(supplier, null),
    },
    price: {
      perMonthCents: isWhole ? Math.round(cents / 24) : cents,
      perYearCents: isWhole ? Math.round(cents / 2) : cents * 12,
      total: isWhole
        ? { label: "Totale in 24 mesi", cents }
        : sheet.total && { label: sheet.total.label, cents: toCents(sheet.total.eur) },
      label: `${LABELS[tipology]}, ${sheet.figureNote}`,
      estimate: tipology === "pos" ? ["Il costo dipende da quanto incassi con le carte."] : [],
    },
    features: sections.filter(({ title }) => title !== TERMS).flatMap(({ lines }) => lines),
    terms: sections.filter(({ title }) => title === TERMS).flatMap(({ lines }) => lines),
    payments: ["debit"],
    validTo: sheet.validTo,
    sellerPage: null,
  };
}

const LABELS: Readonly<Record<ProductTipology, string>> = {
  internet: "In media al mese",
  noleggio: "Canone al mese",
  pos: "Costo al mese",
};

function toComplaints(name: string, phone: string | null): string {
  return phone === null
    ? `Scrivi a ${name}, ai recapiti delle sue condizioni.`
    : `Scrivi a ${name}, o chiama il ${phone}.`;
}

function toPath(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** As `luce, Sole Fisso di Sportello Chiaro`. */
export function toOfferTitle({ tipology, name, brand }: ContractOffer): string {
  return `${toTipologyWords([tipology])}, ${name} di ${brand}`;
}
