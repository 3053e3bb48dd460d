import type { EnergyOffer } from "../offers/energy-offer.ts";
import type { Tariff } from "./tariff.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/** An offer compiled under one context: cheap to hold against any profile. */
export type PreparedOffer =
  | { status: "excluded"; code: string; reason: string }
  | ({ status: "prepared" } & OfferTerms);

export type OfferTerms = {
  code: string;
  commodity: EnergyOffer["commodity"];
  customer: EnergyOffer["customer"];
  /** By season of withdrawal; electricity has the same in all. */
  byZone: Readonly<Record<ClimateZone, CommercialTerms>>;
  /** OFFERTA_ONNICOMPRENSIVA 01: network and charges are in the price. */
  includesRegulated: boolean;
  /** OFFERTA_ONNICOMPRENSIVA 02: units a year that the fixed fee pays for; else 0. */
  includedConsumption: number;
  /** Units a year beyond which the offer states no price; Infinity where it prices all. */
  maxConsumption: number;
  /** What the offer's own figures rest on, in Italian. */
  estimate: readonly string[];
  /** Whether it rests on how the consumption is split between bands. */
  usesBands: boolean;
};

/** The seller's part, € a year. */
export type CommercialTerms = {
  sale: Tariff;
  /** Dispatching and regulated components, on all units even where a fee includes some. */
  passThrough: Tariff;
  discount: Tariff;
  /** Lowers the total by its nominal. */
  discountAfterVat: Tariff;
  limitedDiscounts: readonly LimitedDiscount[];
};

/** A nominal discount granted only to consumptions within two ends, both inclusive. */
export type LimitedDiscount = { from: number; to: number; eur: number; afterVat: boolean };
