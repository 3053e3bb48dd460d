import { expect, test } from "vitest";
import { toFrameSize } from "./frame-size.ts";

const measure = (options: Partial<Parameters<typeof toFrameSize>[0]>) =>
  toFrameSize({
    typology: "luce",
    layout: "grid",
    tracking: "",
    count: 3,
    maxWidth: undefined,
    maxHeight: undefined,
    ...options,
  });

test("two cards stand side by side in the usual width, three in the most", () => {
  expect(measure({})).toEqual({ count: 3, width: 640, height: 828 });
  expect(measure({ maxWidth: 2000 })).toEqual({ count: 3, width: 940, height: 496 });
  expect(measure({ maxWidth: 390 })).toEqual({ count: 3, width: 390, height: 1236 });
  expect(measure({ typology: "noleggio", count: 1 })).toEqual({
    count: 1,
    width: 640,
    height: 470,
  });
});

test("an address with a tracking value needs room for the line about the commission", () => {
  expect(measure({ tracking: "AFF-1" }).height).toBe(828 + 84);
  expect(measure({ tracking: "AFF-1", maxWidth: 390 }).height).toBe(1236 + 104);
  expect(measure({ tracking: "AFF-1", typology: "internet" })).toEqual(
    measure({ typology: "internet" }),
  );
});

test("shows as many cards as fit the height, at least one", () => {
  expect(measure({ maxHeight: 600 })).toEqual({ count: 2, width: 640, height: 496 });
  expect(measure({ maxHeight: 200 })).toEqual({ count: 1, width: 640, height: 200 });
});

test("other layouts need other heights", () => {
  expect(measure({ layout: "carousel" }).height).toBe(510);
  expect(measure({ layout: "list", maxWidth: 800 }).height).toBe(956);
  expect(measure({ layout: "list", maxWidth: 600 }).height).toBe(1236);
  expect(measure({ layout: "list", typology: "pos", maxWidth: 800 }).height).toBe(918);
});

test("a narrow frame has no padding at its sides", () => {
  expect(measure({ maxWidth: 320, count: 1 }).height).toBe(572);
  expect(measure({ maxWidth: 280, count: 1 }).height).toBe(572);
});

test("the notes of products have another line in a narrow frame", () => {
  const pos = (maxWidth: number) => measure({ typology: "pos", count: 1, maxWidth }).height;
  expect([pos(320), pos(280), pos(240)]).toEqual([500, 518, 518]);
});
