import { MenuItem } from "@volpe/contract";
import Type from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer());

const ask = (body: object) => callApi(server.app, "POST /menu", { body });

test("answers the items of the menu asked for, in their order", async () => {
  const { status, body } = await ask({ filter: "principale", lang: "IT" });
  expect(status).toBe(200);
  expect(Check(Type.Array(MenuItem), body.data)).toBe(true);
  expect(body.data.map(({ label }: MenuItem) => label)).toEqual([
    "Luce",
    "Gas",
    "Internet",
    "POS",
    "Noleggio",
  ]);
  expect(body.data[0]).toEqual({ label: "Luce", path: "/offerte/luce", menu: "principale" });
});

test("answers «piede» with the items of all footer menus, each address once", async () => {
  const { body } = await ask({ filter: "piede", lang: "IT" });
  const paths = body.data.map(({ path }: MenuItem) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["/pos", "/faqs", "/contatti", "/preferiti", "/privacy-policy"]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(["altro", "toString", ""])(
  "names the field when it refuses the unknown menu «%s»",
  async (f) => {
    const { status, body } = await ask({ filter: f, lang: "IT" });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ code: "invalid-field", field: "filter" }]);
    expect(body.errors[0].message).toContain("principale, strumenti");
  },
);

test("refuses another language", async () => {
  expect((await ask({ filter: "principale", lang: "EN" })).status).toBe(422);
});
