/**
 * The thing that a number counts. `bare` = the text does not say it; `thing` = a noun that no
 * question asks for, as «100 clienti»; `year` and `moment` are dates and times of day.
 */
export type Kind =
  | "kwh"
  | "smc"
  | "kw"
  | "ampere"
  | "volt"
  | "eur"
  | "km"
  | "months"
  | "bills"
  | "persons"
  | "m2"
  | "rooms"
  | "percent"
  | "mbps"
  | "year"
  | "moment"
  | "other"
  | "thing"
  | "bare";

type Unit = { pattern: RegExp; kind: Kind; factor?: number };

export const UNITS: readonly Unit[] = [
  { pattern: /^(?:g\s?wh|gigawatt ?ora)\b/, kind: "kwh", factor: 1_000_000 },
  { pattern: /^(?:m\s?wh|megawatt ?or[ae])\b/, kind: "kwh", factor: 1000 },
  { pattern: /^(?:wh|watt ?or[ae])\b/, kind: "kwh", factor: 0.001 },
  {
    pattern: /^(?:k\s?w\s?\/?\s?h|(?:kilo|chilo|kilow?|ki?l?o?)[vw]att ?or[ae]|chilovattora)\b/,
    kind: "kwh",
  },
  { pattern: /^(?:k\s?w|(?:k|ch)ilo ?[wv]att?i?)s?\b/, kind: "kw" },
  { pattern: /^(?:w|watt|vatt?)\b/, kind: "kw", factor: 0.001 },
  { pattern: /^(?:a(?=[,.;)]*$)|amp(?:er|ere|e)?\b)/, kind: "ampere" },
  { pattern: /^(?:v|volt)\b/, kind: "volt" },
  { pattern: /^(?:smc|sm3|stm3|standard metri cubi|metri cubi standard)\b/, kind: "smc" },
  { pattern: /^(?:mc|m3|m\^3|metri? ?cubi?|metro cubo|cubi)\b/, kind: "smc" },
  {
    pattern: /^(?:€|eur[oi]?\b|euri\b|eurini\b|e(?=\/| al mese| l'anno)|soldi\b|bombe\b)/,
    kind: "eur",
  },
  { pattern: /^(?:cent|centesimi)\b/, kind: "eur", factor: 0.01 },
  { pattern: /^(?:km|kilometri|chilometri|kilometro|chilometro)\b/, kind: "km" },
  { pattern: /^(?:mes(?:ett)?[ei]|mensilita)\b/, kind: "months" },
  { pattern: /^ann(?:ett)?[oi]\b/, kind: "months", factor: 12 },
  { pattern: /^bimestr[ei]\b/, kind: "months", factor: 2 },
  { pattern: /^trimestr[ei]\b/, kind: "months", factor: 3 },
  { pattern: /^quadrimestr[ei]\b/, kind: "months", factor: 4 },
  { pattern: /^semestr[ei]\b/, kind: "months", factor: 6 },
  { pattern: /^(?:settiman[ae]|sett)\b/, kind: "months", factor: 7 / 30.4 },
  {
    pattern: /^(?:giorn[oi]|di)\b(?= *(?:$|[,.)]|di\b|al\b|circa))|^giorn[oi]\b/,
    kind: "months",
    factor: 1 / 30.4,
  },
  {
    pattern: /^(?:bollett[ae]|fattur[ae]|rate|pagamenti|volte l'anno|volte all'anno)\b/,
    kind: "bills",
  },
  {
    pattern:
      /^(?:persone?|inquilin|coinquilin|figli|bambin|adult|componenti|abitanti|cristiani|anime|bocche|in casa|teste|anzian|bimb|neonat)/,
    kind: "persons",
  },
  { pattern: /^(?:mq|m2|m²|metri ?quadr|metri\b)/, kind: "m2" },
  {
    pattern: /^(?:local[ei]|stanz[ae]|camer[ae]|van[io]|pian[io]|bagn[io]|appartament|cas[ae])\b/,
    kind: "rooms",
  },
  { pattern: /^(?:%|per ?cento)/, kind: "percent" },
  { pattern: /^(?:gigabit|giga|gbit\/s|gbits|gbps|gbit|gb|g)\b/, kind: "mbps", factor: 1000 },
  { pattern: /^(?:megabit|mega|mbit\/s|mbps|mbit|mb|m)\b/, kind: "mbps" },
  {
    pattern:
      /^(?:posti|porte|volte|operai|dipendenti|cani|gatti|cane|gatt[oa]|scontrini|auto|macchine|°|º|ª|kg|litri|gradi|or[ae]\b|minut[oi]|ter[ao]\b|terabyte)/,
    kind: "other",
  },
];

/** The kind of a number, by the words before it. */
export const UNIT_BEFORE: readonly (readonly [RegExp, Kind])[] = [
  // Numbers of addresses and codes: «Interno 12», «il codice è 1234», «via Roma 15».
  [
    /\b(?:interno|scala|civico|codice(?: \w+)?|cap|pagina|classe|categoria|pod|pdr|matricola|opzione|risposta|domanda|canale|numero (?:cliente|contratto|utenza|civico|verde))(?: (?:e|era))?[\s:]*$/,
    "other",
  ],
  [/\b(?:via|viale|piazza|corso|vicolo|largo) [a-z' ]{2,30},?\s*$/, "other"],
  [/(?:€|\beuro?)\s*[:=]?\s*-?$/, "eur"],
  [/\bkwh\s*[:=]?\s*$/, "kwh"],
  [/\bkw\s*[:=]?\s*$/, "kw"],
  [/\b(?:smc|mc)\s*[:=]?\s*$/, "smc"],
  [/\bkm\s*[:=]?\s*$/, "km"],
  [/\bmq\s*[:=]?\s*$/, "m2"],
  [/\bmesi\s*[:=]\s*$/, "months"],
  [/\b(?:siamo|saremo|viviamo|stiamo)(?: solo| solamente)?(?: in)?\s*$/, "persons"],
  [/\b(?:siamo|vivo|viviamo|abitiamo|famiglia) (?:in|di)\s*$/, "persons"],
  [/(?:^|[\s,])in\s*$/, "persons"],
];

/** Whether a word after a number is its unit. */
export function isUnit(word: string): boolean {
  return UNITS.some(({ pattern, kind }) => kind !== "other" && pattern.test(word));
}
