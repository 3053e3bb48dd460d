import { describe, expect, it } from "vitest";
import { COMUNI, findComune } from "./comuni.ts";
import { findPlacesNear } from "./places-near.ts";
import { resolvePlace, suggestPlaces } from "./resolve-place.ts";

function labelOf(text: string): string {
  const resolution = resolvePlace(text);
  return resolution.status === "found" ? resolution.place.label : resolution.status;
}

describe("the list of comuni", () => {
  it("has all of Italy, each below one of the 107 provinces", () => {
    expect(COMUNI.length).toBeGreaterThan(7800);
    expect(new Set(COMUNI.map(({ province }) => province.sign)).size).toBe(107);
    expect(new Set(COMUNI.map(({ code }) => code)).size).toBe(COMUNI.length);
  });

  it("knows a comune by its code, with what was merged since", () => {
    expect(findComune("108033")).toMatchObject({ name: "Monza", postalCodes: ["20900", "20900"] });
    expect(findComune("025075")?.name).toBe("Setteville");
    expect(findComune("999999")).toBeNull();
  });
});

describe("what a typed place means", () => {
  it.each([
    ["Monza", "Monza (MB)"],
    ["  MONZA (mb) ", "Monza (MB)"],
    ["rho, mi", "Rho (MI)"],
    ["forli", "Forlì (FC)"],
    ["l'aquila", "L’Aquila (AQ)"],
    ["L’Aquila", "L’Aquila (AQ)"],
    ["Bozen", "Bolzano/Bozen (BZ)"],
    ["bolzano", "Bolzano/Bozen (BZ)"],
    ["reggio emilia", "Reggio nell’Emilia (RE)"],
    ["S. Donato Milanese", "San Donato Milanese (MI)"],
    ["Firnze", "Firenze (FI)"],
    ["20900", "Monza (MB)"],
    ["20100", "Milano (MI)"],
    ["108033", "Monza (MB)"],
    ["MI", "Provincia di Milano"],
    ["provincia di Milano", "Provincia di Milano"],
    ["prov. Lecco", "Provincia di Lecco"],
    ["Valle d’Aosta", "Provincia della Valle d’Aosta"],
    ["Provincia dell’Aquila", "Provincia dell’Aquila"],
  ])("understands «%s»", (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  it("asks between comuni of the same name, told apart by their provinces", () => {
    const resolution = resolvePlace("Samone");
    expect(resolution).toMatchObject({ status: "ambiguous" });
    expect(suggestPlaces("Samone").map(({ label }) => label)).toEqual([
      "Samone (TO)",
      "Samone (TN)",
    ]);
    expect(labelOf("Samone (TN)")).toBe("Samone (TN)");
  });

  it.each(["", "   ", "Xyzzy", "99999", "999999", "%%%", "a".repeat(5000)])(
    "knows nothing of «%.12s»",
    (text) => {
      expect(resolvePlace(text)).toEqual({ status: "unknown" });
    },
  );

  it("understands every label that it suggests", () => {
    const labels = COMUNI.filter((_comune, index) => index % 40 === 0)
      .flatMap(({ name }) => suggestPlaces(name))
      .map(({ label }) => label);
    expect(labels.filter((label) => labelOf(label) !== label)).toEqual([]);
  });
});

describe("suggestions", () => {
  it("are at most eight, the biggest of what begins so first", () => {
    const labels = suggestPlaces("San").map(({ label }) => label);
    expect(labels).toHaveLength(8);
    expect(suggestPlaces("mil")[0]?.label).toBe("Milano (MI)");
  });

  it("name the province beside the comune", () => {
    expect(suggestPlaces("lecco").map(({ label }) => label)).toContain("Provincia di Lecco");
  });
});

describe("the places near a position", () => {
  it("are its province and the nearest comuni", () => {
    const [province, nearest] = findPlacesNear({ latitude: 45.58, longitude: 9.27 });
    expect(province).toMatchObject({ kind: "province", province: "MB" });
    expect(nearest).toMatchObject({ kind: "comune", comune: "108033", region: "Lombardia" });
  });

  it("are none abroad or at sea", () => {
    expect(findPlacesNear({ latitude: 48.85, longitude: 2.35 })).toEqual([]);
    expect(findPlacesNear({ latitude: 39.8, longitude: 12 })).toEqual([]);
  });
});
