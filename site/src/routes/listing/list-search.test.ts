import { describe, expect, it } from "vitest";
import { toKeptParameters, toListSearch, toPageSearch, toSearchWithout } from "./list-search.ts";

const search = new URLSearchParams("consumo=2700&fornitore=a,b&verde=&pagina=3&confronta=x");

describe("the search of a list's address", () => {
  it("begins at the first page when the list changes, and loses what is empty", () => {
    expect(toListSearch(search, { ordina: "prezzo" })).toBe(
      "?consumo=2700&fornitore=a,b&ordina=prezzo",
    );
    expect(toListSearch(new URLSearchParams("consumo=1"), { consumo: null })).toBe("");
  });

  it("loses one value of several, and the parameter with its last", () => {
    expect(toSearchWithout(search, "fornitore", "a")).toBe("?consumo=2700&fornitore=b");
    const ticked = new URLSearchParams("fornitore=a&fornitore=b");
    expect(toSearchWithout(ticked, "fornitore", "b")).toBe("?fornitore=a");
    expect(toSearchWithout(new URLSearchParams("fornitore=a"), "fornitore", "a")).toBe("");
  });

  it("says all of Italy where the province is taken away, so that none is remembered", () => {
    const placed = new URLSearchParams("consumo=1&provincia=MI");
    expect(toSearchWithout(placed, "provincia", "MI")).toBe("?consumo=1&luogo=");
    expect(toListSearch(new URLSearchParams("provincia=MI"), { provincia: null })).toBe("?luogo=");
  });

  it("names no first page", () => {
    expect(toPageSearch(search, 1)).toBe("?consumo=2700&fornitore=a,b");
    expect(toPageSearch(search, 2)).toBe("?consumo=2700&fornitore=a,b&pagina=2");
  });

  it("is kept by a form but for its own fields and the place in the list", () => {
    expect(toKeptParameters(search, ["consumo"])).toEqual([["fornitore", "a,b"]]);
  });
});
