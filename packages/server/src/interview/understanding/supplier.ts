import { LRUCache } from "lru-cache";
import { findNamedPlaces } from "../../places/find-places.ts";
import { isWithinFaults } from "../../text/edit-distance.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { saysUnknownAtLast, toSpokenText } from "../../text/spoken-text.ts";
import { KNOWN_SUPPLIERS, type KnownNames } from "./known-sellers.ts";
import { readMood } from "./mood.ts";
import { findOnlyAffirmed, hasDenial, joinClauses, splitClauses } from "./negation.ts";
import { splitAtNow, YET_TO_DO } from "./unsettled.ts";

type SupplierReading =
  /** A supplier: its name in the catalogue if exactly one matches, else its trade name. */
  | { status: "known"; name: string }
  /** A name that we do not know. */
  | { status: "as-typed"; name: string }
  /** Words that may be an unknown name. */
  | { status: "doubtful"; name: string }
  | { status: "several"; names: string[] }
  /** The person has no supplier now. */
  | { status: "none" }
  | { status: "unknown" }
  /** An unknown name, and the known one that it resembles. */
  | { status: "alike"; name: string; typed: string }
  /** The text is a town, not a supplier. */
  | { status: "town" }
  | { status: "unreadable" };

const LEAD =
  /^(?:(?:adesso|ora|oggi|ancora|sempre|attualmente|per ora|al momento|credo|forse|m[ie] pare|penso|dovrebbe|m[ie] sembra|sono|siamo|sto|stiamo|ho|abbiamo|uso|il mio fornitore è|è|essere|di essere|che sia|con|cliente(?: di)?|un contratto|contratto)[\s,]+)*/i;
// Words that people add after the name: a wish, a complaint, a reason.
const AFTER =
  /[,;:]?\s+(?:ma|però|pero|anche se|e (?:vorrei|voglio|vogliamo)|perché|perche|da (?:anni|sempre|poco|un|due|tre)|credo|mi pare|forse|e basta|grazie|perfetto)(?=[\s,.]|$).*$/i;
const LEGAL_FORM =
  /\b(s\.?\s?p\.?\s?a\.?|s\.?\s?r\.?\s?l\.?|societa benefit|s\.?c\.?|energia|energy|gas|luce|power)\b\.?/g;
const NONE =
  /\b(?:del|dal) vicino\b|\bhotspot\b|^(?:(?:con|ancora|adesso|ora|oggi|per ora|al momento|attualmente) )*(?:nessun[oa]?|niente|zero)\b|\bnessun[oa]$|nessun (?:fornitore|contratto)|non ne (?:ho|abbiamo)|non (?:ho|abbiamo|c'e)(?: ancora)?(?: (?:un|il|la|una|nessun|alcun))? (?:fornitore|contratto|nessuno|internet|linea|connessione|wi-?fi|fibra)|(?:primo|nuovo) allaccio|nuova (?:attivazione|utenza|casa)|(?:contatore|utenza) (?:nuov|chius|disattiv|stacc)|ancora (?:nessuno|niente)/;

const TALK =
  /^(?:si|no|ok|certo|ciao|luce|gas|acqua|fibra|adsl|internet|wi-?fi|(?:la )?linea|modem|casa(?: mia)?|azienda|ufficio|privat[oi]|residente|energia|il mio|il solito|quello|lo stesso|questo|perche|grazie|perfetto)$/;

/** Matches products, also denied, without another word: «no gas», «luce e gas», «la fibra ottica». */
const ONLY_PRODUCTS =
  /^(?:(?:no|senza|mai|avuto|solo|la|il|l'|e|luce|elettric\w+|corrente|energia|gas|metano|acqua|fibra|ottica|adsl|internet|wi-?fi|linea|modem)(?:[\s,]+|(?<=')|$))+$/;

