import type { EnergyTipology } from "@volpe/contract";
import { agree, findOnly } from "./agree.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readProvince } from "./read-province.ts";

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

/**
 * The different PODs or PDRs of one commodity on the bill. An invoice for several sites names more
 * than one.
 */
export function listPoints(rows: readonly Row[], tipology: EnergyTipology): string[] {
  const found = tipology === "luce" ? listOwnPods(rows) : listPdrs(rows);
  return [...new Set(found.map(({ value }) => value))];
}

/**
 * `IT`, the distributor's three digits, `E`, eight digits; some bills print a ninth. In a picture
 * the first letter may look like a 1.
 */
const POD = /\b[I1]T(?:[ .-]?\d){3}[ .-]?E(?:[ .-]?\d){8}\d?(?!\d)/gi;
/** A longer text is a sentence and not a fact about this supply, for example an explanation. */
const FACT_MAX = 60;
/** Characters of a POD without its optional ninth digit. */
const POD_LENGTH = 14;

function readPod(rows: readonly Row[]): Entry | null {
  const inCells = listPods(rows.flatMap((row) => row.cells));
  const found =
    inCells.length > 0
      ? inCells
      : listPods(rows.map((row) => ({ text: toRowText(row), page: row.page })));
  const first = found.find(isFact) ?? found[0];
  const isOne = found.every(({ value }) => value === first?.value);
  return first === undefined ? null : toEntry(first.value, first, isOne && isFact(first));
}

/** Some bills print the ninth digit in one place and not in another. */
function listOwnPods(rows: readonly Row[]) {
  return listPods(rows.flatMap((row) => row.cells))
    .filter(isFact)
    .map(({ value }) => ({ value: value.slice(0, POD_LENGTH) }));
}

const isFact = ({ text }: { text: string }) => text.length <= FACT_MAX;

function listPods(texts: readonly { text: string; page: number }[]) {
  return texts.flatMap(({ text, page }) =>
    [...text.matchAll(POD)].map(([pod]) => ({
      value: pod.replaceAll(/[ .-]/g, "").toUpperCase().replace(/^1/, "I"),
      text,
      page,
    })),
  );
}

function readPdr(rows: readonly Row[]): Entry | null {
  const labelled = agree(listLabelledPdrs(rows));
  if (labelled !== null) {
    return labelled;
  }
  // Only the PDR of a gas bill has fourteen digits, except on payment slips.
  const found = rows.flatMap((row) =>
    row.cells.filter(isFact).flatMap(({ text }) => {
      const value = findPdr(text);
      return value === null ? [] : [{ value, text: toRowText(row), page: row.page }];
    }),
  );
  const only = findOnly(found, "value");
  return only === undefined ? null : toEntry(only.value, only);
}

function findPdr(text: string): string | null {
  const digits = /(?<!\d)(\d(?: ?\d){13})(?! ?\d)/.exec(text)?.[1];
  return digits === undefined ? null : digits.replaceAll(" ", "");
}

function listLabelledPdrs(rows: readonly Row[]) {
  return readBeside(rows, /\bp\.? ?d\.? ?r\b\.?|punto (?:di )?riconsegna/, findPdr);
}

/** The labelled PDRs, and those below one of them in a column of a table. */
function listPdrs(rows: readonly Row[]) {
  const labelled = listLabelledPdrs(rows);
  const heads = labelled.filter(({ place }) => place === "below");
  const below = rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const value = /^[\d ]+$/.test(cell.text) ? findPdr(cell.text) : null;
      const isInColumn = heads.some(
        (one) => one.page === row.page && Math.abs(one.cell.x - cell.x) < 2,
      );
      return value !== null && isInColumn ? [{ value }] : [];
    }),
  );
  return [...labelled, ...below];
}

const USE_LABEL =
  /(?:tipo(?:logia)?|uso|categoria|destinazione)(?: (?:di |del |della |d')?(?:cliente|clientela|fornitura|uso|utenza|utilizzo|contratto))?(?: d'uso)? ?:?/;

function readDestination(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const folded = text.toLowerCase();
    // In «(BT non / domestico)» the parenthesis that closes here was opened on another line.
    if (/^[^(]*\)/.test(folded)) return null;
    // A condominium is neither home nor business: offers for it are not compared here.
    if (/condomin/.test(folded)) return null;
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
    ...readBeside(
      rows,
      /^(?:(?:cliente|(?:uso )?domestico) )?(?:residente|residenza(?: anagrafica)?) ?:?/,
      yesNo,
    ),
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
