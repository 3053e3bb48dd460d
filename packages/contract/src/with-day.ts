// This is a separate file because lists must not load it.
/**
 * Joins an article or preposition with a day, and shortens it before 8 and 11: `all’11 gennaio
 * 2027`. `day` is in words, as `formatDate` writes it, and may continue after the year.
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
