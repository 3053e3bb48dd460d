import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeList } from "./merge-list.ts";

const MAX = 6;

function merge(base: string, theirs: string, ours: string, max = MAX): string {
  return mergeList({
    base: [...base],
    theirs: [...theirs],
    ours: [...ours],
    toKey: (entry) => entry,
    fits: (list) => list.length <= max,
  }).join("");
}

describe("a list that two devices change", () => {
  test.each([
    ["", "ab", "cd", "abcd", "a first call adds what the sender has, its newest first"],
    ["", "ab", "bc", "abc", "and nothing stands there twice"],
    ["", "", "cd", "cd", "an empty first call takes nothing away"],
    ["ab", "ab", "cab", "cab", "who changed nothing gets what others added"],
    ["ab", "xab", "yab", "xyab", "what both added stands before what both knew"],
    ["abc", "cab", "abc", "cab", "what moved to the front is at the front"],
    ["abc", "ac", "xabc", "xac", "what the sender removed is gone"],
    ["abc", "abc", "ac", "ac", "what another device removed does not come back"],
    ["abc", "bac", "ac", "bac", "unless it was looked at again"],
    ["abc", "", "abc", "", "all can be removed"],
    ["abcdef", "xabcde", "abcdef", "xabcde", "what made room makes room here"],
    ["abcdef", "xabcde", "bcdef", "xbcdef", "and stays where there is room"],
    ["abcdef", "xfabcd", "bcdef", "xfbcde", "even after a move to the front"],
    ["abcdef", "abcde", "abcdef", "abcde", "the last one can be removed"],
  ])("%s → %s on %s gives %s: %s", (base, theirs, ours, merged) => {
    expect(merge(base, theirs, ours)).toBe(merged);
  });
});

const entries = fc.uniqueArray(fc.constantFrom(..."abcdefghijkl"), { maxLength: MAX });
const lists = fc.record({ base: entries, theirs: entries, ours: entries });
const toText = (list: readonly string[]) => list.join("");

test("whatever is merged has no doubles, fits, and is made of what was given", () => {
  fc.assert(
    fc.property(lists, ({ base, theirs, ours }) => {
      const merged = [...merge(toText(base), toText(theirs), toText(ours))];
      expect(new Set(merged).size).toBe(merged.length);
      expect(merged.length).toBeLessThanOrEqual(MAX);
      expect([...theirs, ...ours]).toEqual(expect.arrayContaining(merged));
    }),
  );
});

test("sending back what was answered changes nothing", () => {
  fc.assert(
    fc.property(lists, ({ base, theirs, ours }) => {
      const merged = merge(toText(base), toText(theirs), toText(ours));
      expect(merge(merged, merged, merged)).toBe(merged);
    }),
  );
});

test("nothing is lost that nobody removed, where there is room for all", () => {
  fc.assert(
    fc.property(lists, ({ base, theirs, ours }) => {
      const merged = mergeList({ base, theirs, ours, toKey: (entry) => entry, fits: () => true });
      const removed = base.filter((entry) => !theirs.includes(entry));
      const expected = [...theirs.filter((entry) => !base.includes(entry)), ...ours].filter(
        (entry) => !removed.includes(entry),
      );
      expect(merged).toEqual(expect.arrayContaining(expected));
      expect(merged.filter((entry) => removed.includes(entry))).toEqual([]);
    }),
  );
});

/** One device: what it shows, and what the account answered last. */
type Device = { shown: string; base: string };

const changes = fc.array(
  fc.record({
    device: fc.constantFrom("phone", "desk"),
    act: fc.constantFrom("view", "remove", "sync"),
    entry: fc.constantFrom(..."abcdefghijkl"),
  }),
  { maxLength: 40 },
);

function createDevices() {
  let account = "";
  const devices: Record<string, Device> = {
    phone: { shown: "", base: "" },
    desk: { shown: "", base: "" },
  };
  const get = (name: string) => devices[name] ?? { shown: "", base: "" };
  return {
    shown: (name: string) => get(name).shown,
    view(name: string, entry: string) {
      const device = get(name);
      device.shown = (entry + device.shown.replace(entry, "")).slice(0, MAX);
    },
    remove(name: string, entry: string) {
      const device = get(name);
      device.shown = device.shown.replace(entry, "");
    },
    sync(name: string) {
      const device = get(name);
      account = merge(device.base, device.shown, account);
      device.shown = account;
      device.base = account;
    },
  };
}

test("two devices that sync in turn come to show the same", () => {
  fc.assert(
    fc.property(changes, (acts) => {
      const devices = createDevices();
      for (const { device, act, entry } of acts) {
        devices[act](device, entry);
      }
      devices.sync("phone");
      devices.sync("desk");
      devices.sync("phone");
      expect(devices.shown("phone")).toBe(devices.shown("desk"));
      devices.sync("desk");
      devices.sync("phone");
      expect(devices.shown("phone")).toBe(devices.shown("desk"));
    }),
  );
});

test("what one device removes leaves the other, whatever that added meanwhile", () => {
  fc.assert(
    fc.property(entries, entries, fc.nat(), (kept, added, place) => {
      fc.pre(kept.length > 0);
      const gone = kept[place % kept.length] ?? "";
      const devices = createDevices();
      for (const entry of kept) {
        devices.view("phone", entry);
      }
      devices.sync("phone");
      devices.sync("desk");
      for (const entry of added.filter((other) => other !== gone)) {
        devices.view("desk", entry);
      }
      devices.remove("phone", gone);
      devices.sync("phone");
      devices.sync("desk");
      devices.sync("phone");
      expect(devices.shown("desk")).not.toContain(gone);
      expect(devices.shown("phone")).not.toContain(gone);
    }),
  );
});
