/** Where in a sorted list the words begin that begin so, or would stand if there were any. */
export function findFirst(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
