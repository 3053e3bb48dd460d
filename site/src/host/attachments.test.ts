import { OWNER_KEY_HEADER } from "@volpe/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { registerAttachments } from "./attachments.ts";
import { answerFallbackError } from "./fallback-error-handler.ts";

const FUTURE = 4_102_444_800;
const BYTES = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0, 255]);
let app: FastifyInstance;

afterEach(async () => app.close());

function toCookie(accessToken: string, expired = FUTURE): string {
  const session = {
    jwt: { accessToken, expired, refreshToken: "refresh" },
    user: { id: "u1", email: "anna@esempio.it", name: "Anna" },
  };
  return `auth=${encodeURIComponent(JSON.stringify(session))}`;
}

const ID = "c".repeat(22);
const KEY = "k".repeat(22);
const toKeys = (key: string) => `chiavi=${encodeURIComponent(JSON.stringify([`${ID}.${key}`]))}`;

const THREAD = {
  ...{ slug: "s", number: "V-1", subject: "Prova", state: "open", rate: null, unread: 0 },
  ...{
    isFromChat: false,
    lastMessage: "m",
    excerpt: "",
    createdAt: "",
    changedAt: "",
    messages: [],
  },
};

/** A host whose API knows one owner, by the token `good`. */
function createHost({ refreshStatus = 200 } = {}) {
  app = Fastify();
  app.setErrorHandler(answerFallbackError);
  app.register(
    async (api) => {
      api.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
        reply.code(statusCode).send({ errors: [{ code: "unauthenticated", message: "Accedi." }] }),
      );
      const check = (authorization: string | undefined) => {
        if (authorization !== "Bearer good") {
          throw Object.assign(new Error(), { statusCode: 401 });
        }
      };
      api.get<{ Params: { slug: string } }>("/tickets/:slug", async ({ headers, params }) => {
        check(headers.authorization);
        if (params.slug !== "s") {
          throw Object.assign(new Error(), { statusCode: 404 });
        }
        return { data: THREAD };
      });
      api.get<{ Params: { id: string } }>(
        "/tickets/:slug/attachments/:id",
        async ({ headers, params }, reply) => {
          check(headers.authorization);
          return params.id === "a"
            ? reply
                .type("application/pdf")
                .header("content-disposition", `attachment; filename="bolletta.pdf"`)
                .send(BYTES)
            : reply.code(params.id === "broken" ? 500 : 404).send({ errors: [] });
        },
      );
      const hold = (key: unknown) => {
        if (key !== KEY) {
          throw Object.assign(new Error(), { statusCode: 404 });
        }
      };
      api.get("/contracts/:id", async ({ headers }) => {
        hold(headers[OWNER_KEY_HEADER]);
        return { data: { documents: [{ kind: "sheet", path: "/papers/sheet" }] } };
      });
      api.get("/contracts/:id/withdrawal.ics", async ({ headers }, reply) => {
        hold(headers[OWNER_KEY_HEADER]);
        return reply.type("text/calendar").header("content-disposition", "attachment").send(BYTES);
      });
      api.get("/papers/sheet", async ({ headers }, reply) => {
        hold(headers[OWNER_KEY_HEADER]);
        return reply.type("application/pdf").header("content-disposition", "inline").send(BYTES);
      });
      api.post("/auth/refreshtoken", async () => {
        if (refreshStatus !== 200) {
          throw Object.assign(new Error(), { statusCode: refreshStatus });
        }
        return {
          data: {
            jwt: { accessToken: "good", expired: FUTURE, refreshToken: "next" },
            user: { id: "u1", email: "anna@esempio.it", name: "Anna" },
          },
        };
      });
    },
    { prefix: "/api/v1" },
  );
  registerAttachments(app, {
    publicUrl: "https://volpe.example",
    headers: { "x-policy": "on" },
    renderer: {
      render: async ({ request }) => ({
        status: 404,
        headers: { "content-type": "text/html", "cache-control": "private, no-cache" },
        setCookies: [],
        body: `${request.url} ${request.headers.get("cookie")}`,
        picture: null,
      }),
    },
  });
  return (url: string, cookie = "") => app.inject({ url, headers: { cookie } });
}

test("serves the file to its owner as an attachment that is never cached", async () => {
  const answer = await createHost()("/tickets/s/allegati/a", toCookie("good"));
  expect(answer.rawPayload).toEqual(BYTES);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="bolletta.pdf"',
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("refreshes an expired token and sends the new cookie", async () => {
  const answer = await createHost()("/tickets/s/allegati/a", toCookie("old", 1));
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, BYTES]);
  expect(answer.headers["set-cookie"]).toMatch(/^auth=.*next.*; Path=\/; .*Secure$/);
});

test("keeps the login after a refresh that failed", async () => {
  const failed = await createHost({ refreshStatus: 503 })(
    "/tickets/s/allegati/a",
    toCookie("old", 1),
  );
  expect([failed.statusCode, failed.headers["set-cookie"]]).toEqual([503, undefined]);
});

test("ends the login after a refresh that was refused", async () => {
  const refused = await createHost({ refreshStatus: 401 })(
    "/tickets/s/allegati/a",
    toCookie("old", 1),
  );
  expect(refused.statusCode).toBe(302);
  expect(refused.headers["set-cookie"]).toMatch(/^auth=;/);
});

test.each([
  ["another's ticket", "/tickets/other/allegati/a"],
  ["an unknown file", "/tickets/s/allegati/b"],
])("answers the error screen for %s", async (_, url) => {
  const answer = await createHost()(`${url}?x=1`, toCookie("good"));
  expect([answer.statusCode, answer.body]).toEqual([404, `https://volpe.example${url} null`]);
  expect(answer.headers).toMatchObject({
    "content-type": "text/html",
    "cache-control": "no-store",
    "x-policy": "on",
  });
  // The headers of a file download would block the page's styles and button.
  expect(answer.headers["content-security-policy"]).toBeUndefined();
  expect(answer.headers["content-disposition"]).toBeUndefined();
});

test("reports that a file is unavailable", async () => {
  const answer = await createHost()("/tickets/s/allegati/broken", toCookie("good"));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain("Go Back");
});

test("redirects an anonymous visitor to the login", async () => {
  const answer = await createHost()("/tickets/s/allegati/a");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    "/auth/login?da=%2Ftickets%2Fs%2Fallegati%2Fa",
  ]);
});

test("serves a contract's document inline to the holder of its key", async () => {
  const answer = await createHost()(`/contratto/${ID}/documenti/sheet`, toKeys(KEY));
  expect(answer.rawPayload).toEqual(BYTES);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

test("serves the last day to withdraw to the holder of the contract's key", async () => {
  const path = `/contratto/${ID}/documenti/ultimo-giorno-per-recedere.ics`;
  const answer = await createHost()(path, toKeys(KEY));
  expect(answer.rawPayload).toEqual(BYTES);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar",
    "content-disposition": "attachment",
    "cache-control": "no-store",
  });
  expect((await createHost()(path)).statusCode).toBe(404);
});

test.each([
  ["without a key", "sheet", ""],
  ["with another's key", "sheet", toKeys("x".repeat(22))],
  ["of a kind that it does not have", "bill", toKeys(KEY)],
])("answers the error screen for a contract's document %s", async (_, kind, cookie) => {
  const answer = await createHost()(`/contratto/${ID}/documenti/${kind}`, cookie);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
