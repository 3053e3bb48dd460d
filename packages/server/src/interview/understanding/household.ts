import { splitClauses } from "./negation.ts";
import { USUAL_THINGS } from "./neutral-phrases.ts";
import { toSaidText } from "./spelling.ts";
import { isUnsettled, splitAtNow } from "./unsettled.ts";

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
  induction:
    /induzione|induction\b|\bpiastr[ae]\b(?! (?:per|da|del))|(cucina|piano|fornelli|piastre)( cottura)? elettric/,
  "air-conditioning": /condizionator|climatiz|split|aria condizionata|\bclima\b/,
  "water-heater": /(boiler|scalda\s?bagno|scalda\s?acqua)(?!.{0,4}(a )?(gas|metano))/,
  "electric-car":
    /(auto|macchina|vettura|moto)( \w+)? elettric|\btesla\b|wall\s?box|colonnin[ae]|\b(?:ri)?carico\b|ibrida plug|(?:^|\be )(?:l'|la )?(?:auto|macchina)$/,
};

/** Short names of appliances, as in «Tutto tranne l'auto». */
const APPLIANCES_BRIEFLY: Record<Appliance, RegExp> = {
  ...APPLIANCE_WORDS,
  "heat-pump": /\bpomp|\bpdc\b/,
  "electric-car": /\bauto\b|macchin|vettura|\btesla\b|colonnina|wall\s?box/,
};

/**
 * The things that a text names. Null if one of them is uncertain, as in «penso di comprare il
 * clima».
 */
type Listed<Name> = Name[] | null;

/** The appliances that a home has according to the text. */
export function readAppliances(text: string): Listed<Appliance> {
  return readListed(text, {
    names: APPLIANCES,
    says: APPLIANCE_WORDS,
    excludes: APPLIANCES_BRIEFLY,
  });
}

export const GAS_USES = ["heating", "hot-water", "cooking"] as const;
export type GasUse = (typeof GAS_USES)[number];

const GAS_USE_WORDS: Record<GasUse, RegExp> = {
  heating:
    /\brisc\b|riscald(?!\w* (?:l'|dell')?acqua)|\bscaldar(?:mi|ci|e)\b(?! (?:l')?acqua| ?bagno)|\bscald(?:o|a|iamo)\b(?! (?:l')?acqua| ?bagno)|\btermo\b|termosifon|calorifer|caldai|\bstuf[ae] a (?:gas|metano)\b/,
  "hot-water": /\bacs\b|acqua( calda)?|boiler|scaldabagno|docci|caldai/,
  cooking:
    /cott|\bcaffe\b|\bmoka\b|\bcus[ie]n|\bpian[oi] (?:a |ad |ad? )?(?:induzion|elettric)|\bcuc|cuoc|fornell|\bfuochi\b|\bmangiare\b|\bfuoco\b/,
};

/** Matches heat sources other than gas, and things that are no longer heated. */
const OTHER_SOURCE =
  /elettric|induzion|pomp[ae] di calore|\bpdc\b|pellet|legna|\bstufa(?! a (?:gas|metano))|camin|solar|pannell|condominial|centralizzat|teleriscald|\bgpl\b|bombol|vetroceramic|corrente|piastr|microond/;
const OF_GAS = /\bgas\b|metano/;

/** The uses of gas that a text names; null = uncertain. */
export function readGasUses(typed: string): Listed<GasUse> {
  const text = typed.replace(/\btutto (?:a|col|con il) (?:gas|metano)\b/i, "tutto");
  const uses = readListed(text, {
    names: GAS_USES,
    says: GAS_USE_WORDS,
    // «Cucina a induzione» uses no gas; «caldaia a gas e piano elettrico» needs a question.
    isOther: (clause) => OTHER_SOURCE.test(clause) && !OF_GAS.test(clause),
    isMixed: (clause) => OTHER_SOURCE.test(clause) && OF_GAS.test(clause),
  });
  const only = ONLY.exec(toSaidText(text))?.[1] ?? "";
  const meant = GAS_USES.filter((use) => GAS_USE_WORDS[use].test(only));
  // «Una caldaia solo per l'acqua» excludes the boiler's other uses.
  return meant.length > 0 && uses?.some((use) => !meant.includes(use)) ? null : uses;
}

/** Splits «Levato lo scaldabagno e messo il clima», which has two clauses. */
function splitAtSetUp(clause: string): string[] {
  return clause.split(/ e (?=(?:(?:ho|abbiamo) )?(?:mess|install|comprat|pres|montat)[a-z]*\b)/);
}

