/** Letters that sound alike, or that stand for each other in foreign names: half a fault. */
const ALIKE: readonly string[] = ["vw", "ckq", "iyj", "sz"];
/** Replacing a vowel with another one is a likely slip, and so is pressing a neighbouring key. */
const VOWELS = "aeiouy";
const KEY_ROWS: readonly string[] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Any other letter more probably makes a different word than a misspelling. */
const OTHER_LETTER = 1.5;

/**
 * The number of letters to add, leave out, change or swap with their neighbour (Damerau and
 * Levenshtein, restricted). A changed letter costs less if a likely slip explains it. `ofPrefix` is
 * the least distance to any beginning of `to`. Both are infinite if they surely exceed `limit`.
 */
export function editDistance(
  from: string,
  to: string,
  {
    toCost = toSlipCost,
    limit = Number.POSITIVE_INFINITY,
  }: { toCost?: (a?: string, b?: string) => number; limit?: number } = {},
): { whole: number; ofPrefix: number } {
  const width = to.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + toCost(from[row - 1], to[column - 1]),
      );
      if (
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      ) {
        cost = Math.min(cost, at(before, column - 2) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) {
      return { whole: Number.POSITIVE_INFINITY, ofPrefix: Number.POSITIVE_INFINITY };
    }
    before = last;
    last = current;
  }
  return { whole: at(last, to.length), ofPrefix: Math.min(...last) };
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** 0 for the same letter, ½ for one that sounds alike, 1 for a likely slip, else 1½. */
export function toSlipCost(a = "", b = ""): number {
  if (a === b) {
    return 0;
  }
  if (ALIKE.some((letters) => letters.includes(a) && letters.includes(b))) {
    return 0.5;
  }
  return (VOWELS.includes(a) && VOWELS.includes(b)) || isBeside(a, b) ? 1 : OTHER_LETTER;
}

function isBeside(a: string, b: string): boolean {
  return KEY_ROWS.some(
    (row) => row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1,
  );
}
