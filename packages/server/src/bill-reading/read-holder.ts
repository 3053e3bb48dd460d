import { isFiscalCode, isVatNumber, splitFiscalName, toCompactCode } from "@volpe/contract";
import { STREET_WORDS } from "../places/street-words.ts";
import { agree } from "./agree.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { FACTS_OF_FIRM } from "./firm-words.ts";
import { LABEL, listLinesOn } from "./label-sites.ts";
import { type Cell, findRowIndex, type Row, toRowText } from "./page-cells.ts";
import { type Found, readBeside } from "./read-beside.ts";
import { toSigns } from "./shown-piece.ts";

type Named = Entry & { index: number };
/** `index` is the code's row number. */
type Code = { value: string; text: string; page: number; index: number };

/**
 * Reads the person or firm that the bill is for, with its fiscal code or VAT number. A person's
 * name and code prove each other, because the code begins with letters of both names.
 */
export function readHolder(rows: readonly Row[], supplier: Entry | undefined): Entries {
  const codes = listCodes(rows, supplier);
  const persons = codes.filter(({ value }) => !isVatNumber(value));
  const named = persons.flatMap((code) => {
    const name = findNameOf(rows, code.value);
    return name === null ? [] : [{ code, name }];
  });
  const [first] = named;
  if (first !== undefined) {
    // The bill of a firm may also name the person who acts for it.
    const isOne = codes.every(({ value }) => value === first.code.value);
    return {
      holder: { ...first.name, isProved: isOne },
      fiscalCode: toEntry(first.code.value, first.code, isOne),
    };
  }
  const name = readName(rows, supplier);
  const names = name === null ? [] : listNamed(rows, name);
  const [code] = codes.toSorted(
    (one, other) =>
      toDistance(one, names) - toDistance(other, names) ||
      // A firm prints its own VAT number beside the code of its owner, so the number counts.
      Number(isVatNumber(other.value)) - Number(isVatNumber(one.value)),
  );
  return dropMissing({
    holder: name,
    fiscalCode: code === undefined ? null : toEntry(code.value, code),
  });
}

/** The holder's own code is the one nearest to the name; a code on another page counts last. */
function toDistance(
  { page, index }: Code,
  names: readonly Pick<Named, "page" | "index">[],
): number {
  return Math.min(
    ...names.map((name) => Math.abs(index - name.index) + (page === name.page ? 0 : 1000)),
  );
}

/** Every line with the name: a bill prints it above the address and beside its label. */
function listNamed(rows: readonly Row[], name: Named): Pick<Named, "page" | "index">[] {
  const value = String(name.value).toLowerCase();
  const again = rows.flatMap((row, index) =>
    toRowText(row).toLowerCase().includes(value) ? [{ page: row.page, index }] : [],
  );
  return [name, ...again];
}

/** Matches what may be the code of a person; `isFiscalCode` decides. */
const PERSONAL = /(?<![A-Z\d])[A-Z]{6}[A-Z\d]{10}(?![A-Z\d])/gi;
const OF_FIRM = /(?<!\d)(?:IT ?)?(\d{11})(?!\d)/g;
const CODE_LABEL = /c\.? ?f\.?\b|cod(?:ice|\.) fisc(?:ale|\.)|p(?:artita|\.) ?iva|p\. ?i\.|piva/i;
/** Facts that a seller, a distributor or a bank prints about itself. */
const OF_SELLER = new RegExp(String.raw`${FACTS_OF_FIRM}|\bpec\b|distribu|creditor`, "i");

/** Every valid code of a person, and every VAT number beside its label that is not the seller's. */
function listCodes(rows: readonly Row[], supplier: Entry | undefined): Code[] {
  const seller = toSigns(String(supplier?.value ?? ""));
  return rows.flatMap((row, index) => {
    const text = toRowText(row);
    // A seller's facts about itself may take several lines.
    const near = rows
      .slice(Math.max(0, index - 1), index + 2)
      .filter(({ page }) => page === row.page)
      .map(toRowText)
      .join(" ");
    const isSeller = () =>
      OF_SELLER.test(near) || (seller !== "" && toSigns(near).includes(seller));
    const before = toRowText(rows[index - 1] ?? row);
    const isLabelled = CODE_LABEL.test(text) || CODE_LABEL.test(before);
    const persons = [...text.matchAll(PERSONAL)].map(([code]) => toCompactCode(code));
    const numbers = isLabelled ? [...text.matchAll(OF_FIRM)].map(([, code = ""]) => code) : [];
    const firms = numbers.length === 0 || isSeller() ? [] : numbers;
    return [...persons, ...firms]
      .filter(isFiscalCode)
      .map((value) => ({ value, text, page: row.page, index }));
  });
}

