/** A name or what was typed as letters, digits and single blanks, without accents and marks. */
export function toPlaceKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** «s. donato», «s donato»: only where a place's name begins so. */
export function spellOutSaint(key: string): string[] {
  const [, rest] = /^(?:s|st|sto|sta|ss) (.+)$/.exec(key) ?? [];
  return rest === undefined
    ? [key]
    : ["san", "santa", "santo", "sant"].map((saint) => `${saint} ${rest}`);
}

/**
 * Whether `typed` is a beginning of `name` but for `slips` letters left out, added, changed or
 * exchanged with the next.
 */
export function beginsAlmost(name: string, typed: string, slips: number): boolean {
  // Hardly anybody slips twice at the very beginning, and most names are ruled out by it.
  if (name[0] !== typed[0] && name[1] !== typed[0] && name[0] !== typed[1]) {
    return false;
  }
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= name.length; column += 1) {
      const same = typed[line - 1] === name[column - 1];
      let cost = Math.min(
        (row[column - 1] ?? 0) + (same ? 0 : 1),
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      if (
        typed[line - 1] === name[column - 2] &&
        typed[line - 2] === name[column - 1] &&
        column > 1
      ) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > slips) {
      return false;
    }
    before = row;
    row = next;
  }
  return Math.min(...row) <= slips;
}
