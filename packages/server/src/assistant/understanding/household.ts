import { splitDenied } from "./negation.ts";

export const APPLIANCES = [
  "heat-pump",
  "induction",
  "air-conditioning",
  "water-heater",
  "electric-car",
] as const;
export type Appliance = (typeof APPLIANCES)[number];

const APPLIANCE_WORDS: Record<Appliance, RegExp> = {
  "heat-pump": /pomp[ae] (di|a) calore|\bpdc\b/,
  induction: /induzione|(cucina|piano|fornelli|piastre)( cottura)? elettric/,
  "air-conditioning": /condizionator|climatizzator|aria condizionata|\bclima\b/,
  "water-heater": /(boiler|scalda\s?bagno|scalda\s?acqua)(?!.{0,4}(a )?(gas|metano))/,
  "electric-car":
    /(auto|macchina|vettura|moto)( \w+)? elettric|\btesla\b|wall\s?box|colonnina|ibrida plug/,
};

/** The appliances that a text names and does not deny. */
export function readAppliances(text: string): Appliance[] {
  const { affirmed } = splitDenied(text);
  return APPLIANCES.filter((appliance) => APPLIANCE_WORDS[appliance].test(affirmed));
}

/** Of «tutti», or «tutti tranne l'auto elettrica», the appliances that are not denied. */
export function readAllAppliances(text: string): Appliance[] {
  const { affirmed, denied } = splitDenied(text);
  return /^tutt[oie]\b/.test(affirmed)
    ? APPLIANCES.filter((appliance) => !APPLIANCE_WORDS[appliance].test(denied))
    : [];
}

export const GAS_USES = ["heating", "hot-water", "cooking"] as const;
export type GasUse = (typeof GAS_USES)[number];

const GAS_USE_WORDS: Record<GasUse, RegExp> = {
  heating:
    /riscald|\bscaldar(?:mi|ci|e (?:la )?casa)\b|\bscaldo\b|termosifon|calorifer|caldaia|\btutto\b/,
  "hot-water": /acqua( calda)?|boiler|scaldabagno|doccia|caldaia|\btutto\b/,
  cooking: /cott|cucin|fornell|\btutto\b/,
};

/** What gas is used for, as a text says it. */
export function readGasUses(text: string): GasUse[] {
  const { affirmed } = splitDenied(text);
  return GAS_USES.filter((use) => GAS_USE_WORDS[use].test(affirmed));
}

/** Square metres where a text names them: «80 mq». */
export function readAreaM2(text: string): number | null {
  const area = /(\d{2,4})\s?(?:mq|m2|m²|metri quadr|metri)/.exec(text.toLowerCase())?.[1];
  return area === undefined ? null : Number(area);
}
