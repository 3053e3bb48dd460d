/**
 * The words with their full stop. A name such as «Sole S.p.A.» already ends with one.
 *
 * @example
 * endSentence("Sole S.p.A.") // "Sole S.p.A."
 */
export const endSentence = (words: string): string => (words.endsWith(".") ? words : `${words}.`);