/** Whether a text names only what every home has: «Solo luci e televisione». */
export function namesUsualThings(text: string): boolean {
  const said = toSaidText(text);
  const rest = said.replace(USUAL_THINGS, " ");
  return (
    rest !== said &&
    /^(?:solo|soltanto)\b(?:(?:e|il|la|le|i|gli|un|una|basta)\b|[\s,.;+])*$/.test(rest)
  );
}

const ONLY = /\b(?:solo|soltanto|solamente)\b(.*)$/;

const ALL = /\btutt[oaie]\b/;
/**
 * Matches «tutto» for the whole list, but not «tutto il giorno», «tutto elettrico» or «tutti e
 * due».
 */
const EVERYTHING =
  /(?:^(?:(?:si|ho|abbiamo|uso|usiamo|va|ci sono|un po'|un po) )?(?:di )?|\b(?:per|di) )tutt[oaie]\b(?! (?:elettric|a |normal|il|l'|la|i|le|gli|d'|da|e due|e 2|quest))/;
const EXCEPT =
  /\b(?:tranne|eccetto|esclus[oaie]|salvo|fuorche|a parte|all'infuori|mancan?o?(?: solo)?|(?<!piu o )meno)\b/;
const NOTHING = /\b(?:niente|nulla|nessun[oa]?)\b/;
const THE_REST = /\b(?:il|tutto il|del) (?:resto|rimanente)\b|\b(?:gli|le) altr[ie]\b/;

const UNUSED = /^non (?:lo|la|li|le|l') ?(?:us|accend|utilizz|ador)/;

type List<Name extends string> = {
  names: readonly Name[];
  says: Readonly<Record<Name, RegExp>>;
  /** The words for an exception from all; absent = those of `says`. */
  excludes?: Readonly<Record<Name, RegExp>>;
  /** Whether a clause denies the thing that it names. */
  isOther?(clause: string): boolean;
  /** Whether a clause may affirm or deny what it names. */
  isMixed?(clause: string): boolean;
};

function readListed<Name extends string>(text: string, list: List<Name>): Listed<Name> {
  const { names, says, excludes = says, isOther = () => false, isMixed = () => false } = list;
  const find = (words: string) => names.filter((name) => says[name].test(words));
  const said = toSaidText(text);
  const all = ALL.exec(said);
  const except = EXCEPT.exec(said);
  if (except !== null && NOTHING.test(said.slice(0, except.index))) {
    const left = find(said.slice(except.index));
    return left.length === 0 || isUnsettled(said) ? null : left;
  }
  if (all !== null && except !== null && except.index > all.index) {
    const excepted = said.slice(except.index);
    const excluded = names.filter((name) => excludes[name].test(excepted));
    return excluded.length === 0 || isUnsettled(said)
      ? null
      : names.filter((name) => !excluded.includes(name));
  }
  // «Manca solo l'auto elettrica» may mean all the others.
  if (/\bmancan?o?\b/.test(said)) {
    return null;
  }
  const clauses = splitClauses(said);
  const stated = clauses.affirmed.flatMap(splitAtNow).flatMap(splitAtSetUp);
  const affirmed = stated.filter((clause) => !isUnsettled(clause) && !isOther(clause));
  const open = stated.filter((clause) => isUnsettled(clause)).flatMap(find);
  const denied = [...clauses.denied, ...stated.filter(isOther)].flatMap(find);
  // «La pompa di calore per tutto» names one thing.
  const hasAll = affirmed.some(
    (clause) =>
      EVERYTHING.test(clause) && !(/\bper tutto\b/.test(clause) && find(clause).length > 0),
  );
  const hasRest = affirmed.some((clause) => THE_REST.test(clause));
  const named = names.filter((name) => affirmed.some((clause) => says[name].test(clause)));
  const isDoubtful =
    named.some((name) => denied.includes(name) || open.includes(name)) ||
    affirmed.some((clause) => isMixed(clause) && find(clause).length > 0) ||
    (named.length === 0 && open.length > 0) ||
    // «Il clima ma non lo uso mai» leaves open whether it counts.
    (named.length > 0 && clauses.denied.some((clause) => UNUSED.test(clause))) ||
    // «Condizionatori, ma spenti da anni» also leaves open whether they count.
    stated.slice(1).some((clause) => isUnsettled(clause) && find(clause).length === 0) ||
    (hasRest && denied.length + open.length === 0);
  if (isDoubtful) {
    return null;
  }
  return hasRest || hasAll
    ? names.filter((name) => !denied.includes(name) && !open.includes(name))
    : named;
}

/** The area in m² that a text names: «80 mq». */
export function readAreaM2(text: string): number | null {
  const area = /(\d{2,4})\s?(?:mq|m2|m²|metri quadr|metri)/.exec(text.toLowerCase())?.[1];
  return area === undefined ? null : Number(area);
}
