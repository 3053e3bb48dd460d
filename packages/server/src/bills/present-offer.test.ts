import type { BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { withOfferCode, withPresentOffer } from "./present-offer.ts";

const field = (name: BillField["name"], value: string): BillField => ({
  ...{ name, value, unit: "", text: "", page: 1 },
  confidence: "sure",
});

/** A catalogue with one offer of this supplier. */
function catalogueOf(supplier: string) {
  const entry = { tipology: "luce", code: "CODE1", slug: "una", name: "Una", path: "/una" };
  const entries = [{ ...entry, pricing: "fixed", supplier: { name: supplier } }];
  return { entries: () => entries } as unknown as Pick<Catalogue, "entries">;
}

const read = (supplier: string) => ({
  tipology: "luce" as const,
  fields: [
    field("offerCode", "code1"),
    field("pricing", "variable"),
    ...(supplier === "" ? [] : [field("supplier", supplier)]),
  ],
});

test.each([
  ["Fonte Chiara S.p.A.", "Fonte Chiara Energia S.r.l."],
  ["CHIARA", "Fonte Chiara Energia S.r.l."],
  ["Luce e Gas Italia", "Luce Gas Italia S.r.l."],
  ["", "Fonte Chiara Energia S.r.l."],
])("joins a code of the supplier «%s» with the offer of «%s»", (mine, seller) => {
  const { offer, doubtfulOffer, fields } = withPresentOffer(read(mine), catalogueOf(seller));

  expect(offer).toMatchObject({ slug: "una", supplier: seller });
  expect(doubtfulOffer).toBeUndefined();
  expect(fields.find(({ name }) => name === "pricing")?.confidence).toBe("doubtful");
});

test.each([
  ["Alpenlume Energia S.p.A.", "Fonte Chiara Energia S.r.l."],
  ["Servizio Luce", "Mercato Gas"],
])("doubts an offer code on a bill of «%s» that belongs to «%s»", (mine, seller) => {
  const { offer, doubtfulOffer, fields } = withPresentOffer(read(mine), catalogueOf(seller));

  expect(offer).toBeNull();
  expect(doubtfulOffer).toMatchObject({ name: "Una", supplier: seller });
  const toConfidence = Object.fromEntries(fields.map(({ name, confidence }) => [name, confidence]));
  expect(toConfidence).toEqual({ offerCode: "doubtful", supplier: "doubtful", pricing: "sure" });
});

/** The reading of a misread code with the code that a person typed. */
function findOffer(typed: string | undefined) {
  const misread = { ...read("Fonte Chiara"), fields: [field("offerCode", "C0DE1")] };
  return withPresentOffer(withOfferCode(misread, typed), catalogueOf("Fonte Chiara S.p.A."));
}

test("joins a code that was typed with blanks and small letters", () => {
  expect(findOffer(undefined).offer).toBeNull();
  expect(findOffer(" co de1 ").offer).toMatchObject({ slug: "una" });
  expect(findOffer("CODE1").fields).toMatchObject([{ name: "offerCode", value: "CODE1", page: 0 }]);
  expect(findOffer("c0de1").fields).toMatchObject([{ value: "C0DE1", page: 1 }]);
});

test("forgets a code that was emptied", () => {
  expect(findOffer("").fields).toEqual([]);
});
