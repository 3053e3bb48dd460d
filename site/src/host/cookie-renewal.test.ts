import { DAY_SECONDS } from "@volpe/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { registerCookieRenewal } from "./cookie-renewal.ts";

const NOW_MS = Date.UTC(2026, 10, 21);
let app: FastifyInstance | null = null;

afterEach(async () => app?.close());

type Asked = {
  names: unknown;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  publicUrl?: string;
};

/** The status, and the cookies set: name → value and life in seconds. */
async function ask({ names, cookies = {}, headers, publicUrl = "https://volpe.example" }: Asked) {
  app = Fastify();
  registerCookieRenewal(app, { publicUrl, now: () => NOW_MS });
  const answer = await app.inject({
    method: "POST",
    url: "/cookies",
    headers: {
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
      ...headers,
    },
    payload: JSON.stringify(names),
  });
  return { status: answer.statusCode, headers: answer.headers, set: answer.cookies };
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const toLives = (set: Awaited<ReturnType<typeof ask>>["set"]) =>
  set.map(({ name, maxAge }) => [name, maxAge]);

const CHOICE = {
  id: "0b0e7a54-54c0-4a4a-9b1e-6f1f6f2a8d11",
  version: "2026-11-01",
  at: NOW_MS / 1000 - 30 * DAY_SECONDS,
  tracking: true,
};

test("renews each named cookie with its value and full life", async () => {
  const cookies = {
    items: json(["luce-è-facile"]),
    preferiti: json(["a"]),
    place: json({ province: "MI", label: "Milano" }),
    tracking: "AFF-1",
    clic: CHOICE.id,
    auth: json({ jwt: {} }),
    consensi: json(CHOICE),
    brands: json(["B"]),
    dispositivo: `${NOW_MS / 1000 - 30 * DAY_SECONDS}.a.b`,
  };
  const names = [
    "items",
    "items",
    "preferiti",
    "place",
    "tracking",
    "clic",
    "auth",
    "consensi",
    "labels",
  ];
  const answer = await ask({ names: [...names, "dispositivo"], cookies });
  expect(answer.status).toBe(204);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(toLives(answer.set)).toEqual([
    ["items", 365 * DAY_SECONDS],
    ["preferiti", 365 * DAY_SECONDS],
    ["place", 365 * DAY_SECONDS],
    ["tracking", 30 * DAY_SECONDS],
    ["clic", 30 * DAY_SECONDS],
    ["auth", DAY_SECONDS],
    ["consensi", 154 * DAY_SECONDS],
    ["dispositivo", 60 * DAY_SECONDS],
  ]);
  expect(answer.set[0]).toEqual({
    name: "items",
    value: JSON.stringify(["luce-è-facile"]),
    path: "/",
    maxAge: 365 * DAY_SECONDS,
    sameSite: "Lax",
    secure: true,
  });
});

test("renews a login that an update of personal data prolonged for a year", async () => {
  const auth = json({ jwt: {}, lifetime: "update" });
  const answer = await ask({
    names: ["auth"],
    cookies: { auth },
    publicUrl: "http://localhost:3000",
  });
  expect(toLives(answer.set)).toEqual([["auth", 365 * DAY_SECONDS]]);
  expect(answer.set[0]).not.toHaveProperty("secure");
});

test.each([
  ["that is missing", "items", {}],
  ["that no script writes", "accesso", { accesso: "x" }],
  ["that is damaged", "items", { items: "%5B%22a" }],
  ["that cannot be decoded", "items", { items: "%E0%A4%A" }],
  ["that is larger than browsers keep", "items", { items: json(["x".repeat(4090)]) }],
  ["with an invalid tracking value", "tracking", { tracking: "<b>" }],
  ["with a damaged id of an arrival", "clic", { clic: "chissa", consensi: json(CHOICE) }],
  [
    "that was refused",
    "tracking",
    { tracking: "A", consensi: json({ ...CHOICE, tracking: false }) },
  ],
  ["whose days are over", "consensi", { consensi: json({ ...CHOICE, at: 1 }) }],
  ["that holds no choice", "consensi", { consensi: "1" }],
  ["that holds no login", "auth", { auth: "null" }],
])("ignores a cookie %s", async (_which, name, cookies) => {
  const answer = await ask({ names: [name], cookies: cookies as Record<string, string> });
  expect([answer.status, answer.set]).toEqual([204, []]);
});

test("refuses other sites and bodies that are not a list of at most 16 names", async () => {
  const cookies = { items: json(["a"]) };
  const foreign = await ask({
    names: ["items"],
    cookies,
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect([foreign.status, foreign.set]).toEqual([403, []]);
  for (const names of [{ 0: "items" }, "items", Array(17).fill("items")]) {
    const answer = await ask({ names, cookies });
    expect([answer.status, answer.set]).toEqual([400, []]);
  }
});
