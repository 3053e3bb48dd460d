import { expect, test } from "vitest";
import { readHolder } from "./read-holder.ts";
import { printRows } from "./test-rows.ts";

const CODE = "RSSMRA85T10A562S";
const SELLER = { value: "Fonte Chiara S.p.A.", text: "", page: 1, isProved: true };

const read = (lines: readonly (readonly string[])[]) => {
  const { holder, fiscalCode } = readHolder(printRows(lines), SELLER);
  return [holder?.value, holder?.isProved, fiscalCode?.value, fiscalCode?.isProved];
};

test.each([
  [[["Intestatario: Mario Rossi"], [`Codice fiscale: ${CODE}`]], "Mario Rossi"],
  [[["Gentile"], ["ROSSI MARIO"], [`C.F. ${CODE}`]], "ROSSI MARIO"],
  [[[`Cliente Rossi Mario - C.F. ${CODE}`]], "Rossi Mario"],
  [[["MARIO ROSSI"], ["Via Po 3"], [`cod. fisc. ${CODE}`]], "MARIO ROSSI"],
])("is sure of a name and a code that prove each other: %j", (lines, name) => {
  expect(read(lines)).toEqual([name, true, CODE, true]);
});

test("doubts a name or a code without the other", () => {
  expect(read([["Intestatario", "Anna Bianchi"]])).toEqual([
    "Anna Bianchi",
    false,
    undefined,
    undefined,
  ]);
  const lines = [["Intestatario", "Anna Bianchi"], [`C.F. ${CODE}`]];
  expect(read(lines)).toEqual(["Anna Bianchi", false, CODE, false]);
});

test("takes neither a code with a wrong check character nor the seller's VAT number", () => {
  expect(read([["Codice fiscale RSSMRA85T10A562A"]])[2]).toBeUndefined();
  const seller = [["Fonte Chiara S.p.A."], ["Sede legale: Via Po 3 - P.IVA 12345678903"]];
  expect(read(seller)[2]).toBeUndefined();
});

test("takes the VAT number on a line with the firm's name, not a nearer one of the seller", () => {
  const lines = [
    ["P.IVA 00743110157"],
    ["x"],
    ["Spett.le Officine Dora S.N.C."],
    ["Via Po 3"],
    ["10121 Torino"],
    ["Ragione sociale Officine Dora S.N.C.", "P.IVA 12345678903"],
  ];
  expect(read(lines)[2]).toBe("12345678903");
});

test("doubts a firm's name and VAT number", () => {
  const firm = [["Spett.le Officine Dora S.N.C."], ["P.IVA 12345678903"]];
  expect(read(firm)).toEqual(["Officine Dora S.N.C.", false, "12345678903", false]);
  const withPerson = [...firm, ["Legale rappresentante: Mario Rossi"], [`C.F. ${CODE}`]];
  expect(read(withPerson)[3]).toBe(false);
});

test("takes no logo of the seller for the holder", () => {
  expect(read([["Fonte Chiara"], ["Via Po 3"], ["10121 Torino"]])[0]).toBeUndefined();
});

test.each([
  [["Intestatario / Inhaber", "Anna Bianchi"]],
  [["Intestatario / Inhaber: Anna Bianchi"]],
  [["Intestatario", "Inhaber Anna Bianchi"]],
  [["Inhaber / Intestatario: Anna Bianchi"]],
  [["Intestatario contratto - Vertragsinhaber: Anna Bianchi"]],
  [["Titolare / Inhaber des Vertrags Anna Bianchi"]],
  [["Kunde / Cliente: Anna Bianchi"]],
])("doubts the name beside a label in Italian and German: %j", (...lines) => {
  expect(read(lines).slice(0, 2)).toEqual(["Anna Bianchi", false]);
});

test("takes no German label or form of address for a part of the name", () => {
  expect(read([["Intestatario / Inhaber"], ["Vertragsinhaber"]])[0]).toBeUndefined();
  expect(read([["Herr Franz Mair"], ["Via Po 3"]])[0]).toBe("Franz Mair");
  const proved = [["Vertragsinhaber Mario Rossi"], [`Steuernummer ${CODE}`]];
  expect(read(proved)).toEqual(["Mario Rossi", true, CODE, true]);
});
