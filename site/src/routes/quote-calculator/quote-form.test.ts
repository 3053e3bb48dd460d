import { describe, expect, it } from "vitest";
import { TYPED_FIGURES } from "../testing/typed-figures.ts";
import { EMPTY_QUOTE_VALUES, toRateRequest } from "./quote-form.tsx";

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
      consents: { privacy: true, marketing: false, thirdParties: false },
      website: "",
    });
  });

  it.each(TYPED_FIGURES)("reads $text as the lists do", ({ text, shown: _, ...read }) => {
    const field = "consumption" in read ? { consumption: text } : { capacityKw: text };
    expect(toRateRequest({ ...FILLED, ...field })).toMatchObject(read);
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
