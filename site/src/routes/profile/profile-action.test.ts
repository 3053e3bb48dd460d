import { EMPTY_ADDRESS, FIELD_SENTENCES } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { doIntent } from "./profile-action.ts";
import type { Intent } from "./profile-form.tsx";

const ANSWER = { _id: "u1", email: "anna@esempio.it", name: "Anna" };

async function send(intent: Intent, values: Record<string, string>) {
  const sent: unknown[] = [];
  const take = ({ body }: { body?: unknown }) => {
    sent.push(body);
    return ANSWER;
  };
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "PATCH /auth/update/personaldata": take,
      "PATCH /auth/update/shippingdata": take,
      "PATCH /auth/update/cambiopassword": take,
    },
  });
  return { errors: await doIntent(intent, values, client), sent };
}

it("sends trimmed personal data and omits a bare prefix and an empty password", async () => {
  const typed = { name: " Anna ", email: " a@b.it ", phone: "+39", password: "" };
  expect((await send("dati", typed)).sent).toEqual([{ name: "Anna", email: "a@b.it", phone: "" }]);
});

it("completes an address with region, country and a one-line form", async () => {
  const values = { street: "via Roma 12", postal_code: "20900", city: "Monza", province: "MB" };
  expect((await send("indirizzo", values)).sent).toEqual([
    {
      ...EMPTY_ADDRESS,
      ...values,
      address: "via Roma 12, 20900 Monza (MB)",
      region: "Lombardia",
      country: "Italia",
    },
  ]);
});

it("removes the address if all four fields are empty", async () => {
  const values = { street: " ", postal_code: "", city: "", province: "" };
  expect((await send("indirizzo", values)).sent).toEqual([EMPTY_ADDRESS]);
});

it("refuses an incomplete address in the words of a contract's address", async () => {
  const values = { street: "x", postal_code: "209", city: "", province: "ZZ" };
  const { errors, sent } = await send("indirizzo", values);
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ["street", FIELD_SENTENCES.street],
    ["postal_code", FIELD_SENTENCES.postalCode],
    ["city", FIELD_SENTENCES.city],
    ["province", FIELD_SENTENCES.province],
  ]);
  expect(sent).toEqual([]);
});

it("sends the passwords as typed and whether to end the other sessions", async () => {
  const typed = { current: "x", password: "quattro parole a caso" };
  const { sent } = await send("password", { ...typed, endOthers: "on" });
  expect(sent).toEqual([{ ...typed, endOthers: true }]);
});
