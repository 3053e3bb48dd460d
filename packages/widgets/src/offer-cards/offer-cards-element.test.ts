import { expect, test } from "vitest";
import { toVolpe } from "../loader/volpe.ts";
import { createOfferCardsElement } from "./offer-cards-element.ts";

test("reads a consumption as Italians write it, within its bounds", () => {
  customElements.define(
    "volpe-offer-cards",
    createOfferCardsElement(toVolpe("1.0.0", { src: "https://volpe.example", dataset: {} })),
  );
  const element = document.createElement("volpe-offer-cards") as HTMLElement & {
    consumption: number;
  };
  const read = (written: string) => {
    element.setAttribute("consumption", written);
    return element.consumption;
  };
  expect(["3100", "3.100", "1.200.500", "3100.5", "-5", "tanto"].map(read)).toEqual([
    3100, 3100, 1_200_500, 3100.5, 0, 0,
  ]);
});
