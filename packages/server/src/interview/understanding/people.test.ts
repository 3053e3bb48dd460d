import { describe, expect, test } from "vitest";
import { findEmails, readName, readPhone } from "../../person/read-contacts.ts";
import { saysUnknown } from "../../text/spoken-text.ts";
import { readAppliances, readGasUses } from "./household.ts";
import { readPersons } from "./persons.ts";
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
    ["siamo in 4", 4],
    ["3 persone", 3],
    ["vivo da sola", 1],
    ["famiglia di 5 con climatizzatore", 5],
    ["io, mia moglie e due figli", 4],
    ["siamo una famiglia di quattro", 4],
    ["io e il mio compagno", 2],
    ["siamo in quattro, due bambini", 4],
    ["2 adulti e 2 bambini", 4],
    ["una coppia con un figlio", 3],
    ["sono una mamma con due figli, vivo da sola con loro", 3],
    ["io", 1],
    ["un po'", null],
    ["in due mesi", null],
    ["boh", null],
  ])("counts «%s» as %s", (text, persons) => {
    expect(readPersons(text)).toBe(persons);
  });

  test.each<[string, string[]]>([
    ["sono in tre con pompa di calore", ["heat-pump"]],
    ["piano a induzione e condizionatori", ["induction", "air-conditioning"]],
    ["abbiamo il boiler elettrico e l'auto elettrica", ["water-heater", "electric-car"]],
    ["scaldabagno a gas", []],
    ["senza climatizzatore, solo il boiler", ["water-heater"]],
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
    ["no riscaldamento, solo cucina", ["cooking"]],
    ["per scaldarmi", ["heating"]],
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
    ["Sig.ra Rossi", "Rossi"],
    ["A", null],
    ["no", null],
    ["non te lo dico", null],
    ["perché", null],
    ["1234", null],
    ["<script>alert(1)</script>", null],
  ])("reads the name in «%s»: %s", (text, name) => {
    expect(readName(text)).toBe(name);
  });

  test.each<[string, string | null]>([
    ["anna@esempio.it", "anna@esempio.it"],
    ["la mia mail è Anna.B@Esempio.IT.", "Anna.B@esempio.it"],
    ["anna+luce@posta.esempio.it", "anna+luce@posta.esempio.it"],
    ["anna chiocciola esempio.it", "anna@esempio.it"],
    ["anna @ esempio.it", "anna@esempio.it"],
    ["anna@esempio", null],
    ["anna.esempio.it", null],
    ["a@b..it", null],
    ["anna@esempio.it\nBcc: x", "anna@esempio.it"],
  ])("reads the e-mail in «%s»: %s", (text, email) => {
    expect(findEmails(text)[0] ?? null).toBe(email);
  });

  test.each<[string, string | null]>([
    ["333 123 4567", "+393331234567"],
    ["+39 02 1234567", "+39021234567"],
    ["chiamami al 347-1234567", "+393471234567"],
    ["0039 347 1234567", "+393471234567"],
    ["+41 44 668 18 00", "+41446681800"],
    ["12", null],
    ["+39", null],
  ])("reads the phone number in «%s»: %s", (text, phone) => {
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

  test.each<[string, string]>([
    ["A2A", "A2A Energia S.p.A."],
    ["sono con enel", "Enel Energia S.p.A."],
    ["E.ON", "E.ON Energia S.p.A."],
    ["eon", "E.ON Energia S.p.A."],
    ["Sorgenia", "Sorgenia S.p.A."],
    ["sorgenia ma voglio cambiare", "Sorgenia S.p.A."],
    ["Sorgenia, perfetto.", "Sorgenia S.p.A."],
    ["non sono sicuro, forse Edison", "Edison Energia"],
    ["non lo so, credo Enel", "Enel Energia S.p.A."],
    ["non Enel, Sorgenia", "Sorgenia S.p.A."],
    ["prima ero con Enel, adesso Edison", "Edison Energia"],
    ["eni gas e luce", "Eni Plenitude"],
    ["Plenitude", "Eni Plenitude"],
    ["Servizio Elettrico Nazionale", "Servizio Elettrico Nazionale"],
    ["il servizio elettrico", "Servizio Elettrico Nazionale"],
    ["hera", "Hera Comm"],
    ["octopus energy", "Octopus Energy Italia"],
    ["NeN", "NeN"],
    ["agsm aim", "Magis Energia"],
    ["we kiwi", "Wekiwi"],
  ])("reads «%s» as %s", (text, name) => {
    expect(readSupplier(text, suppliers)).toEqual({ status: "known", name });
  });

  test.each<[string, string]>([
    ["Acme S.p.A.", "Acme S.p.A."],
    ["sono con Luce Nostra ma voglio cambiare", "Luce Nostra"],
    ["Coop Valle Azzurra, grazie.", "Coop Valle Azzurra"],
  ])("keeps «%s» as typed: %s", (text, name) => {
    expect(readSupplier(text, suppliers)).toEqual({ status: "as-typed", name });
  });

  test.each(["vattene", "asdfghjkl", "Lampadina"])("doubts whether «%s» is a name", (name) => {
    expect(readSupplier(name, suppliers).status).not.toMatch(/as-typed|known/);
  });

  test.each<[string, string]>([
    ["non lo so", "unknown"],
    ["boh", "unknown"],
    ["non mi ricordo", "unknown"],
    ["nessuno", "none"],
    ["non ho un fornitore", "none"],
    ["non ne ho", "none"],
    ["sì", "unreadable"],
    ["il mio", "unreadable"],
    ["è un nuovo allaccio", "none"],
    ["Enel o Edison", "several"],
    ["7", "unreadable"],
    ["Milano", "town"],
    ["in provincia di Asti", "town"],
    ["casa mia", "unreadable"],
  ])("reads «%s» as %s", (text, status) => {
    expect(readSupplier(text, suppliers).status).toBe(status);
  });
});

describe("not knowing", () => {
  test.each(["non lo so", "Boh", "non saprei", "Non ne ho idea", "non me lo ricordo", "??"])(
    "is recognised in «%s»",
    (text) => {
      expect(saysUnknown(text)).toBe(true);
    },
  );

  test("is not recognised in a name with a similar beginning", () => {
    expect(saysUnknown("Nonantola")).toBe(false);
  });
});
