import { PlaceOffers, PlaceResolution } from "@volpe/contract";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { createPlaceCalls } from "./place-calls.ts";
import type { Call, Request } from "./request.ts";

const MONZA = {
  kind: "comune",
  label: "Monza (MB)",
  province: "MB",
  region: "Lombardia",
  comune: "108033",
};

/** Calls that are answered with `data`, where the guard takes it. */
function answerWith(data: unknown) {
  const asked: { path: string; query: unknown }[] = [];
  const request = (async (call: Call<unknown>) => {
    asked.push({ path: call.path, query: call.query });
    if (!call.data(data)) throw new TypeError("refused");
    return data;
  }) as Request;
  return { calls: createPlaceCalls(request), asked };
}

test("a place is asked for by what was typed, by position, and by its codes", async () => {
  const { calls, asked } = answerWith({ status: "found", place: MONZA });
  await calls.resolve("Monza & c");
  const near = answerWith({ places: [MONZA] });
  await near.calls.near({ latitude: 45.58, longitude: 9.27 });
  expect([...asked, ...near.asked]).toEqual([
    { path: "/places/resolve", query: { luogo: "Monza & c" } },
    { path: "/places/near", query: { latitude: 45.58, longitude: 9.27 } },
  ]);
});

test.each([
  { status: "found", place: MONZA },
  { status: "ambiguous", choices: [MONZA] },
  { status: "unknown" },
  { status: "found" },
  { status: "ambiguous", choices: [{ ...MONZA, label: 1 }] },
  { status: "other" },
])("a resolution is taken or refused as the schema does: %j", async (resolution) => {
  const outcome = answerWith(resolution)
    .calls.resolve("x")
    .then(
      () => true,
      () => false,
    );
  expect(await outcome).toBe(Check(PlaceResolution, resolution));
});

test("what is valid in a place is taken or refused as the schema does", async () => {
  const offers = { place: MONZA, tipologies: [], products: [], demonstration: false };
  for (const given of [offers, { ...offers, products: undefined }, { ...offers, place: null }]) {
    const outcome = answerWith(given)
      .calls.offers({ province: "MB" })
      .then(
        () => true,
        () => false,
      );
    expect(await outcome).toBe(Check(PlaceOffers, given));
  }
});
