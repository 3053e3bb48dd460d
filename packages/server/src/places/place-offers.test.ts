import { expect, it, vi } from "vitest";
import type { Services } from "../services.ts";
import { findPlaceChoice } from "./place-choice.ts";
import { createPlaceOffers } from "./place-offers.ts";

it("caches a place until the catalogue or the products change", () => {
  let version = "a";
  const rank = vi.fn(() => ({ offers: [], total: 0 }));
  const services = {
    catalogue: {
      rank,
      excluded: () => ({ offers: [] }),
      state: () => ({ demonstration: false }),
      version: () => version,
    },
    products: { list: () => ({ total: 0, items: [] }), version: () => "p" },
  } as unknown as Pick<Services, "catalogue" | "products">;
  const offersOf = createPlaceOffers(services);
  const monza = findPlaceChoice("MB", "108033");
  const brianza = findPlaceChoice("MB", undefined);
  if (monza === null || brianza === null) throw new Error("no such place");
  const once = offersOf(monza);
  expect(offersOf(monza)).toBe(once);
  expect(offersOf(brianza).place.label).toBe("Provincia di Monza e della Brianza");
  expect(rank).toHaveBeenCalledTimes(4);
  version = "b";
  expect(offersOf(monza)).not.toBe(once);
});
