import { request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import type { RenderedPage } from "../render/render-page.tsx";
import { registerPages } from "./pages.ts";

const PUBLIC_URL = "https://volpe.example";
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const PAGE: RenderedPage = { status: 200, headers: {}, setCookies: [], body: "<p>", picture: null };
let app: FastifyInstance;

afterEach(async () => app.close());

function createPages(render = vi.fn(async () => PAGE)) {
  app = Fastify({ bodyLimit: KILOBYTE });
  registerPages(app, { renderer: { render }, publicUrl: PUBLIC_URL, headers: {} });
  return render;
}

const post = (url: string, bytes: number, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method: "POST", url, payload: Buffer.alloc(bytes) },
    headers: { "content-type": "multipart/form-data; boundary=x", cookie: "auth=x", ...headers },
  });

test.each(["/tickets/create/nuovo", "/tickets/s/m"])(
  "takes five files of ten megabytes in a form of %s",
  async (url) => {
    const render = createPages();
    expect((await post(url, 50 * MEGABYTE)).statusCode).toBe(200);
    expect(render).toHaveBeenCalledOnce();
  },
);

test("refuses a larger form with a message about the limit, before a page reads it", async () => {
  const render = createPages();
  const answer = await post("/tickets/s/m", 52 * MEGABYTE);
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain("vanno bene fino a 5 file, 10 MB ciascuno");
  expect(render).not.toHaveBeenCalled();
});

test("takes a bill from anybody, one at a time", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const render = createPages(
    vi.fn(async () => {
      await released;
      return PAGE;
    }),
  );
  const first = post("/preventivo/upload", 2 * KILOBYTE, { cookie: "" });
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
  expect((await post("/preventivo/upload", 2 * KILOBYTE, { cookie: "" })).statusCode).toBe(503);
  release();
  expect((await first).statusCode).toBe(200);
});

test.each([
  ["an anonymous visitor", "/tickets/s/m", { cookie: "items=auth=x" }, 413],
  ["a form of any other page", "/contatti", {}, 413],
  ["a form of another site", "/tickets/s/m", { origin: "https://evil.example" }, 403],
])("refuses a large body from %s before reading it", async (_, url, headers, status) => {
  const render = createPages();
  expect((await post(url, 2 * KILOBYTE, headers)).statusCode).toBe(status);
  expect(render).not.toHaveBeenCalled();
});

test("applies the limit of ordinary forms to anonymous visitors", async () => {
  createPages();
  expect((await post("/tickets/s/m", KILOBYTE, { cookie: "" })).statusCode).toBe(200);
});

test("reads four uploads at once and answers 503 to a fifth", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const render = createPages(
    vi.fn(async () => {
      await released;
      return PAGE;
    }),
  );
  const first = [1, 2, 3, 4].map(() => post("/tickets/s/m", 2 * KILOBYTE));
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
  expect((await post("/tickets/s/m", 2 * KILOBYTE)).statusCode).toBe(503);
  release();
  await Promise.all(first);
  expect((await post("/tickets/s/m", 2 * KILOBYTE)).statusCode).toBe(200);
});

test("counts a body of unknown length as large", async () => {
  createPages();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ port, host: "127.0.0.1", method: "POST", path: "/tickets/s/m" },
        headers: { "content-type": "multipart/form-data; boundary=x" },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    sent.on("error", reject);
    // The head is sent before the end of the body is known.
    sent.write("x");
    sent.end();
  });
  expect(status).toBe(413);
});
