/** One word sought: what the dictionary makes of it, and the beginning it stands for, if any. */
export type SearchTerm = {
  /** As it is looked for: as asked, or as corrected. */
  word: string;
  lexemes: readonly string[];
  prefix: string | null;
};

/** A tsquery in its own notation. Every part is quoted, so that no sign of a visitor's counts. */
export function toTsquery(terms: readonly SearchTerm[], operator: "&" | "|"): string {
  return terms
    .map(({ lexemes, prefix }) => {
      const parts = [...lexemes.map(quote), ...(prefix === null ? [] : [`${quote(prefix)}:*`])];
      return `(${parts.join(" | ")})`;
    })
    .join(` ${operator} `);
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
