import { readNumberWord } from "@volpe/contract";
import { toSpokenText } from "../../text/spoken-text.ts";
import { readFigure } from "./figure.ts";
import { findNumbers } from "./italian-number.ts";
import { splitAtNow } from "./unsettled.ts";

const COUNT = "(\\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)";
const END = "(?![\\d.,]*\\d)\\b";
// Matches figures that count something else: «In due mesi», «sono 3 kW», «in 4 rate».
const NO_UNIT =
  "(?!\\s*(?:mes[ei]|ann[oi]|giorn|bimestr|bollett|fattur|euro|€|kwh?|smc|mc|m2|mq|metri|piani|stanze|camere|locali|bagni|rate|volte|case|mila|figli|fratelli|sorelle|%|/|-))";

const COUNTED: readonly RegExp[] = [
  new RegExp(
    `\\b${COUNT}${END}\\s+(?:person[ae]|inquilini|abitanti|componenti|conviventi|membri|in casa|teste|anime|bocche|cristiani|studenti)\\b`,
  ),
  new RegExp(
    `\\b(?:famiglia|nucleo(?: familiare)?|casa|gruppo)\\s+(?:di|da|con|in)\\s+${COUNT}${END}${NO_UNIT}`,
  ),
  new RegExp(
    `\\b(?:siamo|sono|saremo|viviamo|vivono|vivete|abitiamo|stiamo)\\s+(?:(?:solo|soltanto|circa|ancora|sempre|ora|adesso|tutti|qui|in casa|rimast[ie])\\s+)*(?:in\\s+)?${COUNT}${END}${NO_UNIT}`,
  ),
  new RegExp(`\\bin\\s+${COUNT}${END}${NO_UNIT}`),
];
const DENIED_COUNT = new RegExp(`\\bnon (?:siamo )?(?:in )?${COUNT}\\b,? ?`, "g");
const ADULTS = new RegExp(`\\b${COUNT}\\s+adulti\\b`);
const ALONE =
  /\bda sol[oa]\b|^(?:(?:io|ormai|adesso|ora|sempre|vivo|sto|abito|sono|rimast[oa]) )*sol[oa](?: solett[oa]$)?(?= (?:da|dal|dopo|ormai|adesso|ora|perche|purtroppo|con (?:il|la|i|le|un|una|due) (?:mi[oa] |miei |mie )?(?:gatt|can[ei]\b|cagn))\b|,|$)|\bsingle\b|\b(?:solo|soltanto) (?:io|me)\b|\b(?:vivo|sto|abito|sono) sol[oa]\b|(?:^|[,.] ?)sol[oa]$|^io(?: e basta| soltanto)?(?: e (?:il |la |i |le |un |una |due )?(?:mi[oae] |miei |mie )?(?:gatt[oaie]|can[ei]|cagnolin[oa]))?$|\b(?:una|1) (?:sola )?persona\b|\b(?:un|1) adulto\b/;
const WITH_PARENTS = /\b(?:con|e) i miei(?: (?:genitori|nonni|suoceri))?\s*$/;
/**
 * Matches parents, as «i suoi genitori», who are two people; the number of «i miei fratelli» is
 * unknown.
 */
const ELDERS = /\b(?:i|dei|coi|ai) (?:mie?i|suoi|nostri|tuoi)? ?(?:due )?(?:genitori|suoceri)\b/g;
const UNCOUNTED =
  /\b(?:i|gli|le|dei|degli|delle|coi|alcun[ie]|vari[ei]?|molt[ie]|mie|miei|sue|suoi|nostr[ie])\s+(?:mie |miei |sue |suoi |nostr[ie] )?(?:fratelli|sorelle|figli[ae]?|nipot[ei]|nipotin[ie]|nonni|nonne|zi[ie]|cugin[ie]|amic[ih]e?|ragazz[ie]|bambin[ie]|bimb[ie]|gemell[ie]|coinquilin[ie]|inquilin[ie]|parenti|studenti)\b/;
/** A relative who is named alone may or may not live with the person. */
const WITH_SOME = /\b(?:con|e) (?:figli|bambini|bimbi|gemelli|ragazzi|nipoti|coinquilini|amici)\b/;
const ONE_OTHER =
  /^(?:solo |soltanto )?(?:(?:la|il) )?mi[ao] (?:madre|mamma|padre|papa|nonn[ao]|suocer[ao]|figli[ao]|sorella|fratello|zi[ao])(?: e basta| da sol[oa])?$/;
const COUPLE =
  /\bnoi (?:due|2)\b|\b(?:io|me),? (?:e |con )?(?:lui|lei)\b|\b(?:in |una |siamo una )?coppia\b|\bmarito,? (?:e )?moglie\b|\bmoglie,? (?:e )?marito\b/;
