import type { EnergyOffer } from "../../offers/energy-offer.ts";
import { type GasPlace, toGasPlace, toGasPlaceOfRegion } from "../gas-place.ts";
import { NotComputable } from "../not-computable.ts";
import type { MeterGroup } from "../regulated/gas-supply.ts";
import { type Ambit, type ExciseZone, GAS_EXCISE } from "../regulated/gas-tax-table.ts";
import type { SpendContext } from "../spend-context.ts";
import { createElectricityProfile, createGasProfile, type SpendProfile } from "../spend-profile.ts";
import { toDefaultVolume, toGasVolume, type Volume } from "../volume.ts";
import type { ClimateZone } from "../withdrawal-profile.ts";
import { find, findNumber, findText, isLoose, type Loose, toList, toNumber } from "./loose-json.ts";
import type { WorkedUse } from "./worked-use.ts";

/** A year's consumption of a worked total. Throws NotComputable where it gives none. */
export function toWorkedVolume(
  row: Loose,
  commodity: EnergyOffer["commodity"],
  use: WorkedUse,
): Volume {
  const annual = findNumber(row, ...CONSUMPTION_NAMES[commodity]);
  const bands = commodity === "gas" ? null : findBands(row, annual);
  const total = annual ?? (bands === null ? null : bands.f1 + bands.f2 + bands.f3);
  if (total === null || total <= 0) {
    throw new NotComputable("Il profilo non dice il consumo annuo");
  }
  if (commodity === "gas") {
    return toGasVolume(total);
  }
  return bands === null
    ? toDefaultVolume(use === "domestic" ? "domestic" : "other-uses", total)
    : { ...bands, total: bands.f1 + bands.f2 + bands.f3 };
}

const CONSUMPTION_NAMES = {
  electricity: ["kwh", "consumption", "annualKwh", "consumo"],
  gas: ["smc", "consumption", "annualSmc", "consumo"],
};

/** kWh by band, or shares of the year that add up to 1 or 100. */
function findBands(
  row: Loose,
  annual: number | null,
): { f1: number; f2: number; f3: number } | null {
  const held = find(row, "bands", "fasce");
  const inOrder = Array.isArray(held) ? { f1: held[0], f2: held[1], f3: held[2] } : held;
  const source = isLoose(inOrder) ? inOrder : row;
  const f1 = findNumber(source, "f1");
  const f2 = findNumber(source, "f2");
  const f3 = findNumber(source, "f3");
  const f23 = findNumber(source, "f23");
  const parts =
    f1 !== null && f2 !== null && f3 !== null
      ? { f1, f2, f3 }
      : f1 !== null && f23 !== null
        ? { f1, f2: f23 / 2, f3: f23 / 2 }
        : null;
  if (parts === null) {
    return null;
  }
  const sum = parts.f1 + parts.f2 + parts.f3;
  const isShare =
    annual !== null && [1, 100].some((whole) => Math.abs(sum - whole) < 0.011 * whole);
  const scale = isShare && Math.abs(sum - annual) > 0.5 ? annual / sum : 1;
  return { f1: parts.f1 * scale, f2: parts.f2 * scale, f3: parts.f3 * scale };
}

/** The profile of a worked total; gas takes its place from the parameters. Throws NotComputable. */
export function toWorkedProfile(
  row: Loose,
  parameters: Loose,
  { use, volume, context }: { use: WorkedUse; volume: Volume; context: SpendContext },
  commodity: EnergyOffer["commodity"],
): SpendProfile {
  const both = { ...parameters, ...row };
  if (commodity === "gas") {
    return createGasProfile(
      {
        use,
        annualSmc: volume.total,
        place: toPlace(both),
        meterGroup: toMeterGroup(both),
        defaultConsumption: false,
      },
      context,
    );
  }
  if (use === "condominium") {
    throw new NotComputable("I condomìni hanno offerte di gas, non di energia elettrica");
  }
  return createElectricityProfile(
    {
      use,
      resident: find(row, "resident", "residente") !== false,
      capacityKw: findNumber(row, "kw", "capacityKw", "power", "potenza") ?? 3,
      annualKwh: volume.total,
      bands: volume,
      defaultConsumption: false,
    },
    context,
  );
}

function toPlace(row: Loose): GasPlace {
  const ambit = findNumber(row, "ambit", "ambito");
  const province = findText(row, "province", "provincia");
  const region = findText(row, "region", "regione");
  if (ambit === null && province !== null) {
    return toGasPlace(province.toUpperCase());
  }
  if (ambit === null && region !== null) {
    return toGasPlaceOfRegion(region);
  }
  if (ambit === null || !Number.isInteger(ambit) || ambit < 1 || ambit > 6) {
    throw new NotComputable("Manca l’ambito tariffario del gas");
  }
  return {
    ambit: ambit as Ambit,
    excise: toTaxTiers(find(row, "excise", "accisa"), GAS_EXCISE[toDefaultExcise(ambit)]),
    surcharge: toTaxTiers(find(row, "addizionale", "surcharge"), [0, 0, 0, 0]),
    climateZone: toClimateZone(findText(row, "climateZone", "zone", "zona")),
    estimate: [],
  };
}

function toDefaultExcise(ambit: number): ExciseZone {
  return ambit === 4 || ambit === 6 ? "mezzogiorno" : "nord";
}

/** The name of a zone, one price, or one for each tier. */
function toTaxTiers(value: unknown, fallback: readonly number[]): readonly number[] {
  if (value === undefined) {
    return fallback;
  }
  if (typeof value === "string" && toNumber(value) === null) {
    return GAS_EXCISE[/^n/i.test(value) ? "nord" : "mezzogiorno"];
  }
  const prices = toList(value).map(toNumber);
  const last = prices.at(-1);
  if (last === undefined || last === null || prices.some((price) => price === null)) {
    throw new NotComputable("Le imposte sul gas non sono leggibili");
  }
  return [0, 1, 2, 3].map((tier) => prices[tier] ?? last);
}

function toClimateZone(text: string | null): ClimateZone {
  const zone = text?.toUpperCase() ?? "E";
  return zone === "B" || zone === "C" || zone === "D" || zone === "F" ? zone : "E";
}

/** 1, 2, 3, or the meter's class as `G16`. */
function toMeterGroup(row: Loose): MeterGroup | null {
  const text = findText(row, "meterGroup", "meter", "cc", "contatore");
  const size = Number(/^G(\d+)/i.exec(text ?? "")?.[1] ?? Number.NaN);
  if (!Number.isNaN(size)) {
    return size <= 6 ? 1 : size <= 40 ? 2 : 3;
  }
  const group = toNumber(text?.replace(/^cc/i, "") ?? null);
  return group === 1 || group === 2 || group === 3 ? group : null;
}
