import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COOKIES } from "@volpe/contract";
import { createLog, type VolpeServer } from "@volpe/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { routes } from "../routes.tsx";
import { createPageServer, TEST_PUBLIC_URL } from "./test-page-server.ts";

/** Data that a person types or holds; none of them may be in a log. */
const SECRETS = [
  "giuditta.seminata@posta.example",
  "tok5eme0cR9vQ2xW7kLpZ3mNb8",
  "IT60X0542811101000000123456",
  "RSSMRA80A01F205X",
] as const;
const [EMAIL, TOKEN] = SECRETS;
const LEAKS = [...SECRETS, "seminata", "0542811101", encodeURIComponent(EMAIL)];

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

const dataDir = mkdtempSync(join(tmpdir(), "volpe-page-logs-"));
const written: string[] = [];
let server: VolpeServer;

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      written.push(
        parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" "),
      );
    });
  }
  const log = createLog("debug", { write: (line) => void written.push(line) });
  server = await createPageServer({ dataDir, log });
}, 120_000);
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

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

function findLeaks(): string[] {
  const lines = written.filter((line) => LEAKS.some((leak) => line.includes(leak)));
  return [...new Set(lines.map((line) => line.slice(0, 400)))];
}

test("no page and no form logs what it was sent", async () => {
  const statuses = await callEveryPage();
  expect(FIELDS.length).toBeGreaterThan(80);
  expect(statuses.length).toBeGreaterThan(400);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
  expect(written.length).toBeGreaterThan(statuses.length);
  expect(findLeaks()).toEqual([]);
}, 300_000);

test("no page and no form logs what it was sent when each query fails", async () => {
  const { db } = server.services;
  await db.execute("alter schema public rename to hidden");
  try {
    const before = written.length;
    const statuses = await callEveryPage();
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(20);
    expect(written.slice(before).join("")).toContain("Failed query");
    expect(findLeaks()).toEqual([]);
  } finally {
    await db.execute("alter schema hidden rename to public");
  }
}, 300_000);