const PROVINCE_OF = /^(?:in |nella )?provincia (?:di |del(?:la|l')? ?|d')?/i;

/** Parses the present supplier from a name or a sentence. */
export function readSupplier(
  text: string,
  suppliers: readonly string[],
  known: KnownNames = KNOWN_SUPPLIERS,
): SupplierReading {
  const plain = toSpokenText(text);
  const exact = suppliers.filter((supplier) => plainCache.memo(supplier) === plain);
  if (exact.length === 1) {
    return { status: "known", name: exact[0] ?? text };
  }
  const { named, isOfToday } = findNamed(text, suppliers, known);
  const [name] = named;
  if (named.length === 1 && !isOfToday) {
    return { status: "unreadable" };
  }
  if (name !== undefined) {
    return named.length === 1 ? { status: "known", name } : { status: "several", names: named };
  }
  if (NONE.test(plain)) {
    return { status: "none" };
  }
  return saysUnknownAtLast(text) ||
    /^no(?: grazie)?$|^(?:non|nn) (?:(?:lo|la|li|te|ve|mi|me|ne|vi|ti|ce|saprei|so|e|ho) )*(?:so|sapr\w+|ricord\w+|conosc\w+|import\w*|vogli\w+|preferi\w+|l'ho|ho|abbiamo|serve|dico|diro|interess\w+|va|vien\w+|idea|sicur[oa]|certo|trov\w+)\b|non (?:mi )?ricordo|^(?:boh|forse)$/.test(
      plain,
    )
    ? { status: "unknown" }
    : toAlike(readTyped(findOnlyAffirmed(text) ?? text, suppliers), suppliers, known);
}

/** The known name that a misspelt one resembles: «Enell» is Enel, «fastueb» may be Fastweb. */
function toAlike(
  reading: SupplierReading,
  suppliers: readonly string[],
  known: KnownNames,
): SupplierReading {
  if (reading.status !== "as-typed" && reading.status !== "doubtful") {
    return reading;
  }
  const typed = toCore(reading.name)
    .replaceAll(" ", "")
    .replace(/(?<=[a-z]{4})(?:energia|energy)$/, "");
  const names = known.map(([name]) => ({
    name,
    core: toCore(name).replace(OF_GROUP, "").replaceAll(" ", ""),
    whole: toCore(name).replaceAll(" ", ""),
  }));
  const same = names.filter(({ core, whole }) =>
    [core, whole].some((each) => undouble(each) === undouble(typed)),
  );
  if (same.length === 1) {
    return { status: "known", name: toCatalogueName(same[0]?.name ?? "", suppliers) };
  }
  const near = names.filter(
    ({ core }) => Math.min(core.length, typed.length) >= 4 && isWithinFaults(typed, core, NEAR),
  );
  const [first, ...others] = near;
  return first === undefined || others.length > 0
    ? reading
    : { status: "alike", name: toCatalogueName(first.name, suppliers), typed: reading.name };
}

/** Words of a registered name that people leave out: «Octopus Energy Italia». */
const OF_GROUP = / (?:italia|comm|mercato|energie)$/;

/** Highest edit distance that counts as one slip of any kind. */
const NEAR = 1.5;

function undouble(word: string): string {
  return word.replace(/[jy]/g, "i").replace(/(.)\1+/g, "$1");
}

/**
 * The suppliers that the text affirms; only the present one if the text also names an earlier one.
 */
function findNamed(text: string, suppliers: readonly string[], known: KnownNames) {
  const told = text.replace(/\be\.on\b/gi, "eon").replace(LEFT, "");
  const { affirmed, denied } = splitClauses(told.replace(CAME_FROM, "$1"));
  // «Fastweb no Vodafone» may deny the second name or correct to it.
  const doubtful = /^(?:non|nn)\b/i.test(text) ? [] : denied.filter((each) => /^no\b/.test(each));
  const corrected = match(joinClauses(doubtful), known);
  if (corrected.length > 0 && match(joinClauses(affirmed), known).length > 0) {
    const both = [...match(joinClauses(affirmed), known), ...corrected];
    return { named: both.map((name) => toCatalogueName(name, suppliers)), isOfToday: true };
  }
  const clauses = affirmed.flatMap(splitAtNow);
  const now = clauses.filter((clause) => /^(?:ora|adesso|oggi|attualmente)\b/.test(clause));
  const today = clauses.filter((clause) => !OF_ELSE.some((each) => each.test(clause)));
  const [found = []] = [now, today, clauses]
    .map((each) => match(joinClauses(each), known))
    .filter((each, index) => each.length === 1 || (index > 0 && each.length > 0));
  return {
    named: found.map((name) => toCatalogueName(name, suppliers)),
    isOfToday: match(joinClauses(today), known).length > 0,
  };
}

/** Matches a supplier that was left, before the present one: «Ho lasciato Enel per A2A». */
const LEFT =
  /^.*\b(?:lasciat|mollat|disdett|abbandonat)[oa]\s+.+?\s(?:per|e (?:ora|adesso|sono passat[oa] a))\s|^.*\bpassat[oaie]\s+da(?:l|lla)?\s+.+?\s(?:ad?|al|alla)\s|^.*\bda(?:l|lla)?\s+.+?\s(?:sono |siamo )?passat[oaie]\s+(?:ad?|al|alla|con)\s/i;

/** Matches the present supplier before a former one: «Passata a Sorgenia dopo anni di Enel». */
const CAME_FROM = /\b(passat[oaie] (?:ad?|al|alla|con) .+?) (?:dopo|lasciando|venendo da)\b.*$/i;

/** Matches a past supplier, or one that the person is changing to. */
const NOT_OF_TODAY =
  /\b(?:ero|era|eravamo|avevo|avevamo|stavo|stavamo|prima|una volta|fino a|passo|passiamo|passero|passeremo|passare|passando|vorrei|voglio|cambio|cambiero|cambiare|cambiando|prossim[oa]|a breve|tra poco|disdett[oa]|disdico|(?:mi |ci |me l'|ce l')(?:ha|hanno) (?:chiamat|telefonat|contattat|cercat|propost|offert)[oaie])\b/;

/** Matches the mobile operator, which is not asked for: «Iliad sul cell, a casa Eolo». */
const OF_MOBILE = /\b(?:sul|per il|nel|col|al) (?:cell\w*|telefonin\w+|mobile|smartphone)\b/;
const OF_ELSE = [NOT_OF_TODAY, YET_TO_DO, OF_MOBILE];

function match(plain: string, known: KnownNames): string[] {
  let left = plain;
  const found: string[] = [];
  for (const [name, pattern] of known) {
    if (pattern.test(left)) {
      found.push(name);
      left = left.replace(pattern, " ");
    }
  }
  return found;
}

function toCatalogueName(name: string, suppliers: readonly string[]): string {
  const alike = suppliers.filter((supplier) => toCore(supplier) === toCore(name));
  return alike.length === 1 ? (alike[0] ?? name) : name;
}

function readTyped(text: string, suppliers: readonly string[]): SupplierReading {
  const name = text
    .replace(/\s+/g, " ")
    .replace(/^.{0,80}\bsi chiama\b/i, "")
    .trim()
    .replace(LEAD, "")
    .replace(AFTER, "")
    .replace(/[!?,;:\s]+$/, "")
    .replace(/(?<!\.\p{L})\.$/u, "")
    .trim();
  const isTalk = SENTENCE.test(toPlainText(name)) || text.includes("?");
  if (
    (isTalk && !OF_A_COMPANY.test(toPlainText(name))) ||
    TALK.test(toPlainText(name)) ||
    (ONLY_PRODUCTS.test(toPlainText(name)) && hasDenial(name)) ||
    readMood(name) !== null ||
    !/\p{L}/u.test(name) ||
    name.length > 80 ||
    name.length < 2
  ) {
    return { status: "unreadable" };
  }
  if (
    findNamedPlaces(name.replace(PROVINCE_OF, "")).length > 0 &&
    !suppliers.some((each) => toCore(each) === toCore(name))
  ) {
    return { status: "town" };
  }
  const core = toCore(name);
  const alike = core === "" ? [] : suppliers.filter((supplier) => toCore(supplier) === core);
  if (alike.length === 1) {
    return { status: "known", name: alike[0] ?? name };
  }
  const part = name.split(/[,;:]\s/).find((clause) => isName(clause));
  // In «Uno piccolo di qui, Valtellina Energia» only one clause is the name.
  if (part !== undefined && isTalk && part !== name) {
    return { status: "doubtful", name: part };
  }
  return isName(name) && !isTalk && !hasDenial(name)
    ? { status: "as-typed", name }
    : { status: "doubtful", name };
}

/**
 * Whether a text is a company's name, which has a typical word besides products, or a capital in
 * every word: «Nova Luce», «Energia Corrente».
 */
function isName(name: string): boolean {
  const words = name.split(" ").filter((word) => !/^(?:e|di|de[li]|della|&|-)$/.test(word));
  const plain = toPlainText(name);
  return (
    (OF_A_COMPANY.test(plain) && !ONLY_PRODUCTS.test(plain)) ||
    (words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word)))
  );
}

