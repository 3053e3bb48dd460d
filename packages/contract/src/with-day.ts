// This is a separate file because lists must not load it.
/**
 * A day after its article or preposition, which the 8 and the 11 shorten: `all’11 gennaio 2027`. `day`
 * is in words, as `formatDate` writes it; more may follow it.
 *
 * @example
 * withDay("al", formatDate("2027-01-11")) // "all’11 gennaio 2027"
 */
export function withDay(word: keyof typeof ELIDED, day: string): string {
  return /^(?:8|11)\b/.test(day) ? ELIDED[word] + day : `${word} ${day}`;
}

const ELIDED = {
  il: "l’",
  Il: "L’",
  al: "all’",
  dal: "dall’",
  Dal: "Dall’",
  del: "dell’",
};
