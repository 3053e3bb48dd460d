import { PROVINCES } from "@volpe/contract";
import { STREET_WORDS } from "../places/street-words.ts";
import { agree } from "./agree.ts";
import { type Entry, toEntry } from "./bill-entry.ts";
import { WORDS_OF_FIRM } from "./firm-words.ts";
import { isNextLine } from "./label-sites.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readBlockBelow } from "./read-blocks.ts";

const SIGNS = new Set<string>(PROVINCES.map(({ sign }) => sign));
/** Matches names of the place of the supply. */
export const SUPPLY_PLACE =
  /^ind\. ?(?:forn(?:\.|itura))? ?:|(?:indirizzo|luogo|ubicazione|sito|sede|punto)(?: di| della)? ?(?:fornitura|prelievo|consegna|riconsegna)|^servizio fornito in\b|fornitura (?:di (?:energia(?: elettrica)?|luce|gas(?: naturale)?) )?(?:e )?(?:(?:si trova|ubicata|sita|situata|attiva|erogata) )?(?:in|a|presso)\b|indirizzo (?:dell')?utenza|(?:energia(?: elettrica)?|luce|gas(?: naturale)?) fornit[oa] in\b|^fornito in\b|^fornitura ?:|^ubicazione(?: (?:utenza|impianto|p\.?o\.?d|p\.?d\.?r))? ?(?::|$)|forn(?:iamo|endo) (?:energia|luce|gas|l'|il )[a-z' ]{0,20}in\b|dove (?:ti serve|consumi)|\b(?:si )?trova in\b/;

/** Matches a heading above the address of the supply, which may take several lines. */
export const SUPPLY_BLOCK =
  /^(?:dati (?:della |di )?fornitura|la (?:tua|sua) fornitura|fornitura (?:di )?(?:luce|gas|energia elettrica|gas naturale)|servizio fornito in)$/;

/** Matches lines with the address of the seller or for mail. */
const OF_FIRM = new RegExp(String.raw`${WORDS_OF_FIRM}|sede|consum|\brec(?:apito|\.)`, "i");
const STREET = new RegExp(String.raw`^(?:${STREET_WORDS})\s.*,\s\D{2,40}?[\s-]([A-Z]{2})$`, "i");

/** The sign of the supply's province, as it is printed. */
export function readProvince(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const sign =
      /\(([A-Z]{2})\)/.exec(text)?.[1] ??
      /\b\d{5}\b[^\d]{2,40}?[\s-]([A-Z]{2})\b\s*$/.exec(text)?.[1] ??
      STREET.exec(text)?.[1];
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
  // The parts of an address may stand apart on one line.
  const onLine = rows.flatMap((row) => {
    const text = toRowText(row);
    const value = OF_FIRM.test(text) ? null : read(text);
    return value === null ? [] : [{ value, text, page: row.page }];
  });
  const ofPerson = agree(readBeside(rows, /^indirizzo ?:?$/, read), () => false);
  const [first] = [...found, ...onLine];
  return first === undefined ? ofPerson : toEntry(first.value, first);
}
