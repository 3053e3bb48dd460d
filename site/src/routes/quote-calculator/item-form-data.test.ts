import { describe, expect, it } from "vitest";
import { EMPTY_CONTACT_VALUES } from "./contact-fields.ts";
import { findItemField, parseItemForm, toItemValues } from "./item-form-data.ts";

const CONTACTS = {
  ...EMPTY_CONTACT_VALUES,
  name: "Ada Rossi",
  email: "ada@esempio.it",
  privacy: "on",
};

describe("parseItemForm", () => {
  it("passes on what was said, as it was typed, and leaves out what was not", () => {
    const outcome = parseItemForm(
      { type: "noleggio", item: "lince-uno" },
      { ...CONTACTS, duration: "36 mesi", mileage: " 15mila ", downPayment: "" },
    );
    expect(outcome).toEqual({
      status: "valid",
      request: {
        type: "noleggio",
        item: "lince-uno",
        duration: "36 mesi",
        mileage: "15mila",
        communication: "email",
        name: "Ada Rossi",
        email: "ada@esempio.it",
        phone: "",
        consents: { privacy: true, marketing: false, thirdParties: false },
        website: "",
      },
    });
  });

  it("needs a province for a line alone", () => {
    expect(parseItemForm({ type: "pos", item: "" }, CONTACTS).status).toBe("valid");
    const outcome = parseItemForm({ type: "internet", item: "" }, { ...CONTACTS, email: "ada" });
    expect(outcome.status === "invalid" && outcome.errors.map(({ field }) => field)).toEqual([
      "province",
      "email",
    ]);
  });
});

it("reads of a form only the fields of its typology", () => {
  const form = new FormData();
  form.set("takings", "3.000");
  form.set("mileage", "15.000");
  const values = toItemValues("pos", form);
  expect(values.takings).toBe("3.000");
  expect(values).not.toHaveProperty("mileage");
});

it("finds the box that an error of the consents speaks of", () => {
  const error = { code: "invalid-field" as const, message: "" };
  expect(findItemField({ ...error, field: "consents.privacy" })).toBe("privacy");
  expect(findItemField({ ...error, field: "mileage" })).toBe("mileage");
});
