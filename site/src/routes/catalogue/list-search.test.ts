import { describe, expect, it } from "vitest";
import { toHiddenParameters, toListSearch, toPageSearch, toSearchWithout } from "./list-search.ts";

const search = new URLSearchParams("consumo=2700&fornitore=a,b&verde=&pagina=3&confronta=x");

describe("the search of a list's address", () => {
  it("returns to the first page and drops empty parameters", () => {
    expect(toListSearch(search, { ordina: "prezzo" })).toBe(
      "?consumo=2700&fornitore=a,b&ordina=prezzo",
    );
    expect(toListSearch(new URLSearchParams("consumo=1"), { consumo: null })).toBe("");
  });

  it("drops one of several values, and the parameter with its last value", () => {
    expect(toSearchWithout(search, "fornitore", "a")).toBe("?consumo=2700&fornitore=b");
    const ticked = new URLSearchParams("fornitore=a&fornitore=b");
    expect(toSearchWithout(ticked, "fornitore", "b")).toBe("?fornitore=a");
    expect(toSearchWithout(new URLSearchParams("fornitore=a"), "fornitore", "a")).toBe("");
  });

  it("covers all of Italy when the province is removed", () => {
    const placed = new URLSearchParams("consumo=1&provincia=MI");
    expect(toSearchWithout(placed, "provincia", "MI")).toBe("?consumo=1&luogo=");
    expect(toListSearch(new URLSearchParams("provincia=MI"), { provincia: null })).toBe("?luogo=");
  });

  it("omits the first page", () => {
    expect(toPageSearch(search, 1)).toBe("?consumo=2700&fornitore=a,b");
    expect(toPageSearch(search, 2)).toBe("?consumo=2700&fornitore=a,b&pagina=2");
  });

  it("becomes the form's hidden fields, except the form's own fields and the page", () => {
    expect(toHiddenParameters(search, ["consumo"])).toEqual([["fornitore", "a,b"]]);
  });
});
