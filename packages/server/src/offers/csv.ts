/** Excel takes a file for UTF-8 only where it begins with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvCell = string | number | null;

/**
 * A table as an Italian spreadsheet opens it: semicolons, decimal comma, a mark for UTF-8, CRLF.
 * Numbers stay numbers; every text is quoted, and gets an apostrophe
 * wherever a spreadsheet would take what follows for a formula.
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
    return Number.isFinite(cell) ? String(cell).replace(".", ",") : "";
  }
  const text = cell.replaceAll("\0", "");
  // Blanks before the sign do not keep a spreadsheet from reading a formula. One of another locale
  // may split a cell at a comma, a semicolon or a line, whatever the quotes.
  const safe = text
    .replace(/^(?=[\s\uFEFF]*[=+\-@＝＋－＠]|[\t\r])/, "'")
    .replace(/(?<=[,;\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
