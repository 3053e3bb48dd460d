import { describe, expect, it } from "vitest";
import { COMUNI, findComune } from "./comuni.ts";
import { findPlacesNear } from "./places-near.ts";
import { resolvePlace, suggestPlaces } from "./resolve-place.ts";

function labelOf(text: string): string {
  const resolution = resolvePlace(text);
  return resolution.status === "found" ? resolution.place.label : resolution.status;
}

describe("the list of comuni", () => {
  it("has over 7,800 comuni with different codes, in all of the 107 provinces", () => {
    expect(COMUNI.length).toBeGreaterThan(7800);
    expect(new Set(COMUNI.map(({ province }) => province.sign)).size).toBe(107);
    expect(new Set(COMUNI.map(({ code }) => code)).size).toBe(COMUNI.length);
  });

  it("finds a comune by its code, even one that a merger made", () => {
    expect(findComune("108033")).toMatchObject({ name: "Monza", postalCodes: ["20900", "20900"] });
    expect(findComune("025075")?.name).toBe("Setteville");
    expect(findComune("999999")).toBeNull();
  });
});

describe("the place that a text means", () => {
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
    ["20900", "Monza (MB)"],
    ["20100", "Milano (MI)"],
    ["108033", "Monza (MB)"],
    ["MI", "Provincia di Milano"],
    ["provincia di Milano", "Provincia di Milano"],
    ["prov. Lecco", "Provincia di Lecco"],
    ["Valle d’Aosta", "Provincia della Valle d’Aosta"],
    ["Provincia dell’Aquila", "Provincia dell’Aquila"],
  ])("is for «%s» %s", (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  it("is ambiguous for comuni of the same name, which differ by province", () => {
    const resolution = resolvePlace("Samone");
    expect(resolution).toMatchObject({ status: "ambiguous" });
    expect(suggestPlaces("Samone").map(({ label }) => label)).toEqual([
      "Samone (TO)",
      "Samone (TN)",
    ]);
    expect(labelOf("Samone (TN)")).toBe("Samone (TN)");
  });

  it.each([
    ["Paperopoli", "Paternopoli (AV)"],
    ["Firnze", "Firenze (FI)"],
    ["Sesto San Giov", "Sesto San Giovanni (MI)"],
  ])("is offered as a choice for an incomplete or misspelt name: «%s»", (text, label) => {
    expect(resolvePlace(text)).toMatchObject({ status: "ambiguous", choices: [{ label }] });
  });

  it.each(["", "   ", "Xyzzy", "99999", "999999", "%%%", "a".repeat(5000)])(
    "is unknown for «%.12s»",
    (text) => {
      expect(resolvePlace(text)).toEqual({ status: "unknown" });
    },
  );

  it("is found for every suggested label", () => {
    const labels = COMUNI.filter((_comune, index) => index % 40 === 0)
      .flatMap(({ name }) => suggestPlaces(name))
      .map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(COMUNI.length / 40);
    expect(labels.filter((label) => labelOf(label) !== label)).toEqual([]);
  });
});

describe("a region's name", () => {
  it("asks which of its provinces is meant", () => {
    const resolution = resolvePlace("Umbria");
    const choices = resolution.status === "ambiguous" ? resolution.choices : [];
    expect(choices.map(({ label }) => label)).toEqual([
      "Provincia di Perugia",
      "Provincia di Terni",
    ]);
  });
});

describe("suggestions", () => {
  it("are at most eight, the biggest place first", () => {
    const labels = suggestPlaces("San").map(({ label }) => label);
    expect(labels).toHaveLength(8);
    expect(suggestPlaces("mil")[0]?.label).toBe("Milano (MI)");
  });

  it("name the province as well as the comune", () => {
    expect(suggestPlaces("lecco").map(({ label }) => label)).toContain("Provincia di Lecco");
  });
});

describe("the places near a position", () => {
  it("are its province and the nearest comuni", () => {
    const [province, nearest] = findPlacesNear({ latitude: 45.58, longitude: 9.27 });
    expect(province).toMatchObject({ kind: "province", province: "MB" });
    expect(nearest).toMatchObject({ kind: "comune", comune: "108033", region: "Lombardia" });
  });

  it("are empty abroad and at sea", () => {
    expect(findPlacesNear({ latitude: 48.85, longitude: 2.35 })).toEqual([]);
    expect(findPlacesNear({ latitude: 39.8, longitude: 12 })).toEqual([]);
  });
});
