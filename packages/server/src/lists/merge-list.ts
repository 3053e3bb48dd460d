/**
 * A three-way merge of a list that is newest first: what the sender changed since `base` is applied
 * to `ours`. What it added or moved to the front comes first, in its order; then ours in our order,
 * without what it took away. Nothing stands there twice, and the end is cut until the list fits.
 */
export function mergeList<Entry>({
  base,
  theirs,
  ours,
  toKey,
  fits,
}: {
  /** What the sender knew: our answer to its last call, empty before its first. */
  base: readonly Entry[];
  theirs: readonly Entry[];
  ours: readonly Entry[];
  toKey: (entry: Entry) => string;
  /** Whether a list of these entries may be kept. True of a list is true of its beginning. */
  fits: (list: readonly Entry[]) => boolean;
}): Entry[] {
  const known = toDistinct(base, toKey);
  const sent = toDistinct(theirs, toKey);
  const front = sent.slice(0, countFront(known.map(toKey), sent.map(toKey)));
  const moved = new Set(front.map(toKey));
  const rest = known.filter((entry) => !moved.has(toKey(entry)));
  const removed = findRemoved({ rest, sent, toKey, fits });
  const kept = ours.filter((entry) => !removed.has(toKey(entry)));
  return toFitting(toDistinct([...front, ...kept], toKey), fits);
}

/** Length of the shortest beginning of `sent` after which all stands in `known`, in its order. */
function countFront(known: readonly string[], sent: readonly string[]): number {
  let count = sent.length;
  let place = known.length;
  while (count > 0) {
    const found = known.indexOf(sent[count - 1] ?? "");
    if (found < 0 || found >= place) {
      return count;
    }
    place = found;
    count -= 1;
  }
  return count;
}

// The sender keeps no more than fits either: of what it no longer has, the last entries may only
// have had to make room.
function findRemoved<Entry>({
  rest,
  sent,
  toKey,
  fits,
}: {
  rest: readonly Entry[];
  sent: readonly Entry[];
  toKey: (entry: Entry) => string;
  fits: (list: readonly Entry[]) => boolean;
}): Set<string> {
  const held = new Set(sent.map(toKey));
  const lastHeld = rest.findLastIndex((entry) => held.has(toKey(entry)));
  return new Set(
    rest
      .filter(
        (entry, index) => !held.has(toKey(entry)) && (index < lastHeld || fits([...sent, entry])),
      )
      .map(toKey),
  );
}

function toDistinct<Entry>(list: readonly Entry[], toKey: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return list.filter((entry) => !seen.has(toKey(entry)) && seen.add(toKey(entry)));
}

function toFitting<Entry>(list: Entry[], fits: (list: readonly Entry[]) => boolean): Entry[] {
  let fitting = list;
  while (fitting.length > 0 && !fits(fitting)) {
    fitting = fitting.slice(0, -1);
  }
  return fitting;
}
