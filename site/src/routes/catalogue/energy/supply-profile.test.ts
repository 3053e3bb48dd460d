import { describe, expect, it } from "vitest";
import { toListHref, toSupplySearch } from "./supply-profile.ts";

const search = new URLSearchParams(
  "pagina=2&provincia=MI&consumo=2700&verde=si&destinazione=aziende",
);

describe("toSupplySearch", () => {
  it("keeps the supply in a fixed order and drops the list's parameters", () => {
    expect(toSupplySearch(search)).toBe("?consumo=2700&provincia=MI");
  });

  it("keeps the present spend", () => {
    const spent = new URLSearchParams("spesa=85&periodo=mese&consumo=2700&ordina=fissa");
    expect(toSupplySearch(spent)).toBe("?consumo=2700&spesa=85&periodo=mese");
  });

  it("is empty without a supply", () => {
    expect(toSupplySearch(new URLSearchParams("consumo=&pagina=3"))).toBe("");
  });
});

describe("toListHref", () => {
  it("names the destination only for businesses", () => {
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
