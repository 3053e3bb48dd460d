import {
  type ContractOffer,
  type ContractPrice,
  listSupplyReasons,
  type ProductSheet,
  type ProductTipology,
  type SheetLine,
  toEuphonic,
} from "@volpe/contract";
import type { CatalogueSheet } from "../../catalogue/energy/offer-sheet.ts";
import { toCents } from "../../figures/round.ts";
import { toVatWords } from "../../figures/vat.ts";
import { toSupplyWords } from "../../quote/supply-use.ts";
import type { SellerContact } from "../../seller-papers/seller-paper-repository.ts";

type Published = Omit<ContractOffer, "papers">;

/** The offer of a contract from the sheet of an energy offer. */
export function fromEnergySheet(
  sheet: CatalogueSheet,
  { query, contact }: { query: string; contact: SellerContact | null },
): Published {
  const { outcome, supplier } = sheet;
  const result = outcome.status === "computed" ? outcome.result : null;
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
    price: result === null || !sheet.current ? null : toYearPrice(result, sheet.profile),
    features: [...sheet.prices, ...sheet.discounts],
    terms: [...sheet.conditions, toExitLine(supplier.name)],
    payments: sheet.payments,
    ...toReasons(sheet),
    validTo: sheet.validTo,
    sellerPage: sheet.offerUrl,
  };
}

/** Empty if the offer allows every reason, so that its hash is the one of earlier drafts. */
function toReasons({ reasons }: Pick<CatalogueSheet, "reasons">): Pick<Published, "reasons"> {
  const isAny = listSupplyReasons("pod").every(({ value }) => reasons.includes(value));
  return isAny ? {} : { reasons: [...reasons] };
}

function toYearPrice(
  {
    spend,
    estimate: ofOffer,
  }: Extract<CatalogueSheet["outcome"], { status: "computed" }>["result"],
  profile: CatalogueSheet["profile"],
): ContractPrice {
  const perYearCents = toCents(spend.total);
  const ofUse = profile.defaultConsumption ? ["Il consumo è quello di una casa tipo."] : [];
  const estimate = [...ofUse, ...ofOffer];
  return {
    perMonthCents: Math.round(perYearCents / 12),
    perYearCents,
    total: null,
    label: `Spesa annua${estimate.length > 0 ? " stimata" : ""}, imposte comprese, per ${toSupplyWords(profile)}`,
    estimate,
  };
}

/**
 * The open data have no field for the cost of leaving early; a condition in free words may name it.
 * The seller's documents always do.
 */
function toExitLine(seller: string): SheetLine {
  return {
    label: "Uscita prima della fine",
    value: `Costo e preavviso sono nella scheda sintetica e nelle condizioni di ${seller}`,
  };
}

/** The section of a sheet with the duration and the cost of leaving. */
const TERMS = "Condizioni";

/** The offer of a contract from the sheet of a rental, a terminal or a line. */
export function fromProductSheet(sheet: ProductSheet, query: string): Published {
  const { name, brand, seller, tipology, sections, provider } = sheet;
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
      email: provider.email,
      phone: null,
      website: provider.url,
      complaints: toComplaints(supplier, null, provider),
    },
    price: sheet.current ? toMonthPrice(sheet) : null,
    features: sections.filter(({ title }) => title !== TERMS).flatMap(({ lines }) => lines),
    terms: sections.filter(({ title }) => title === TERMS).flatMap(({ lines }) => lines),
    payments: ["debit"],
    validTo: sheet.validTo,
    sellerPage: provider.url,
  };
}

function toMonthPrice(sheet: ProductSheet): ContractPrice {
  const { figureEur, figurePer, tipology, total, schedule } = sheet;
  const cents = toCents(figureEur);
  const isWhole = figurePer === "24-months";
  return {
    perMonthCents: schedule === undefined ? cents : toCents(schedule.firstMonthEur),
    perYearCents: schedule === undefined ? cents * 12 : toCents(schedule.firstYearEur),
    ...(schedule !== undefined && {
      schedule: { perMonth: schedule.perMonth, lines: schedule.lines },
    }),
    total: isWhole
      ? { label: "Totale in 24 mesi", cents }
      : total && { label: total.label, cents: toCents(total.eur) },
    label: `${LABELS[tipology]}, ${isWhole ? toVatWords(sheet.destination) : sheet.figureNote}`,
    estimate: tipology === "pos" ? ["Il costo dipende da quanto incassi con le carte."] : [],
  };
}

const LABELS: Readonly<Record<ProductTipology, string>> = {
  internet: "Prezzi della linea",
  noleggio: "Canone al mese",
  pos: "Costo al mese",
};

function toComplaints(
  name: string,
  phone: string | null,
  contact: { email: string | null; seat: string | null } | null,
): string {
  const to = `${toEuphonic("a", name)} ${name}`;
  const { email = null, seat = null } = contact ?? {};
  if (email !== null && seat !== null) {
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
