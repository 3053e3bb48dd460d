import { expect, it } from "vitest";
import { listDistinct } from "./distinct-sentences.ts";

it("keeps each sentence once, the first as it is written", () => {
  const once = ["Consumi di un anno", "Prezzi di oggi."];
  expect(listDistinct([...once, "Consumi di un anno.", "Prezzi di oggi"])).toEqual(once);
});

it("drops a sentence that a longer one begins with", () => {
  const longer = "Prezzo con il PUN medio: è una stima.";
  expect(listDistinct(["Prezzo con il PUN medio", "Prezzo", longer])).toEqual(["Prezzo", longer]);
});
