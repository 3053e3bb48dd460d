import { toPlaceKey } from "../places/place-key.ts";
import {
  type AddressParts,
  hasStreetWord,
  isCodeRight,
  isConsistent,
  isWhole,
  splitAddress,
} from "./address-parts.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { WORDS_OF_FIRM } from "./firm-words.ts";
import {
  type Cell,
  findRowIndex,
  listCellsAbove,
  listCellsBelow,
  overlaps,
  type Row,
} from "./page-cells.ts";
import { type Found, isNearLabel, readBeside } from "./read-beside.ts";
import { SUPPLY_BLOCK, SUPPLY_PLACE } from "./read-province.ts";

/** An address on a page with the words that it was read from. */
type Site = AddressParts & Pick<Found<string>, "text" | "page" | "cell" | "place">;
type Read = Pick<Found<string>, "value" | "text" | "page" | "cell" | "place">;
type Names = Readonly<Partial<Record<"supplier" | "holder", Entry>>>;

/**
 * Reads street, postal code and comune of the supply point. They are sure under a label of the
 * supply's place, if the comune fits its postal code or province and no other address stands there.
 * Without such a label, the bill's only address that is not a firm's is taken as doubtful; if there
 * are two, neither is.
 */
export function readSupplyAddress(rows: readonly Row[], names: Names): Entries {
  const labelled = listLabelled(rows).map((one) => withTwin(rows, one));
  const best = labelled.find((one) => isWhole(one) && isConsistent(one)) ?? labelled[0];
  if (best !== undefined) {
    const isOne = labelled.every((one) => isSame(one, best));
    // The text beside the label may be the address in the envelope's window.
    const isThere =
      isNearLabel(best) && (best.place !== "beside" || !isOnEnvelope(rows, best, names.holder));
    return toEntries(best, isOne && isThere && isWhole(best) && isConsistent(best));
  }
  const [only, ...others] = listAddresses(rows).filter((one) => !isOfOthers(rows, one, names));
  return only === undefined || !others.every((one) => isSame(one, only))
    ? {}
    : toEntries(only, false);
}

function toEntries(site: Site, isSure: boolean): Entries {
  const toField = (value: string, isRight = true) =>
    value === "" ? null : toEntry(value, site, isSure && isRight);
  return dropMissing({
    street: toField(site.street),
    // Some bills still print the code that a city had before it was divided, as 20100.
    postalCode: toField(site.postalCode, isCodeRight(site)),
    city: toField(site.city),
    province: toField(site.comune?.province.sign ?? ""),
  });
}

/** Every address beside or below a label of the supply's place. */
function listLabelled(rows: readonly Row[]): Site[] {
  const read = (text: string) => (splitAddress(text) === null ? null : text);
  const found = [
    ...readBeside(rows, SUPPLY_PLACE, read),
    ...readBeside(rows, ADDRESS, read).filter((one) => isUnderSupply(rows, one)),
    ...listBelowHeadings(rows),
  ];
  return found.flatMap((one) =>
    [one, ...listBelowToo(rows, one)].flatMap((each) => toSite(rows, each)),
  );
}

/** If one address stands beside a label and another below it, either may be meant. */
function listBelowToo(
  rows: readonly Row[],
  { place, row, label }: Pick<Found<string>, "place" | "row" | "label">,
): Read[] {
  const labelCell = row.cells.find(({ folded }) => folded.includes(label));
  const below =
    place === "beside" && labelCell !== undefined ? findNextLine(rows, labelCell) : undefined;
  return below === undefined || splitAddress(below.text) === null
    ? []
    : [{ ...toRead(below), place: "below" }];
}

/** The first street below a heading about the supply, in its column. */
function listBelowHeadings(rows: readonly Row[]): (Read & Pick<Found<string>, "row" | "label">)[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((heading) => {
      let next = SUPPLY_BLOCK.test(heading.folded) ? findNextLine(rows, heading) : undefined;
      for (let line = 0; line < BLOCK_LINES && next !== undefined; line += 1) {
        if (hasStreetWord(next.text) && /^\P{L}*\p{L}[^:]*$/u.test(next.text)) {
          const text = `${heading.text}: ${next.text}`;
          return [{ ...toRead(next), text, place: "below" as const, row, label: heading.folded }];
        }
        next = OTHER_HEADING.test(next.folded) ? undefined : findNextLine(rows, next);
      }
      return [];
    }),
  );
}

