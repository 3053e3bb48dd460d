import { describe, expect, it } from "vitest";
import {
  IMPLAUSIBLE_FIGURES,
  TYPED_FIGURES,
  TYPED_SPENDS,
  UNREADABLE_CONSUMPTIONS,
} from "../testing/typed-figures.ts";
import { EMPTY_QUOTE_VALUES, findDoubtfulQuoteAnswers, toRateRequest } from "./quote-form.tsx";

const FILLED = {
  ...EMPTY_QUOTE_VALUES,
  consumption: "2.700",
  capacityKw: "4,5",
  province: "MI",
  operator: " Enerluna ",
  name: " Ada Rossi",
  email: "ada@esempio.it ",
  privacy: "on",
};

describe("toRateRequest", () => {
  it("makes the request from a filled form", () => {
    expect(toRateRequest(FILLED)).toEqual({
      destination: "privati",
      type: "luce",
      resident: true,
      province: "MI",
      operator: "Enerluna",
      consumption: 2700,
      capacityKw: 4.5,
      communication: "email",
      name: "Ada Rossi",
      email: "ada@esempio.it",
      phone: "",
      consents: { privacy: true, marketing: false },
      website: "",
    });
  });

  it.each(TYPED_FIGURES)("reads $text like the lists", ({ text, shown: _, ...read }) => {
    const field = "consumption" in read ? { consumption: text } : { capacityKw: text };
    expect(toRateRequest({ ...FILLED, ...field })).toMatchObject(read);
  });

  it.each(TYPED_SPENDS)("reads a spend of $text", ({ text, euros }) => {
    expect(toRateRequest({ ...FILLED, presentSpendEur: text }).presentSpendEur).toBe(euros);
  });

  it.each(UNREADABLE_CONSUMPTIONS)("reads no consumption from «%s»", (text) => {
    expect(toRateRequest({ ...FILLED, consumption: text }).consumption).toBeNaN();
  });

  it("omits power and residence for gas", () => {
    const request = toRateRequest({ ...FILLED, type: "gas", capacityKw: "boh" });
    expect(request).not.toHaveProperty("capacityKw");
    expect(request).not.toHaveProperty("resident");
  });

  it("sends the present spend only if it was filled in", () => {
    expect(toRateRequest(FILLED)).not.toHaveProperty("presentSpendEur");
    const request = toRateRequest({ ...FILLED, presentSpendEur: "1.012,50" });
    expect(request.presentSpendEur).toBe(1012.5);
  });

  it("sends null for an unreadable figure, so that the API names its field", () => {
    const request = toRateRequest({ ...FILLED, consumption: "tanto", capacityKw: "boh" });
    expect(JSON.parse(JSON.stringify(request))).toMatchObject({
      consumption: null,
      capacityKw: null,
    });
  });

  it("sends a bare phone prefix as no number", () => {
    expect(toRateRequest({ ...FILLED, phone: "+39" }).phone).toBe("");
    expect(toRateRequest({ ...FILLED, phone: " +39 333 1234567" }).phone).toBe("+39 333 1234567");
  });

  it("sends the honeypot to the API", () => {
    expect(toRateRequest({ ...FILLED, website: "http://spam.example" }).website).toBe(
      "http://spam.example",
    );
  });
});

describe("findDoubtfulQuoteAnswers", () => {
  const fill = (change: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
    return form;
  };
  const find = (change: Record<string, string>) =>
    findDoubtfulQuoteAnswers(fill(change), { ...FILLED, ...change });

  it.each(IMPLAUSIBLE_FIGURES)("asks once about $text", ({ text, meant, ...read }) => {
    const field = "consumption" in read ? "consumption" : "capacityKw";

    expect(find({ [field]: text })).toEqual([
      {
        code: "invalid-field",
        field,
        message: `Intendevi ${meant}? Correggi, oppure invia di nuovo se è giusto così.`,
      },
    ]);
    expect(find({ [field]: text, [`chiesto-${field}`]: text })).toEqual([]);
    expect(find({ [field]: text, destination: "aziende" })).toEqual([]);
  });

  it("accepts the small consumption of a second home", () => {
    expect(find({ consumption: "90" })).toMatchObject([{ field: "consumption" }]);
    expect(find({ consumption: "90", resident: "no" })).toEqual([]);
  });

  it("asks about a spend that does not match the consumption", () => {
    expect(find({ presentSpendEur: "12" })).toMatchObject([{ field: "presentSpendEur" }]);
    expect(find({ presentSpendEur: "12.000,50" })).toMatchObject([
      { message: expect.stringMatching(/^12\.000,50 € è una spesa insolita .* invia di nuovo/) },
    ]);
    expect(find({ presentSpendEur: "900" })).toEqual([]);
  });
});
