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

const KIND_PHRASES: Readonly<Record<VehicleSegment, { noun: string; isMasculine: boolean }>> = {
  citycar: { noun: "citycar", isMasculine: false },
  utilitaria: { noun: "utilitaria", isMasculine: false },
  compatta: { noun: "compatta", isMasculine: false },
  berlina: { noun: "berlina", isMasculine: false },
  familiare: { noun: "familiare", isMasculine: false },
  suv: { noun: "SUV", isMasculine: true },
  monovolume: { noun: "monovolume", isMasculine: true },
  commerciale: { noun: "veicolo commerciale", isMasculine: true },
};

const FUEL_PHRASES: Readonly<Record<Fuel, readonly [feminine: string, masculine: string]>> = {
  benzina: ["a benzina", "a benzina"],
  diesel: ["diesel", "diesel"],
  gpl: ["a GPL", "a GPL"],
  metano: ["a metano", "a metano"],
  ibrida: ["ibrida", "ibrido"],
  "ibrida-plug-in": ["ibrida plug-in", "ibrido plug-in"],
  elettrica: ["elettrica", "elettrico"],
};

/** For example `citycar ibrida`, `SUV elettrico`. */
export function toKindPhrase({ segment, fuel }: { segment: VehicleSegment; fuel: Fuel }): string {
  const { noun, isMasculine } = KIND_PHRASES[segment];
  return `${noun} ${FUEL_PHRASES[fuel][isMasculine ? 1 : 0]}`;
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
