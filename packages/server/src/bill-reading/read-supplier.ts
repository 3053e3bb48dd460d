import { agree } from "./agree.ts";
import { type Entry, toEntry } from "./bill-entry.ts";
import { FACTS_OF_FIRM } from "./firm-words.ts";
import { isNextLine, LABEL } from "./label-sites.ts";
import type { Cell, Row } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";

/** The legal forms of companies that sell energy, as they are abbreviated. */
const FORM = String.raw`(?:s\.? ?p\.? ?a\.?|s\.? ?r\.? ?l\.?)(?: ?s\.?b\.?)?|s\.? ?c\.? ?(?:a\.? ?)?r\.? ?l\.?|soc(?:\.|iet[aà]) (?:coop(?:\.|erativa)|benefit|consortile)(?: a ?r\. ?l\.| s\.? ?r\.? ?l\.?| s\.? ?p\.? ?a\.?)?`;
const COMPANY = new RegExp(String.raw`(?<=[\s,-]|^)(?:${FORM})(?![a-z])`, "i");
const ONLY_FORM = new RegExp(`^(?:${FORM})$`, "i");
/**
 * A name begins after a full stop, a comma, a colon or a dash, whatever precedes it on the line.
 */
const BEFORE_NAME = /^.*(?:[a-zà-ù\d]{3}\. |[,:;]\s?|\s[-|·]\s)/;
/** Matches firms without a legal form in their name. */
const COOPERATIVE = /^(?:(?:societ[aà] )?cooperativa|consorzio|azienda) [\p{L} .&'-]{3,50}$/iu;
const SEAT = new RegExp(FACTS_OF_FIRM, "i");

const SUPPLIER =
  /(?:il tuo |tuo )?(?:fornitore|venditore|societa di vendita|esercente la vendita) ?:|^(?:il tuo |tuo )?(?:fornitore|venditore|societa di vendita)$/;
/** Matches lines that name another company: the distributor, or the customer. */
const CUSTOMER = /^(?:spett|intestat|cliente\b|destinatari|ragione sociale)[^\d]{0,30}$/i;
const OTHER_FIRM = /distribu|spett|intestat|cliente ?:/i;

/**
 * The seller: the company beside its label, or else the first with a legal form, or else the
 * logo's.
 */
export function readBillSupplier(rows: readonly Row[]): Entry | null {
  const any = (text: string) => {
    const name = text.replace(/^[\s:.-]+/, "").trim();
    const isName = /^\p{L}[\p{L}\d .&'+-]{1,50}$/u.test(name) && !LABEL.test(name);
    return findCompany(text) ?? (isName ? name : null);
  };
  const labelled = agree(
    readBeside(rows, SUPPLIER, any),
    ({ value }) => findCompany(value) !== null,
  );
  if (labelled !== null) {
    return labelled;
  }
  const found = listNames(rows, findCompany);
  const top = found.find(({ text }) => SEAT.test(text)) ?? found[0];
  if (top !== undefined) {
    // A logo on two lines splits the name, which stands complete at the foot of the page.
    const end = ` ${toKey(top.value)}`;
    const whole = found.find(({ value }) => toKey(value).endsWith(end));
    const above = whole === undefined ? findLogoAbove(rows, top.value) : null;
    if (above !== null) {
      return toEntry(`${above} ${top.value}`, top);
    }
    const first = whole ?? top;
    const isOne = found.length > 1 && found.every(({ value }) => value === first.value);
    // A name of one word may be the end of a longer one.
    return toEntry(first.value, first, isOne && (first.value.match(WORD)?.length ?? 0) > 2);
  }
  const [cooperative] = listNames(rows, (text) => (COOPERATIVE.test(text) ? text : null));
  const brand = cooperative ?? findBrand(rows);
  return brand === undefined ? null : toEntry(brand.value, brand);
}

const TOP_LINES = 12;
/** Factor by which a logo is taller than the other texts. */
const LOGO = 1.3;
const BRAND = /^(?=.*\p{L}{3})\p{L}[\p{L}\d&'+-]*(?: [\p{L}\d&'+-]+){0,3}$/u;
const NO_BRAND =
  /bollett|fattur|scontrino|document|pagin|client|riepilog|sintesi|copia|duplicato|\b(?:dati|mercato|spett|gentile|egregio|via|viale|corso|piazza|piazzale|largo|vicolo)\b|^(?:energia elettrica|energia|elettricita|luce|gas|gas naturale|(?:luce|gas) e (?:luce|gas))$/;

/**
 * A name without a legal form at the top of the first page: the name that the company's web address
 * or service line repeats, or else a name as tall as a logo.
 */
function findBrand(rows: readonly Row[]) {
  const cells = rows.flatMap((row) => row.cells);
  const [first] = cells;
  const top = rows
    .slice(0, TOP_LINES)
    .flatMap((row) => row.cells)
    .filter(
      ({ page, text, folded }) =>
        page === first?.page && BRAND.test(text) && !NO_BRAND.test(folded) && !LABEL.test(text),
    );
  const heights = cells.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const [tallest] = top.toSorted((one, other) => other.height - one.height);
  const isLogo = tallest !== undefined && tallest.height > LOGO * usual;
  const brand =
    top.find(({ folded }) => isRepeated(cells, folded)) ?? (isLogo ? tallest : undefined);
  return brand === undefined ? undefined : { ...brand, value: brand.text };
}

/**
 * Whether the web address or the service line repeats the name: «www.ondaluce.it»,
 * «assistenza@ondaluce.it», «Servizio clienti Onda Luce».
 */
function isRepeated(cells: readonly Cell[], name: string): boolean {
  const key = name.replaceAll(/[^a-z\d]/g, "");
  return cells.some(
    ({ folded }) =>
      folded.includes(`servizio clienti ${name}`) ||
      [...folded.matchAll(/(?:www\.|@)([a-z\d-]+)\./g)].some(
        ([, host = ""]) => host.replaceAll("-", "") === key,
      ),
  );
}

/** The upper line of the logo, if the name below it is a single word with its legal form. */
function findLogoAbove(rows: readonly Row[], name: string): string | null {
  const [word = ""] = name.split(" ");
  if (!COMPANY.test(name.slice(word.length)) || COMPANY.exec(name)?.index !== word.length + 1) {
    return null;
  }
  const cells = rows.flatMap((row) => row.cells);
  const nameCell = cells.find(({ text }) => text.startsWith(name));
  const above = cells.find(
    ({ page, x, y, height, text }) =>
      nameCell !== undefined &&
      page === nameCell.page &&
      y < nameCell.y &&
      nameCell.y - y <= 2 * Math.max(height, nameCell.height) &&
      Math.abs(x - nameCell.x) < 2 &&
      /^\p{Lu}[\p{L}&' -]{1,30}$/u.test(text) &&
      // Ignores a logo that repeats the first word of the whole name below it.
      !`${toKey(text)} `.startsWith(`${toKey(word)} `) &&
      !LABEL.test(text),
  );
  return above?.text ?? null;
}

function toKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[.\s]+/g, " ")
    .trim();
}

