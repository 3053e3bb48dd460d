import { MONTH_NAMES, parseDecimal } from "@volpe/contract";

export type Band = "single" | "total" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "f23";

/** What a pasted cell or line says, piece by piece. */
export type Token =
  | { kind: "month"; month: number; year: number | null; maybe: number | null }
  | { kind: "number"; value: number }
  | { kind: "band"; band: Band }
  /** An empty cell, or a dash in its place. */
  | { kind: "missing" };

const NAME =
  "gen(?:n(?:aio)?)?|feb(?:b(?:raio)?)?|mar(?:z(?:o)?)?|apr(?:ile)?|mag(?:g(?:io)?)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?";

/** The order matters: dates stand before numbers, and F1 stands before 1. */
const PIECES = new RegExp(
  [
    String.raw`\b(?<isoYear>20\d\d)[-/.](?<isoMonth>0?[1-9]|1[0-2])(?:[-/.]\d{1,2})?(?!\d)`,
    String.raw`\b\d{1,2}[-/.](?<dayMonth>0?[1-9]|1[0-2])[-/.](?<dayYear>20\d\d|\d\d)(?!\d)`,
    String.raw`\b(?<plainMonth>0?[1-9]|1[0-2])[-/](?<plainYear>20\d\d)(?!\d)`,
    String.raw`(?<![a-z])(?<name>${NAME})(?![a-z])\.?(?:\s*[-/'’]?\s*(?<year>20\d\d)(?![\d.,])|\s*[-/'’]\s*(?<shortYear>\d\d)(?![\d.,]))?`,
    String.raw`(?<![a-z])f\s?(?<band>23|[0-6])(?!\d)`,
    "(?<single>fascia unica|monorari[ao])",
    String.raw`(?<total>tot(?:ale|\.)?(?![a-z])|annuo|somma)`,
    String.raw`(?<number>(?<![\w.,])[-−]?\d[\d.,'’]*)`,
  ].join("|"),
  "gi",
);

export function toTokens(text: string): Token[] {
  return [...text.toLowerCase().matchAll(PIECES)].flatMap(({ groups = {} }) => toToken(groups));
}

function toToken(groups: Partial<Record<string, string>>): Token[] {
  const { band, name, number } = groups;
  const month = groups.isoMonth ?? groups.dayMonth ?? groups.plainMonth;
  if (month !== undefined) {
    const year = toYear(groups.isoYear ?? groups.dayYear ?? groups.plainYear);
    return [{ kind: "month", month: Number(month), year, maybe: null }];
  }
  if (name !== undefined) {
    // «Gennaio 2026» and «gen-26» may be a month of a year or a month with its consumption.
    const maybe = groups.year ?? groups.shortYear;
    const index = MONTH_NAMES.findIndex((month) => name.startsWith(month.slice(0, 3)));
    return [
      {
        kind: "month",
        month: index + 1,
        year: toYear(maybe),
        maybe: maybe === undefined ? null : Number(maybe),
      },
    ];
  }
  if (band !== undefined) return [{ kind: "band", band: BANDS[band] ?? "single" }];
  if (groups.single !== undefined) return [{ kind: "band", band: "single" }];
  if (groups.total !== undefined) return [{ kind: "band", band: "total" }];
  const value = number === undefined ? null : parseDecimal(number.replace(/[.,'’]+$/, ""));
  return value === null ? [] : [{ kind: "number", value }];
}

function toYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

const BANDS: Readonly<Record<string, Band>> = {
  0: "single",
  1: "f1",
  2: "f2",
  3: "f3",
  4: "f4",
  5: "f5",
  6: "f6",
  23: "f23",
};