/** Matches both parents: «Papà, mamma e tre bimbi». */
const PARENTS =
  /^(?:siamo )?(?:papa|padre|babbo),? (?:e )?(?:mamma|madre)\b|^(?:siamo )?(?:mamma|madre),? (?:e )?(?:papa|padre|babbo)\b/;
const RELATIVE =
  /\b(?<!sono |\bdi |\bdel |\bdella )(?:(?:mi[oa]|su[oa]|nostr[oa]|il|la|l'|un|una|un'|con)\s*)(?:mi[oa] |su[oa] |nostr[oa] )?(?:moglie|marito|compagn[oa]|fidanzat[oa]|moros[oa]|ragazz[oa]|partner|madre|mamma|padre|papa|suocer[oa]|nonn[oa]|fratello|sorella|zi[oa]|cugin[oa]|cognat[oa]|nuora|genero|coinquilin[oa]|amic[oa])\b|^moglie\b/g;
/** Matches relatives without an article: «Io, mamma e nonna». */
const BARE_RELATIVE =
  /(?<=(?:^|,|\b(?:e|con|io|mamma|madre|papa|padre|nonn[oa]|moglie|marito|fratello|sorella)) ?)\b(?:mamma|madre|papa|padre|nonn[oa]|moglie|marito|fratello|sorella|suocer[oa]|zi[oa])\b/g;
const CHILDREN =
  /\b(\d|un[oa]?|due|tre|quattro|cinque|sei)\s+(?:figli[oae]?|bambin[oaie]|bimb[oaie]|ragazzi|neonat[oi]|minori|piccol[ie]|figliol[oaie]|figliett[oaie]|ragazzin[oaie]|bambinett[ie]|marmocchi[o]?|creatur[ae]|gemell[ie]|nipot[ei]|nipotin[oiae]|pargol[oi]|adolescent[ei]|femmin[ae]|masch[io]|coinquilin[ie])\b/g;
const ONE_CHILD =
  /(?:\b(?:mi[oa]|su[oa]|il|la|nostr[oa]|con|e)|\+|,)\s*(?:figli[oa]|bambin[oa]|bimb[oa]|piccol[oa]|neonat[oa]|pup[oa]|pupett[oa]|pisp?ol[oa]|figliol[oa]|ragazzin[oa]|creatura|nipotin[oa])\b/g;

/**
 * The number of people in the home that a text states: «siamo in quattro», «vivo da solo», «io, mia
 * moglie e due figli». Null = not stated; a bare figure does not count.
 */
export function readStatedPersons(text: string): number | null {
  const whole = toToday(dropAnimals(toHouseholdText(text))).replace(DENIED_COUNT, "");
  const plain = dropAbsent(whole);
  // «Ci abita solo mio padre» leaves open whether the person lives there too.
  if (OTHERS_LIVE.test(plain) && !ONE_OF_THEM.test(plain)) {
    return null;
  }
  if (plain !== whole && RELATIVE_WORD.test(plain) && !SAYS_COUNT.test(plain)) {
    return null;
  }
  const withMe = toCount(WITH_ME.exec(plain)?.[1]);
  if (withMe !== null) {
    return withMe;
  }
  const children = countChildren(plain);
  const adults = toCount(ADULTS.exec(plain)?.[1]);
  if (adults !== null || /\b(?:un|1) adulto\b/.test(plain)) {
    return (adults ?? 1) + children;
  }
  for (const pattern of COUNTED) {
    const persons = toCount(pattern.exec(plain)?.[1]);
    if (persons !== null) {
      // «Siamo in due e un bambino» makes three people, but «siamo in quattro, due bambini» makes
      // four.
      return persons <= 2 ? persons + children : persons;
    }
  }
  if (COUPLE.test(plain) || (children > 0 && PARENTS.test(plain))) {
    const others = [...plain.matchAll(RELATIVE)].filter(([words]) => !PARTNER.test(words));
    return 2 + children + others.length;
  }
  const parents = [...plain.matchAll(ELDERS)].length || Number(WITH_PARENTS.test(plain));
  const relatives = [...plain.matchAll(RELATIVE)].length + parents * 2;
  const named = /^io\b|\b(?:e|ed|,) (?:io|me)\b/.test(plain)
    ? [...plain.matchAll(BARE_RELATIVE)].length
    : 0;
  if (relatives + named > 0) {
    return 1 + relatives + named + children;
  }
  if (
    ALONE.test(plain) ||
    (children > 0 &&
      /^con (?:i |le )?(?:mie|miei)\b|\bio\b|\b(?:vivo|sto|abito|sola?|solo|mamma|padre) con\b/.test(
        plain,
      ))
  ) {
    return 1 + children;
  }
  return null;
}

