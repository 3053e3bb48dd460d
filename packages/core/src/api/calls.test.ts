import type { ContactRequest, ItemRequest } from "@volpe/contract";
import { expect, test } from "vitest";
import type { Client } from "../client.ts";
import { createAccountCalls } from "./account-calls.ts";
import { createAuthCalls } from "./auth-calls.ts";
import { createBrowsingCalls } from "./browsing-calls.ts";
import { createOfferCalls } from "./catalogue-calls.ts";
import { createHostedClient, createTestSession } from "./fake-host.ts";
import { createContactCalls, createRateCalls } from "./request-calls.ts";

const PERSONAL = { _id: "u1", email: "anna@example.it", name: "Anna" };
const SESSION = createTestSession("t", 9_000_000_000);
const ITEM = {
  slug: "s",
  brand: { name: "b" },
  ai_translated: [{ label: "l" }],
  tipology: "luce",
  destination: "privati",
  path: "/privati/luce/b/s",
  figure: { eur: 700.23, amount: "700,23 €", basis: "l’anno", estimate: false },
  current: true,
};
const MENU_ITEM = { label: "Luce", path: "/offerte/luce", menu: "principale" };
const BRAND = {
  id: "b",
  name: "B",
  offers: [{ tipology: "gas", destination: "aziende", count: 2, path: "/offerte/gas" }],
};
const ITEM_REQUEST: ItemRequest = {
  type: "noleggio",
  item: "panda",
  communication: "email",
  name: "Anna",
  email: "anna@esempio.it",
  phone: "",
  consents: { privacy: true, marketing: false },
};
const MESSAGE: ContactRequest = {
  topic: "altro",
  message: "Un messaggio di prova",
  name: "Anna",
  email: "anna@example.it",
  communication: "email",
  phone: "",
  consents: { privacy: true, marketing: false },
};
const PASSWORD = { current: "o", password: "p", endOthers: true };
const NEW_DATA = { name: "Anna", email: "anna@example.it", phone: "" };
const ACTIVATION = { confirmed: "account", email: "anna@example.it" };
const PLACE = { latitude: 45.46, longitude: 9.19 };
const PROVIDER = { code: "c", state: "s" };

type Row = [(client: Client) => Promise<unknown>, string, unknown, unknown, unknown];

/** Each call with its method and path, its payload, the `data` answered, and the result. */
const CALLS: Row[] = [
  [
    (client) => createAuthCalls(client).google(PROVIDER),
    "POST /api/v1/auth/google",
    PROVIDER,
    SESSION,
    SESSION,
  ],
  [
    (client) => createAuthCalls(client).facebook(PROVIDER),
    "POST /api/v1/auth/facebook",
    PROVIDER,
    SESSION,
    SESSION,
  ],
  [
    (client) => createAuthCalls(client).googleUrl(),
    "GET /api/v1/auth/google/url",
    undefined,
    "https://g",
    "https://g",
  ],
  [
    (client) => createAuthCalls(client).facebookUrl(),
    "GET /api/v1/auth/facebook/url",
    undefined,
    "https://f",
    "https://f",
  ],
  [
    (client) => createAuthCalls(client).loginByToken({ token: "m" }),
    "POST /api/v1/auth/loginbytoken",
    { token: "m" },
    SESSION,
    SESSION,
  ],
  [
    (client) => createAccountCalls(client.api.request).detail(),
    "GET /api/v1/auth/detail",
    undefined,
    PERSONAL,
    PERSONAL,
  ],
  [
    (client) => createAuthCalls(client).changePassword(PASSWORD),
    "PATCH /api/v1/auth/update/cambiopassword",
    PASSWORD,
    PERSONAL,
    PERSONAL,
  ],
  [
    (client) => createAuthCalls(client).updatePersonalData(NEW_DATA),
    "PATCH /api/v1/auth/update/personaldata",
    NEW_DATA,
    PERSONAL,
    PERSONAL,
  ],
  [
    (client) => createAuthCalls(client).requestLink({ email: "e" }),
    "POST /api/v1/auth/logintoken",
    { email: "e" },
    {},
    {},
  ],
  [
    (client) => createAuthCalls(client).providers(),
    "GET /api/v1/auth/providers",
    undefined,
    ["google"],
    ["google"],
  ],
  [
    (client) => createAuthCalls(client).savePosition(PLACE),
    "POST /api/v1/auth/saveposition",
    PLACE,
    {},
    {},
  ],
  [
    (client) => createAuthCalls(client).recover({ token: "t", password: "p" }),
    "POST /api/v1/auth/ripristino",
    { token: "t", password: "p" },
    {},
    {},
  ],
  [
    (client) => createAuthCalls(client).activate("a&b"),
    "GET /api/v1/auth/active?token=a%26b",
    undefined,
    ACTIVATION,
    ACTIVATION,
  ],
  [
    (client) => createAuthCalls(client).decode("x"),
    "GET /api/v1/auth/decode?token=x",
    undefined,
    { email: "e", name: "n", id: "i" },
    { email: "e", name: "n", id: "i" },
  ],
  [
    ({ api }) => createBrowsingCalls(api.request).brand("a/b"),
    "GET /api/v1/frontend/brand/a%2Fb",
    undefined,
    BRAND,
    JSON.stringify(BRAND),
  ],
  [
    ({ api }) => createBrowsingCalls(api.request).brands(),
    "GET /api/v1/frontend/brands",
    undefined,
    [BRAND],
    JSON.stringify([BRAND]),
  ],
  [
    ({ api }) => createBrowsingCalls(api.request).menu("principale"),
    "POST /api/v1/menu",
    { filter: "principale", lang: "IT" },
    [MENU_ITEM],
    [MENU_ITEM],
  ],
  [
    ({ api }) => createBrowsingCalls(api.request).viewedItems(["s"]),
    "POST /api/v1/items/visualizzati",
    { slugs: ["s"] },
    [ITEM],
    [ITEM],
  ],
  [
    ({ api }) => createBrowsingCalls(api.request).favouriteItems(["s"]),
    "POST /api/v1/items/visualizzati",
    { slugs: ["s"], lang: "it" },
    [ITEM],
    [ITEM],
  ],
  [
    ({ api }) => createRateCalls(api.request).create(ITEM_REQUEST),
    "POST /api/v1/rates",
    ITEM_REQUEST,
    { rate: null, mailed: true },
    { rate: null, mailed: true },
  ],
  [
    ({ api }) => createContactCalls(api.request).send(MESSAGE),
    "POST /api/v1/contacts",
    MESSAGE,
    { mailed: true },
    { mailed: true },
  ],
  [
    ({ api }) => api.recordArrival({ tracking: "AFF", cookie: null }),
    "POST /api/v1/frontend/tracking",
    { tracking: "AFF", cookie: null },
    {},
    {},
  ],
];

