import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toOneLine } from "../text/one-line.ts";
import { dropPictures } from "../text/spoken-text.ts";
import { isEmail } from "./mail-address.ts";

/** A greeting, or words that introduce a name. */
const LEAD =
  /^[\s,.!:;-]*(?:ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|ehi|hey|piacere(?: mio)?|ok|okay|(?:io )?m[ei]? (?:ch?|k)iamo|s(?:on)?[oò]|io sono|mi presento|il mio nome (?:è|e'|é)|nome(?: e cognome)?|(?:ri)?scrivi(?: pure)?|metti(?: pure)?|segna(?: pure)?|chiama(?:mi|temi)(?: pure)?|(?:puoi|potete) chiamarmi|per (?:gli amici|tutti|te|voi)|si(?=\s*,)|(?:il )?nome (?:è|e'|é)|io(?=\s*,)|(?:ah|oh|eh|dimenticavo|dunque|certo|subito)(?=[\s,])|allora|eccomi|qui)(?:[\s,.!:;-]+(?=\p{L}))/iu;
const TAIL =
  /[\s,.!:;-]+(?:piacere(?: mio)?|grazie(?: mille)?|ciao|e te|e tu|e basta|con (?:la |l['’])?\p{L}(?: (?:maiuscola|finale))?|\(con [^)]*\))[\s.!]*$/iu;
/** Matches an article before a name, which is no part of it: «Sono la Giulia». */
const ARTICLE = /^(\s*(?:[Ii]o )?(?:[Ss]ono|[Qq]ui)) (?:il |la |l['’])(?=\p{L}{2})/u;
const SMILEY = /\s*[:;]-?[()DP]+\s*$/;
/** Matches a last name before the first name: «Conte, Paolo». */
const LAST_FIRST = /^\s*(\p{Lu}\p{Ll}+),\s*(?=\p{Lu}\p{Ll}+\s*$)/u;
/**
 * Matches where a person works, after the name: «Luca Ferrari dello studio Ferrari», «Anna del bar
 * centrale».
 */
const OF_A_FIRM =
  /\s+(?:del|dello|della|dell['’]|di|titolare|per conto)\s*(?:una? )?(?:studio|ditta|bar|negozio|ristorante|azienda|societ[aà]|impresa|panificio|officina|salone|pizzeria|hotel|condominio|farmacia|tabacch\w+|edicola|agenzia|trattoria)\b.*$/iu;
const TITLE =
  /^(?:(?:il |la )?(?:sig|sig\.ra|signor|signora|dott|dott\.ssa|dottor|dottore|dottoressa|dr|ing|avv|geom|prof)\.?\s+)(?=\p{L})/iu;
/** Words that occur in sentences but in no name. */
const SENTENCE =
  /(?<![\p{L}'])(?:a|al|alla|ad|e|è|é|ed|intestat\w*|contratt\w*|o|od|ma|se|si|no|non|nn|nop|che|ke|chi|cosa|come|dove|quando|quanto|perch[eé]|xk[eé]?|per|con|in|su|da me|un|una|uno|il|gli|mi|ti|te|ci|ve|vi|me|noi|voi|tu|io|lui|dammi|datemi|lei|loro|può|volentieri|stess[oa]|solit[oa]|riservat[oa]|già|idem|scritto|dico|dice|dire|detto|dirlo|dirtelo|dirvelo|dirti|sai|so|sapere|vuoi|volete|voglio|vorrei|posso|puoi|devo|serve|serviva|importa|interess\w+|frega|preferi\w+|meglio|dopo|poi|tardi|prima|adesso|ora|oggi|domani|magari|forse|mai|sempre|altr[oaie]|volt[ae]|piu|più|meno|molto|tanto|tutt[oaie]|nient[e]?|nulla|nessun[oa]?|anonim[oa]|segret[oa]|privat[oaie]|client[ei]|utent[ei]|admin|amministrator\w*|titolare|proprietari\w*|inquilin\w*|dottor\w*|ingegner\w*|avvocat\w*|professor\w*|boss|amore|mamma|papa|papà|nome|cognome|chiam\w+|sono|sei|siamo|ho|hai|abbiamo|qui|qua|ciao|salve|buongiorno|buonasera|grazie|prego|scus[aio]|aspett\w+|ok|okay|s[iì]|boh+|bho|mah|uffa|basta|dai|salta\w*|avanti|skip|passo|bot|robot|uman[oa]|persona|figli[oa]|fratello|sorella|nipote|uomo|marito|moglie|ragazz[oa]|test|prova|fretta|lascia\w*|perdere|secondo|indovina|leggi|mail|email|telefono|numero|contatt\w+|dati|privacy|luogo|aiut\w+|domand[ae]|rispost[ae]|sto|stai|sta|stanno|lavor[oa]|lavorando|sonno|fame|va|vai|vado|fa|fai|capito|capisco|capire|leggo|vedo|vediamo|andiamo|faccio|facciamo|fatti|vattene|metto|pago|odio|bene|male|giusto|sbagliato|pronto|presente|azienda|ditta|casa|bolletta)(?![\p{L}'])/u;
/** Matches words before the full name: «All’anagrafe Anna», «è per mia madre, si chiama Anna». */
const NAMED =
  /^(?!.*(?<!per )mi[ao] \p{L}+ si chiama).*(?<!\p{L})(?:all['’]anagrafe|(?<!\b(?:non|cane|gatt[oa]|cagnolin[oa]|azienda|ditta|società|societa|negozio|bar|studio) )si chiama)[\s,:]+(?=\p{L})/iu;
const FIRST_AND_LAST =
  /^\s*(?:(?:il mio )?nome\s*:?\s+(?:è\s+)?)?(\p{L}[\p{L} '’-]*?)[\s,;]+(?:e )?(?:il mio )?cognome\s*:?\s+(?:è\s+)?(?=\p{L})/iu;
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*\p{L}\.?$/u;

const MOST_WORDS = 6;

/**
 * Words of `SENTENCE` that are surnames as well: «paolo papa», «ENNIO PREGO». One that is not
 * capitalised like a name is asked about.
 */
const SURNAMES =
  /^(?:papa|amore|bene|male|meglio|prego|secondo|prima|poi|forse|basta|prova|test|ora|giusto|pronto|presente|persona|uomo|nipote|fratello|sorella|ragazz[oa]|figlio|lavoro|fame|passo|leggi|fatti|dati|salta|casa|boss)$/;

/** A person's name, 2–80 letters: «mi chiamo Anna Bianchi» → Anna Bianchi; null = no name. */
export function readName(text: string): string | null {
  const name = toSaidName(text);
  if (
    // «Sono di Napoli» names a town.
    /\bsono d[ia] \p{L}/iu.test(text) ||
    name.split(" ").length > MOST_WORDS ||
    (!isCapitalised(name) && isSentence(name))
  ) {
    return null;
  }
  return readWrittenName(name);
}

/**
 * The name that a text may mean although it has a word of a sentence: «paolo papa» → Paolo Papa;
 * null if it means none.
 */
export function findLikelyName(text: string): string | null {
  const name = toSaidName(text);
  const [first = "", ...surnames] = name.split(" ");
  const isLikely =
    (surnames.length === 1 || surnames.length === 2) &&
    !isSentence(first) &&
    surnames.every((word) => !isSentence(word) || SURNAMES.test(word.toLowerCase()));
  return isLikely ? readWrittenName(name) : null;
}

/** The name in a form's field, 2–80 letters and no other words; null if it has other characters. */
export function readWrittenName(text: string): string | null {
  const name = toOneLine(text);
  // «n.d.» means that there is no name.
  if (name.length < 2 || name.length > 80 || !NAME.test(name) || !/\p{L}{2}/u.test(name)) {
    return null;
  }
  const shouted = name === name.toLowerCase() || name === name.toUpperCase();
  return shouted ? toNameCase(name) : name;
}

/** A text without the words that introduce or follow a name. */
function toSaidName(text: string): string {
  const spelt = dropPictures(text)
    .replace(ARTICLE, "$1 ")
    .replace(SMILEY, "")
    .replace(LAST_FIRST, "$1 ")
    .replace(FIRST_AND_LAST, "$1 ");
  return dropLeads(spelt.replace(NAMED, ""))
    .replace(TAIL, "")
    .replace(OF_A_FIRM, "")
    .replace(TITLE, "")
    .replace(/[.!,;\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

const isSentence = (words: string) => SENTENCE.test(words.toLowerCase().replace(/’/g, "'"));

/** «Ma Wei» and «Sai Kumar» are names; «ma dai» is not. */
function isCapitalised(name: string): boolean {
  const words = name.split(" ");
  return words.length > 1 && words.every((word) => /^\p{Lu}(?:\p{Ll}|\.$)/u.test(word));
}

function dropLeads(text: string): string {
  let rest = text.trim();
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(LEAD, "");
  }
  return rest;
}

function toNameCase(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

const FOUND = /[^\s<>(),;:"[\]]+@[^\s<>(),;:"[\]]+/g;

/** The e-mail addresses in a text, each once and with its domain in lower case. */
export function findEmails(text: string): string[] {
  const found = [...toWrittenEmails(text).matchAll(FOUND)].flatMap(([each]) => {
    const address = each.replace(/[.,;!?]+$/, "");
    const at = address.lastIndexOf("@");
    const email = `${address.slice(0, at)}@${address.slice(at + 1).toLowerCase()}`;
    return at > 0 && isEmail(email) ? [email] : [];
  });
  return [...new Set(found)];
}

/** Matches filler before the end of an address: «Lucia bellini e poi @gmail.com». */
const AND_THEN =
  /\s+(?:(?:e|ed)\s+)?(?:poi|dopo|quindi|ci va)(?:\s+(?:c['’]è|la|il|una))*(?=\s+(?:@|chiocciola))/gi;

/** A text with its spoken addresses written out: «anna chiocciola libero punto it». */
export function toWrittenEmails(text: string): string {
  const tidy = text
    .replace(AND_THEN, "")
    .replace(/\s*[([]\s*(?:chiocciola|at)\s*[)\]]\s*|\s+(?:chiocciola|at)\s+/i, "@")
    .replace(/\s*[([]\s*(?:punto|dot)\s*[)\]]\s*/gi, ".")
    .replace(/\s*@\s*/g, "@");
  return /@\S+\s+(?:dot|punto)\s|chiocciola|\sat\s.*\s(?:dot|punto)\s/i.test(text)
    ? tidy
        .replace(/\s+(?:punto|dot)\s+/gi, ".")
        .replace(/\s+(?:underscore|trattino basso)\s+/gi, "_")
        .replace(/\s+trattino\s+/gi, "-")
    : tidy;
}

const PHONE = /(?:\+|\b00)?\d[\d\s./()-]{4,}\d/g;
// The library also accepts numbers with two more digits.
const ITALIAN_MOBILE = /^\+393\d{8,9}$/;

/**
 * The valid telephone numbers in a text, in E.164, Italian unless they have another prefix. Other
 * figures of the text, as «dopo le 18», are not part of them.
 */
export function findPhones(text: string): string[] {
  const numbers = [...toWrittenDigits(text).matchAll(PHONE)].flatMap(([each]) => {
    const phone = parsePhoneNumberFromString(each.replace(/[^\d+]/g, ""), "IT");
    const isLong = phone?.number.startsWith("+393") && !ITALIAN_MOBILE.test(phone.number);
    return phone?.isValid() && !isLong ? [phone.number as string] : [];
  });
  return [...new Set(numbers)];
}

const DIGITS = "zero uno due tre quattro cinque sei sette otto nove".split(" ");
const SPELT = new RegExp(`(?:\\b(?:${DIGITS.join("|")})\\b[\\s,.-]*){3,}`, "gi");

/** Writes numbers that were spelt digit by digit in digits: «tre tre otto». */
function toWrittenDigits(text: string): string {
  return text.replace(
    SPELT,
    (words) =>
      words
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.map((word) => DIGITS.indexOf(word))
        .join("") ?? words,
  );
}

/** The only telephone number in a text, see `findPhones`; null = none or several. */
export function readPhone(text: string): string | null {
  const [phone, ...others] = findPhones(text);
  return others.length === 0 ? (phone ?? null) : null;
}

/** For example `+39 333 123 4567`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
