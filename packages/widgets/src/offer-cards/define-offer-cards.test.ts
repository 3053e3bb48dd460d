import { toElementRoom } from "@volpe/contract";
import { beforeAll, expect, test } from "vitest";
import { toVolpe } from "../loader/volpe.ts";
import { createOfferCardsElement } from "./define-offer-cards.ts";

type Cards = HTMLElement & { consumption: number; limit: number };
const create = () => document.createElement("test-offer-cards") as Cards;

beforeAll(() => {
  // A name of its own, because tests of other files define the element in the same page.
  customElements.define(
    "test-offer-cards",
    createOfferCardsElement(toVolpe("1.0.0", { src: "https://volpe.example", dataset: {} })),
  );
});

test("reads a consumption with either thousands separator, and never below zero", () => {
  const element = create();
  const read = (written: string) => {
    element.setAttribute("consumption", written);
    return element.consumption;
  };
  const written = ["3100", "3.100", "3,100", "1.200.500", "3100.5", "-5", "tanto"];
  expect(written.map(read)).toEqual([3100, 3100, 3100, 1_200_500, 3100.5, 0, 0]);
});

test("reads a dot or comma as decimal sign where it separates no group of three digits", () => {
  const element = create();
  const read = (written: string) => {
    element.setAttribute("consumption", written);
    return element.consumption;
  };
  const written = ["1500.125", "0.125", "12.3456", "3100,5", "3.100,5", "3,100.5", "1.200,500"];
  expect(written.map(read)).toEqual([1500.13, 0.13, 12.35, 3100.5, 3100.5, 3100.5, 1200.5]);
});

test("a property set to a number is never read as thousands", () => {
  const element = create();
  const set = (value: number) => {
    element.consumption = value;
    return [element.consumption, element.getAttribute("consumption")];
  };
  expect([3100, 3100.5, 100.125].map(set)).toEqual([
    [3100, "3100"],
    [3100.5, "3100.5"],
    [100.13, "100.13"],
  ]);
});

test("reads a limit as a whole number of cards", () => {
  const element = create();
  element.setAttribute("limit", "2.5");
  expect(element.limit).toBe(3);
});

test("a snippet reserves the place of as many cards as the element shows", () => {
  const element = create();
  for (const limit of ["2.5", "3,6", "0.4", "1.000", "3abc", "0", "-4", "13", "tante", ""]) {
    element.setAttribute("limit", limit);
    const shown = toElementRoom("carte", { limit: String(element.limit) });
    expect(toElementRoom("carte", { limit }), limit).toBe(shown);
  }
});
