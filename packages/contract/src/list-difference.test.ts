import { expect, test } from "vitest";
import { diffList } from "./list-difference.ts";

test.each([
  ["ab", "ab", "", "nothing changed"],
  ["ab", "cab", "+c", "an entry was added"],
  ["abc", "cab", "+c", "an entry moved to the front"],
  ["abc", "ac", "-b", "an entry was removed"],
  ["ab", "", "-a-b", "all entries were removed"],
  ["", "ab", "+b+a", "additions come oldest first"],
  ["abc", "dcb", "-a+c+d", "an entry was added, one moved and one removed"],
])("from «%s» to «%s» the difference is «%s»: %s", (before, after, expected) => {
  const difference = diffList([...before], [...after]);
  expect(difference.map(({ entry, removed }) => (removed ? "-" : "+") + entry).join("")).toBe(
    expected,
  );
});
