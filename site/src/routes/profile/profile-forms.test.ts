import { EMPTY_ADDRESS } from "@volpe/contract";
import { expect, it } from "vitest";
import { parsePasswordForm } from "./password-form.ts";
import { parsePersonalData } from "./personal-data-form.ts";
import { parseShipping } from "./shipping-form.ts";

const toFields = (parsed: { status: string; errors?: readonly { field?: string }[] }) =>
  (parsed.errors ?? []).map(({ field }) => field);

it("takes the prefix alone for no phone, and no password for none", () => {
  expect(
    parsePersonalData({ name: " Anna ", email: " a@b.it ", phone: "+39", password: "" }),
  ).toEqual({ status: "valid", request: { name: "Anna", email: "a@b.it", phone: "" } });
});

it("refuses each field of the data that cannot be, with words for it", () => {
  const parsed = parsePersonalData({ name: "A", email: "anna@", phone: "chiamami" });
  expect(toFields(parsed)).toEqual(["name", "email", "phone"]);
});

it("completes an address with region, country and the whole in one line", () => {
  const values = { street: "via Roma 12", postal_code: "20900", city: "Monza", province: "MB" };
  expect(parseShipping(values)).toEqual({
    status: "valid",
    request: {
      ...EMPTY_ADDRESS,
      ...values,
      address: "via Roma 12, 20900 Monza (MB)",
      region: "Lombardia",
      country: "Italia",
    },
  });
});

it("takes four empty fields for an address to be taken away", () => {
  expect(parseShipping({ street: " ", postal_code: "", city: "", province: "" })).toEqual({
    status: "valid",
    request: EMPTY_ADDRESS,
  });
});

it("refuses half an address, field by field", () => {
  const parsed = parseShipping({
    street: "via Roma",
    postal_code: "209",
    city: "",
    province: "ZZ",
  });
  expect(toFields(parsed)).toEqual(["postal_code", "city", "province"]);
});

it("asks for the password in use, and of a new one for length alone", () => {
  expect(toFields(parsePasswordForm({ current: "", password: "corta" }))).toEqual([
    "current",
    "password",
  ]);
  const typed = { current: "x", password: "quattro parole a caso" };
  expect(parsePasswordForm({ ...typed, endOthers: "on" })).toEqual({
    status: "valid",
    request: { ...typed, endOthers: true },
  });
});
