import { expect, test } from "vitest";
import { toVolpe } from "../loader/volpe.ts";
import { createOfferCardsElement } from "./define-offer-cards.ts";

test("reads a consumption with either thousands separator, and never below zero", () => {
  // A name of its own, because tests of other files define the element in the same page.
  customElements.define(
    "test-offer-cards",
    createOfferCardsElement(toVolpe("1.0.0", { src: "https://volpe.example", dataset: {} })),
  );
  const element = document.createElement("test-offer-cards") as HTMLElement & {
    consumption: number;
  };
  const read = (written: string) => {
    element.setAttribute("consumption", written);
    return element.consumption;
  };
  const written = ["3100", "3.100", "3,100", "1.200.500", "3100.5", "-5", "tanto"];
  expect(written.map(read)).toEqual([3100, 3100, 3100, 1_200_500, 3100.5, 0, 0]);
});
