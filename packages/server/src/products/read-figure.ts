import { type IgnoredParameter, type LoneDot, parseFigure } from "@volpe/contract";

/**
 * One figure of an address, as an Italian types it; null where it is absent, empty or unusable, and
 * then told in `ignored`.
 */
export function readFigure(
  search: URLSearchParams,
  key: string,
  {
    min,
    max,
    loneDot = "thousands",
    mending,
    ignored,
  }: {
    min: number;
    max: number;
    loneDot?: LoneDot;
    mending: string;
    ignored: IgnoredParameter[];
  },
): number | null {
  const text = search.get(key)?.trim() ?? "";
  if (text === "") {
    return null;
  }
  const value = parseFigure(text, { min, max, loneDot });
  if (value === null) {
    ignored.push({ key, message: mending });
  }
  return value;
}

/** One of some words; `fallback` where it is absent, empty or another, and then told in `ignored`. */
export function readWord<Word extends string, Fallback>(
  search: URLSearchParams,
  key: string,
  {
    words,
    fallback,
    mending,
    ignored,
  }: {
    words: readonly Word[];
    fallback: Fallback;
    mending: string;
    ignored: IgnoredParameter[];
  },
): Word | Fallback {
  const text = search.get(key)?.trim().toLowerCase() ?? "";
  const word = words.find((known) => known === text);
  if (word === undefined && text !== "") {
    ignored.push({ key, message: mending });
  }
  return word ?? fallback;
}
