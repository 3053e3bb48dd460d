import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { registerExportDownload } from "./export-download.ts";

const NOW_SECONDS = Math.floor(Date.now() / 1000);
const toSession = (accessToken: string, expired: number) => ({
  jwt: { accessToken, expired, refreshToken: `refresh-${accessToken}` },
  user: { id: "u1", email: "anna@esempio.it", name: "Anna" },
});
const toCookie = (session: object) => `auth=${encodeURIComponent(JSON.stringify(session))}`;

/** An API that knows the token `good`, and exchanges `refresh-old` for it. */
function createHost() {
  const app = Fastify();
  const refused = {
    errors: [{ code: "unauthenticated", message: "Per continuare devi accedere." }],
  };
  app.get("/api/v1/auth/export", (request, reply) =>
    request.headers.authorization === "Bearer good"
      ? { data: { profile: { name: "Anna" } } }
      : reply.code(401).send(refused),
  );
  app.post<{ Body: { token: string } }>("/api/v1/auth/refreshtoken", ({ body }, reply) =>
    body.token === "refresh-old"
      ? { data: toSession("good", NOW_SECONDS + 900) }
      : reply.code(401).send(refused),
  );
  registerExportDownload(app, { publicUrl: "http://localhost:3000" });
  return (cookie?: string) =>
    app.inject({ url: "/profilo/dati.json", headers: cookie === undefined ? {} : { cookie } });
}

test("serves the person's data as a file that is never cached", async () => {
  // In Rome the next day has begun.
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 31, 23, 30), toFake: ["Date"] });
  const answer = await createHost()(toCookie(toSession("good", NOW_SECONDS + 900)));
  expect(answer.body).toBe('{\n  "profile": {\n    "name": "Anna"\n  }\n}\n');
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="volpe-i-miei-dati-2026-02-01.json"',
  });
  vi.useRealTimers();
});

test("refreshes an expired token and sends the new cookie", async () => {
  const answer = await createHost()(toCookie(toSession("old", NOW_SECONDS - 1)));
  expect(answer.statusCode).toBe(200);
  expect(decodeURIComponent(String(answer.headers["set-cookie"]))).toContain(
    '"accessToken":"good"',
  );
});

test.each([
  ["an anonymous visitor", undefined, undefined],
  [
    "a session that ended elsewhere",
    toCookie(toSession("gone", NOW_SECONDS + 900)),
    /^auth=; .*Max-Age=0/,
  ],
])("redirects %s to the login", async (_who, cookie, removed) => {
  const answer = await createHost()(cookie);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    "/auth/login?da=%2Fprofilo%23copia",
  ]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toBe("");
  if (removed === undefined) expect(answer.headers["set-cookie"]).toBeUndefined();
  else expect(String(answer.headers["set-cookie"])).toMatch(removed);
});
