import { formatDecimal } from "@volpe/contract";

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvCell = string | number | null;

/**
 * Writes a table for an Italian spreadsheet: semicolons, decimal commas, a UTF-8 mark, CRLF. Every
 * text is quoted, and starts with an apostrophe if a spreadsheet would read it as a formula.
 */
export function toCsv(rows: Iterable<readonly CsvCell[]>): string {
  let text = BYTE_ORDER_MARK;
  for (const cells of rows) {
    text += `${cells.map(toCell).join(";")}\r\n`;
  }
  return text;
}

function toCell(cell: CsvCell): string {
  if (cell === null) {
    return "";
  }
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? formatDecimal(cell) : "";
  }
  const text = cell.replaceAll("\0", "");
  // Spreadsheets ignore blanks before a formula's sign. In another locale they may split a cell at
  // a comma, a semicolon or a line break even inside quotes.
  const safe = text
    .replace(/^(?=[\s\uFEFF]*[=+\-@＝＋－＠]|[\t\r])/, "'")
    .replace(/(?<=[,;\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
