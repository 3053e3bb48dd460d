import { EMPTY_ADDRESS } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { toDataValues, toIsoDate, toItalianDate, toUnsplitHolder } from "./contract-data.ts";
import { createContract } from "./sample-contract.ts";

it.each([
  ["31/12/1980", "1980-12-31"],
  ["31 dicembre 1980", "1980-12-31"],
  ["1° Gen 1980", "1980-01-01"],
  ["1 brumaio 1980", "1 brumaio 1980"],
  [" 1.2.1999 ", "1999-02-01"],
  ["03-04-2001", "2001-04-03"],
  ["1980-12-31", "1980-12-31"],
  ["ieri", "ieri"],
  ["", ""],
])("reads the date «%s» as %s", (typed, iso) => {
  expect(toIsoDate(typed)).toBe(iso);
});

it("shows a stored date as people write it", () => {
  expect(toItalianDate("1980-12-31")).toBe("31/12/1980");
  expect(toItalianDate("ieri")).toBe("ieri");
});

/** The fiscal code of a woman whose names begin with BNC and NMR. */
const CODE = "BNCNMR80A41F205C";

describe("a form that nobody has filled in", () => {
  const HOLDER = {
    name: "Anna Maria Bianchi",
    email: "anna@esempio.it",
    phone: "+393331234567",
    city: "Rho",
    province: "MI",
    point: "",
    billHolder: "",
    billFiscalCode: "",
    billStreet: "",
    billPostalCode: "",
    billCity: "",
  };
  const ACCOUNT = {
    name: "Anna Bianchi",
    email: "ANNA@esempio.it",
    phone: "",
    shipping: EMPTY_ADDRESS,
  };
  const empty = createContract({ consumer: null, supply: null, payment: null });

  it("has the supply point of the person's own bill", () => {
    const holder = { ...HOLDER, email: "", point: "IT001E12345678" };
    const pointOf = (known: Parameters<typeof toDataValues>[1], needs = empty.needs) =>
      toDataValues({ ...empty, needs }, known).point;
    expect([
      pointOf({ account: null, holder }),
      pointOf({ account: ACCOUNT, holder }),
      pointOf({ account: ACCOUNT, holder: { ...holder, email: "bruno@esempio.it" } }),
      pointOf({ account: null, holder }, { ...empty.needs, supplyPoint: "pdr" }),
      pointOf({ account: null, holder: { ...holder, point: "" } }),
    ]).toEqual(["IT001E12345678", "IT001E12345678", "", "", ""]);
    expect(toDataValues(empty, { account: null, holder })).toMatchObject({ email: "", holder: "" });
  });

  const BILLED = { ...HOLDER, billHolder: "BIANCHI ANNA MARIA", billFiscalCode: CODE };

  it("has name and fiscal code of the person's own bill", () => {
    const alone = { ...BILLED, name: "", email: "" };
    expect(toDataValues(empty, { account: null, holder: alone })).toMatchObject({
      ...{ firstName: "ANNA MARIA", lastName: "BIANCHI", fiscalCode: CODE },
      holder: "ANNA MARIA BIANCHI",
    });
    expect(toDataValues(empty, { account: null, holder: BILLED })).toMatchObject({
      ...{ firstName: "Anna Maria", lastName: "Bianchi", fiscalCode: CODE },
    });
  });

  it("shows the bill's name to a person whose first name is not known otherwise", () => {
    const holder = { ...BILLED, name: "", billFiscalCode: "" };
    const tell = (known: Parameters<typeof toUnsplitHolder>[1]) => toUnsplitHolder(empty, known);
    expect([
      tell({ account: null, holder }),
      tell({ account: null, holder: { ...holder, email: "bruno@esempio.it" } }),
      tell({ account: ACCOUNT, holder: { ...holder, email: "bruno@esempio.it" } }),
      tell({ account: ACCOUNT, holder }),
      tell({ account: null, holder: { ...BILLED, name: "" } }),
      tell({ account: null, holder: null }),
    ]).toEqual(["BIANCHI ANNA MARIA", "BIANCHI ANNA MARIA", "", "", "", ""]);
    expect(toDataValues(empty, { account: null, holder })).toMatchObject({ firstName: "" });
  });

  it("has no fiscal code that goes with another name, or comes from another person's bill", () => {
    const codeOf = (known: Parameters<typeof toDataValues>[1]) =>
      toDataValues(empty, known).fiscalCode;
    expect(codeOf({ account: null, holder: { ...BILLED, name: "Bruno Rossi" } })).toBe("");
    const others = { ...BILLED, email: "bruno@esempio.it" };
    expect(codeOf({ account: ACCOUNT, holder: others })).toBe("");
  });

  it("has the place of the supply on the person's own bill before that of the account", () => {
    const shipping = { ...EMPTY_ADDRESS, street: "Via Po 3", city: "Torino", province: "TO" };
    const account = { ...ACCOUNT, shipping };
    const place = { billStreet: "Via Roma 12", billPostalCode: "20121", billCity: "Milano" };
    const placeOf = (known: Parameters<typeof toDataValues>[1]) => {
      const { street, postal_code, city, province } = toDataValues(empty, known);
      return [street, postal_code, city, province];
    };
    const holder = { ...HOLDER, ...place };
    const billPlace = [
      "Via Roma 12",
      "20121",
      "Milano",
      new URLSearchParams(empty.offer.query).get("provincia") ?? "",
    ];
    expect(placeOf({ account: null, holder })).toEqual(billPlace);
    expect(placeOf({ account, holder })).toEqual(billPlace);
    expect(placeOf({ account, holder: { ...holder, email: "bruno@esempio.it" } })).toEqual([
      ...["Via Po 3", "", "Torino", "TO"],
    ]);
  });

  it("has name and VAT number of the firm that the bill is for", () => {
    const firm = { ...HOLDER, billHolder: "Officine Dora S.r.l.", billFiscalCode: "12345678903" };
    expect(toDataValues(empty, { account: null, holder: firm })).toMatchObject({
      ...{ companyName: "Officine Dora S.r.l.", vatNumber: "12345678903", fiscalCode: "" },
    });
  });

  it("has the contacts and the place of the quote", () => {
    expect(toDataValues(empty, { account: null, holder: HOLDER })).toMatchObject({
      firstName: "Anna",
      lastName: "Maria Bianchi",
      email: "anna@esempio.it",
      phone: "+393331234567",
      city: "Rho",
      province: "MI",
      street: "",
      holder: "Anna Maria Bianchi",
      fiscalCode: "",
      iban: "",
    });
  });

  it("has the account's data, or else those of the quote", () => {
    const shipping = { ...EMPTY_ADDRESS, street: "Via Po 3", city: "Milano", province: "MI" };
    const known = { account: ACCOUNT, holder: HOLDER };
    expect(toDataValues(empty, known)).toMatchObject({
      lastName: "Bianchi",
      phone: "+393331234567",
      city: "Rho",
    });
    const settled = { ...known, account: { ...ACCOUNT, shipping } };
    expect(toDataValues(empty, settled)).toMatchObject({ street: "Via Po 3", city: "Milano" });
  });

  it("has the comune that the figures are for, if no address is known", () => {
    const contract = createContract({ supply: null, city: "Monza" });
    expect(toDataValues(contract, { account: null, holder: null }).city).toBe("Monza");
  });

  const NEW_GAS = {
    ...empty,
    needs: { ...empty.needs, supplyPoint: "pdr" as const },
    offer: { ...empty.offer, query: "consumo=1400&provincia=MI" },
  };

  it("has the data of the person's earlier contract, except for its supply point and account", () => {
    const payment = { method: "debit" as const, iban: "•••• 3456", holder: "Anna Bianchi" };
    const earlier = createContract({ state: "signed", payment });
    expect(toDataValues(NEW_GAS, { account: null, holder: null, earlier })).toMatchObject({
      ...{ firstName: "Anna", lastName: "Bianchi", fiscalCode: "BNCNNA80T71F205T" },
      ...{ birthDate: "31/12/1980", email: "anna@esempio.it", phone: "+393331234567" },
      ...{ street: "Via Roma 1", postal_code: "20121", city: "Milano", province: "MI" },
      ...{ reason: "", point: "", iban: "", holder: "Anna Bianchi" },
    });
    const offer = { ...empty.offer, query: "consumo=1400&provincia=RM" };
    const inRome = toDataValues({ ...NEW_GAS, offer }, { account: null, holder: null, earlier });
    expect(inRome).toMatchObject({ firstName: "Anna", street: "", city: "", province: "RM" });
  });

  it("has no data of an earlier contract of another person or regime", () => {
    const earlier = createContract({ state: "signed" });
    const codeOf = (holder: typeof HOLDER, contract = NEW_GAS) =>
      toDataValues(contract, { account: null, holder, earlier }).fiscalCode;
    const alone = { ...HOLDER, email: "" };
    expect([
      codeOf(HOLDER),
      codeOf({ ...HOLDER, email: "bruno@esempio.it" }),
      codeOf({ ...alone, billHolder: "BIANCHI ANNA" }),
      codeOf({ ...alone, billHolder: "Bruno Rossi" }),
      codeOf({ ...alone, billHolder: "Bianchi Anna", billFiscalCode: CODE }),
      codeOf(HOLDER, { ...NEW_GAS, regime: "business" }),
    ]).toEqual(["BNCNNA80T71F205T", "", "BNCNNA80T71F205T", "", "", ""]);
  });

  it("has no data of another person's quote", () => {
    const account = { ...ACCOUNT, email: "bruno@esempio.it" };
    expect(toDataValues(empty, { account, holder: HOLDER })).toMatchObject({ phone: "", city: "" });
  });

  it("keeps the values of the contract", () => {
    const known = { account: null, holder: { ...HOLDER, city: "Pavia", province: "PV" } };
    expect(toDataValues(createContract(), known)).toMatchObject({ city: "Milano", holder: "" });
  });

  it("does not use the signer as holder of a company's account", () => {
    const firm = { ...empty, regime: "business" as const };
    expect(toDataValues(firm, { account: ACCOUNT, holder: null }).holder).toBe("");
  });
});