const OF_A_COMPANY =
  /\b(?:s\.?\s?p\.?\s?a|s\.?\s?r\.?\s?l|coop|cooperativa|consorzio|energi[ae]|energy|gas|luce|power|comm|metano|multiservizi|fibra|telecom|mobile|wi-?fi|networks?|telecomunicazioni|communications?)\b/;
/** Words that occur in sentences but in no company's name. */
const SENTENCE =
  /\b(?:ma|che|chi|perche|non|nn|mi|ti|vi|ci|lo|te|ve|me|se|sei|siete|ho|hai|abbiamo|avete|hanno|scus[aio]|scusate|quant[oaie]|quando|cosa|come|dove|dai|boh|uffa|basta|pall[ae]|cambi\w*|poco|pass(?:o|ando|are)|serv[eo]|posso|possiamo|devo|voglio|vorrei|quest[oaie]|quell[oaie]|un[oa]?|secondo|storia|bot|robot|aiut\w*|dopo|prima|indovina|dico|dire|forza|tuoi|miei|mi[oa]|tu[oa]|su[oa]|affari|pace|saltare|salta|manca|nome|fornitore|operatore|gestore|adesso|ora|oggi|domani|stai|sta|stanno|fai|fate|fatti|vai|va|vattene|lascia\w*|leggi|guarda|scrivi|vedi|senti|parla\w*|rispond\w*|muoviti|zitt[oaie]|stufo|stufa|stanc[oa]|noios[oa]|tutt[oaie]|nulla|tant[oaie]|troppo|troppe|piu|meno|meglio|peggio|caro|car[ia]|ladri|schifo|pessim[oaie]|solit[oaie]|stess[oaie]|vari[oe]|divers[oaie]|marito|moglie|padre|madre|pubblicita|internet|bolletta|bollette|contratto)\b/;

/**
 * The plain forms of names are cached, because an answer is compared with the name of every
 * supplier, several times.
 */
const plainCache = new LRUCache<string, string>({ max: 2000, memoMethod: toPlainText });
const coreCache = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (name) =>
    toPlainText(name)
      .replace(LEGAL_FORM, " ")
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
});

function toCore(name: string): string {
  return coreCache.memo(name);
}