const OTHERS_LIVE = /\b(?:ci|li|la|qui) (?:abita|vive|sta|abitano|vivono|stanno)\b/;
const ONE_OF_THEM = /\b(?:io|me|noi|siamo|abito|abitiamo|vivo|viviamo|sto|stiamo)\b/;
const PARTNER = /moglie|marito|compagn|fidanzat|moros|ragazz|partner/;

/**
 * Writes words for the speaker and the couple in the usual form: «Il sottoscritto» as «io», «noi
 * due e il pupo» as a count from two.
 */
function toHouseholdText(text: string): string {
  return toSpokenText(text)
    .replace(/\b(?:il sottoscritto|la sottoscritta)\b/g, "io")
    .replace(
      /^io (?:piu|e|con) altr[ie] (?=\w+ (?:coinquilin|amic|fratell|sorell|student))/,
      "io e ",
    )
    .replace(/^io piu (?=\w+ (?:coinquilin|amic|fratell|sorell|student))/, "io e ")
    .replace(/\bnoi (?:due|2)(?= (?:e|con|piu)\b)/g, "in coppia");
}

const KIN =
  "(?:moglie|marito|compagn[oa]|fidanzat[oa]|partner|madre|mamma|padre|papa|suocer[oaie]|nonn[oaie]|fratell[oi]|sorell[ae]|figli[oae]?|zi[oa]|genitori|coinquilin[oaie]|ragazz[oaie])";
/**
 * Matches a person who no longer lives there: «da quando è morto mio marito», «il figlio è
 * sposato».
 */
const GONE =
  "(?:mort[oaie]|mancat[oaie]|scompars[oaie]|defunt[oaie]|decedut[oaie]|se ne (?:e|sono) andat[oaie]|(?:e|sono) andat[oaie](?: via)?|lasciat[oa]|separat[oaie]|divorziat[oaie]|sposat[oaie]|trasferit[oaie]|uscit[oaie] di casa|in (?:ospizio|casa di riposo|rsa|cielo|paradiso)|buonanima|(?:viv|abit|st)(?:e|a|ono|ano|anno) (?:altrove|per conto (?:suo|loro)|da sol[oaie]|fuori casa)|fuori casa|per (?:conto suo|conto loro|i fatti (?:suoi|loro))|vedov[oa])";
const ABSENT = new RegExp(
  `[\\s,;]*(?:(?:da quando|dopo che|perche|visto che|dato che|che|e|ma|poi)\\s+)*(?:(?:e|sono|la|il|i|le|mi[oa]|miei|mie|mi|ha|hanno|un|una|gli|l'altr[oa]|altr[oa]|buonanima (?:di|del))[\\s']+)*(?:${KIN}\\b[^,;.]*?\\b${GONE}|${GONE}\\b[^,;.]*?\\b${KIN})\\b[^,;.]*`,
  "g",
);
/** Matches a relative who is away: «Mia moglie lavora all'estero». */
const AWAY = new RegExp(
  `\\b${KIN}\\b[^,;.]*\\b(?:estero|fuori|lontan[oaie]|altrove|(?:un altr|un'altr)[oa] (?:citta|casa|paese))\\b`,
);
/** Matches people who are already counted: «Quattro contando il nonno». */
const COUNTED_IN = /\b(?:compres|inclus)[oaie]\b|\bcontando\b/;
const RELATIVE_WORD = new RegExp(`\\b${KIN}\\b`);
const SAYS_COUNT = /\d|\b(?:due|tre|quattro|cinque|sei|io|sol[oa]|coppia)\b/;

/** Removes the words about relatives who no longer live there. */
function dropAbsent(plain: string): string {
  return plain.replace(ABSENT, " ").replace(/\s+/g, " ").trim();
}

/** Matches a figure that includes the speaker: «5 coinquilini me compreso». */
const WITH_ME = new RegExp(
  `\\b${COUNT}${END} [a-z]+ (?:(?:me|io) (?:compres|inclus)[oaie]|(?:compres|inclus)[oaie] (?:me|io)|contando (?:anche )?me)\\b`,
);

