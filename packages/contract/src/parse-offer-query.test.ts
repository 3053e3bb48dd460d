import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { OfferQuery } from "./offers.ts";
import { parseOfferQuery } from "./parse-offer-query.ts";

function parse(text: string) {
  const fields = text.split("&").map((pair) => toField(pair));
  return parseOfferQuery({
    getAll: (key) => fields.flatMap(([name, value]) => (name === key ? [value] : [])),
  });
}

function toField(pair: string): [string, string] {
  const [key = "", value = ""] = pair.split("=");
  return [key, decodeURIComponent(value.replaceAll("+", " "))];
}

describe("parseOfferQuery", () => {
  it("reads a whole profile", () => {
    expect(
      parse("destinazione=aziende&consumo=2.700&potenza=4,5&residente=no&provincia=mi&pagina=3"),
    ).toEqual({
      query: {
        destinazione: "aziende",
        consumo: 2700,
        potenza: 4.5,
        residente: "no",
        provincia: "MI",
        pagina: 3,
      },
      ignored: [],
    });
  });

  it("takes an empty field as one that was not filled in", () => {
    expect(parse("consumo=&provincia=+&potenza=3")).toEqual({ query: { potenza: 3 }, ignored: [] });
  });

  it.each([
    ["indice=0.115", { indice: 0.115 }],
    ["indice=0,119", { indice: 0.119 }],
    ["indice=1.250", { indice: 1.25 }],
    ["potenza=4.125", { potenza: 4.125 }],
    ["variazione=12.125", { variazione: 12.125 }],
    ["consumo=2.700", { consumo: 2700 }],
    ["consumo=0.500", { consumo: 0.5 }],
    ["consumo=345.125", { consumo: 345_125 }],
  ])("reads the dot of %s as its figure has it", (text, query) => {
    expect(parse(text)).toEqual({ query, ignored: [] });
  });

  it("leaves the keys of others alone", () => {
    expect(parse("tracking=AFF-1&persone=3")).toEqual({ query: {}, ignored: [] });
  });

  it.each([
    ["destinazione", "marziani"],
    ["consumo", "tanto"],
    ["consumo", "0"],
    ["consumo", "-5"],
    ["consumo", "10000001"],
    ["potenza", "0.4"],
    ["residente", "forse"],
    ["provincia", "XX"],
    ["pagina", "0"],
    ["pagina", "1.5"],
    ["pagina", "1001"],
  ])("names %s as ignored where it says %j", (key, value) => {
    expect(parse(`${key}=${value}`)).toEqual({ query: {}, ignored: [key] });
  });

  it("makes only queries that the wire's schema takes", () => {
    for (const consumo of ["0.001", "1", "10000000"]) {
      for (const potenza of ["0.5", "10000"]) {
        const { query } = parse(`consumo=${consumo}&potenza=${potenza}&pagina=1000&provincia=AO`);
        expect(Check(OfferQuery, query)).toBe(true);
        expect(Object.keys(query)).toHaveLength(4);
      }
    }
  });
});
