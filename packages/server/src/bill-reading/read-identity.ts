import { type EnergyTipology, PROVINCES } from "@volpe/contract";
import { agree } from "./agree.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { isNextLine } from "./label-sites.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readBlockBelow } from "./read-blocks.ts";

/** Reads supply point, use and place. */
export function readIdentity(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const resident = tipology === "luce" ? readResident(rows) : null;
  return dropMissing({
    ...(tipology === "luce" ? { pod: readPod(rows) } : { pdr: readPdr(rows) }),
    // Only a home has residents.
    destination:
      readDestination(rows) ?? (resident && { ...resident, value: "privati", isProved: false }),
    resident,
    province: readProvince(rows),
  });
}

/** `IT`, the distributor's three digits, `E`, eight digits; some bills print a ninth. */
const POD = /\bIT(?:[ .-]?\d){3}[ .-]?E(?:[ .-]?\d){8}\d?(?!\d)/gi;
/** A longer text is a sentence and not a fact about this supply, for example an explanation. */
const FACT_MAX = 60;

function readPod(rows: readonly Row[]): Entry | null {
  const cells = rows.flatMap((row) => row.cells);
  const own = listPods(cells);
  const found =
    own.length > 0 ? own : listPods(rows.map((row) => ({ text: toRowText(row), page: row.page })));
  const first = found.find(({ text }) => text.length <= FACT_MAX) ?? found[0];
  const isOne = found.every(({ value }) => value === first?.value);
  return first === undefined
    ? null
    : toEntry(first.value, first, isOne && first.text.length <= FACT_MAX);
}

function listPods(texts: readonly { text: string; page: number }[]) {
  return texts.flatMap(({ text, page }) =>
    [...text.matchAll(POD)].map(([pod]) => ({
      value: pod.replaceAll(/[ .-]/g, "").toUpperCase(),
      text,
      page,
    })),
  );
}

function readPdr(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const digits = /(?<!\d)(\d(?: ?\d){13})(?! ?\d)/.exec(text)?.[1];
    return digits === undefined ? null : digits.replaceAll(" ", "");
  };
  const labelled = agree(readBeside(rows, /\bp\.? ?d\.? ?r\b\.?|punto (?:di )?riconsegna/, read));
  if (labelled !== null) {
    return labelled;
  }
  // Nothing else on a bill of gas has fourteen digits, but for slips of payment.
  const found = rows.flatMap((row) =>
    row.cells.flatMap(({ text }) => {
      const value = text.length <= FACT_MAX ? read(text) : null;
      return value === null ? [] : [{ value, text: toRowText(row), page: row.page }];
    }),
  );
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value)
    ? toEntry(first.value, first)
    : null;
}

const USE_LABEL =
  /(?:tipo(?:logia)?|uso|categoria|destinazione)(?: (?:di |del |della |d')?(?:cliente|clientela|fornitura|uso|utenza|utilizzo|contratto))?(?: d'uso)? ?:?/;

function readDestination(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    // «(BT non / domestico)»: the parenthesis that closes here was opened on another line.
    if (/^[^(]*\)/.test(folded)) return null;
    if (/non domestic|\bbta ?\d/.test(folded)) return "aziende";
    // «Altri usi domestici» is the use of a home.
    if (
      !/domestic/.test(folded) &&
      /altri usi|usi diversi|business|azienda|industrial|artigian|professional/.test(folded)
    ) {
      return "aziende";
    }
    return /\bdom\.|domestic|residen|cottura|riscaldamento/.test(folded) ? "privati" : null;
  };
  const labelled = agree(readBeside(rows, USE_LABEL, read));
  if (labelled !== null) {
    return labelled;
  }
  const find = (word: RegExp) =>
    rows.find(({ cells }) => cells.some(({ folded }) => word.test(folded)));
  const row =
    find(/\bdomestic[oa]\b/) ??
    find(/cottura cibi|acqua calda sanitaria/) ??
    find(/\baltri usi\b|\bbta ?\d/) ??
    find(/\bcottura\b/);
  return row === undefined
    ? null
    : toEntry(read(toRowText(row)) ?? "privati", { text: toRowText(row), page: row.page });
}

function readResident(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    if (/non (?:è )?res(?:ident|\.)|non-resident|non di residenza|seconda casa/.test(folded))
      return "no";
    return /\bresident|\bres\.|(?:abitazione|casa) di residenza|\bcon residenza|\bprima casa/.test(
      folded,
    )
      ? "si"
      : null;
  };
  const yesNo = (text: string) => {
    const word = /^[\s:.]*(s[iì]|no)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
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
      text.split(/ - |(?<=[a-z\d])[.;] |, /).flatMap((part) => {
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
  /^ind\. ?(?:forn(?:\.|itura))? ?:|(?:indirizzo|luogo|ubicazione|sito|sede|punto)(?: di| della)? ?(?:fornitura|prelievo|consegna|riconsegna)|fornitura (?:in|presso|attiva in|sita in)|^fornitura ?:|^ubicazione(?: (?:utenza|impianto|p\.?o\.?d|p\.?d\.?r))? ?:?$|forn(?:iamo|endo) (?:energia|luce|gas|l'|il )[a-z' ]{0,20}in\b|dove ti serve|\b(?:si )?trova in\b/;

/** A heading above the address of the supply, which may take several lines. */
const SUPPLY_BLOCK =
  /^(?:dati (?:della |di )?fornitura|la (?:tua|sua) fornitura|servizio fornito in)$/;

/** Facts of the seller, which has an address too, and other addresses. */
const OF_FIRM =
  /sede|s\.?p\.?a\b|s\.?r\.?l\b|s\.? ?c\.|coop|capitale|consum|\brec(?:apito|\.)|p\.? ?iva|partita iva/i;

function readProvince(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const sign =
      /\(([A-Z]{2})\)/.exec(text)?.[1] ??
      /\b\d{5}\b[^\d]{2,40}?[\s-]([A-Z]{2})\b\s*$/.exec(text)?.[1] ??
      /^(?:via|viale|piazza|corso|largo|vicolo)\b.*,\s\D{2,40}?[\s-]([A-Z]{2})$/i.exec(text)?.[1];
    return sign !== undefined && SIGNS.has(sign) ? sign : null;
  };
  const labelled = agree(readBeside(rows, SUPPLY_PLACE, read));
  const block = labelled ?? agree(readBlockBelow(rows, SUPPLY_BLOCK, read), () => false);
  if (block !== null) {
    return block;
  }
  const cells = rows.flatMap((row) => row.cells);
  const found = cells.flatMap((cell) => {
    const value = read(cell.text);
    // An address may take two lines.
    const street = value && (cells.find((above) => isNextLine(above, cell))?.text ?? "");
    const isOther = OF_FIRM.test(`${street}  ${cell.text}`);
    return value === null || isOther ? [] : [{ value, text: cell.text, page: cell.page }];
  });
  // Its parts may stand apart on one line.
  const onLine = rows.flatMap((row) => {
    const text = toRowText(row);
    const value = OF_FIRM.test(text) ? null : read(text);
    return value === null ? [] : [{ value, text, page: row.page }];
  });
  const ofPerson = agree(readBeside(rows, /^indirizzo ?:?$/, read), () => false);
  const [first] = [...found, ...onLine];
  return first === undefined ? ofPerson : toEntry(first.value, first);
}
