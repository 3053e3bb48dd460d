import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AuthSession, COOKIES } from "@volpe/contract";
import type { VolpeServer } from "@volpe/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLoginCookie, register } from "../../e2e/registered-person.ts";
import { routes } from "../routes.tsx";
import { catchOutput, SECRETS, SEEDS } from "./test-leaks.ts";
import { createPageServer, TEST_PUBLIC_URL } from "./test-page-server.ts";
import { callEveryRoute, sendEveryEvent } from "./test-planted-calls.ts";

const { email: EMAIL, token: TOKEN } = SEEDS;

const PATHS = (routes[0]?.children?.[0]?.children ?? []).map(({ path = "" }) => path);
const SOURCES = import.meta.glob<string>(["../routes/**/*.tsx", "../forms/*.tsx"], {
  eager: true,
  import: "default",
  query: "?raw",
});
/** The names of the fields of all forms, so that each page gets its own among them. */
const FIELDS = [
  ...new Set(
    Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/\bname="(\w+)"/g)].map(([, name = ""]) => name),
    ),
  ),
];

const dataDir = mkdtempSync(join(tmpdir(), "volpe-logs-"));
let output: ReturnType<typeof catchOutput>;
let server: VolpeServer;
let login: string;
let url: string;

beforeAll(async () => {
  output = catchOutput();
  server = await createPageServer({ dataDir, log: output.log });
  await server.attachSocket(server.app.server);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  login = await logIn();
}, 120_000);
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Registers a person whose address is a seed too. Returns the header of their login. */
async function logIn(): Promise<string> {
  const email = `conto.${EMAIL}`;
  await register({ url, dataDir }, email);
  const cookie = await createLoginCookie({ url, dataDir }, email);
  const { jwt }: AuthSession = JSON.parse(decodeURIComponent(cookie));
  return `Bearer ${jwt.accessToken}`;
}

/** Opens every page, and sends every page a form, with each secret in each place. */
async function callEveryPage(): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of PATHS) {
    for (const secret of SECRETS) {
      const login = {
        jwt: { accessToken: TOKEN, expired: 9_999_999_999, refreshToken: TOKEN },
        user: { id: "1", email: EMAIL, name: EMAIL },
      };
      const headers = {
        cookie: [
          `${COOKIES.auth}=${encodeURIComponent(JSON.stringify(login))}`,
          `${COOKIES.ownerKeys}=${encodeURIComponent(JSON.stringify([`r.${TOKEN}`]))}`,
          `${COOKIES.favourites}=${encodeURIComponent(JSON.stringify([secret]))}`,
        ].join("; "),
        "user-agent": `Mozilla ${secret}`,
        referer: `${TEST_PUBLIC_URL}/x?mail=${secret}`,
        origin: TEST_PUBLIC_URL,
      };
      const query = new URLSearchParams({ chiave: secret, consumo: secret, q: secret });
      const url = `${path.replaceAll(/:\w+\??|\*/g, encodeURIComponent(secret))}?${query}`;
      const opened = await server.app.inject({ url, headers });
      const sent = await server.app.inject({
        method: "POST",
        url,
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(FIELDS.map((name) => [name, secret])).toString(),
      });
      statuses.push(opened.statusCode, sent.statusCode);
    }
  }
  return statuses;
}

/** Does something while each query of the database fails. Returns what was logged. */
async function whileQueriesFail(act: () => Promise<number[]>) {
  const { db } = server.services;
  await db.execute("alter schema public rename to hidden");
  try {
    const before = output.written.length;
    const statuses = await act();
    expect(output.written.slice(before).join("")).toContain("Failed query");
    return statuses.filter((status) => status >= 500).length;
  } finally {
    await db.execute("alter schema hidden rename to public");
  }
}

const callRoutes = () => callEveryRoute(server.app, login);

test("no page and no form logs what it was sent", async () => {
  const statuses = await callEveryPage();
  expect(FIELDS.length).toBeGreaterThan(80);
  expect(statuses.length).toBeGreaterThan(400);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
  expect(output.written.length).toBeGreaterThan(statuses.length);
  expect(output.findLeaks()).toEqual([]);
}, 300_000);

test("no page and no form logs what it was sent when each query fails", async () => {
  expect(await whileQueriesFail(callEveryPage)).toBeGreaterThan(20);
  expect(output.findLeaks()).toEqual([]);
}, 300_000);

test("no call of the route table logs what it was sent", async () => {
  const before = output.written.length;
  const statuses = await callRoutes();
  expect(statuses.length).toBeGreaterThan(360);
  expect(statuses.some((status) => status < 300)).toBe(true);
  expect(output.written.length - before).toBeGreaterThan(statuses.length);
  expect(output.findLeaks()).toEqual([]);
}, 120_000);

test("no event of a socket logs what it was sent", async () => {
  const acknowledged = await sendEveryEvent(url);
  expect(acknowledged.length).toBe(36);
  expect(acknowledged).toContainEqual({ ok: true });
  expect(output.findLeaks()).toEqual([]);
}, 60_000);

test("no call logs what it was sent when each query fails", async () => {
  expect(await whileQueriesFail(callRoutes)).toBeGreaterThan(50);
  expect(output.findLeaks()).toEqual([]);
}, 120_000);
