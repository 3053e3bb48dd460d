import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { registerPages } from "./pages.ts";
import type { Renderer } from "./renderer.ts";

const PUBLIC_URL = "https://volpe.example";
let app: FastifyInstance | null = null;

afterEach(async () => app?.close());

function createPages(render: Renderer["render"]): FastifyInstance {
  app = Fastify({ bodyLimit: 64 });
  registerPages(app, {
    renderer: { render },
    publicUrl: PUBLIC_URL,
    headers: { "x-policy": "on" },
  });
  return app;
}

const page = { status: 200, headers: { "content-type": "text/html" }, setCookies: [], body: "<p>" };

test("a page keeps its status, its cookies and the headers of every page", async () => {
  const answer = await createPages(async () => ({
    ...page,
    status: 410,
    setCookies: ["a=1", "b=2"],
  })).inject("/x");
  expect([answer.statusCode, answer.body]).toEqual([410, "<p>"]);
  expect(answer.headers).toMatchObject({ "x-policy": "on", "set-cookie": ["a=1", "b=2"] });
});

test("an action reads its form as it was sent", async () => {
  const render = vi.fn<Renderer["render"]>(async () => page);
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

test("an address that looks like another host stays on ours", async () => {
  const render = vi.fn<Renderer["render"]>(async () => page);
  await createPages(render).inject("//evil.example/x");
  expect(new URL(render.mock.calls[0]?.[0].request.url ?? "").host).toBe("volpe.example");
});

test("a foreign form is refused before anything is drawn", async () => {
  const render = vi.fn<Renderer["render"]>(async () => page);
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

test("a failure of the drawing itself says nothing of its cause", async () => {
  const answer = await createPages(async () => {
    throw new Error("password=1234");
  }).inject("/");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain("<h1>500</h1>");
  expect(answer.body).toContain("<button>Go Back</button>");
  expect(answer.body).not.toContain("1234");
});

test("a form that is too large is refused in words", async () => {
  const answer = await createPages(async () => page).inject({
    method: "POST",
    url: "/",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "a".repeat(100),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain("troppo grande");
});
