import { describe, expect, it } from "vitest";
import { toListHref, toSupplySearch } from "./profile-url.ts";

const search = new URLSearchParams(
  "pagina=2&provincia=MI&consumo=2700&verde=si&destinazione=aziende",
);

describe("toSupplySearch", () => {
  it("carries the supply in one order, and nothing of the list", () => {
    expect(toSupplySearch(search)).toBe("?consumo=2700&provincia=MI");
  });

  it("is empty where nothing was said", () => {
    expect(toSupplySearch(new URLSearchParams("consumo=&pagina=3"))).toBe("");
  });
});

describe("toListHref", () => {
  it("says for whom the list is where that is not the usual one", () => {
    expect(toListHref({ tipology: "luce", destination: "aziende" }, search)).toBe(
      "/offerte/luce?destinazione=aziende&consumo=2700&provincia=MI",
    );
    expect(toListHref({ tipology: "gas", destination: "privati" }, search)).toBe(
      "/offerte/gas?consumo=2700&provincia=MI",
    );
    expect(toListHref({ tipology: "gas", destination: "aziende" }, new URLSearchParams())).toBe(
      "/offerte/gas?destinazione=aziende",
    );
  });
});
