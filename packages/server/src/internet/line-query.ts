import {
  type AppliedFilter,
  type Destination,
  type IgnoredParameter,
  PROVINCES,
  type RangeFilter,
} from "@volpe/contract";
import { readFigure, readWord } from "../products/read-figure.ts";
import type { FigureChoice } from "../products/shelf-rules.ts";
import { formatNumber } from "../rates/italian-figures.ts";

/** What an address says of a line, the filters with countable values aside. */
export type LineQuery = {
  destination: Destination;
  /** Two-letter sign; null = not chosen, so only lines sold everywhere are ranked. */
  province: string | null;
  /** Least download speed; null = any. */
  minMbps: number | null;
  /** Highest mean month over 24; null = any. */
  maxMonthEur: number | null;
};

const SPEED = { min: 0, max: 100_000 };
const MONTH = { min: 0, max: 1000 };
const DESTINATIONS = ["privati", "aziende"] as const satisfies readonly Destination[];
const DESTINATION_WORDS = { privati: "Privati", aziende: "Aziende e partite IVA" } as const;

export function readLineQuery(search: URLSearchParams): {
  own: LineQuery;
  ignored: IgnoredParameter[];
} {
  const ignored: IgnoredParameter[] = [];
  return {
    own: {
      destination: readWord(search, "destinazione", {
        words: DESTINATIONS,
        fallback: "privati" as const,
        mending: "Scegli privati oppure aziende.",
        ignored,
      }),
      province: readProvince(search, ignored),
      minMbps: readFigure(search, "velocita", {
        ...SPEED,
        mending: "Scrivi la velocità minima in Mbps, per esempio 1000.",
        ignored,
      }),
      maxMonthEur: readFigure(search, "prezzo_max", {
        ...MONTH,
        loneDot: "decimal",
        mending: "Scrivi quanto vuoi spendere al mese, in euro, da 0 a 1.000.",
        ignored,
      }),
    },
    ignored,
  };
}

function readProvince(search: URLSearchParams, ignored: IgnoredParameter[]): string | null {
  const text = search.get("provincia")?.trim().toUpperCase() ?? "";
  const province = PROVINCES.find(({ sign }) => sign === text)?.sign ?? null;
  if (province === null && text !== "") {
    ignored.push({
      key: "provincia",
      message: "Scrivi la sigla della provincia, per esempio MI.",
    });
  }
  return province;
}

/** As `Milano`; the sign itself where it is none of ours. */
export function toProvinceName(sign: string): string {
  return PROVINCES.find((province) => province.sign === sign)?.name ?? sign;
}

export function toLineChoices(own: LineQuery): FigureChoice<LineQuery>[] {
  return [
    {
      key: "destinazione",
      label: "Per chi",
      values: DESTINATIONS.map((value) => ({ value, label: DESTINATION_WORDS[value] })),
      selected: own.destination,
      // Only the values above come here.
      with: (value) => ({ ...own, destination: value as Destination }),
    },
  ];
}

export function toLineRanges(own: LineQuery): RangeFilter[] {
  return [
    {
      key: "velocita",
      label: "Velocità minima",
      unit: "Mbps",
      ...SPEED,
      step: 50,
      value: own.minMbps,
    },
    {
      key: "prezzo_max",
      label: "Media al mese, al massimo",
      unit: "€",
      ...MONTH,
      step: 1,
      value: own.maxMonthEur,
    },
  ];
}

export function toLineApplied(own: LineQuery): AppliedFilter[] {
  const { destination, province, minMbps, maxMonthEur } = own;
  const chips: AppliedFilter[] = [];
  if (destination !== "privati") {
    chips.push({
      key: "destinazione",
      value: destination,
      label: DESTINATION_WORDS[destination],
    });
  }
  if (province !== null) {
    const name = toProvinceName(province);
    chips.push({ key: "provincia", value: province, label: `Provincia di ${name}` });
  }
  if (minMbps !== null) {
    const words = formatNumber(minMbps);
    chips.push({ key: "velocita", value: String(minMbps), label: `Almeno ${words} Mbps` });
  }
  if (maxMonthEur !== null) {
    const words = formatNumber(maxMonthEur);
    chips.push({
      key: "prezzo_max",
      value: String(maxMonthEur),
      label: `Fino a ${words} € al mese`,
    });
  }
  return chips;
}