const BLOCK_LINES = 4;
const ADDRESS = /^ind(?:irizzo|\.) ?:?(?= |$)/;
const SUPPLY_HEADING =
  /\b(?:fornitura|utenza|punto di (?:prelievo|riconsegna|consegna)|contatore)\b/;
const OTHER_HEADING =
  /client|intestatar|fattura|anagrafic|i tuoi dati|recapito|spedizion|venditore|contratt/;
const HEADING_LINES = 10;

/** Whether the nearest heading above «Indirizzo» is about the supply, and not about its holder. */
function isUnderSupply(rows: readonly Row[], { row, label }: Found<string>): boolean {
  const labelCell = row.cells.find(({ folded }) => folded.startsWith(label));
  const headings = listCellsAbove(rows, rows.indexOf(row), HEADING_LINES).filter(
    ({ page, x, folded }) =>
      labelCell !== undefined &&
      page === labelCell.page &&
      Math.abs(x - labelCell.x) < 3 &&
      !/\d|:/.test(folded),
  );
  const nearest = headings.findLast(
    ({ folded }) => SUPPLY_HEADING.test(folded) || OTHER_HEADING.test(folded),
  );
  return nearest !== undefined && !OTHER_HEADING.test(nearest.folded);
}

/** Lines after the first that an address may take. */
const MORE_LINES = 3;

/** The address that begins with a text, with the lines below that continue it. */
function toSite(rows: readonly Row[], { value, text, page, cell, place }: Read): Site[] {
  const number = findNumber(rows, cell, value);
  const typed = number === undefined ? value : `${value} ${number.text}`;
  const below: string[] = [];
  let next = findNextLine(rows, cell);
  while (next !== undefined && below.length < MORE_LINES) {
    below.push(next.text);
    next = findNextLine(rows, next);
  }
  const tries = Array.from({ length: below.length + 1 }, (_, count) => below.slice(0, count));
  const sites = tries.flatMap((more) => {
    const parts = splitAddress([typed, ...more].join(" "));
    // A word on the next line is a comune only with its postal code or province, because «Potenza»
    // is a label too.
    const goesOn = more.length === 0 || parts?.postalCode !== "" || parts.sign !== "";
    const shown = [text, ...more].join("  ");
    return parts === null || !goesOn ? [] : [{ ...parts, text: shown, page, cell, place }];
  });
  const own =
    sites.find(({ comune }) => comune !== null) ?? sites.find((one) => one.postalCode !== "");
  const best = own ?? sites[0];
  return best === undefined ? [] : [withNear(rows, best)];
}

/** The house number, if it has a cell of its own right of the street. */
function findNumber(rows: readonly Row[], cell: Cell, street: string): Cell | undefined {
  const line = toLineOf(rows, cell);
  const next = line[line.indexOf(cell) + 1];
  const isNumber = next !== undefined && /^(?:n[.°]? ?)?\d{1,4}(?:[/ ]?\w{1,3})?$/i.test(next.text);
  return isNumber && !/\d|\bs\.?n\.?c/i.test(street) ? next : undefined;
}

function toLineOf(rows: readonly Row[], cell: Cell): readonly Cell[] {
  return rows[findRowIndex(rows, cell)]?.cells ?? [];
}

/** The next line of a text: near below it and, in part, under it. */
function findNextLine(rows: readonly Row[], cell: Cell): Cell | undefined {
  return listCellsBelow(rows, findRowIndex(rows, cell), 6).find(
    (one) =>
      one.page === cell.page &&
      overlaps(one, cell) &&
      one.y > cell.y &&
      one.y - cell.y <= 1.8 * Math.max(cell.height, one.height),
  );
}

const NEAR_LINES = 4;

/** Adds postal code and comune if they have labels of their own beside or below the street. */
function withNear(rows: readonly Row[], site: Site): Site {
  if (site.postalCode !== "" && site.city !== "") {
    return site;
  }
  const at = findRowIndex(rows, site.cell);
  const near = rows
    .slice(Math.max(0, at - 1), at + NEAR_LINES)
    .filter(({ page }) => page === site.page);
  const codes = readBeside(
    near,
    /^c\.?a\.?p\.? ?:?(?= |$)/,
    (text) => /^\W*(\d{5})(?!\d)/.exec(text)?.[1] ?? null,
  );
  const cities = readBeside(near, /^(?:citta|comune|localita)(?: [a-z]+)? ?:?(?= |$)/, (text) =>
    splitAddress(`Via Roma 1, ${text}`)?.comune ? text : null,
  );
  const [code, city] = [codes[0], cities[0]];
  const place = site.city === "" ? (city?.value ?? "") : `${site.city} ${site.sign}`;
  const typed = `${site.postalCode || (code?.value ?? "")} ${place}`;
  const parts = splitAddress(`${site.street}, ${typed}`);
  if (codes.length > 1 || cities.length > 1 || parts === null || parts.comune === null) {
    return site;
  }
  const lines = [...new Set([site.text, ...[code, city].flatMap((one) => one?.text ?? [])])];
  return { ...site, ...parts, text: lines.join("  ") };
}

