import { ELEMENT_SIZES } from "@volpe/contract";
import { expect, test } from "vitest";
import { toCardsHeight } from "./to-cards-height.ts";

const { card, notes } = ELEMENT_SIZES;

function measure(markup: string, width: number): number {
  // A document of its own, where no test has defined the element.
  const { body } = new DOMParser().parseFromString(`<volpe-offer-cards ${markup}>`, "text/html");
  const element = body.firstElementChild as HTMLElement;
  Object.defineProperty(element, "offsetWidth", { value: width });
  return toCardsHeight(element);
}

const toHeight = (rows: number, side: "narrow" | "wide") =>
  rows * card.energy + (rows - 1) * card.gap + notes.energy[side];

test("the place of cards without pictures is as high as their rows and notes", () => {
  expect(["", 'limit="1"', 'limit="12"'].map((each) => measure(each, 358))).toEqual(
    [3, 1, 12].map((rows) => toHeight(rows, "narrow")),
  );
  const two = 2 * card.width + card.gap;
  expect([two - 1, two].map((width) => measure('limit="2"', width))).toEqual([
    toHeight(2, "narrow"),
    toHeight(1, "narrow"),
  ]);
  expect([notes.wideFrom - 1, notes.wideFrom].map((width) => measure("", width))).toEqual([
    toHeight(2, "narrow"),
    toHeight(2, "wide"),
  ]);
  expect(measure("", 1_424)).toBe(toHeight(1, "wide"));
});

test("the rows follow the chosen offers, the layout and the limit", () => {
  expect(measure('slugs="a"', 358)).toBe(toHeight(1, "narrow"));
  expect(measure('slugs="a,b"', 358)).toBe(toHeight(2, "narrow"));
  expect(measure('slugs="a,b" limit="6"', 358)).toBe(toHeight(2, "narrow"));
  expect(measure('slugs="a,b,c,d,e"', 358)).toBe(toHeight(3, "narrow"));
  expect(measure('slugs="a,b,c,d,e" limit="4"', 358)).toBe(toHeight(4, "narrow"));
  expect(measure('layout="carousel" limit="12"', 358)).toBe(toHeight(1, "narrow"));
  expect(measure('limit="tante"', 358)).toBe(toHeight(3, "narrow"));
});
