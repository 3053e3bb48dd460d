import { type EnergyTipology, PROVINCES } from "@volpe/contract";
import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { findLatestDay } from "./dates-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { type Found, readBeside, readBesideWrapped, readBlockBelow } from "./read-beside.ts";

/** Reads supply point, supplier, offer, use and place. */
export function readIdentity(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return dropMissing({
    ...(tipology === "luce" ? { pod: readPod(rows) } : { pdr: readPdr(rows) }),
    offerCode: readOfferCode(rows, tipology),
    offerName: readOfferName(rows),
    offerExpiry: readExpiry(rows),
    destination: readDestination(rows),
    ...(tipology === "luce" ? { resident: readResident(rows) } : {}),
    province: readProvince(rows),
  });
}

export function dropMissing(entries: Readonly<Record<string, Entry | null>>): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== null));
}

/**
 * The value on which all labels agree. It is proved if there is no other value and `proves` holds.
 * If they disagree, the first value is returned unproved.
 */
export function agree<T extends string | number>(
  found: readonly Found<T>[],
  proves: (one: Found<T>) => boolean = () => true,
): Entry | null {
  const [first] = found;
  if (first === undefined) {
    return null;
  }
  const isOne = found.every(({ value }) => value === first.value);
  const proof = found.find(proves);
  return toEntry(first.value, proof ?? first, isOne && proof !== undefined);
}

/** Matches `IT`, the distributor's three digits, `E` and eight digits; some bills have a ninth. */
function readPod(rows: readonly Row[]): Entry | null {
  const found = rows.flatMap((row) => {
    const text = toRowText(row);
    return [...text.matchAll(/\bIT ?(\d{3}) ?E ?(\d{4}) ?(\d{4})(\d?)(?!\d)/gi)].map((match) => ({
      value: `IT${match[1]}E${match[2]}${match[3]}${match[4]}`,
      text,
      page: row.page,
    }));
  });
  const [first] = found;
  return first === undefined
    ? null
    : toEntry(
        first.value,
        first,
        found.every(({ value }) => value === first.value),
      );
}

function readPdr(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const digits = /(?<!\d)(\d(?: ?\d){13})(?! ?\d)/.exec(text)?.[1];
    return digits === undefined ? null : digits.replaceAll(" ", "");
  };
  return agree(readBeside(rows, /\bpdr\b|punto di riconsegna/, read));
}

/**
 * The code of the open data: the seller's number, market, customer and price, 32 characters in all.
 */
const OFFER_CODE = /^\d{6}[EGD][SDM]?[A-Z0-9_]+$/;
const OFFER_CODE_LENGTH = 32;

