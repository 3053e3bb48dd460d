import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { CONSENT_VERSIONS, COOKIE_CHOICE_SECONDS, COOKIES, ERRORS } from "@volpe/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { answerFallbackError } from "./fallback-error-handler.ts";
import { createPageCache } from "./page-cache.ts";
import { registerPages } from "./pages.ts";
import type { PageRenderer } from "./renderer.ts";

const PUBLIC_URL = "https://volpe.example";
let app: FastifyInstance | null = null;

afterEach(async () => app?.close());

function createPages(
  render: PageRenderer["render"],
  version = () => "1",
  drawing: Parameters<typeof registerPages>[1]["drawing"] = undefined,
): FastifyInstance {
  app = Fastify({ bodyLimit: 64 });
  app.setErrorHandler(answerFallbackError);
  registerPages(app, {
    cache: createPageCache({ version }),
    ...(drawing === undefined ? {} : { drawing }),
    renderer: { render },
    publicUrl: PUBLIC_URL,
    headers: { "x-policy": "on" },
  });
  return app;
}

const page = {
  status: 200,
  headers: { "content-type": "text/html" },
  setCookies: [],
  body: "<p>",
  picture: null,
};

test("sends a page with its status, its cookies and the security headers", async () => {
  const answer = await createPages(async () => ({
    ...page,
    status: 410,
    setCookies: ["a=1", "b=2"],
  })).inject("/x");
  expect([answer.statusCode, answer.body]).toEqual([410, "<p>"]);
  expect(answer.headers).toMatchObject({ "x-policy": "on", "set-cookie": ["a=1", "b=2"] });
});

test("passes a form's body to the action unchanged", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => page);
  await createPages(render).inject({
    method: "POST",
    url: "/calcola-preventivo?passo=2",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: PUBLIC_URL },
    payload: "nome=Lia&nome=Ugo",
  });
  const request = render.mock.calls[0]?.[0].request;
  expect(request?.url).toBe(`${PUBLIC_URL}/calcola-preventivo?passo=2`);
  expect((await request?.formData())?.getAll("nome")).toEqual(["Lia", "Ugo"]);
});

test.each([
  ["application/json", "{}"],
  ["text/plain", "nome=Lia"],
  ["application/xml", "<a/>"],
])("passes a body of %s to the page, which says that it cannot be read", async (type, payload) => {
  const render = vi.fn<PageRenderer["render"]>(async () => ({ ...page, status: 400 }));
  const answer = await createPages(render).inject({
    method: "POST",
    url: "/contatti",
    headers: { "content-type": type, origin: PUBLIC_URL },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  await expect(render.mock.calls[0]?.[0].request.formData()).rejects.toThrow(TypeError);
});

test("leaves JSON bodies to the other routes", async () => {
  const beside = createPages(async () => page);
  beside.post("/cookies", async ({ body }) => body);
  const answer = await beside.inject({ method: "POST", url: "/cookies", payload: { a: 1 } });
  expect(answer.json()).toEqual({ a: 1 });
});

test("treats an address that looks like another host as a path of this site", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => page);
  await createPages(render).inject("//evil.example/x");
  expect(new URL(render.mock.calls[0]?.[0].request.url ?? "").host).toBe("volpe.example");
});

test("refuses only pages that have to be drawn while too many are drawn", async () => {
  let isFull = false;
  const full = { code: "unavailable", statusCode: 503, retryAfterSeconds: 2 };
  const shared = { ...page, headers: { ...page.headers, "cache-control": "public, max-age=60" } };
  const crowded = createPages(
    async () => shared,
    () => "1",
    { run: (draw) => (isFull ? Promise.reject(Object.assign(new Error("full"), full)) : draw()) },
  );
  await crowded.inject("/kept");
  isFull = true;
  const refused = await crowded.inject("/other");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.body).toContain(ERRORS.unavailable.message);
  expect((await crowded.inject("/kept")).statusCode).toBe(200);
  const form = {
    method: "POST",
    url: "/contatti",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: PUBLIC_URL },
    payload: "nome=Lia",
  } as const;
  expect((await crowded.inject(form)).statusCode).toBe(200);
});

test("refuses another site's form before rendering", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => page);
  const answer = await createPages(render).inject({
    method: "POST",
    url: "/",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://evil.example",
    },
    payload: "a=1",
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain("Il modulo è stato inviato da un altro sito");
  expect(render).not.toHaveBeenCalled();
});

test("reveals no cause if rendering fails", async () => {
  const answer = await createPages(async () => {
    throw new Error("password=1234");
  }).inject("/");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain("<h1>500</h1>");
  expect(answer.body).toContain("<button>Go Back</button>");
  expect(answer.body).not.toContain("1234");
});

