import { EMPTY_ADDRESS, type WireError } from "@volpe/contract";
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

const toFields = (errors: readonly WireError[]) => errors.map(({ field }) => field);

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

it("refuses an incomplete address, naming each missing field", async () => {
  const values = { street: "via Roma", postal_code: "209", city: "", province: "ZZ" };
  const { errors, sent } = await send("indirizzo", values);
  expect(toFields(errors)).toEqual(["postal_code", "city", "province"]);
  expect(sent).toEqual([]);
});

it("sends the passwords as typed and whether to end the other sessions", async () => {
  const typed = { current: "x", password: "quattro parole a caso" };
  const { sent } = await send("password", { ...typed, endOthers: "on" });
  expect(sent).toEqual([{ ...typed, endOthers: true }]);
});
