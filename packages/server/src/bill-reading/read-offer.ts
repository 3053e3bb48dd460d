import type { EnergyTipology } from "@volpe/contract";
import { agree } from "./agree.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { HEADING, isNextLine, LABEL, listLinesOn } from "./label-sites.ts";
import { type Cell, findRowIndex, overlaps, type Row } from "./page-cells.ts";
import { type Found, isOtherLabel, readBeside } from "./read-beside.ts";
import { readExpiry } from "./read-expiry.ts";

/** Reads code, name and last day of the offer. */
export function readOffer(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return dropMissing({
    offerCode: readOfferCode(rows, tipology),
    offerName: readOfferName(rows),
    offerExpiry: readExpiry(rows),
  });
}

/** The code of the open data: the seller's number, market, customer, price, 32 signs in all. */
const OFFER_CODE_LENGTH = 32;
const OFFER_CODE = /(?<!\w)\d{6}[EGD][A-Z][A-Z0-9_]{8,25}(?!\w)/g;
const OFFER_CODE_LABEL =
  /(?:cod(?:ice|\.)|identificativo|id) (?:identificativo )?(?:dell'|della |di |univoco )?(?:offerta|off\.|proposta|prodotto)/;
const MARKETS: Readonly<Record<EnergyTipology, RegExp>> = { luce: /^\d{6}[ED]/, gas: /^\d{6}[GD]/ };

/** A code of the usual form is found anywhere; any other code only beside its label. */
function readOfferCode(rows: readonly Row[], tipology: EnergyTipology): Entry | null {
  // A seller's own code may contain slashes, as a date does.
  const read = (text: string) =>
    /^[\s:.]*((?=\S*\d)(?!\d+\/\d)[A-Z0-9_][A-Za-z0-9_/-]{7,39})\b/.exec(text)?.[1] ?? null;
  const named = readBeside(rows, OFFER_CODE_LABEL, read);
  const labelled = (named.length > 0 ? named : readCodeInBox(rows, read)).map((one) =>
    withRestOfCode(rows, one),
  );
  const ofSupply = [...labelled, ...listCodes(rows)].filter(({ value }) =>
    MARKETS[tipology].test(value),
  );
  const whole = ofSupply.filter(({ value }) => value.length === OFFER_CODE_LENGTH);
  if (whole.length > 0) {
    // A sentence with a code in it may offer another one.
    return agree(whole, ({ cell, value, label }) => label !== "" || cell.text === value);
  }
  // The code of the other supply does not concern this one.
  const other = /^\d{6}[EGD][A-Z]/;
  return agree(
    ofSupply.length > 0 ? ofSupply : labelled.filter(({ value }) => !other.test(value)),
    () => false,
  );
}

const BOX = /^(?:box |la (?:tua|sua) |dati (?:dell')?)?offerta$/;
const BOX_LINES = 4;

/** Finds «Codice» alone, not far below the heading of the offer's box. */
function readCodeInBox(
  rows: readonly Row[],
  read: (text: string) => string | null,
): Found<string>[] {
  return readBeside(rows, /^codice ?:?$/, read).filter(({ row, label }) => {
    const labelCell = row.cells.find(({ folded }) => folded === label);
    const column = rows
      .slice(0, rows.indexOf(row))
      .flatMap(({ cells }) => cells)
      .filter(
        ({ x, page }) =>
          labelCell !== undefined && page === labelCell.page && Math.abs(x - labelCell.x) < 3,
      );
    return column.slice(-BOX_LINES).some(({ folded }) => BOX.test(folded));
  });
}

function listCodes(rows: readonly Row[]): Found<string>[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      [...cell.text.matchAll(OFFER_CODE)].map(([value]) =>
        withRestOfCode(rows, { ...cell, value, row, cell, place: "own", label: "" }),
      ),
    ),
  );
}

/** A code too long for its box continues on the next line. */
function withRestOfCode(rows: readonly Row[], found: Found<string>): Found<string> {
  const missing = OFFER_CODE_LENGTH - found.value.length;
  if (missing <= 0 || !/^\d{6}[EGD]/.test(found.value)) {
    return found;
  }
  const at = rows.findIndex(({ cells }) => cells.some(({ text }) => text.endsWith(found.value)));
  const cell = rows[at]?.cells.find(({ text }) => text.endsWith(found.value));
  const next = rows[at + 1]?.cells.find(
    (one) =>
      cell !== undefined &&
      overlaps(one, cell) &&
      one.text.length === missing &&
      /^\w+$/.test(one.text),
  );
  return next === undefined
    ? found
    : { ...found, value: found.value + next.text, text: `${found.text}${next.text}` };
}

/**
 * Matches a title such as «Prezzo Sicuro Gas 24 mesi», whose capitals the other words of a label
 * lack.
 */
const TITLE =
  /^(?:Prezzo|Servizio|Mercato|Consumo|Costo|Indice)(?: \p{Lu}\p{L}+){2,}(?: \d+(?: mesi)?)?$/u;

/** Matches a use, which is no offer: «Tariffa: uso domestico residente». */
const USE =
  /^(?:(?:per |uso |usi |altri |non |cliente |domestic[oi]|resident[ei]|diversi|business)\s*)+$/i;

const NAME_LABELS: readonly RegExp[] = [
  /(?:nome|denominazione) (?:commerciale )?(?:dell'|della |del )?(?:offerta|prodotto|tariffa)(?: commerciale)?/,
  // Within the offer's box a label such as «Nome» need not say what it names.
  /^(?:nome|denominazione)(?: commerciale)? ?(?::|$)/,
  /^off\. ?:/,
  /^(?:il )?box (?:dell')?offerta ?[:-]/,
  /(?<!codice |cod\. |identificativo |dell'|box )\b(?:(?:la )?(?:tua|sua|vostra) )?offerta(?: attiva| attuale| applicata| in vigore| sottoscritta| commerciale| scelta)? ?:/,
  /^(?:(?:la )?(?:tua|sua|vostra) |l'|mercato libero - )?offerta(?: luce| gas| energia| attiva| attuale| applicata| in vigore| sottoscritta| commerciale| scelta)?$/,
  /^(?:prodotto|proposta|piano|tariffa|listino|opzione|contratto)(?: tariffari[oa]| commerciale| sottoscritt[oa]| scelt[oa])? ?:?/,
];

function readOfferName(rows: readonly Row[]): Entry | null {
  const read = (text: string) => {
    const name = text
      .replace(/^[\s:.-]+/, "")
      .replace(/\s*(?:[-–(,]\s*)?(?:cod(?:ice|\.)\s*:?\s*)?\(?\d{6}[EGD]\w{15,}.*$/i, "")
      .replace(/(?<=[\p{L}\d])\. \p{Lu}.*$/u, "")
      .replace(/\s*(?:[-–(,]\s*)(?:codice|cod\.) .*$/i, "")
      .replace(/\s*\((?:a )?(?:prezzo|tariffa)\b[^)]*\)$/i, "")
      .replace(/, (?:a )?(?:prezzo|tariffa|codice) .*$/i, "")
      .replace(/\s*(?:[|·;]|\b(?:codice|cod\.|identificativo|id) (?:dell')?offerta).*$/i, "")
      .replace(/ [-–] (?:a )?(?:prezzo|tariffa) (?:fiss|bloccat|variabil|indicizzat).*$/i, "")
      .replace(/^["«]|["»]$|\s+[-–]\s*$/g, "")
      .trim();
    const isName =
      /\p{L}{2,}/u.test(name) &&
      !/\p{L}\.?:\s|€|\d[/.]\d\d[/.]\d/u.test(name) &&
      // In a table, a label without a value stands beside the next fact or beside its own second
      // language.
      !/\d\.\d{3} ?(?:kwh|smc)\b|^\/|\/$/i.test(name) &&
      !/^offerta$/i.test(name) &&
      !USE.test(name) &&
      !HEADING.test(name) &&
      name.length <= 60 &&
      !/^\w{20,}$/.test(name);
    return isName && (!LABEL.test(name) || TITLE.test(name)) ? name : null;
  };
  for (const label of NAME_LABELS) {
    // Nothing proves a name: it has no form of its own, and its label is used for other texts too.
    const found = readBeside(rows, label, read).map((one) => withNameOn(rows, one));
    const entry = agree(found, () => false);
    if (entry !== null) {
      return entry;
    }
  }
  return listNamesNear(rows, read)[0] ?? null;
}

/** Lists «Offerta Casa Serena» and names before or above the offer's code. */
function listNamesNear(rows: readonly Row[], read: (text: string) => string | null): Entry[] {
  const cells = rows.flatMap((row) => row.cells);
  const toNames = (text: string, cell: Cell) => {
    const name = /^\p{Lu}/u.test(text) ? read(text) : null;
    return name === null ? [] : [toEntry(name, cell)];
  };
  const spaced = cells.flatMap((cell) =>
    toNames(/^(?:L[a'] ?(?:[ts]ua )?)?[Oo]fferta (.*)$/.exec(cell.text)?.[1] ?? "", cell),
  );
  const coded = listCodes(rows).flatMap(({ cell, value }) => {
    const before = cell.text
      .slice(0, cell.text.indexOf(value.slice(0, 20)))
      .replace(/^.*\bofferta /i, "");
    const above = cells.findLast((one) => isNextLine(one, cell) && one.x - cell.x < 2);
    return [
      ...toNames(before.replace(/[\s,(:-]+(?:cod(?:ice|\.)?[^,]*)?$/i, ""), cell),
      ...(above === undefined ? [] : toNames(above.text, above)),
    ];
  });
  return [...spaced, ...coded];
}

/** A name too long for its box continues below, where no label stands beside it. */
function withNameOn(rows: readonly Row[], found: Found<string>): Found<string> {
  if (!found.cell.text.endsWith(found.value)) {
    return found;
  }
  if (found.place === "above") {
    const before = rows.flatMap((row) => row.cells).find((cell) => isNextLine(cell, found.cell));
    return before === undefined || isOtherFact(before) || !/^\p{Lu}/u.test(before.text)
      ? found
      : withName(found, `${before.text} ${found.value}`);
  }
  const [, next] = listLinesOn(rows, findRowIndex(rows, found.cell), found.cell, 2);
  const row = rows.find(({ cells }) => next !== undefined && cells.includes(next));
  const onLeft = row?.cells.findLast(({ right }) => next !== undefined && right <= next.x);
  // The label itself may take two lines.
  const isLabelled =
    found.place === "beside" &&
    onLeft !== undefined &&
    isOtherLabel(onLeft) &&
    !found.label.endsWith(` ${onLeft.folded}`);
  const isName =
    next !== undefined &&
    !isLabelled &&
    // After a label, the next text on the same line is mostly another fact.
    (found.place !== "own" || /^(?:\p{Ll}|\d{1,3}(?: mesi)?$)/u.test(next.text)) &&
    (/^\d{1,3}$/.test(next.text) || /^[\p{L}\d&][^:€]{1,40}$/u.test(next.text)) &&
    !/^\w{20,}$/.test(next.text) &&
    !isOtherFact(next);
  return isName ? withName(found, `${found.value} ${next.text}`) : found;
}

const isOtherFact = ({ text }: Cell) => LABEL.test(text) || HEADING.test(text);

const withName = (found: Found<string>, value: string): Found<string> => ({
  ...found,
  value,
  text: found.text.replace(found.value, value),
});
