import { expect, test } from "vitest";
import { listDemonstration } from "./list-demonstration.ts";

test("names the typologies whose snapshot is the demonstration", () => {
  const listed = listDemonstration({
    catalogue: { state: () => ({ demonstration: true }) },
    products: { state: (tipology) => ({ demonstration: tipology === "pos" }) },
  });

  expect(listed).toEqual(["luce", "gas", "pos"]);
});