/** Removes animals: «1 + gatto», «tre persone e due cani». */
function dropAnimals(spoken: string): string {
  return spoken.replace(
    /(?:\s*(?:\+|\b(?:e|con|col|coi|piu)\b|,)\s*)(?:(?:\d|un[oa]?|due|tre|quattro|il|la|i|le|mi[oae]|miei|nostr[oaie])(?:\s*'\s*|\s+)?)*(?:gatt|can[ei]\b|cagn|gattin)[a-z]*/g,
    "",
  );
}

/**
 * The words after «ora» if they contain a count: «in 3» of «Eravamo in 5, ora in 3». Otherwise the
 * whole text.
 */
function toToday(plain: string): string {
  const now = splitAtNow(plain).slice(1).join("");
  return /\b(?:eravamo|ero|erano|prima)\b/.test(plain) && findNumbers(now).length > 0
    ? now.replace(/^(?:ora|adesso|oggi|attualmente|invece|mentre)\s+/, "")
    : plain;
}

// Matches people who do not live there yet or not always, which makes the number unclear.
const UNSETTLED =
  /\btra poco\b|\bpiu (?:un|uno|una|un'|il|la|l'|mi[oa]|\d|due|tre|quattro|cinque)\b(?! (?:cane|gatt|cani))|\b(?:ma|pero|anche se|solo che|di cui|per[oò])\b.*\b(?:fuori|via|studi[ao]\w*|lavor[ao]\w*|estero|universita|lontan[oaie]|torna\w*|vien[ei]|vengono|spesso)\b|in arrivo|incinta|\bdipende\b|d'estate|d'inverno|weekend|fine settimana|a volte|ogni tanto|\bforse\b/;

/**
 * Matches a figure that does not count the household: «3 oltre a me», «5 meno uno», «siamo 3
 * figli».
 */
const BESIDE_ME =
  /\b(?:oltre a|piu) me\b|\baltr[ie] (?:due|tre|quattro|\d)\b|\bmeno (?:un[oa]?|me|\d)\b|\bsenza (?:contare|me)\b|\bsiamo (?:\w+ )?(?:figli|fratelli|sorelle)\b/;

/** Matches a person who is not in the figure: «Due adulti e la badante», «1 + 1». */
const ONE_MORE =
  /(?:\+|\be|\bcon) (?:l'|(?:la|il|lo|una?|mi[oa]) )(?:badant\w*|tata|colf|governant\w*|ospit\w*|inquilin\w*|collaborator\w*|student\w*|baby ?sitter|pensionant\w*)|\d ?\+ ?\d/;

/**
 * Like `readStatedPersons`, but for an answer to the question how many people live there: a «3»
 * without a noun counts too. Null = unclear.
 */
export function readPersons(text: string): number | null {
  const spoken = dropAnimals(toHouseholdText(text));
  const reading = readFigure(spoken, { kinds: ["persons"] });
  const isUncounted = reading.status === "none" && UNCOUNTED.test(spoken);
  if (
    UNSETTLED.test(
      spoken.replace(
        /^io piu (?=\w+ (?:figli|bambin|bimb|coinquilin|amic|fratell|sorell|ragazz|student))/,
        "io e ",
      ),
    ) ||
    isUncounted ||
    (WITH_SOME.test(spoken) && reading.status === "none") ||
    ONE_OTHER.test(spoken) ||
    (reading.status === "several" && reading.isRange)
  ) {
    return null;
  }
  const isGone = /\b(?:eravamo|erano)\b/.test(spoken) && toToday(spoken) === spoken;
  if (BESIDE_ME.test(spoken) || isGone) {
    return null;
  }
  const stated = readStatedPersons(text);
  if (AWAY.test(dropAbsent(spoken))) {
    return null;
  }
  if (reading.status === "one" && !reading.figure.isNamed && COUNTED_IN.test(spoken)) {
    return reading.figure.value;
  }
  if (stated !== null && ONE_MORE.test(spoken)) {
    return null;
  }
  // «4 con mia suocera» may be four or five.
  const isBare = reading.status === "one" && !reading.figure.isNamed;
  if (isBare && stated !== null && stated !== reading.figure.value) {
    return null;
  }
  if (/\d ?\+/.test(spoken)) {
    return null;
  }
  // Two children or two flatmates are only a part of the household.
  const isPart = /\b(?:figli|bambin|bimb|adult|neonat|coinquilin|inquilin)/.test(
    dropAbsent(spoken),
  );
  if (/^(?:(?:al momento|per ora|adesso|ora|solo|soltanto) )?un[ao]$/.test(spoken)) {
    return 1;
  }
  return stated ?? (reading.status === "one" && !isPart ? reading.figure.value : null);
}

function countChildren(plain: string): number {
  const counted = [...plain.matchAll(CHILDREN)].reduce(
    (sum, match) => sum + (toCount(match[1]) ?? 0),
    0,
  );
  return counted + [...plain.matchAll(ONE_CHILD)].length;
}

function toCount(word: string | undefined): number | null {
  if (word === undefined) {
    return null;
  }
  return /^\d+$/.test(word) ? Number(word) : readNumberWord(word);
}
