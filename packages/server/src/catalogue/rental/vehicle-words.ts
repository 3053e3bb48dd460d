import {
  type Fuel,
  formatQuantity,
  type Gearbox,
  type RentalService,
  type VehicleSegment,
} from "@volpe/contract";

export const FUEL_WORDS: Readonly<Record<Fuel, string>> = {
  benzina: "Benzina",
  diesel: "Diesel",
  gpl: "GPL",
  metano: "Metano",
  ibrida: "Ibrida",
  "ibrida-plug-in": "Ibrida plug-in",
  elettrica: "Elettrica",
};

export const GEARBOX_WORDS: Readonly<Record<Gearbox, string>> = {
  manuale: "Cambio manuale",
  automatico: "Cambio automatico",
};

export const SERVICE_WORDS: Readonly<Record<RentalService, string>> = {
  rca: "RCA",
  kasko: "Kasko",
  "furto-incendio": "Furto e incendio",
  manutenzione: "Manutenzione ordinaria e straordinaria",
  assistenza: "Assistenza stradale",
  pneumatici: "Pneumatici",
  "auto-sostitutiva": "Auto sostitutiva",
};

type Nouns = { one: string; many: string; isMasculine: boolean };

const KIND_NOUNS: Readonly<Record<VehicleSegment, Nouns>> = {
  citycar: { one: "citycar", many: "citycar", isMasculine: false },
  utilitaria: { one: "utilitaria", many: "utilitarie", isMasculine: false },
  compatta: { one: "compatta", many: "compatte", isMasculine: false },
  berlina: { one: "berlina", many: "berline", isMasculine: false },
  familiare: { one: "familiare", many: "familiari", isMasculine: false },
  suv: { one: "SUV", many: "SUV", isMasculine: true },
  monovolume: { one: "monovolume", many: "monovolume", isMasculine: true },
  commerciale: { one: "veicolo commerciale", many: "veicoli commerciali", isMasculine: true },
};
const ANY_KIND: Nouns = { one: "auto", many: "auto", isMasculine: false };

/** Feminine and masculine, of one and of many. */
const FUEL_PHRASES: Readonly<Record<Fuel, readonly [string, string, string, string]>> = {
  benzina: ["a benzina", "a benzina", "a benzina", "a benzina"],
  diesel: ["diesel", "diesel", "diesel", "diesel"],
  gpl: ["a GPL", "a GPL", "a GPL", "a GPL"],
  metano: ["a metano", "a metano", "a metano", "a metano"],
  ibrida: ["ibrida", "ibrido", "ibride", "ibridi"],
  "ibrida-plug-in": ["ibrida plug-in", "ibrido plug-in", "ibride plug-in", "ibridi plug-in"],
  elettrica: ["elettrica", "elettrico", "elettriche", "elettrici"],
};

/** For example `citycar ibrida`, `SUV elettrico`. */
export function toKindPhrase({ segment, fuel }: { segment: VehicleSegment; fuel: Fuel }): string {
  return toWantedPhrase({ segment, fuels: [fuel], gearbox: null });
}

/** The kind of car that somebody looks for. No segment, fuel or gearbox means any. */
export type WantedKind = {
  segment: VehicleSegment | null;
  fuels: readonly Fuel[];
  gearbox: Gearbox | null;
  /** True if a hybrid shall be no plug-in. */
  withoutPlugIn?: boolean;
};

/** For example `SUV ibrido o elettrico con cambio automatico`; of many `SUV ibridi`. */
export function toWantedPhrase(
  { segment, fuels, gearbox, withoutPlugIn = false }: WantedKind,
  count: "one" | "many" = "one",
): string {
  const nouns = toNouns(segment);
  const form = (count === "one" ? 0 : 2) + (nouns.isMasculine ? 1 : 0);
  const fuel = joinFuels(fuels, form);
  const gear = gearbox === null ? "" : `con ${GEARBOX_WORDS[gearbox].toLowerCase()}`;
  const words = [nouns[count], fuel, gear].filter((part) => part !== "").join(" ");
  const comma = count === "one" ? "," : "";
  return withoutPlugIn ? `${words}${comma} ${NO_PLUG_IN}` : words;
}

const NO_PLUG_IN = "non plug-in";

/** The fuels of a car, `ibrida o elettrica`; empty = any. */
export function toFuelPhrase({
  fuels,
  withoutPlugIn = false,
}: Pick<WantedKind, "fuels" | "withoutPlugIn">): string {
  return withoutPlugIn ? `${joinFuels(fuels)}, ${NO_PLUG_IN}` : joinFuels(fuels);
}

/** The fuels after a noun in a form of `FUEL_PHRASES`. */
function joinFuels(fuels: readonly Fuel[], form = 0): string {
  return fuels.map((fuel) => FUEL_PHRASES[fuel][form]).join(" o ");
}

/** The other cars, where there is none of the wanted kind: `gli altri`, `le altre`. */
export function toOthersPhrase({ segment }: Pick<WantedKind, "segment">): string {
  return toNouns(segment).isMasculine ? "gli altri" : "le altre";
}

/** The cheapest cars, where none of the wanted kind is as cheap as wished: `quelli che costano meno`. */
export function toCheapestPhrase({ segment }: Pick<WantedKind, "segment">): string {
  return `${toNouns(segment).isMasculine ? "quelli" : "quelle"} che costano meno`;
}

function toNouns(segment: VehicleSegment | null): Nouns {
  return segment === null ? ANY_KIND : KIND_NOUNS[segment];
}

/** For example `55 kW (75 CV)`. */
export function toPowerWords(powerKw: number): string {
  return `${formatQuantity(powerKw, "kW")} (${formatQuantity(toHorsepower(powerKw), "CV")})`;
}

const KW_PER_CV = 0.735_498_75;

/**
 * Makers advertise round CV but register whole kW. Of the CV values that give these kW it returns
 * the multiple of ten, if there is one.
 */
function toHorsepower(powerKw: number): number {
  const nearest = Math.round(powerKw / KW_PER_CV);
  const tens = Math.round(nearest / 10) * 10;
  return Math.round(tens * KW_PER_CV) === powerKw ? tens : nearest;
}

/** For example `15.000 km l’anno`. */
export function toKmWords(kmPerYear: number): string {
  return `${formatQuantity(kmPerYear, "km")} l’anno`;
}

/** For example `anticipo 2.000 €`, `senza anticipo`. */
export function toDownPaymentWords(downPaymentEur: number): string {
  return downPaymentEur === 0
    ? "senza anticipo"
    : `anticipo ${formatQuantity(downPaymentEur, "€")}`;
}
