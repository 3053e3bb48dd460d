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
 * the least distance to any beginning of `to`. A distance over `limit` may come out greater than it
 * is, up to infinite; a small limit makes the call several times faster.
 */
export function editDistance(
  from: string,
  to: string,
  {
    toCost = toSlipCost,
    limit = Number.POSITIVE_INFINITY,
  }: { toCost?: (a?: string, b?: string) => number; limit?: number } = {},
): { whole: number; ofPrefix: number } {
  // A letter more or less costs 1, so only the columns this near to the diagonal are within the limit.
  const reach = Math.min(Math.floor(limit), from.length + to.length);
  const width = Math.min(to.length, from.length + reach) + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
    current[0] = row;
    let least = row;
    const end = Math.min(width - 1, row + reach);
    for (let column = Math.max(1, row - reach); column <= end; column += 1) {
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
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return { whole: Number.POSITIVE_INFINITY, ofPrefix: Number.POSITIVE_INFINITY };
    }
    before = last;
    last = current;
  }
  return { whole: at(last, to.length), ofPrefix: Math.min(...last) };
}

/** Whether at most so many faults, as `editDistance` counts them, make one text the other. */
export function isWithinFaults(from: string, to: string, limit: number): boolean {
  return editDistance(from, to, { limit }).whole <= limit;
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
