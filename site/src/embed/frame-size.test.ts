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

test("puts two cards side by side in the usual width and three in the largest", () => {
  expect(measure({})).toEqual({ count: 3, width: 640, height: 828 });
  expect(measure({ maxWidth: 2000 })).toEqual({ count: 3, width: 940, height: 496 });
  expect(measure({ maxWidth: 390 })).toEqual({ count: 3, width: 390, height: 1236 });
  expect(measure({ typology: "noleggio", count: 1 })).toEqual({
    count: 1,
    width: 640,
    height: 470,
  });
});

test("adds room for the line about the commission to a frame with a tracking value", () => {
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

test("measures a carousel as one row, and a list with lying cards only if it is wide", () => {
  expect(measure({ layout: "carousel" }).height).toBe(510);
  expect(measure({ layout: "list", maxWidth: 800 }).height).toBe(956);
  expect(measure({ layout: "list", maxWidth: 600 }).height).toBe(1236);
  expect(measure({ layout: "list", typology: "pos", maxWidth: 800 }).height).toBe(918);
});

test("measures one card in 280 pixels as high as in 320", () => {
  expect(measure({ maxWidth: 320, count: 1 }).height).toBe(572);
  expect(measure({ maxWidth: 280, count: 1 }).height).toBe(572);
});

const pos = (maxWidth: number) => measure({ typology: "pos", count: 1, maxWidth }).height;

test("counts padding at the sides only in a frame of 320 pixels or more", () => {
  // Without padding, 288 pixels have as much room for the notes as 320 with it.
  expect([pos(320), pos(319), pos(288)]).toEqual([500, 500, 500]);
});

test("adds a line to the notes of products in a frame narrower than 288 pixels", () => {
  expect([pos(287), pos(280), pos(240)]).toEqual([518, 518, 518]);
});
