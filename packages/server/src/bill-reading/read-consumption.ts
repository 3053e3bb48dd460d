import type { EnergyTipology } from "@volpe/contract";
import { toEnergyUnit } from "@volpe/contract";
import { agree } from "./agree.ts";
import { dropMissing, type Entries, toEntry } from "./bill-entry.ts";
import { isNear, listFigures } from "./figures-in-text.ts";
import { ANNUAL, type Bands, listAllBands, readVolume } from "./list-bands.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readPeriod } from "./read-period.ts";

/** Reads the power, the annual consumption by band, the billed period and its consumption. */
export function readBilledConsumption(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return {
    ...(tipology === "luce" ? dropMissing({ capacityKw: readCapacity(rows) }) : {}),
    ...readYear(rows, tipology),
    ...readPeriod(rows),
    ...dropMissing({ periodConsumption: readBilled(rows, tipology) }),
  };
}

const CAPACITY = { min: 0.5, max: 10_000 };

function readCapacity(rows: readonly Row[]) {
  const read = (text: string) => {
    const figure = listFigures(text).find(({ unit }) => unit === "kW" || unit === "");
    if (figure === undefined || figure.value < CAPACITY.min || figure.value > CAPACITY.max) {
      return null;
    }
    // A figure without a unit after other words belongs to those words: «Indirizzo: Loc. Mare 9».
    const isBare = figure.unit === "" && /[a-z]{4,}/i.test(text.slice(0, figure.index));
    return isBare ? null : figure.value;
  };
  const committed = readBeside(
    rows,
    /pot(?:enza|\.) (?:contrattualmente )?(?:impegnata|contrattuale|imp\.)|potenza contrattualmente$|impegno di potenza/,
    // The figure after the other label is the other power.
    (text) => read(text.replace(/(?:disponibile|prelevabile).*/i, "")),
  );
  const available = readBeside(
    rows,
    /pot(?:enza|\.) (?:massima )?(?:disponibile|prelevabile|disp\.)/,
    read,
  );
  // Up to 30 kW a meter gives a tenth more than was committed; such a power may be the available one.
  const fits = (kw: number) =>
    available.length === 0
      ? !isTenthMore(kw)
      : available.some(({ value }) => isNear(value, kw * 1.1) || value === kw);
  return agree(
    committed,
    ({ value, place }) => fits(value) && (place !== "below" || available.length > 0),
  );
}

/** Whether a power is a tenth more than one that contracts have, which go by half a kW. */
function isTenthMore(kw: number): boolean {
  const halves = (kw / 1.1) * 2;
  return Math.abs(halves - Math.round(halves)) < 0.01;
}

function readYear(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const totals = readBeside(rows, ANNUAL, readVolume(tipology)).filter(({ value }) => value >= 1);
  const bands = tipology === "luce" ? listAllBands(rows) : [];
  // If a row of a table has the bands and their sum, the sum is taken.
  const candidates = [...totals, ...listOnLabelLine(rows, tipology)];
  for (const candidate of candidates) {
    const match = bands.find(
      ({ values }) => sum(values) > 0 && isNear(sum(values), candidate.value),
    );
    if (match !== undefined) {
      return toAnnual(match, candidate.value, !isBilledToo(rows, candidate.value), candidate);
    }
  }
  const [total] = totals;
  const own = bands.find(({ text }) => ANNUAL.test(text.toLowerCase()));
  if (own !== undefined && (total === undefined || own.values.includes(total.value))) {
    return toAnnual(own, sum(own.values), false);
  }
  // Without a sum that confirms it, the label must stand twice and nothing may contradict it.
  return total === undefined
    ? {}
    : dropMissing({
        annualConsumption: agree(totals, ({ place }) => place !== "below" && totals.length > 1),
      });
}

/** A volume that detail lines repeat is the billed one, even if a table adds up its bands. */
function isBilledToo(rows: readonly Row[], volume: number): boolean {
  const repeated = rows.filter((row) => {
    const text = toRowText(row);
    return !ANNUAL.test(text.toLowerCase()) && listFigures(text).some((f) => f.value === volume);
  });
  return repeated.length > 1;
}

function listOnLabelLine(rows: readonly Row[], tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  return rows.flatMap((row) => {
    const text = toRowText(row);
    const label = ANNUAL.exec(text.toLowerCase());
    return label === null
      ? []
      : listFigures(text.slice(label.index + label[0].length))
          .filter((figure) => figure.unit === unit || figure.unit === "")
          .map(({ value }) => ({ value, text, page: row.page }));
  });
}

function toAnnual(
  bands: Bands,
  total: number,
  isProved: boolean,
  at: { text: string; page: number } = bands,
): Entries {
  const [f1, f2, f3] = bands.values;
  return {
    annualConsumption: toEntry(total, at, isProved),
    annualF1: toEntry(f1, bands, isProved),
    annualF2: toEntry(f2, bands, isProved),
    annualF3: toEntry(f3, bands, isProved),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const BILLED =
  /(?:cons(?:um[oi]|\.)|energia(?: attiva)?|gas|kwh|smc|volum[ei]) (?:total[ei] )?(?:fatturat[oia]|fatt\.|del periodo|nel periodo|di questa bolletta|in bolletta|addebitat[oi])|totale consum[oi]|consum[oi] total[ei]|hai consumato|quanto (?:ho|hai) consumato|^consumi ?:|^consumat[oi] (?:a|in|nel|da)\b|volume fatturato|per un consumo di\b/;

function readBilled(rows: readonly Row[], tipology: EnergyTipology) {
  const found = readBeside(rows, BILLED, readVolume(tipology)).filter(
    ({ value, label }) => value > 0 && !ANNUAL.test(label),
  );
  return agree(found, () => false);
}