function listNames(rows: readonly Row[], find: (text: string) => string | null) {
  const all = rows.flatMap((row) => row.cells);
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const { text } = cell;
      // A label of another firm stands in the same cell, or before it without a value.
      const before = row.cells[at - 1]?.text.replace(/^.*: ?\S.*$/, "") ?? "";
      if (OTHER_FIRM.test(`${before}  ${text}`)) {
        return [];
      }
      const next = row.cells[at + 1]?.text ?? "";
      // The legal form may be a separate cell.
      const value = find(text) ?? (ONLY_FORM.test(next) ? find(`${text} ${next}`) : null);
      const isCustomer = () =>
        all.some(
          (one) => isNextLine(one, cell) && Math.abs(one.x - cell.x) < 2 && CUSTOMER.test(one.text),
        );
      // The label of a customer may stand above its name.
      return value === null || isCustomer() ? [] : [{ value, text, page: row.page }];
    }),
  );
}

const WORD = /[\p{L}\d][\p{L}\d.&'-]*/gu;
/**
 * Matches the words of a name: capitals and connecting words. A sentence before it has other words.
 */
const NAME =
  /(?:(?:d'|dell')?\p{Lu}[\p{L}\d.&'-]*|\d[\p{L}\d.-]*|&|-|e|ed|di|del|della|dei|delle|per|in)(?:\s+|$)/gu;

/** Matches role words before a firm's name. */
const ROLE = /^(?:Beneficiari[oa]|Creditor[ei]|Emittente|Mittente|Fornitore|Venditore|Societ[aà]) /;

/** The last words of a text that can be a name. */
function toName(text: string): string {
  const ends = text.split(/\s+(?=\S)/);
  let name = "";
  for (const word of ends.toReversed()) {
    if (word.replace(NAME, "") !== "") {
      break;
    }
    name = `${word} ${name}`;
  }
  return name
    .replace(ROLE, "")
    .replace(/^(?:(?:e|ed|di|del|della|dei|delle|per|in|-|&) )+/, "")
    .trim();
}

function findCompany(text: string): string | null {
  const form = COMPANY.exec(text);
  if (form === null) {
    return null;
  }
  const before = toName(text.slice(0, form.index).replace(BEFORE_NAME, ""));
  const isName = /^[\p{Lu}\d]/u.test(before) && before.length >= 2 && before.length <= 60;
  return isName && !/distribu|reti\b/i.test(before) ? `${before} ${form[0]}`.trim() : null;
}