/** Adds the postal code from another print of the same address, as on the envelope. */
function withTwin(rows: readonly Row[], site: Site): Site {
  const twin =
    site.postalCode === "" && site.city !== ""
      ? listAddresses(rows).find(
          (one) =>
            one.postalCode !== "" &&
            isSame(one, site) &&
            toPlaceKey(one.city) === toPlaceKey(site.city),
        )
      : undefined;
  return twin === undefined
    ? site
    : { ...site, postalCode: twin.postalCode, text: `${site.text}  ${twin.text}` };
}

/** Every address of the bill that begins with a street's word. */
function listAddresses(rows: readonly Row[]): Site[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      hasStreetWord(cell.text) ? toSite(rows, toRead(cell)).filter(isWhole) : [],
    ),
  );
}

const toRead = (cell: Cell): Read => ({ ...cell, value: cell.text, cell, place: "own" });

/** Matches facts near the address of a firm; `OF_LETTERS` those near an address for letters. */
const OF_FIRM = new RegExp(
  String.raw`${WORDS_OF_FIRM}|\bsede\b|reclam|sportell|distribut|numero verde|servizio clienti|per il consumatore|www\.|@`,
  "i",
);
const OF_LETTERS = /\brec(?:apito|\.)|spedizion|corrispond|residenza|domicili|fatturazion|casella/i;

function isOfOthers(rows: readonly Row[], { cell }: Site, { supplier, holder }: Names): boolean {
  const above = joinTexts([...listLinesAbove(rows, cell), cell]);
  const near = `${above}  ${joinTexts([findNextLine(rows, cell)])}`;
  const has = (text: string, name: string) =>
    name !== "" && ` ${toPlaceKey(text)} `.includes(` ${toPlaceKey(name)} `);
  // The seller's logo has the first word of its name.
  const brand = /^\S{4,}/.exec(String(supplier?.value ?? ""))?.[0] ?? "";
  const isOfHolder = has(above, String(holder?.value ?? ""));
  const isOfSeller =
    OF_FIRM.test(near) || has(near, brand) || has(joinTexts(toLineOf(rows, cell)), brand);
  return OF_LETTERS.test(near) || (!isOfHolder && isOfSeller);
}

const joinTexts = (cells: readonly (Cell | undefined)[]) =>
  cells.flatMap((one) => one?.text ?? []).join("  ");

const LINES_ABOVE = 2;

/** The lines above a text at its margin, the nearest last. */
function listLinesAbove(rows: readonly Row[], cell: Cell): Cell[] {
  return rows
    .flatMap(({ cells }) => cells)
    .filter(
      ({ page, x, y, height }) =>
        page === cell.page &&
        Math.abs(x - cell.x) < 3 &&
        y < cell.y &&
        cell.y - y <= 1.8 * LINES_ABOVE * Math.max(cell.height, height),
    )
    .slice(-LINES_ABOVE);
}

/**
 * Whether an address stands below the holder's name as on an envelope, and not in a table, where
 * both have a label in the same column left of them.
 */
function isOnEnvelope(rows: readonly Row[], { cell }: Site, holder: Entry | undefined): boolean {
  const name = toPlaceKey(String(holder?.value ?? ""));
  const listLeft = (one: Cell) => toLineOf(rows, one).filter(({ x }) => x < one.x);
  const labels = listLeft(cell);
  return listLinesAbove(rows, cell).some(
    (above) =>
      name !== "" &&
      toPlaceKey(above.text).includes(name) &&
      !listLeft(above).some(({ x }) => labels.some((label) => Math.abs(label.x - x) < 3)),
  );
}

/** Whether two addresses do not contradict each other; one of them may be shorter. */
function isSame(one: AddressParts, other: AddressParts): boolean {
  const [a = "", b = ""] = [one.street, other.street]
    .map(toPlaceKey)
    .toSorted((x, y) => x.length - y.length);
  const isCode = [one, other].some(({ postalCode }) => postalCode === "");
  return `${b} `.startsWith(`${a} `) && (isCode || one.postalCode === other.postalCode);
}
