import { toNumberOfWord } from "./italian-number.ts";
import { toPlainText } from "./plain-text.ts";

export const APPLIANCES = [
  "heat-pump",
  "induction",
  "air-conditioning",
  "water-heater",
  "electric-car",
] as const;
export type Appliance = (typeof APPLIANCES)[number];

const APPLIANCE_WORDS: Record<Appliance, RegExp> = {
  "heat-pump": /pomp[ae] di calore|\bpdc\b/,
  induction: /induzione|(cucina|piano|fornelli|piastre)( cottura)? elettric/,
  "air-conditioning": /condizionator|climatizzator|aria condizionata|\bclima\b/,
  "water-heater": /(boiler|scalda\s?bagno|scalda\s?acqua)(?!.{0,4}(a )?(gas|metano))/,
  "electric-car": /(auto|macchina|vettura)( \w+)? elettric|wall\s?box|colonnina|ibrida plug/,
};

// «senza pompa di calore», «non ho il boiler»: what is denied is not had.
const DENIED = /\b(senza|non (ho|abbiamo|c'e|uso|usiamo)|niente|ne)\b[^,;.]*$/;

/** The appliances that a text names and does not deny. */
export function readAppliances(text: string): Appliance[] {
  const plain = toPlainText(text);
  return APPLIANCES.filter((appliance) => {
    const match = APPLIANCE_WORDS[appliance].exec(plain);
    return (
      match !== null &&
      !DENIED.test(
        plain
          .slice(0, match.index)
          .split(/\b(?:ma|pero)\b/)
          .at(-1) ?? "",
      )
    );
  });
}

const COUNTED =
  /\b(?:siamo|sono|saremo|viviamo|vive|in)\s+(?:\w+\s+)?(?:in\s+)?(\d{1,2}|[a-z]+)\b|\b(\d{1,2}|[a-z]+)\s+(?:persone|persona|adulti|inquilini|abitanti|componenti|in casa)\b/g;

/** How many people live there: «3», «siamo in quattro», «vivo da solo», «io e mio marito». */
export function readPersons(text: string): number | null {
  const plain = toPlainText(text);
  for (const match of plain.matchAll(COUNTED)) {
    const persons = toCount(match[1] ?? match[2] ?? "");
    if (persons !== null) {
      return persons + countChildren(plain);
    }
  }
  if (/\b(da sol[oa]|single|solo io|sola|solo)\b/.test(plain)) {
    return 1 + countChildren(plain);
  }
  if (/\b(in coppia|io e (mi[oa]|il|la) \w+|coppia)\b/.test(plain)) {
    return 2 + countChildren(plain);
  }
  const alone = /^(\d{1,2}|[a-z]+)(?=$|[\s,.])/.exec(plain);
  return alone === null ? null : toCount(alone[1] ?? "");
}

function countChildren(plain: string): number {
  const match = /\b(?:e|con|piu)\s+(\d|[a-z]+)\s+(?:figli[oae]?|bambin[oaie]|bimb[oaie])\b/.exec(
    plain,
  );
  return match === null ? 0 : (toCount(match[1] ?? "") ?? 0);
}

function toCount(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : toNumberOfWord(word);
}

export const GAS_USES = ["heating", "hot-water", "cooking"] as const;
export type GasUse = (typeof GAS_USES)[number];

const GAS_USE_WORDS: Record<GasUse, RegExp> = {
  heating: /riscald|termosifon|calorifer|caldaia|\btutto\b/,
  "hot-water": /acqua( calda)?|boiler|scaldabagno|doccia|caldaia|\btutto\b/,
  cooking: /cott|cucin|fornell|\btutto\b/,
};

/** What gas is used for, as a text says it. */
export function readGasUses(text: string): GasUse[] {
  const plain = toPlainText(text);
  return GAS_USES.filter((use) => {
    const match = GAS_USE_WORDS[use].exec(plain);
    return match !== null && !DENIED.test(plain.slice(0, match.index));
  });
}