function readOfferCode(rows: readonly Row[], tipology: EnergyTipology): Entry | null {
  const read = (text: string) => /^[\s:.]*([A-Z0-9_][A-Za-z0-9_]{7,39})\b/.exec(text)?.[1] ?? null;
  const label =
    /cod(?:ice|\.) (?:identificativo )?(?:dell'|della |di |univoco )?(?:offerta|proposta)/;
  const found = readBeside(rows, label, read).filter(({ value }) => /\d/.test(value));
  const whole = found.map((one) => withNextLine(rows, one));
  const own = whole.filter(({ value }) => value[6] === (tipology === "gas" ? "G" : "E"));
  return agree(
    own.length > 0 ? own : whole,
    ({ value }) => OFFER_CODE.test(value) && value.length === OFFER_CODE_LENGTH,
  );
}

/** A code too long for its box continues on the next line. */
function withNextLine(rows: readonly Row[], found: Found<string>): Found<string> {
  const missing = OFFER_CODE_LENGTH - found.value.length;
  if (missing <= 0 || !/^\d{6}[EGD]/.test(found.value)) {
    return found;
  }
  const at = rows.findIndex(({ cells }) => cells.some(({ text }) => text.endsWith(found.value)));
  const cell = rows[at]?.cells.find(({ text }) => text.endsWith(found.value));
  const next = rows[at + 1]?.cells.find(
    ({ x, right, text }) =>
      cell !== undefined &&
      x < cell.right &&
      right > cell.x &&
      text.length === missing &&
      /^\w+$/.test(text),
  );
  return next === undefined
    ? found
    : { ...found, value: found.value + next.text, text: `${found.text}${next.text}` };
}

/** Words with which a label begins; a label is not the name of an offer or a supplier. */
export const LABEL =
  /^(?:codice|tipo|data|scad|mercato|servizio|prezzo|durata|decorrenza|attiv|valid|pagament|numero|periodo|totale|consum|costo|spesa|potenza|pod\b|pdr\b|client|bolletta|fattura|import|fornitura)|:$/i;

/** Matches «Prezzo Sicuro Gas 24 mesi»: its words have capitals, unlike the words of a label. */
const TITLE =
  /^(?:Prezzo|Servizio|Mercato|Consumo|Costo)(?: \p{Lu}\p{L}+){2,}(?: \d+(?: mesi)?)?$/u;

const NAME_LABELS: readonly RegExp[] = [
  /(?:nome|denominazione) (?:commerciale )?(?:dell')?offerta(?: commerciale)?/,
  // In the box of the offer, the label need not name the offer.
  /^(?:nome|denominazione)(?: commerciale)? ?:?$/,
  /(?<!codice |cod\. |box dell'|box )\b(?:(?:la )?(?:tua|sua|vostra) )?offerta(?: attiva| sottoscritta| commerciale| scelta)? ?:/,
  /^(?:(?:la )?(?:tua|sua|vostra) |mercato libero - )?offerta(?: attiva| sottoscritta| commerciale| scelta)?$/,
  /^(?:prodotto|piano|tariffa|contratto)(?: sottoscritto| scelto)? ?:?/,
];

function readOfferName(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const name = text
      .replace(/^[\s:.-]+/, "")
      .replace(/\s*(?:[|·;]|\bcodice offerta|\bcod\. offerta).*$/i, "")
      .replace(/^["«]|["»]$/g, "")
      .trim();
    const isName = /\p{L}{2,}/u.test(name) && name.length <= 60 && !/^\w{20,}$/.test(name);
    return isName && (!LABEL.test(name) || TITLE.test(name)) ? name : null;
  };
  for (const label of NAME_LABELS) {
    // Nothing confirms a name: it has no fixed format, and its label is used for other texts too.
    const found = agree(readBeside(rows, label, read), () => false);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/** Matches the end of the offer's conditions, not the bill's due date. */
const EXPIRY =
  /(?:scadenza|fine|termine|validita)[^:]{0,25}(?:condizioni|offerta|prezz[oi]|contratt)[^:]{0,30}?(?: il| al)? ?:?|condizioni (?:economiche|contrattuali)[^:]{0,20}?(?:fino al|scadenza|scadono(?: il)?|valide al|valide dal (?:1°?|\d{1,2})[ /.-](?:\d{1,2}|[a-z]+)[ /.-]\d{4} al)|(?:offerta|prezzo|prezzi) (?:valid[aoi]|bloccat[oi]|fiss[oi]) fino al/;

function readExpiry(rows: readonly Row[]): Entry | null {
  const found = readBeside(rows, EXPIRY, findLatestDay);
  const own = found.filter(({ place }) => place === "own");
  // A label of several lines has the whole value beside it; its first line may have only the
  // beginning.
  const wrapped = own.length > 0 ? [] : readBesideWrapped(rows, EXPIRY, findLatestDay);
  if (wrapped.length > 0) {
    return agree(wrapped, () => false);
  }
  // Below its label a day must stand alone: a sentence with a day in it concerns another day.
  return agree(found, ({ place, text }) => place !== "below" || /: [^:]{0,24}$/.test(text));
}

const USE_LABEL =
  /(?:tipo(?:logia)?|uso|categoria|destinazione)(?: (?:di |del |della |d')?(?:cliente|clientela|fornitura|uso|utenza|utilizzo|contratto))?(?: d'uso)? ?:?/;

function readDestination(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    // «(BT non / domestico)»: the parenthesis that closes here was opened on another line.
    if (/^[^(]*\)/.test(folded)) return null;
    if (/non domestic/.test(folded)) return "aziende";
    // «Altri usi domestici» is the use of a home.
    if (!/domestic/.test(folded) && /altri usi|usi diversi|business|azienda/.test(folded)) {
      return "aziende";
    }
    return /domestic|residen|cottura|riscaldamento/.test(folded) ? "privati" : null;
  };
  const labelled = agree(readBeside(rows, USE_LABEL, read));
  if (labelled !== null) {
    return labelled;
  }
  const find = (word: RegExp) =>
    rows.find(({ cells }) => cells.some(({ folded }) => word.test(folded)));
  const row = find(/\bdomestic[oa]\b/) ?? find(/cottura cibi|acqua calda sanitaria/);
  return row === undefined
    ? null
    : toEntry(read(toRowText(row)) ?? "privati", { text: toRowText(row), page: row.page });
}

function readResident(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    if (/non[ -]resident/.test(folded)) return "no";
    return /\bresident/.test(folded) ? "si" : null;
  };
  const yesNo = (text: string) => {
    const word = /^[\s:.]*(s[iì]|no)\b/i.exec(text)?.[1]?.toLowerCase();
    return word === undefined ? null : word === "no" ? "no" : "si";
  };
  const labelled = [
    ...readBeside(rows, /^(?:cliente )?(?:residente|residenza(?: anagrafica)?) ?:?/, yesNo),
    ...readBeside(rows, USE_LABEL, read),
  ];
  if (labelled.length > 0) {
    return agree(labelled);
  }
  const found = rows.flatMap((row) =>
    row.cells.flatMap(({ text }) =>
      // A longer text is about residents in general.
      text.split(" - ").flatMap((part) => {
        const value = part.length < 60 ? read(part) : null;
        return value === null ? [] : [{ value, text, page: row.page }];
      }),
    ),
  );
  const [first] = found;
  return first === undefined ? null : toEntry(first.value, first);
}

const SIGNS = new Set<string>(PROVINCES.map(({ sign }) => sign));
const SUPPLY_PLACE =
  /(?:indirizzo|luogo|ubicazione|sito|punto)(?: di| della)? ?(?:fornitura|prelievo|consegna|riconsegna)|fornitura (?:in|presso|attiva in|sita in)|forn(?:iamo|endo) (?:energia|luce|gas|l'|il )[a-z' ]{0,20}in\b|dove ti serve/;

/** A heading above the address of the supply, which may take several lines. */
const SUPPLY_BLOCK =
  /^(?:dati (?:della |di )?fornitura|la (?:tua|sua) fornitura|servizio fornito in)$/;

function readProvince(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const sign =
      /\(([A-Z]{2})\)/.exec(text)?.[1] ??
      /\b\d{5}\b[^\d]{2,40}?[\s-]([A-Z]{2})\b\s*$/.exec(text)?.[1];
    return sign !== undefined && SIGNS.has(sign) ? sign : null;
  };
  const labelled = agree(readBeside(rows, SUPPLY_PLACE, read));
  const block = labelled ?? agree(readBlockBelow(rows, SUPPLY_BLOCK, read), () => false);
  if (block !== null) {
    return block;
  }
  const found = rows.flatMap((row) => {
    const text = toRowText(row);
    const isOther = /sede|s\.?p\.?a\b|s\.?r\.?l\b|capitale|consum/i.test(text);
    const value = isOther ? null : read(text);
    return value === null ? [] : [{ value, text, page: row.page }];
  });
  const [first] = found;
  return first === undefined ? null : toEntry(first.value, first);
}
