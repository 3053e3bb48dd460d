import type { EnergyOffer } from "../../offers/energy-offer.ts";
import { annualSpend, prepareOffer } from "../annual-spend.ts";
import type { FullSpendParts } from "../full-spend-parts.ts";
import { NotComputable } from "../not-computable.ts";
import type { SpendOutcome } from "../spend-outcome.ts";
import { find, findText, isLoose, type Loose, toList, toLoose } from "./loose-json.ts";
import { toWorkedContext } from "./worked-context.ts";
import { checkKeys } from "./worked-keys.ts";
import { toWorkedOffer } from "./worked-offer.ts";
import { toWorkedProfile, toWorkedVolume } from "./worked-profile.ts";
import { findWorkedUse } from "./worked-use.ts";

/** What `annual-spend` prints for one case; vat10 and vat22 stand only beside gas. */
export type WorkedResult =
  | { id: string; parts: Omit<FullSpendParts, "vat10" | "vat22"> & Partial<FullSpendParts> }
  | { id: string; excluded: string };

/**
 * The cases of a file of worked totals: a list, or the list under `goldens`, `cases` or any other
 * name. Null where there is none, or where nothing in it looks like a case.
 */
export function findWorkedCases(file: unknown): readonly Loose[] | null {
  const list = Array.isArray(file) ? file : findList(toLoose(file));
  const isReadable = list?.length === 0 || list?.some(isCase);
  return list !== null && isReadable ? list.filter(isLoose) : null;
}

function findList(file: Loose): readonly unknown[] | null {
  const named = find(file, "goldens", "cases");
  const list = named ?? Object.values(file).find((value) => toList(value).some(isCase));
  return Array.isArray(list) ? list : null;
}

function isCase(value: unknown): boolean {
  return isLoose(value) && ["offer", "formula", "expected"].some((name) => name in value);
}

/** Null for a case with no offer or no profile: it holds a formula, not a spend. */
export function computeWorkedCase(row: Loose): WorkedResult | null {
  const offer = find(row, "offer");
  const profile = find(row, "profile");
  if (!isLoose(offer) || !isLoose(profile)) {
    return null;
  }
  const id = findText(row, "id") ?? "";
  const outcome = computeOutcome(row, offer, profile, id);
  if (outcome.status === "excluded") {
    return { id, excluded: outcome.reason };
  }
  const { vat10, vat22, ...parts } = outcome.parts;
  return { id, parts: toCommodity(row, profile) === "gas" ? { ...parts, vat10, vat22 } : parts };
}

function computeOutcome(row: Loose, offer: Loose, profile: Loose, id: string): SpendOutcome {
  try {
    const parameters = toLoose(find(row, "parameters"));
    checkKeys("offer", offer);
    checkKeys("profile", profile);
    checkKeys("parameters", parameters);
    const commodity = toCommodity(row, profile);
    const use = findWorkedUse(profile) ?? findWorkedUse(offer) ?? "domestic";
    const volume = toWorkedVolume(profile, commodity, use);
    const context = toWorkedContext(parameters, commodity, volume);
    const prepared = prepareOffer(toWorkedOffer(offer, { id, commodity, use }), context);
    const supply = toWorkedProfile(profile, parameters, { use, volume, context }, commodity);
    return annualSpend(prepared, supply);
  } catch (error) {
    if (error instanceof NotComputable) {
      return { status: "excluded", reason: error.reason };
    }
    throw error;
  }
}

function toCommodity(row: Loose, profile: Loose): EnergyOffer["commodity"] {
  const text = findText(row, "commodity")?.toLowerCase() ?? "";
  if (/^(gas|g$)/.test(text)) {
    return "gas";
  }
  return text.startsWith("e") || text === "luce" || find(profile, "smc") === undefined
    ? "electricity"
    : "gas";
}
