import type { EnergyOffer } from "./energy-offer.ts";
import type { Tariff } from "./tariff/tariff.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/** An offer compiled under one context: pricing it for a profile is cheap. */
export type PreparedOffer =
  | { status: "excluded"; reason: string }
  | ({ status: "prepared" } & PreparedTerms);

export type PreparedTerms = {
  commodity: EnergyOffer["commodity"];
  customer: EnergyOffer["customer"];
  /** Terms of each climate zone; electricity has the same terms in all zones. */
  byZone: Readonly<Record<ClimateZone, CommercialTerms>>;
  /** OFFERTA_ONNICOMPRENSIVA 01: network and charges are in the price. */
  includesRegulated: boolean;
  /** OFFERTA_ONNICOMPRENSIVA 02: units a year that the fixed fee includes; else 0. */
  includedConsumption: number;
  /** Units a year beyond which the offer has no price; else Infinity. */
  maxConsumption: number;
  /** Assumptions behind the offer's own figures, in Italian. */
  estimate: readonly string[];
  /** Whether the spend depends on the split of the consumption between bands. */
  usesBands: boolean;
};

/** The seller's part, € a year. */
export type CommercialTerms = {
  sale: Tariff;
  /** Dispatching and regulated components, on all units even if a fee includes some. */
  passThrough: Tariff;
  /** The part of `passThrough` that is dispatching. */
  dispatching: Tariff;
  discount: Tariff;
  /** A discount after VAT, subtracted from the total at its nominal value. */
  discountAfterVat: Tariff;
  limitedDiscounts: readonly LimitedDiscount[];
};

/** A nominal discount for consumptions within a range, both ends inclusive. */
type LimitedDiscount = { from: number; to: number; eur: number; afterVat: boolean };