const ASKED_LISTS = ["viewed", "favourites"].map((kind) => `GET /api/v1/auth/lists?kind=${kind}`);

test.each(CALLS)(
  "sends call %# with the specified path and payload and returns its answer",
  async (...row) => {
    const [call, address, body, data, expected] = row;
    const { client, sent } = createHostedClient(() => ({ data }));
    await expect(call(client)).resolves.toEqual(expected);
    const addresses = sent.map(({ method, path }) => `${method} ${path}`);
    const begunLogin = client.session.state.session !== null;
    // After a login the client also requests the lists.
    const following = begunLogin ? ASKED_LISTS : [];
    expect(addresses).toEqual([address, ...following]);
    expect(sent[0]?.body).toEqual(body);
  },
);

test("throws the status and the errors of a refusal", async () => {
  const errors = [{ code: "link-expired", message: "Questo link non vale più." }];
  const { client, sent } = createHostedClient(() => ({ status: 410, errors }));
  await expect(
    createOfferCalls(client.api.request).list("luce", {
      search: new URLSearchParams("consumo=2700&residente=si"),
    }),
  ).rejects.toMatchObject({ name: "ApiError", status: 410, errors });
  expect(sent[0]?.path).toBe("/api/v1/offers?tipology=luce&consumo=2700&residente=si");
});

test("asks for the excluded offers with the query of their list", async () => {
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
  await expect(
    createOfferCalls(client.api.request).excluded("luce", {
      search: new URLSearchParams("consumo=2700"),
    }),
  ).resolves.toEqual({
    profile,
    offers,
  });
  expect(sent[0]?.path).toBe("/api/v1/offers/excluded?tipology=luce&consumo=2700");
});

test("refuses a success without data", async () => {
  const withText = (text: string) => createHostedClient(() => ({ text })).client.api;
  for (const text of ['{"date":1}', "[]", "null", ""]) {
    await expect(createRateCalls(withText(text).request).create({} as never)).rejects.toMatchObject(
      { status: 502 },
    );
  }
});

test("reads build manifests from the host's root, without an envelope", async () => {
  const manifest = { id: "b1", time: "2026-11-21T00:00:00Z", redirects: { "/a": "/b" } };
  const { client, sent } = createHostedClient(() => ({ text: JSON.stringify(manifest) }));
  await expect(client.api.builds.meta("b1")).resolves.toEqual(manifest);
  await client.api.builds.latest();
  expect(sent.map(({ path }) => path)).toEqual(["/builds/meta/b1.json", "/builds/latest.json"]);
});

test("refuses an HTML page in place of a manifest", async () => {
  const { client } = createHostedClient(() => ({ text: "<!doctype html>" }));
  await expect(client.api.builds.latest()).rejects.toMatchObject({ name: "ApiError" });
});
