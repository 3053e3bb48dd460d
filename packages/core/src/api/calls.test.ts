import { expect, test } from "vitest";
import type { Client } from "../client.ts";
import { createHostedClient, createTestSession } from "./fake-host.ts";

const PERSONAL = { _id: "u1", email: "anna@example.it", name: "Anna" };
const SESSION = createTestSession("t", 9_000_000_000);
const ITEM = { slug: "s", brand: { name: "b" }, ai_translated: [{ label: "l" }] };
const PLACE = { latitude: 45.46, longitude: 9.19 };
const PROVIDER = { code: "c", state: "s" };

type Row = [(api: Client["api"]) => Promise<unknown>, string, unknown, unknown, unknown];

/** Each call, its method and path, its payload, the `data` answered, and what the caller gets. */
const CALLS: Row[] = [
  [(api) => api.auth.google(PROVIDER), "POST /api/v1/auth/google", PROVIDER, SESSION, SESSION],
  [(api) => api.auth.facebook(PROVIDER), "POST /api/v1/auth/facebook", PROVIDER, SESSION, SESSION],
  [
    (api) => api.auth.googleUrl(),
    "GET /api/v1/auth/google/url",
    undefined,
    "https://g",
    "https://g",
  ],
  [
    (api) => api.auth.facebookUrl(),
    "GET /api/v1/auth/facebook/url",
    undefined,
    "https://f",
    "https://f",
  ],
  [
    (api) => api.auth.loginByToken({ token: "m" }),
    "POST /api/v1/auth/loginbytoken",
    { token: "m" },
    SESSION,
    SESSION,
  ],
  [
    (api) => api.auth.syncData({ preferiti: ["a"] }),
    "POST /api/v1/auth/syncdata",
    { preferiti: ["a"] },
    null,
    null,
  ],
  [(api) => api.auth.detail(), "GET /api/v1/auth/detail", undefined, PERSONAL, PERSONAL],
  [
    (api) => api.auth.changePassword({ password: "p" }),
    "PATCH /api/v1/auth/update/cambiopassword",
    { password: "p" },
    PERSONAL,
    PERSONAL,
  ],
  [
    (api) => api.auth.updatePersonalData({ name: "Anna" }),
    "PATCH /api/v1/auth/update/personaldata",
    { name: "Anna" },
    PERSONAL,
    PERSONAL,
  ],
  [(api) => api.auth.savePosition(PLACE), "POST /api/v1/auth/saveposition", PLACE, {}, {}],
  [
    (api) => api.auth.recover({ token: "t", password: "p" }),
    "POST /api/v1/auth/ripristino",
    { token: "t", password: "p" },
    {},
    {},
  ],
  [(api) => api.auth.activate("a&b"), "GET /api/v1/auth/active?token=a%26b", undefined, {}, {}],
  [
    (api) => api.auth.decode("x"),
    "GET /api/v1/auth/decode?token=x",
    undefined,
    { email: "e", name: "n", id: "i" },
    { email: "e", name: "n", id: "i" },
  ],
  [
    (api) => api.frontend.brand("a/b"),
    "GET /api/v1/frontend/brand/a%2Fb",
    undefined,
    { n: 1 },
    '{"n":1}',
  ],
  [(api) => api.frontend.brands(), "GET /api/v1/frontend/brands", undefined, [1, 2], "[1,2]"],
  [
    (api) => api.frontend.menu("main"),
    "POST /api/v1/menu",
    { filter: "main", lang: "IT" },
    [1],
    [1],
  ],
  [
    (api) => api.frontend.viewedItems(["s"]),
    "POST /api/v1/items/visualizzati",
    { slugs: ["s"] },
    [ITEM],
    [ITEM],
  ],
  [
    (api) => api.frontend.favouriteItems(["s"]),
    "POST /api/v1/items/visualizzati",
    { slugs: ["s"], lang: "it" },
    [ITEM],
    [ITEM],
  ],
  [
    (api) => api.frontend.tracking({ tracking: "AFF", cookie: null }),
    "POST /api/v1/frontend/tracking",
    { tracking: "AFF", cookie: null },
    {},
    {},
  ],
];

test.each(CALLS)(
  "%# a call of the specification keeps its path, payload and answer",
  async (...row) => {
    const [call, address, body, data, expected] = row;
    const { client, sent } = createHostedClient(() => ({ data }));
    await expect(call(client.api)).resolves.toEqual(expected);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([address]);
    expect(sent[0]?.body).toEqual(body);
  },
);

test("a refusal throws the status and the errors of the reply", async () => {
  const errors = [{ code: "gone", message: "Questa offerta è terminata." }];
  const { client, sent } = createHostedClient(() => ({ status: 410, errors }));
  await expect(
    client.api.offers.list("luce", { consumo: 2700, residente: "si" }),
  ).rejects.toMatchObject({ name: "ApiError", status: 410, errors });
  expect(sent[0]?.path).toBe("/api/v1/offers?tipology=luce&consumo=2700&residente=si");
});

test("the offers that a list leaves out are asked for with its query", async () => {
  const profile = {
    tipology: "luce",
    destination: "privati",
    annualConsumption: 2700,
    capacityKw: 3,
    resident: true,
    province: null,
    defaultConsumption: false,
  };
  const offers = [{ name: "Notte", supplier: "Prova", code: "C1", reason: "Ha fasce proprie" }];
  const { client, sent } = createHostedClient(() => ({ data: { profile, offers } }));
  await expect(client.api.offers.excluded("luce", { consumo: 2700 })).resolves.toEqual({
    profile,
    offers,
  });
  expect(sent[0]?.path).toBe("/api/v1/offers/excluded?tipology=luce&consumo=2700");
});

test("a success without data, or with other data than was agreed, is a failure", async () => {
  const withText = (text: string) => createHostedClient(() => ({ text })).client.api;
  for (const text of ['{"date":1}', "[]", "null", "", '{"data":{"rate":1}}']) {
    await expect(withText(text).rates.create({} as never)).rejects.toMatchObject({ status: 502 });
  }
});

test("build manifests are read from the host's root, without an envelope", async () => {
  const manifest = { id: "b1", time: "2026-11-21T00:00:00Z", redirects: { "/a": "/b" } };
  const { client, sent } = createHostedClient(() => ({ text: JSON.stringify(manifest) }));
  await expect(client.api.builds.meta("b1")).resolves.toEqual(manifest);
  await client.api.builds.latest();
  expect(sent.map(({ path }) => path)).toEqual(["/builds/meta/b1.json", "/builds/latest.json"]);
});

test("a manifest that is a page of the site is refused", async () => {
  const { client } = createHostedClient(() => ({ text: "<!doctype html>" }));
  await expect(client.api.builds.latest()).rejects.toMatchObject({ name: "ApiError" });
});
