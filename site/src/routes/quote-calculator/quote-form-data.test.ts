import { describe, expect, it } from "vitest";
import { EMPTY_QUOTE_VALUES } from "./empty-quote-values.ts";
import { findQuoteField, parseQuoteForm, toQuoteValues } from "./quote-form-data.ts";

const FILLED = {
  ...EMPTY_QUOTE_VALUES,
  consumption: "2.700",
  capacityKw: "4,5",
  province: "MI",
  operator: " Enerluna ",
  name: "Ada Rossi",
  email: "ada@esempio.it",
  privacy: "on",
};

describe("parseQuoteForm", () => {
  it("makes the request of a filled form", () => {
    expect(parseQuoteForm(FILLED)).toEqual({
      status: "valid",
      request: {
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
      },
    });
  });

  it("leaves out for gas what only electricity has", () => {
    const outcome = parseQuoteForm({ ...FILLED, type: "gas", capacityKw: "boh" });
    expect(outcome.status === "valid" && outcome.request).not.toHaveProperty("capacityKw");
    expect(outcome.status === "valid" && outcome.request).not.toHaveProperty("resident");
  });

  it("takes the present spend where it is given", () => {
    const outcome = parseQuoteForm({ ...FILLED, presentSpendEur: "1.012,50" });
    expect(outcome.status === "valid" && outcome.request.presentSpendEur).toBe(1012.5);
  });

  it("says every thing to mend at once, each with its field", () => {
    const outcome = parseQuoteForm({
      ...EMPTY_QUOTE_VALUES,
      capacityKw: "0,1",
      presentSpendEur: "boh",
      email: "ada",
      communication: "",
    });
    expect(outcome.status === "invalid" && outcome.errors.map(({ field }) => field)).toEqual([
      "consumption",
      "capacityKw",
      "province",
      "presentSpendEur",
      "name",
      "email",
      "communication",
      "privacy",
    ]);
  });

  it("asks for a number only of who wants to be called", () => {
    expect(parseQuoteForm({ ...FILLED, phone: "+39" }).status).toBe("valid");
    const outcome = parseQuoteForm({ ...FILLED, phone: "+39", communication: "telefono" });
    expect(outcome.status === "invalid" && outcome.errors[0]?.field).toBe("phone");
  });

  it("passes the honeypot on, for the server to judge", () => {
    const outcome = parseQuoteForm({ ...FILLED, website: "http://spam.example" });
    expect(outcome.status === "valid" && outcome.request.website).toBe("http://spam.example");
  });
});

describe("toQuoteValues", () => {
  it("keeps what was typed as it was typed, and nothing else", () => {
    const form = new FormData();
    form.set("consumption", " due mila ");
    form.set("intruso", "x");
    const values = toQuoteValues(form);
    expect(values.consumption).toBe(" due mila ");
    expect(values.privacy).toBe("");
    expect(values).not.toHaveProperty("intruso");
  });
});

describe("findQuoteField", () => {
  it("finds the field of an error, nested or not", () => {
    const error = { code: "invalid-field" as const, message: "" };
    expect(findQuoteField({ ...error, field: "email" })).toBe("email");
    expect(findQuoteField({ ...error, field: "consents.privacy" })).toBe("privacy");
    expect(findQuoteField({ ...error, field: "/consents/marketing" })).toBe("marketing");
    expect(findQuoteField({ ...error, field: "consents" })).toBe("privacy");
  });

  it("finds none for an error of the whole form", () => {
    expect(findQuoteField({ code: "too-many-requests", message: "" })).toBeNull();
  });
});
