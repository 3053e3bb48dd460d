/** Makes a pattern that finds, everywhere in a text, what one of the patterns finds. */
export function joinPatterns(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"), "g");
}
