import { expect, it } from "vitest";
import { listDistinct } from "./distinct-sentences.ts";

it("keeps each sentence once, as it was written first", () => {
  const once = ["Consumi di un anno", "Prezzi di oggi."];
  expect(listDistinct([...once, "Consumi di un anno.", "Prezzi di oggi"])).toEqual(once);
});

it("drops a sentence that a longer one repeats before a colon", () => {
  const longer = "Prezzo con il PUN medio: è una stima.";
  expect(listDistinct(["Prezzo con il PUN medio", "Prezzo", longer])).toEqual(["Prezzo", longer]);
});
