/** One entry that was added (or moved to the front) or removed. */
type ListDifference = { entry: string; removed: boolean };

/**
 * The changes that turn `before` into `after`, both newest first: the removals, then the additions,
 * oldest first. Entries of `after` that keep the order they had in `before` did not change.
 *
 * @example
 * diffList(["b", "a"], ["c", "a"]);
 * // [{ entry: "b", removed: true }, { entry: "c", removed: false }]
 */
export function diffList(before: readonly string[], after: readonly string[]): ListDifference[] {
  const removed = before.filter((entry) => !after.includes(entry));
  const added = after.slice(0, after.length - countUnmoved(before, after)).toReversed();
  return [
    ...removed.map((entry) => ({ entry, removed: true })),
    ...added.map((entry) => ({ entry, removed: false })),
  ];
}

/** Number of entries at the end of `after` that keep the order they had in `before`. */
function countUnmoved(before: readonly string[], after: readonly string[]): number {
  let end = before.length;
  let count = 0;
  for (const entry of after.toReversed()) {
    end = before.slice(0, end).lastIndexOf(entry);
    if (end < 0) break;
    count += 1;
  }
  return count;
}
