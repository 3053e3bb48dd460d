import { KNOWN_SUPPLIERS } from "./known-suppliers.ts";
import { splitDenied } from "./negation.ts";
import { findProvince } from "./place.ts";
import { saysUnknown, toPlainText } from "./plain-text.ts";

export type SupplierReading =
  /** By its name in the catalogue where one alone fits, else by the name it trades under. */
  | { status: "known"; name: string }
  /** A name of which nothing more is known. */
  | { status: "as-typed"; name: string }
  | { status: "several"; names: string[] }
  /** There is no supplier now. */
  | { status: "none" }
  | { status: "unknown" }
  /** A town, which nobody buys from. */
  | { status: "town" }
  | { status: "unreadable" };

const LEAD =
  /^(?:(?:adesso|ora|oggi|ancora|sempre|attualmente|per ora|al momento|credo|forse|mi pare|penso|dovrebbe|mi sembra|sono|siamo|sto|stiamo|ho|abbiamo|uso|il mio fornitore è|è|essere|di essere|che sia|con|cliente(?: di)?|un contratto|contratto)[\s,]+)*/i;
// What people add to the name: a wish, a complaint, a reason.
const AFTER =
  /[,;:]?\s+(?:ma|però|pero|anche se|e (?:vorrei|voglio|vogliamo)|perché|perche|da (?:anni|sempre|poco|un|due|tre)|credo|mi pare|forse|e basta|grazie|perfetto)(?=[\s,.]|$).*$/i;
const LEGAL_FORM =
  /\b(s\.?\s?p\.?\s?a\.?|s\.?\s?r\.?\s?l\.?|societa benefit|s\.?c\.?|energia|energy|gas|luce|power)\b\.?/g;
const NONE =
  /^(?:nessun[oa]?|niente|zero)\b|nessun (?:fornitore|contratto)|non ne (?:ho|abbiamo)|non (?:ho|abbiamo|c'e)(?: ancora)?(?: (?:un|il|nessun|alcun))? (?:fornitore|contratto|nessuno)|(?:primo|nuovo) allaccio|nuova (?:attivazione|utenza|casa)|(?:contatore|utenza) (?:nuov|chius|disattiv|stacc)|ancora (?:nessuno|niente)/;

const TALK =
  /^(?:si|no|ok|certo|ciao|luce|gas|acqua|casa(?: mia)?|azienda|ufficio|privat[oi]|residente|energia|il mio|il solito|quello|lo stesso|questo|perche|grazie|perfetto)$/;

/** Each name with how people call it, over plain text; the narrower stand first. */
export type KnownNames = readonly (readonly [string, RegExp])[];

/** The present supplier, out of a name or a sentence. */
export function readSupplier(
  text: string,
  suppliers: readonly string[],
  known: KnownNames = KNOWN_SUPPLIERS,
): SupplierReading {
  const plain = toPlainText(text);
  const exact = suppliers.filter((supplier) => toPlainText(supplier) === plain);
  if (exact.length === 1) {
    return { status: "known", name: exact[0] ?? text };
  }
  const named = findNamed(text, suppliers, known);
  const [name] = named;
  if (name !== undefined) {
    return named.length === 1 ? { status: "known", name } : { status: "several", names: named };
  }
  if (NONE.test(plain)) {
    return { status: "none" };
  }
  return saysUnknown(text) || /^(?:non|no)\b|non (?:mi )?ricordo|^(?:boh|forse)$/.test(plain)
    ? { status: "unknown" }
    : readTyped(text, suppliers);
}

/** The suppliers named in what is affirmed; the one of now where an earlier one is named too. */
function findNamed(text: string, suppliers: readonly string[], known: KnownNames): string[] {
  const { affirmed } = splitDenied(text.replace(/\be\.on\b/gi, "eon"));
  const now = /\b(?:ora|adesso|oggi|attualmente)\b(.*)$/.exec(affirmed)?.[1] ?? "";
  const ofNow = match(now, known);
  const all = ofNow.length === 1 ? ofNow : match(affirmed, known);
  return all.map((name) => toCatalogueName(name, suppliers));
}

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
    .trim()
    .replace(LEAD, "")
    .replace(AFTER, "")
    .replace(/[!?,;:\s]+$/, "")
    .replace(/(?<!\.\p{L})\.$/u, "")
    .trim();
  if (TALK.test(toPlainText(name)) || !/\p{L}/u.test(name) || name.length > 80 || name.length < 2) {
    return { status: "unreadable" };
  }
  if (findProvince(name) !== null && !suppliers.some((each) => toCore(each) === toCore(name))) {
    return { status: "town" };
  }
  const core = toCore(name);
  const alike = core === "" ? [] : suppliers.filter((supplier) => toCore(supplier) === core);
  return alike.length === 1
    ? { status: "known", name: alike[0] ?? name }
    : { status: "as-typed", name };
}

function toCore(name: string): string {
  return toPlainText(name)
    .replace(LEGAL_FORM, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
