import { type EnergyTipology, PROVINCES } from "@volpe/contract";
import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { findDay } from "./dates-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { type Found, readBeside } from "./read-beside.ts";

/** Who sells what to whom: supply point, supplier, offer, use and place. */
export function readIdentity(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return dropMissing({
    supplier: readSupplier(rows),
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
 * The one value that all labels agree on. Proved if there is no other and `proves` holds; the first
 * one, unproved, if they disagree.
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

/** `IT`, the distributor's three digits, `E`, eight digits; a ninth is seen. */
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

/** The code of the open data: the seller's number, market, customer, price, 32 signs in all. */
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

/** Words that begin a label, which is no name of an offer or a supplier. */
const LABEL =
  /^(?:codice|tipo|data|scad|mercato|servizio|prezzo|durata|decorrenza|attiv|valid|pagament|numero|periodo|totale|consum|potenza|pod\b|pdr\b|client|bolletta|fattura|import|fornitura)|:$/i;

const NAME_LABELS: readonly RegExp[] = [
  /(?:nome|denominazione) (?:commerciale )?(?:dell')?offerta(?: commerciale)?/,
  /(?<!codice |cod\. |box dell'|box )\b(?:la tua |tua )?offerta(?: attiva| sottoscritta| commerciale| scelta)? ?:/,
  /^(?:la tua |tua )?offerta(?: attiva| sottoscritta| commerciale| scelta)?$/,
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
    return isName && !LABEL.test(name) ? name : null;
  };
  for (const label of NAME_LABELS) {
    // Nothing proves a name: it has no form of its own, and its label stands for other texts too.
    const found = agree(readBeside(rows, label, read), () => false);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/** Matches the end of the offer's conditions, not the day on which the bill is due. */
const EXPIRY =
  /(?:scadenza|fine|termine|validita)[^:]{0,25}(?:condizioni|offerta|prezz[oi]|contratt)[^:]{0,30}?(?: il| al)? ?:?|condizioni (?:economiche|contrattuali)[^:]{0,20}(?:fino al|scadenza|valide al)|(?:offerta|prezzo|prezzi) (?:valid[aoi]|bloccat[oi]|fiss[oi]) fino al/;

function readExpiry(rows: readonly Row[]): Entry | null {
  return agree(readBeside(rows, EXPIRY, findDay));
}

const USE_LABEL =
  /(?:tipo(?:logia)?|uso|categoria|destinazione)(?: (?:di |del |della |d')?(?:cliente|clientela|fornitura|uso|utenza|utilizzo|contratto))?(?: d'uso)? ?:?/;

function readDestination(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    if (/non domestic|altri usi|usi diversi|business|azienda/.test(folded)) return "aziende";
    return /domestic|residen|cottura|riscaldamento/.test(folded) ? "privati" : null;
  };
  const labelled = agree(readBeside(rows, USE_LABEL, read));
  if (labelled !== null) {
    return labelled;
  }
  const row = rows.find(({ cells }) => cells.some(({ folded }) => /\bdomestic[oa]\b/.test(folded)));
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
    row.cells.flatMap(({ text }) => {
      // A longer text speaks of residents in general.
      const value = text.length < 60 ? read(text) : null;
      return value === null ? [] : [{ value, text, page: row.page }];
    }),
  );
  const [first] = found;
  return first === undefined ? null : toEntry(first.value, first);
}

const SIGNS = new Set<string>(PROVINCES.map(({ sign }) => sign));
const SUPPLY_PLACE =
  /(?:indirizzo|luogo|ubicazione|sito|punto)(?: di| della)? ?(?:fornitura|prelievo|consegna|riconsegna)|fornitura (?:in|presso|attiva in|sita in)|dove ti serve/;

function readProvince(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const sign =
      /\(([A-Z]{2})\)/.exec(text)?.[1] ??
      /\b\d{5}\b[^\d]{2,40}?[\s-]([A-Z]{2})\b\s*$/.exec(text)?.[1];
    return sign !== undefined && SIGNS.has(sign) ? sign : null;
  };
  const labelled = agree(readBeside(rows, SUPPLY_PLACE, read));
  if (labelled !== null) {
    return labelled;
  }
  const found = rows.flatMap((row) => {
    const text = toRowText(row);
    const value = /sede|s\.?p\.?a|s\.?r\.?l|capitale/i.test(text) ? null : read(text);
    return value === null ? [] : [{ value, text, page: row.page }];
  });
  const [first] = found;
  return first === undefined ? null : toEntry(first.value, first);
}

const COMPANY = /^(.{2,60}?\bs\.? ?(?:p\.? ?a|r\.? ?l)\.?(?: ?s\.?b\.?)?)(?![a-z])/i;

function readSupplier(rows: readonly Row[]): Entry | null {
  const company = (text: string) => {
    const name = COMPANY.exec(text.replace(/^[\s:.-]+/, ""))?.[1]?.trim();
    return name === undefined || /distribu|reti\b/i.test(name) ? null : name;
  };
  const any = (text: string) => {
    const name = text.replace(/^[\s:.-]+/, "").trim();
    const isName = /^\p{L}[\p{L}\d .&'+-]{1,50}$/u.test(name) && !LABEL.test(name);
    return company(text) ?? (isName ? name : null);
  };
  const label =
    /(?:il tuo |tuo )?(?:fornitore|venditore|societa di vendita|esercente la vendita) ?:|^(?:il tuo |tuo )?(?:fornitore|venditore|societa di vendita)$/;
  const labelled = agree(readBeside(rows, label, any), ({ value }) => company(value) !== null);
  if (labelled !== null) {
    return labelled;
  }
  const found = rows.flatMap((row) =>
    /distribu/i.test(toRowText(row))
      ? []
      : row.cells.flatMap((cell) => {
          const value = company(cell.text);
          return value === null ? [] : [{ value, text: cell.text, page: row.page }];
        }),
  );
  const [first] = found;
  const isOne = found.length > 1 && found.every(({ value }) => value === first?.value);
  return first === undefined ? null : toEntry(first.value, first, isOne);
}
