import {
  type ContractOffer,
  type ContractPreview,
  type Destination,
  isEnergyTipology,
  type OrderedOffer,
  type Regime,
  type SellerPaperKind,
  type Tipology,
  toTipologyWords,
} from "@volpe/contract";
import type { CatalogueSheet } from "../../catalogue/energy/offer-sheet.ts";
import { AppError } from "../../errors.ts";
import { findSellerContact } from "../../seller-papers/seller-paper-repository.ts";
import { findSellerPapers } from "../../seller-papers/seller-papers.ts";
import type { Services } from "../../services.ts";
import { toSha256 } from "../../text/sha256.ts";
import { type ContractSwitches, NEEDED_PAPERS } from "../rules/contract-switches.ts";
import {
  DEMONSTRATION,
  EMAIL_FIRST,
  ENDED,
  EXIT_FIRST,
  OPERATOR_FIRST,
  OTHER_PAYMENT,
  SEAT_FIRST,
  toHandOver,
  toPapersFirst,
} from "../words/contract-texts.ts";
import { findException, findMismatch, type Used } from "./find-mismatch.ts";
import { fromEnergySheet, fromProductSheet } from "./offer-of-sheet.ts";

/** An offer as of today, and the possible ways to get it. */
export type TakenOffer = Pick<ContractPreview, "offer" | "offerHash" | "way">;

export type OrderableOffer = TakenOffer & { offer: OrderedOffer };

/** The parameters of an address that determine the figures, by typology, in a fixed order. */
const PARAMETERS: Readonly<Record<Tipology, readonly string[]>> = {
  luce: ["consumo", "potenza", "residente", "provincia", "comune", "fasce", "persone", "stima"],
  gas: ["consumo", "provincia", "comune", "uso", "stima"],
  internet: ["provincia"],
  pos: ["incasso", "scontrino", "circuiti"],
  noleggio: ["destinazione", "durata", "km", "anticipo"],
};

/** The services that find an offer, with the switches that decide how it can be got. */
export type OfferServices = Pick<Services, "catalogue" | "config" | "db" | "products"> & {
  switches: ContractSwitches;
};
type Wanted = { slug: string; per: string; regime: Regime | null };

/**
 * Returns null for an unknown slug. Without a regime, the kind of customer does not matter. The
 * figures are those of the offer's own page for the same query.
 */
export async function takeOffer(
  services: OfferServices,
  { slug, per, regime }: Wanted,
): Promise<TakenOffer | null> {
  const { switches } = services;
  const asked = new URLSearchParams(per);
  const isAttended = services.config.operatorEmail !== null;
  const energy = await findEnergySheet(services, slug, asked);
  if (energy !== null) {
    const papers = await findSellerPapers(services.db, { ...energy, offerCode: energy.code });
    const query = keepParameters(asked, energy.tipology);
    const contact = await findSellerContact(services.db, energy.supplier.vatNumber);
    const offer = { ...fromEnergySheet(energy, { query, contact }), papers };
    const way = toWay(offer, switches, {
      regime,
      isAttended,
      demonstration: energy.catalogue.demonstration,
      current: energy.current,
      url: energy.offerUrl ?? energy.supplier.website,
      reason: energy.outcome.status === "excluded" ? energy.outcome.reason : null,
      // The seller's sheet, which an order needs, says what leaving costs.
      exitKnown: true,
      used: toUsed(energy),
    });
    return { offer, offerHash: toHash(offer), way };
  }
  const bought = toBuyersQuery(asked, regime);
  const sheet = await findProductSheet(services, slug, bought);
  if (sheet === null) {
    return null;
  }
  const papered = services.products.paperedAs(slug);
  const papers = papered === null ? [] : await findSellerPapers(services.db, papered);
  const query = keepParameters(bought, sheet.tipology);
  const offer = { ...fromProductSheet(sheet, query), papers };
  // A line is sold in certain provinces, and the supply may be in another one.
  const elsewhere = sheet.ignored.find(({ key }) => key === "provincia");
  const { url, exitKnown, sheetUrl } = sheet.provider;
  const way = toWay(offer, switches, {
    regime,
    isAttended,
    demonstration: sheet.state.demonstration,
    current: sheet.current,
    url,
    sheetUrl,
    reason: elsewhere?.message.replace(/\.$/, "") ?? null,
    exitKnown,
    used: { usedSmc: 0, usedKw: 0 },
    isForBoth: isSoldToBoth(services.products, slug, bought),
  });
  return { offer, offerHash: toHash(offer), way };
}

/** Throws `AppError` with the reason if the offer cannot be ordered here, or is null. */
export function getOrderable(taken: TakenOffer | null): OrderableOffer {
  if (taken === null) {
    throw new AppError("offer-not-orderable");
  }
  const { offer, way } = taken;
  if (way.kind !== "order") {
    throw new AppError("offer-not-orderable", { message: way.text });
  }
  if (offer.price === null) {
    throw new Error("An offer without a price can be ordered");
  }
  return { ...taken, offer: { ...offer, price: offer.price } };
}