test("refuses a form that is too large with a message", async () => {
  const answer = await createPages(async () => page).inject({
    method: "POST",
    url: "/",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "a".repeat(100),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain("troppo grande");
});

const shared = {
  ...page,
  headers: { "content-type": "text/html", "cache-control": "public, max-age=60" },
  body: `<p>${"Ciao ".repeat(400)}</p>`,
};

test("renders a shared page once and sends it compressed", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => shared);
  const pages = createPages(render);
  await pages.inject("/a");
  const answer = await pages.inject({
    url: "/a",
    headers: { cookie: "items=x", "accept-encoding": "gzip, br" },
  });
  expect(render).toHaveBeenCalledOnce();
  expect(answer.headers).toMatchObject({
    "x-policy": "on",
    "cache-control": "public, max-age=60",
    "content-encoding": "br",
    vary: "accept-encoding, cookie",
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(shared.body);
});

test("caches a page with the question about cookies and one without it", async () => {
  const render = vi.fn<PageRenderer["render"]>(async ({ asksCookies }) => ({
    ...shared,
    body: asksCookies ? "asks" : "answered",
  }));
  const pages = createPages(render);
  const choice = { id: randomUUID(), version: CONSENT_VERSIONS.cookies, tracking: false };
  const toCookie = (at: number) =>
    `${COOKIES.choice}=${encodeURIComponent(JSON.stringify({ ...choice, at }))}`;
  const read = async (cookie?: string) =>
    (await pages.inject({ url: "/a", headers: cookie === undefined ? {} : { cookie } })).body;
  const now = Math.floor(Date.now() / 1000);
  for (const _ of ["first", "again"]) {
    expect(await read()).toBe("asks");
    expect(await read(toCookie(now))).toBe("answered");
    expect(await read(toCookie(now - COOKIE_CHOICE_SECONDS))).toBe("asks");
    expect(await read(`${COOKIES.choice}=rotto`)).toBe("asks");
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test("answers 304 if the browser has the page already", async () => {
  const pages = createPages(async () => shared);
  const { etag } = (await pages.inject("/a")).headers;
  const answer = await pages.inject({ url: "/a", headers: { "if-none-match": String(etag) } });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", etag]);
});

test.each([
  ["as it was sent", (etag: string) => etag],
  ["among others", (etag: string) => `"x", ${etag}`],
  ["without the weak mark", (etag: string) => etag.replace("W/", "")],
  ["by a star", () => "*"],
])("answers 304 if the condition names the page %s", async (_, toCondition) => {
  const pages = createPages(async () => shared);
  const { etag } = (await pages.inject("/a")).headers;
  const ask = (condition: string) =>
    pages.inject({ url: "/a", headers: { "if-none-match": condition } });
  expect((await ask(toCondition(String(etag)))).statusCode).toBe(304);
  expect((await ask('"another"')).statusCode).toBe(200);
});

test("answers HEAD with the headers of GET, from the same cache entry", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => shared);
  const pages = createPages(render);
  const head = await pages.inject({ method: "HEAD", url: "/a" });
  const whole = await pages.inject("/a");
  const { date: _, connection: __, ...headers } = whole.headers;
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers).toMatchObject(headers);
  expect(render).toHaveBeenCalledOnce();
  const known = { "if-none-match": String(whole.headers.etag) };
  const again = await pages.inject({ method: "HEAD", url: "/a", headers: known });
  expect(again.statusCode).toBe(304);
});

test("renders a page anew after an import", async () => {
  let imports = 1;
  const pages = createPages(
    async () => ({ ...shared, body: `<p>${imports}` }),
    () => String(imports),
  );
  await pages.inject("/a");
  const { etag } = (await pages.inject("/a")).headers;
  imports = 2;
  const answer = await pages.inject({ url: "/a", headers: { "if-none-match": String(etag) } });
  expect([answer.statusCode, answer.body]).toEqual([200, "<p>2"]);
});

test.each([404, 410, 500])("does not cache a page of status %i", async (status) => {
  const render = vi.fn<PageRenderer["render"]>(async () => ({ ...shared, status }));
  const pages = createPages(render);
  await pages.inject("/a");
  const answer = await pages.inject("/a");
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("keeps plain addresses cached while random queries come in", async () => {
  const render = vi.fn<PageRenderer["render"]>(async () => ({
    ...shared,
    body: "x".repeat(300_000),
  }));
  const pages = createPages(render);
  await pages.inject("/a");
  for (let query = 0; query < 200; query += 1) {
    await pages.inject(`/a?${query}`);
  }
  const drawn = render.mock.calls.length;
  await pages.inject("/a");
  expect(render).toHaveBeenCalledTimes(drawn);
  await pages.inject("/a?0");
  expect(render).toHaveBeenCalledTimes(drawn + 1);
});

test.each([
  ["a login", "/a", "auth=x"],
  ["a place", "/a", "items=x; place=y"],
  ["an affiliate's cookie", "/a", "tracking=x"],
  ["an affiliate's value", "/a?tracking=x", ""],
])("renders a page for a visitor with %s", async (_, url, cookie) => {
  const render = vi.fn<PageRenderer["render"]>(async () => shared);
  const pages = createPages(render);
  await pages.inject(url);
  await pages.inject({ url, headers: { cookie } });
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ["sec-purpose", "prefetch"],
  ["sec-purpose", "prefetch;prerender"],
  ["purpose", "prefetch"],
])("refuses a page with an affiliate's value to a prefetch: %s: %s", async (name, purpose) => {
  const render = vi.fn<PageRenderer["render"]>(async () => page);
  const pages = createPages(render);
  const headers = { [name]: purpose };
  const refused = await pages.inject({ url: "/offerte/luce?tracking=AFF-1", headers });
  expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([403, "no-store"]);
  expect(render).not.toHaveBeenCalled();
  expect((await pages.inject({ url: "/offerte/luce", headers })).statusCode).toBe(200);
});
