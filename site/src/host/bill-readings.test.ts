import { COOKIES, OWNER_KEY_HEADER } from "@volpe/contract";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerBillReadings } from "./bill-readings.ts";

const BILL = "bolletta-di-prova-0001";
const KEY = "chiave-di-prova-000001";
const POD = "IT001E12345678";

/** What the host answers to a browser with these keys. */
async function ask(keys: readonly string[]) {
  const app = Fastify();
  const field = { name: "pod", value: POD, text: `POD ${POD}`, unit: "", page: 1 };
  const supplies = [{ tipology: "luce", group: 0, offer: null, fields: [field] }];
  app.get(`/api/v1/bills/${BILL}`, ({ headers }, reply) =>
    headers[OWNER_KEY_HEADER] === KEY
      ? { data: { bill: BILL, files: [{ id: "f", supplies }] } }
      : reply.code(404).send({ errors: [{ code: "not-found", message: "Non c’è." }] }),
  );
  registerBillReadings(app, { publicUrl: "http://localhost:3000" });
  const cookie = `${COOKIES.ownerKeys}=${encodeURIComponent(JSON.stringify(keys))}`;
  const url = `/preventivo/upload/letture?bolletta=${BILL}`;
  return await app.inject({ url, headers: { cookie } });
}

test("answers the bill's values to a browser with its cookie, without the supply point", async () => {
  const answer = await ask([`${BILL}.${KEY}`]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json().files[0].supplies[0].fields[0].value).toBe("IT001•••678");
  expect(answer.body).not.toContain(POD);
  expect(answer.body).not.toContain(KEY);
});

test.each([
  ["no key", []],
  ["another key", [`${BILL}.chiave-di-prova-000002`]],
])("answers nothing to a browser with %s", async (_, keys) => {
  const answer = await ask(keys);
  expect([answer.statusCode, answer.body]).toEqual([404, ""]);
});