async function findEnergySheet(
  { catalogue }: OfferServices,
  slug: string,
  search: URLSearchParams,
) {
  return catalogue.sheet(slug, search) ?? (await catalogue.findClosedSheet(slug, search));
}

async function findProductSheet(
  { products }: OfferServices,
  slug: string,
  search: URLSearchParams,
) {
  return products.sheet(slug, search) ?? (await products.findEnded(slug, search));
}

function keepParameters(asked: URLSearchParams, tipology: Tipology): string {
  const parameters = new URLSearchParams();
  for (const name of PARAMETERS[tipology]) {
    const value = asked.get(name)?.trim() ?? "";
    if (value !== "") {
      parameters.set(name, value);
    }
  }
  return parameters.toString();
}

function toWay(
  offer: ContractOffer,
  switches: ContractSwitches,
  {
    regime,
    demonstration,
    current,
    url,
    sheetUrl,
    reason,
    used,
    exitKnown,
    isAttended,
    isForBoth = false,
  }: {
    regime: Regime | null;
    demonstration: boolean;
    current: boolean;
    url: string | null;
    sheetUrl?: string | null | undefined;
    /** Why the offer has no figure for this use. */
    reason: string | null;
    used: Used;
    exitKnown: boolean;
    /** Whether an operator has a mailbox. */
    isAttended: boolean;
    /** Whether private persons and businesses may both buy it. */
    isForBoth?: boolean;
  },
): TakenOffer["way"] {
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
    const text = toHandOver(offer.tipology);
    return { kind: "hand-over", text, url, ...(sheetUrl !== undefined && { sheetUrl }) };
  }
  const isEnergy = isEnergyTipology(offer.tipology);
  if (offer.counterparty.seat === null || offer.counterparty.email === null) {
    return { kind: "hand-over", text: isEnergy ? SEAT_FIRST : EMAIL_FIRST, url };
  }
  // The operator passes orders and letters on, so without an operator nothing reaches the supplier.
  if (!isAttended) {
    return { kind: "hand-over", text: OPERATOR_FIRST, url };
  }
  // Our summary is not enough for an order: the seller's own documents must be available before it.
  if (NEEDED_PAPERS[offer.tipology].some((kind) => !hasPaper(offer, kind))) {
    return { kind: "hand-over", text: toPapersFirst(offer.tipology), url };
  }
  if (switches.exitTermsNeeded && !exitKnown) {
    return { kind: "hand-over", text: EXIT_FIRST, url };
  }
  return offer.payments.length === 0
    ? { kind: "hand-over", text: OTHER_PAYMENT, url }
    : { kind: "order", except: isForBoth ? null : findException(offer, used, switches) };
}

function toUsed({ tipology, profile }: Pick<CatalogueSheet, "profile" | "tipology">): Used {
  return tipology === "gas"
    ? { usedSmc: profile.annualConsumption, usedKw: 0 }
    : { usedSmc: 0, usedKw: profile.capacityKw ?? 0 };
}

const hasPaper = ({ papers }: ContractOffer, kind: SellerPaperKind) =>
  papers.some((paper) => paper.kind === kind);

/**
 * The hash of what is shown. The address alone changes nothing for the person; what depends on it
 * is in the price. Open drafts hold this hash, so the order of the fields must not change.
 */
function toHash(offer: ContractOffer): string {
  return toSha256(JSON.stringify({ ...offer, path: undefined, query: undefined }));
}

/** For example `luce, Sole Fisso di Sportello Chiaro`. A car's brand is its make, not the lessor. */
export function toOfferTitle({ tipology, name, counterparty }: ContractOffer): string {
  return `${toTipologyWords([tipology])}, ${name} di ${counterparty.name}`;
}

/** The destination whose figures a buyer of each regime sees. */
const DESTINATIONS: Readonly<Record<Regime, Destination>> = {
  consumer: "privati",
  business: "aziende",
};

/**
 * The query with the buyer's own figures. Without a destination they are those of a private person.
 */
function toBuyersQuery(asked: URLSearchParams, regime: Regime | null): URLSearchParams {
  const query = new URLSearchParams(asked);
  if (regime !== null && query.get("destinazione") !== DESTINATIONS[regime]) {
    query.delete("destinazione");
    if (regime === "business") query.set("destinazione", DESTINATIONS[regime]);
  }
  return query;
}

/** Whether private persons and businesses may both buy it, as most rentals. */
function isSoldToBoth(
  products: Pick<Services["products"], "sheet">,
  slug: string,
  asked: URLSearchParams,
): boolean {
  return Object.values(DESTINATIONS).every((destination) => {
    const query = new URLSearchParams(asked);
    query.set("destinazione", destination);
    return products.sheet(slug, query)?.destination === destination;
  });
}