const NAME_LABEL =
  /(?:intestat(?:ari[oa]|[ao])(?: (?:del(?:la|l')? ?)?(?:contratto|fornitura|bolletta|fattura|utenza))?(?: a(?:l(?:la)? sig(?:nor[ae]?|\.ra|\.)?)?)?|nominativo|titolare(?: (?:del(?:la)? )?(?:contratto|fornitura))?|ragione sociale|contraente|(?:a nome|per conto) di|cliente finale|(?:cognome e nome|nome e cognome)|(?:^|\/ ?)client[ei]|(?:vertrags)?inhaber(?:in)?(?! ?\/)|gentile(?: cliente| sig(?:nor[ae]?|\.ra|\.))?|spett(?:\.?(?:le|abile)?)(?: ditta| cliente)?|egr(?:egi[oa]|\.)(?: sig(?:nor[ae]?|\.))?)(?: ?[:.,])?(?=\s|$)/;
/** Matches the end of a name: the code, or another fact on the same line. */
const NAME_END =
  /\s*(?:[,;|(·]| - |\bc\.? ?f\.?(?:\s|:)|\bcod(?:ice|\.)|\bp\.? ?iva\b|\bp(?:artita|\.) iva|\bn\. ?\d|\bvia\b|$).*$/i;
const NAME = /^\p{Lu}[\p{L}'.&-]*(?: (?:\p{Lu}[\p{L}'.&-]*|&|e|di|de|del|della|da|d')){1,8}$/u;
/** Words that no name of a holder has. */
const NO_NAME =
  /client|fornitur|inhaber|bollett|fattur|servizi|domestic|mercato|offert|energia|condizion|pagament|contratto|codice|numero|uso\b|intestatari|gentile|spett|residen|totale|recapit|indirizzo|\b(?:via|viale|corso|piazza|largo|vicolo|luce|gas)\b/i;

const SALUTATION =
  /^(?:a|alla|per|(?:egr|gent|gent\.m[ao])\.?|sig(?:\.ra|\.na|\.|nora?|nor)|dott\.(?:ssa)?|herrn?|frau) +/i;
/** The label in a second language, as in Alto Adige: «Intestatario / Inhaber des Vertrags». */
const SECOND_LABEL =
  /^(?:(?:(?:vertrags)?inhaber|(?:rechnungs)?empfänger|kunde|name und nachname|titulaire)(?:in)?(?: (?:des|der|du) \p{L}+)?)[\s:]+/iu;

function toName(text: string): string | null {
  const name = text
    .replace(/^[\s:.,/-]+/, "")
    .replace(SECOND_LABEL, "")
    .replace(SALUTATION, "")
    .replace(NAME_END, "")
    .trim();
  const isName = NAME.test(name) && name.length <= 60 && !NO_NAME.test(name) && !LABEL.test(name);
  return isName ? name : null;
}

/** The first text whose words fit the letters of the code, without the label before it. */
function findNameOf(rows: readonly Row[], code: string): Entry | null {
  for (const row of rows) {
    for (const { text, folded } of row.cells) {
      const label = NAME_LABEL.exec(folded);
      const rest = label === null ? text : text.slice(label.index + label[0].length);
      const name = [rest, text, text.slice(text.lastIndexOf(":") + 1)]
        .map(toName)
        .find((one) => one !== null && splitFiscalName(one, code) !== null);
      if (name !== undefined && name !== null) {
        return toEntry(name, { text: toRowText(row), page: row.page }, true);
      }
    }
  }
  return null;
}

/** A name such as «La Torre di» continues on the next line. */
function withRestOfName(rows: readonly Row[], found: Found<string>): Found<string> {
  const [, next] = listLinesOn(rows, findRowIndex(rows, found.cell), found.cell, 2);
  const value = `${found.value} ${next?.text}`;
  return next !== undefined && /\s(?:di|del|della|e|ed|&)$/i.test(found.value)
    ? { ...found, value, text: found.text.replace(found.value, value) }
    : found;
}

const STREET = new RegExp(`^(?:${STREET_WORDS})(?![a-z])`);

/** The name beside its label, or else the line above an address. Nothing proves it. */
function readName(rows: readonly Row[], supplier: Entry | undefined): Named | null {
  const toNamed = (entry: Entry, cell: Cell | undefined): Named => ({
    ...entry,
    index: cell === undefined ? -1 : findRowIndex(rows, cell),
  });
  const seller = toSigns(String(supplier?.value ?? ""));
  // A logo has the seller's name without its legal form.
  const isOther = ({ value }: { value: string }) =>
    seller === "" || !(seller.startsWith(toSigns(value)) || toSigns(value).startsWith(seller));
  const labelled = readBeside(rows, NAME_LABEL, toName).filter(isOther);
  const entry = agree(
    labelled.map((one) => withRestOfName(rows, one)),
    () => false,
  );
  if (entry !== null) {
    const named = labelled.find(({ value }) => String(entry.value).startsWith(value));
    return toNamed(entry, named?.cell);
  }
  const cells = rows.flatMap((row) => row.cells);
  for (const street of cells.filter(({ folded }) => STREET.test(folded))) {
    const above = cells.find(
      ({ page, x, y }) =>
        page === street.page &&
        Math.abs(x - street.x) < 3 &&
        street.y - y > 0 &&
        street.y - y <= 2 * street.height,
    );
    const value = above === undefined ? null : toName(above.text);
    if (above !== undefined && value !== null && isOther({ value })) {
      return toNamed(toEntry(value, above), above);
    }
  }
  return null;
}
