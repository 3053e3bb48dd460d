import { expect, test } from "vitest";
import { toLimits } from "./consumption-limits.ts";

test.each([
  [{ from: null, to: null }],
  [{ from: 0, to: 0 }],
  [{ from: 1, to: 999_999 }],
  [{ from: 0, to: 99_999_999 }],
])("%j is not read as a limit", (limits) => {
  expect(toLimits(limits)).toBeNull();
});

test("a tier written 101 continues from 100", () => {
  expect(toLimits({ from: 101, to: 200 }, [100, 200])).toEqual({ from: 100, to: 200 });
  expect(toLimits({ from: 1561, to: null })).toEqual({ from: 1560, to: Number.POSITIVE_INFINITY });
});

test("a tier written 100 continues from 100", () => {
  expect(toLimits({ from: 100, to: 200 }, [100, 200])).toEqual({ from: 100, to: 200 });
  expect(toLimits({ from: 1000, to: 2000 })).toEqual({ from: 1000, to: 2000 });
});

test("a tier starts at its own number if no tier ends there", () => {
  expect(toLimits({ from: 841.5, to: 900 })).toEqual({ from: 841.5, to: 900 });
});
