import type { QuotedOffer, SupplyProfile } from "@volpe/contract";
import { toQuotedEnergy } from "./quoted-offer.ts";
import type { rates } from "./rate-tables.ts";
import { toSupplyQuery, toSupplyUse } from "./supply-use.ts";

type StoredRate = typeof rates.$inferSelect;

/** A saved quote of this or an earlier release. */
export type SavedRate = Omit<StoredRate, "offers"> & { offers: QuotedOffer[] };

/** Reads a stored quote. Missing fields of an earlier quote are filled from its own figures. */
export function readStoredRate(stored: StoredRate): SavedRate {
  const { demonstration, use, query } = stored;
  const offers = stored.offers.map((offer) => {
    if ("card" in offer) return offer;
    const { terms, ...earlier } = offer;
    return toQuotedEnergy(earlier, { terms, demonstration });
  });
  const rate = { ...stored, offers };
  if (use.length > 0) {
    return rate;
  }
  const profile = toProfile(stored);
  return { ...rate, use: toSupplyUse(profile), query: query || toSupplyQuery(profile) };
}

function toProfile(rate: StoredRate): SupplyProfile {
  const { type, destination, figures, capacityKw, subtype, province } = rate;
  return {
    tipology: type === "gas" ? "gas" : "luce",
    destination,
    annualConsumption: Number(figures.cma),
    capacityKw,
    resident: subtype !== "non-residente",
    province: province === "" ? null : province,
    defaultConsumption: false,
  };
}
