import { describe, expect, it } from "vitest";
import { toItemHref, toPageHref, toProfileSearch } from "./profile-url.ts";

describe("toProfileSearch", () => {
  it("writes one profile always in the same order", () => {
    expect(toProfileSearch({ provincia: "MI", consumo: 2700, residente: "si", potenza: 4.5 })).toBe(
      "?consumo=2700&potenza=4.5&residente=si&provincia=MI",
    );
  });

  it("writes nothing for the profile by default and its first page", () => {
    expect(toProfileSearch({})).toBe("");
    expect(toProfileSearch({ pagina: 1 })).toBe("");
  });
});

describe("toPageHref", () => {
  it("keeps the profile and changes the page", () => {
    expect(toPageHref("/offerte/luce", { consumo: 1800, pagina: 2 }, 3)).toBe(
      "/offerte/luce?consumo=1800&pagina=3",
    );
    expect(toPageHref("/offerte/luce", { consumo: 1800, pagina: 2 }, 1)).toBe(
      "/offerte/luce?consumo=1800",
    );
  });
});

describe("toItemHref", () => {
  it("carries the profile without page and destination", () => {
    expect(
      toItemHref("/aziende/luce/enerluna/sole", {
        destinazione: "aziende",
        consumo: 9000,
        pagina: 4,
      }),
    ).toBe("/aziende/luce/enerluna/sole?consumo=9000");
  });
});
