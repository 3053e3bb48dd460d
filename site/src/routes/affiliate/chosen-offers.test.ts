import { expect, test } from "vitest";
import { readOffers } from "./chosen-offers.ts";
import { toSnippet } from "./snippets.ts";

const origin = "https://volpe.example";
const OURS = { origin, code: "sito-abcde", sub: "" };
const CAR = "/noleggio/fiat-panda/1-0-hybrid";

const readMany = (text: string) => readOffers(text, { origin, most: 2, takesCars: true });
const readOne = (text: string) => readOffers(text, { origin, most: 1, takesCars: false });

test("reads slugs from the addresses of offers' pages", () => {
  const slugs = [
    `${origin}/privati/luce/enerluna/luce-serena-000123?consumo=3100`,
    "gas-facile",
    CAR,
    "volpe.example/offerte/pos/cassa/",
  ].join(", ");
  expect(toSnippet("carte", { ...OURS, values: { slugs } })).toContain(
    ' slugs="luce-serena-000123,gas-facile,/noleggio/fiat-panda/1-0-hybrid,cassa">',
  );
  expect(toSnippet("preferiti", { ...OURS, values: { slug: " luce-facile " } })).toContain(
    ' slug="luce-facile">',
  );
});

test.each([
  "/offerte/luce",
  "/noleggio",
  "/blog/prezzo-fisso-o-variabile",
  "/confronto",
  "https://altro.example/privati/luce/enerluna/luce-serena-000123",
  "luce:facile",
])("leaves out %s with an error, because it is no offer's page", (address) => {
  const error = `«${address}» non è la scheda di un’offerta di Volpe: aprila e incolla il suo indirizzo.`;
  expect(readOne(address)).toEqual({ slugs: "", error });
  expect(readMany(`gas-facile ${address}`)).toEqual({ slugs: "gas-facile", error });
});

test("refuses a car's address for the favourites button, because a car has no slug", () => {
  expect(readOne(origin + CAR)).toEqual({
    slugs: "",
    error: "Di un’auto qui non basta l’indirizzo: puoi mostrarla con il widget «Offerte».",
  });
  expect(readMany(origin + CAR)).toEqual({ slugs: CAR });
});

test("refuses more offers than an element takes", () => {
  expect(readOne("uno,due")).toEqual({ slugs: "uno", error: "Scegli una sola offerta." });
  expect(readMany("uno,due,tre")).toEqual({ slugs: "uno,due", error: "Al massimo 2 offerte." });
  expect(readMany("uno,uno")).toEqual({ slugs: "uno" });
  expect(readMany("")).toEqual({ slugs: "" });
});
