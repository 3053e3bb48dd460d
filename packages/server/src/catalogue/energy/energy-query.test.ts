import { OfferQuery } from "@volpe/contract";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { parseOfferQuery } from "./energy-query.ts";

function parse(text: string) {
  return parseOfferQuery(new URLSearchParams(text), "luce");
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

  it("treats an empty field as absent", () => {
    expect(parse("consumo=&provincia=+&potenza=3")).toEqual({ query: { potenza: 3 }, ignored: [] });
  });

  it.each([
    ["destinazione=Aziende", { destinazione: "aziende" }],
    ["residente=NO&periodo=Mese", { residente: "no", periodo: "mese" }],
  ])("reads %s in whatever case its words are typed", (text, query) => {
    expect(parse(text)).toEqual({ query, ignored: [] });
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
    ["spesa=1.020", { spesa: 1020 }],
    ["spesa=930,5&spesaStima=930,5", { spesa: 930.5, spesaStima: 930.5 }],
    ["spesa=1.020,50&periodo=anno", { spesa: 1020.5, periodo: "anno" }],
    ["spesa=85,5&periodo=mese", { spesa: 85.5, periodo: "mese" }],
  ])("reads the dot of %s as its figure requires", (text, query) => {
    expect(parse(text)).toEqual({ query, ignored: [] });
  });

  it("ignores unknown keys", () => {
    expect(parse("tracking=AFF-1&colore=3")).toEqual({ query: {}, ignored: [] });
  });

  it.each([
    ["destinazione", "marziani"],
    ["consumo", "tanto"],
    ["consumo", "0"],
    ["consumo", "-5"],
    ["consumo", "10000001"],
    ["potenza", "0.4"],
    ["residente", "forse"],
    ["spesaStima", "si"],
    ["spesa", "poco"],
    ["spesa", "0"],
    ["periodo", "secolo"],
    ["provincia", "XX"],
    ["pagina", "0"],
    ["pagina", "1.5"],
    ["pagina", "1001"],
  ])("lists %s as ignored for the value %j", (key, value) => {
    const { query, ignored } = parse(`${key}=${value}`);
    expect(query).toEqual({});
    expect(ignored.map((each) => each.key)).toEqual([key]);
  });

  it("makes only queries that match the contract's schema", () => {
    for (const consumo of ["0.001", "1", "10000000"]) {
      for (const potenza of ["0.5", "10000"]) {
        const { query } = parse(`consumo=${consumo}&potenza=${potenza}&pagina=1000&provincia=AO`);
        expect(Check(OfferQuery, query)).toBe(true);
        expect(Object.keys(query)).toHaveLength(4);
      }
    }
  });
});
