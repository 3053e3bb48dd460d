import {
  type ContractOffer,
  type ContractPreview,
  type ProductSheet,
  type ProductTipology,
  type Regime,
  type SellerPaperKind,
  type Tipology,
  toEuphonic,
  toTipologyWords,
} from "@volpe/contract";
import { parseOfferQuery } from "../../catalogue/energy/energy-query.ts";
import type { CatalogueSheet } from "../../catalogue/energy/offer-sheet.ts";
import { toCents } from "../../figures/round.ts";
import { toVatWords } from "../../figures/vat.ts";
import { toSupplyUse } from "../../quote/supply-use.ts";
import {
  findSellerContact,
  type SellerContact,
} from "../../seller-papers/seller-paper-repository.ts";
import { findSellerPapers } from "../../seller-papers/seller-papers.ts";
import type { Services } from "../../services.ts";
import { toSha256 } from "../../text/sha256.ts";
import { type ContractSwitches, NEEDED_PAPERS } from "../rules/contract-switches.ts";
import {
  DEMONSTRATION,
  ENDED,
  OTHER_PAYMENT,
  PAPERS_FIRST,
  SEAT_FIRST,
  toHandOver,
} from "../words/contract-texts.ts";
import { findException, findMismatch, type Used } from "./find-mismatch.ts";
import { isSoldToBoth, toBuyersQuery } from "./product-buyers.ts";

/** An offer as of today, and the possible ways to get it. */
export type TakenOffer = Pick<ContractPreview, "offer" | "offerHash" | "way">;

/** The parameters of an address that determine the figures, by typology, in a fixed order. */
const PARAMETERS: Readonly<Record<Tipology, readonly string[]>> = {
  luce: ["consumo", "potenza", "residente", "provincia", "comune", "fasce"],
  gas: ["consumo", "provincia", "comune"],
  internet: ["provincia"],
  pos: ["incasso", "scontrino", "circuiti"],
  noleggio: ["destinazione", "durata", "km", "anticipo"],
};

type Given = Pick<Services, "catalogue" | "db" | "products">;
type Wanted = { slug: string; per: string; regime: Regime | null };

/**
 * Returns null for an unknown slug. Without a regime, the kind of customer does not matter. The
 * figures are those of the offer's own page for the same query.
 */
export async function takeOffer(
  services: Given,
  { slug, per, regime }: Wanted,
  switches: ContractSwitches,
): Promise<TakenOffer | null> {
  const asked = new URLSearchParams(per);
  const energy = await findEnergySheet(services, slug, asked);
  if (energy !== null) {
    const papers = await findSellerPapers(services.db, { ...energy, offerCode: energy.code });
    const query = keepParameters(asked, energy.tipology);
    const contact = await findSellerContact(services.db, energy.supplier.vatNumber);
    const offer = { ...fromEnergySheet(energy, { query, contact }), papers };
    return toTaken(offer, switches, {
      regime,
      demonstration: energy.catalogue.demonstration,
      current: energy.current,
      url: energy.offerUrl ?? energy.supplier.website,
      reason: energy.outcome.status === "excluded" ? energy.outcome.reason : null,
      used: toUsed(energy),
    });
  }
  const bought = toBuyersQuery(asked, regime);
  const sheet = await findProductSheet(services, slug, bought);
  if (sheet === null) {
    return null;
  }
  const offer = fromProductSheet(sheet, keepParameters(bought, sheet.tipology));
  const { demonstration } = sheet.state;
  const { url } = sheet.provider;
  const rest = { current: sheet.current, url, reason: null, used: { usedSmc: 0, usedKw: 0 } };
  const isForBoth = isSoldToBoth(services.products, slug, bought);
  return toTaken(offer, switches, { regime, demonstration, isForBoth, ...rest });
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
  switches: ContractSwitches,
  {
    regime,
    demonstration,
    current,
    url,
    reason,
    used,
    isForBoth = false,
  }: {
    regime: Regime | null;
    demonstration: boolean;
    current: boolean;
    url: string | null;
    /** Why the offer has no figure for this use. */
    reason: string | null;
    used: Used;
    /** Whether private persons and businesses may both buy it. */
    isForBoth?: boolean;
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
    const mismatch =
      regime === null || isForBoth ? null : findMismatch(offer, { regime, ...used }, switches);
    if (mismatch !== null) {
      return { kind: "mismatch", text: mismatch };
    }
    // A contract names the seller, so an offer of an unidentified seller cannot be ordered.
    const { name, vatNumber } = offer.counterparty;
    if (switches.ways[offer.tipology] === "hand-over" || name === "" || vatNumber === null) {
      return { kind: "hand-over", text: toHandOver(offer.tipology), url };
    }
    const isEnergy = offer.tipology === "luce" || offer.tipology === "gas";
    if (isEnergy && offer.counterparty.seat === null) {
      return { kind: "hand-over", text: SEAT_FIRST, url };
    }
    // Our summary is not enough for an order: the seller's own documents must be available before.
    if (NEEDED_PAPERS[offer.tipology].some((kind) => !hasPaper(offer, kind))) {
      return { kind: "hand-over", text: PAPERS_FIRST, url };
    }
    return offer.payments.length === 0
      ? { kind: "hand-over", text: OTHER_PAYMENT, url }
      : { kind: "order", except: isForBoth ? null : findException(offer, used, switches) };
  };
  return { offer, offerHash: toHash(offer), way: way() };
}

