import { expect, test } from "vitest";
import { AFFILIATE_FIELDS } from "./affiliate-fields.ts";
import { BILL_FIELDS } from "./bill-fields.ts";
import { CONTRACT_FIELDS } from "./contract-fields.ts";
import { FORM_FIELDS } from "./form-fields.ts";

test("every pattern of a field is valid with the flag `v`, which browsers use", () => {
  // Two tables have a field `holder`, so they are not merged.
  const tables = [AFFILIATE_FIELDS, BILL_FIELDS, CONTRACT_FIELDS, FORM_FIELDS];
  const patterns = tables.flatMap((table) =>
    Object.entries<object>(table).flatMap(([name, field]) =>
      "pattern" in field ? [[name, field.pattern] as const] : [],
    ),
  );
  expect(patterns).toContainEqual(["holder", AFFILIATE_FIELDS.holder.pattern]);
  for (const [name, pattern] of patterns) {
    expect(() => new RegExp(`^(?:${pattern})$`, "v"), name).not.toThrow();
  }
});

test("a holder's name has only the characters of a bank transfer and accented letters", () => {
  const holder = new RegExp(`^(?:${AFFILIATE_FIELDS.holder.pattern})$`, "v");
  const accepted = ["Anna D’Ambrosio", "Niccolò Però", "Nicolo\u0300", "Rossi S.r.l. (filiale 2)"];
  expect(accepted.filter((text) => !holder.test(text))).toEqual([]);
  expect(["A<b>", "Rossi & Figli", "a@b", "Анна"].filter((text) => holder.test(text))).toEqual([]);
});

test("a site is an address with or without its scheme", () => {
  const site = new RegExp(`^(?:${AFFILIATE_FIELDS.site.pattern})$`, "v");
  const accepted = ["www.esempio.it", " https://il-mio.esempio.it/diario/ ", "esempio.it/@canale"];
  expect(accepted.filter((text) => !site.test(text))).toEqual([]);
  expect(
    ["x", "https://", "javascript:alert(1)", "due parole.it"].filter((text) => site.test(text)),
  ).toEqual([]);
});
