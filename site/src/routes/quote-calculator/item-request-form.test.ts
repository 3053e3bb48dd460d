import { expect, it } from "vitest";
import { EMPTY_CONTACT_VALUES } from "../../forms/contact-values.ts";
import { readItemValues, toItemRequest } from "./item-request-form.tsx";

const CONTACTS = {
  ...EMPTY_CONTACT_VALUES,
  name: "Ada Rossi",
  email: "ada@esempio.it",
  privacy: "on",
};

it("sends figures as numbers, choices by value and no empty fields", () => {
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
    consents: { privacy: true, marketing: false },
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

it.each([
  ["pos", "takings", "12.000,50", 12_000.5],
  ["pos", "takings", "tremila", 3000],
  ["pos", "takings", "€ 3.100", 3100],
  ["pos", "receipt", "12,50", 12.5],
  ["pos", "receipt", "12.50", 12.5],
  ["pos", "receipt", "1.250", 1250],
  ["noleggio", "mileage", "15.000 km", 15_000],
  ["noleggio", "mileage", "15 000", 15_000],
  ["noleggio", "downPayment", "2.000 €", 2000],
] as const)("reads %s's %s «%s» like the lists and the assistant", (type, field, text, figure) => {
  expect(toItemRequest({ type, item: "uno" }, { ...CONTACTS, [field]: text })).toMatchObject({
    [field]: figure,
  });
});