function toUsed({ tipology, profile }: Pick<CatalogueSheet, "profile" | "tipology">): Used {
  return tipology === "gas"
    ? { usedSmc: profile.annualConsumption, usedKw: 0 }
    : { usedSmc: 0, usedKw: profile.capacityKw ?? 0 };
}

const hasPaper = ({ papers }: ContractOffer, kind: SellerPaperKind) =>
  papers.some((paper) => paper.kind === kind);

function toHash(offer: ContractOffer): string {
  return toSha256(JSON.stringify(offer));
}

function fromEnergySheet(
  sheet: CatalogueSheet,
  { query, contact }: { query: string; contact: SellerContact | null },
): Omit<ContractOffer, "papers"> {
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
      seat: contact?.seat ?? null,
      email: contact?.email ?? null,
      phone: supplier.phone,
      website: supplier.website,
      complaints: toComplaints(supplier.name, supplier.phone, contact),
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

/** The section of a sheet with the duration and the cost of leaving. */
const TERMS = "Condizioni";

function fromProductSheet(sheet: ProductSheet, query: string): ContractOffer {
  const { name, brand, seller, tipology, figureEur, sections, provider } = sheet;
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
      vatNumber: provider.vatNumber,
      seat: provider.seat,
      email: null,
      phone: null,
      website: provider.url,
      complaints: toComplaints(supplier, null, null),
    },
    price: {
      perMonthCents: isWhole ? Math.round(cents / 24) : cents,
      perYearCents: isWhole ? Math.round(cents / 2) : cents * 12,
      total: isWhole
        ? { label: "Totale in 24 mesi", cents }
        : sheet.total && { label: sheet.total.label, cents: toCents(sheet.total.eur) },
      label: `${LABELS[tipology]}, ${isWhole ? toVatWords(sheet.destination) : sheet.figureNote}`,
      estimate: tipology === "pos" ? ["Il costo dipende da quanto incassi con le carte."] : [],
    },
    features: sections.filter(({ title }) => title !== TERMS).flatMap(({ lines }) => lines),
    terms: sections.filter(({ title }) => title === TERMS).flatMap(({ lines }) => lines),
    payments: ["debit"],
    validTo: sheet.validTo,
    sellerPage: provider.url,
    papers: [],
  };
}

const LABELS: Readonly<Record<ProductTipology, string>> = {
  internet: "In media al mese",
  noleggio: "Canone al mese",
  pos: "Costo al mese",
};

function toComplaints(
  name: string,
  phone: string | null,
  contact: Pick<SellerContact, "email" | "seat"> | null,
): string {
  const to = `${toEuphonic("a", name)} ${name}`;
  if (contact !== null) {
    const { email, seat } = contact;
    const call = phone === null ? "" : `, o chiama il ${phone}`;
    return `Scrivi ${to}, ${email}, oppure per lettera: ${seat}${call}.`;
  }
  return phone === null
    ? `Scrivi ${to}, ai recapiti delle sue condizioni.`
    : `Scrivi ${to}, o chiama il ${phone}.`;
}

function toPath(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** For example `luce, Sole Fisso di Sportello Chiaro`. A car's brand is its make, not the lessor. */
export function toOfferTitle({ tipology, name, counterparty }: ContractOffer): string {
  return `${toTipologyWords([tipology])}, ${name} di ${counterparty.name}`;
}
