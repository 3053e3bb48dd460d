import { expect, it } from "vitest";
import { EMPTY_CONTACT_VALUES } from "../../forms/contact-values.ts";
import { readItemValues, toItemRequest } from "./item-request-form.tsx";

const CONTACTS = {
  ...EMPTY_CONTACT_VALUES,
  name: "Ada Rossi",
  email: "ada@esempio.it",
  privacy: "on",
};

it("sends figures as numbers and choices by value, and omits empty fields", () => {
  const request = toItemRequest(
    { type: "noleggio", item: "lince-uno" },
    { ...CONTACTS, duration: "36", mileage: " 15.000 ", downPayment: "" },
  );
  expect(request).toEqual({
    type: "noleggio",
    item: "lince-uno",
    duration: 36,
    mileage: 15_000,
    communication: "email",
    name: "Ada Rossi",
    email: "ada@esempio.it",
    phone: "",
    consents: { privacy: true, marketing: false, thirdParties: false },
    website: "",
  });
});

it("reads only the fields of the typology", () => {
  const form = new FormData();
  form.set("takings", "3.000");
  form.set("mileage", "15.000");
  const values = readItemValues("pos", form);
  expect(values.takings).toBe("3.000");
  expect(values).not.toHaveProperty("mileage");
});
