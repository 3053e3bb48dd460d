import { ApiError } from "@volpe/core";
import type { RouteObject } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { guards } from "../guards.ts";
import { Root, RootErrorBoundary } from "../root.tsx";
import { absent } from "../routes.tsx";
import { createRenderPage } from "./render-page.tsx";

const ORIGIN = "https://volpe.example";

function toFailing(path: string, status: number): RouteObject {
  return {
    path,
    Component: () => null,
    loader: () => {
      throw new ApiError(status, [{ code: "link-expired", message: "Questo link non vale più." }]);
    },
  };
}

const renderPage = createRenderPage([
  {
    id: "root",
    Component: Root,
    ErrorBoundary: RootErrorBoundary,
    middleware: guards,
    loader: () => null,
    children: [
      absent("*"),
      { path: "/", handle: { audience: "everyone" }, Component: () => <h1>Ciao</h1> },
      toFailing("/finita", 410),
      toFailing("/articoli/:slug", 404),
    ],
  },
]);

async function render(path: string, init: RequestInit = {}) {
  const fetch = vi.fn(async () => Response.json({ data: null }));
  const page = await renderPage(
    { request: new Request(ORIGIN + path, init), fetch },
    {
      assets: () => "",
      origin: ORIGIN,
      build: "b",
      redirects: { "/vecchia": "/" },
      trackingWaits: false,
      affiliateClick: "last",
      earns: () => true,
      demonstration: () => [],
      onError: () => undefined,
    },
  );
  return { ...page, fetch };
}

test("records an arrival and sends its cookie", async () => {
  const { setCookies, headers, fetch } = await render("/?tracking=AFF-1");
  expect(setCookies).toEqual(["tracking=AFF-1; Path=/; Max-Age=2592000; SameSite=Lax; Secure"]);
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "/api/v1/frontend/tracking",
    expect.objectContaining({ body: '{"tracking":"AFF-1","cookie":null,"page":"/"}' }),
  );
});

test.each([
  ["a document", { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" }],
  ["a document through the worker", { "sec-fetch-dest": "empty", "sec-fetch-mode": "navigate" }],
])("records the arrival of %s", async (_name, headers) => {
  expect((await render("/?tracking=AFF-1", { headers })).fetch).toHaveBeenCalledOnce();
});

test.each<[string, RequestInit]>([
  ["a picture", { headers: { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" } }],
  ["a frame", { headers: { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" } }],
  ["a script's data", { headers: { "sec-fetch-dest": "empty", "sec-fetch-mode": "no-cors" } }],
  ["its headers alone", { method: "HEAD" }],
])("records no arrival if a page is requested as %s", async (_name, init) => {
  const { status, fetch, setCookies, headers } = await render("/?tracking=AFF-1", init);
  expect([status, setCookies]).toEqual([200, []]);
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["/non-esiste", "/articoli/manca"])(
  "keeps the affiliate's value of a visitor to %s, who has not arrived yet",
  async (path) => {
    const { status, fetch, setCookies } = await render(`${path}?tracking=AFF-1`);
    expect([status, setCookies]).toEqual([404, [expect.stringMatching(/^tracking=AFF-1;/)]]);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test("records an arrival at an ended offer, which has a page", async () => {
  const { status, fetch } = await render("/finita?tracking=AFF-1");
  expect(status).toBe(410);
  expect(fetch).toHaveBeenCalledOnce();
});

test("a redirect that carries the value on leaves the arrival to its target", async () => {
  const { headers, fetch, setCookies } = await render("/vecchia?tracking=AFF-1");
  expect([headers.location, setCookies]).toEqual(["/?tracking=AFF-1", []]);
  expect(fetch).not.toHaveBeenCalled();
});
