import { describe, expect, test } from "vitest";
import { readEmail, readName, readPhone } from "./contacts.ts";
import { readAppliances, readGasUses, readPersons } from "./household.ts";
import { saysUnknown } from "./plain-text.ts";
import { readSupplier } from "./supplier.ts";

describe("the household", () => {
  test.each<[string, number | null]>([
    ["3", 3],
    ["tre", 3],
    ["siamo in quattro", 4],
    ["sono in tre con pompa di calore", 3],
    ["in 5", 5],
    ["due persone", 2],
    ["vivo da solo", 1],
    ["da sola", 1],
    ["io e mio marito", 2],
    ["io e mia moglie con due figli", 4],
    ["siamo in due e un bambino", 3],
    ["boh", null],
  ])("counts «%s» as %s", (text, persons) => {
    expect(readPersons(text)).toBe(persons);
  });

  test.each<[string, string[]]>([
    ["sono in tre con pompa di calore", ["heat-pump"]],
    ["piano a induzione e condizionatori", ["induction", "air-conditioning"]],
    ["abbiamo il boiler elettrico e l'auto elettrica", ["water-heater", "electric-car"]],
    ["scaldabagno a gas", []],
    ["cucina elettrica, wallbox", ["induction", "electric-car"]],
    ["niente pompa di calore", []],
    ["non ho il condizionatore ma ho l'induzione", ["induction"]],
    ["nulla di tutto questo", []],
  ])("finds in «%s» %s", (text, appliances) => {
    expect(readAppliances(text)).toEqual(appliances);
  });

  test.each<[string, string[]]>([
    ["riscaldamento e acqua calda", ["heating", "hot-water"]],
    ["solo per cucinare", ["cooking"]],
    ["tutto", ["heating", "hot-water", "cooking"]],
    ["i termosifoni", ["heating"]],
    ["niente riscaldamento", []],
  ])("finds the gas uses of «%s»: %s", (text, uses) => {
    expect(readGasUses(text)).toEqual(uses);
  });
});

describe("contacts", () => {
  test.each<[string, string | null]>([
    ["mi chiamo Anna Bianchi", "Anna Bianchi"],
    ["anna bianchi", "Anna Bianchi"],
    ["SONO MARCO DELL'ORTO", "Marco Dell'Orto"],
    ["Niccolò", "Niccolò"],
    ["Jean-Luc de' Medici", "Jean-Luc de' Medici"],
    ["A", null],
    ["1234", null],
    ["<script>alert(1)</script>", null],
  ])("reads the name of «%s»: %s", (text, name) => {
    expect(readName(text)).toBe(name);
  });

  test.each<[string, string | null]>([
    ["anna@esempio.it", "anna@esempio.it"],
    ["la mia mail è Anna.B@Esempio.IT.", "Anna.B@esempio.it"],
    ["anna+luce@posta.esempio.it", "anna+luce@posta.esempio.it"],
    ["anna@esempio", null],
    ["anna.esempio.it", null],
    ["a@b..it", null],
    ["anna@esempio.it\nBcc: x", "anna@esempio.it"],
  ])("reads the e-mail of «%s»: %s", (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  test.each<[string, string | null]>([
    ["333 123 4567", "+393331234567"],
    ["+39 02 1234567", "+39021234567"],
    ["chiamami al 347-1234567", "+393471234567"],
    ["0039 347 1234567", "+393471234567"],
    ["+41 44 668 18 00", "+41446681800"],
    ["12", null],
    ["+39", null],
  ])("reads the phone of «%s»: %s", (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });
});

describe("the supplier", () => {
  const suppliers = [
    "A2A Energia S.p.A.",
    "Enel Energia S.p.A.",
    "E.ON Energia S.p.A.",
    "Sorgenia S.p.A.",
  ];

  test.each<[string, string | null]>([
    ["A2A", "A2A Energia S.p.A."],
    ["sono con enel", "Enel Energia S.p.A."],
    ["E.ON", "E.ON Energia S.p.A."],
    ["Sorgenia", "Sorgenia S.p.A."],
    ["Servizio Elettrico Nazionale", "Servizio Elettrico Nazionale"],
    ["Acme S.p.A.", "Acme S.p.A."],
    ["non lo so", ""],
    ["boh", ""],
    ["7", null],
  ])("reads «%s» as %s", (text, supplier) => {
    expect(readSupplier(text, suppliers)).toBe(supplier);
  });
});

describe("not knowing", () => {
  test.each(["non lo so", "Boh", "non saprei", "Non ne ho idea", "non me lo ricordo", "??"])(
    "is heard in «%s»",
    (text) => {
      expect(saysUnknown(text)).toBe(true);
    },
  );

  test("is not heard in a name that begins alike", () => {
    expect(saysUnknown("Nonantola")).toBe(false);
  });
});
