import { expect, it } from "vitest";
import { listDistinct } from "./distinct-sentences.ts";

it("keeps each sentence once, the first as it is written", () => {
  const once = ["Consumi di un anno", "Prezzi di oggi."];
  expect(listDistinct([...once, "Consumi di un anno.", "Prezzi di oggi"])).toEqual(once);
});
