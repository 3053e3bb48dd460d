import { ApiError } from "@volpe/core";
import { useContext } from "react";
import { data, type RouteObject, redirect } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { absent } from "../absent-route.ts";
import { guards } from "../guards.ts";
import { Root, RootErrorBoundary } from "../root.tsx";
import { TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { DrawnLoginContext } from "../use-client.tsx";
import { createRenderPage, type RenderOptions } from "./render-page.tsx";
import type { StructuredDataOf } from "./structured-data.ts";

const ORIGIN = "https://volpe.example";

const children: RouteObject[] = [
  absent("*"),
  {
    path: "/",
    handle: { audience: "everyone" },
    Component: () => <h1>Ciao</h1>,
    action: () => redirect("/grazie"),
  },
  {
    path: "/rotta",
    Component: () => {
      throw new Error("secret of the machine");
    },
  },
  {
    path: "/finita",
    Component: () => null,
    loader: () => {
      throw new ApiError(410, [{ code: "gone", message: "Questa offerta è terminata." }]);
    },
  },
  {
    path: "/articolo/:slug",
    handle: { module: "src/routes/article-page.tsx" },
    lazy: async () => ({
      Component: () => <h1>Un articolo</h1>,
      loader: ({ params }: { params: { slug?: string } }) => {
        if (params.slug === "manca") throw new ApiError(404, []);
        return { title: "Luce </script>" };
      },
    }),
  },
  {
    path: "/mia",
    handle: { audience: "owner" },
    Component: () => <p>{String(useContext(DrawnLoginContext))}</p>,
  },
  {
    path: "/modulo",
    Component: () => <title>Modulo</title>,
    action: () => data({ errors: ["nome"] }, { status: 422 }),
  },
];

const findData: StructuredDataOf = (module) =>
  module === "src/routes/article-page.tsx"
    ? ({ title }: { title: string }, origin) => [{ name: title, origin }]
    : undefined;

const renderPage = createRenderPage(
  [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      middleware: guards,
      loader: () => null,
      children,
    },
  ],
  findData,
);

function render(path: string, init: RequestInit = {}, trackingWaits = false) {
  const onError = vi.fn();
  const fetch = vi.fn(async () => Response.json({ data: null }));
  const options: RenderOptions = {
    assets: () => "",
    origin: ORIGIN,
    build: "b",
    redirects: { "/vecchia": "/" },
    trackingWaits,
    onError,
  };
  const page = renderPage({ request: new Request(ORIGIN + path, init), fetch }, options);
  return page.then((rendered) => ({ ...rendered, onError, fetch }));
}

test("a component that throws is drawn again as the error screen, and the error is told to us", async () => {
  const { status, body, headers, onError } = await render("/rotta");
  expect(status).toBe(500);
  expect(body).toContain('<h1 class="error-screen__status">500</h1>');
  expect(body).not.toContain("secret of the machine");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("secret of the machine"));
});

test("what the API refuses is shown with its status and words", async () => {
  const { status, body, onError } = await render("/finita");
  expect(status).toBe(410);
  expect(body).toContain("Questa offerta è terminata.");
  expect(onError).not.toHaveBeenCalled();
});

test("a page says to machines what its module makes of its data, for documents alone", async () => {
  const { body } = await render("/articolo/luce");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ name: "Luce </script>", origin: ORIGIN });
});

test("a page that is not there says nothing to machines", async () => {
  const { status, body } = await render("/articolo/manca");
  expect(status).toBe(404);
  expect(body).toContain("Page Not Found: /articolo/manca");
  expect(body).not.toContain("application/ld+json");
});

test("an action's redirect asks the browser to go on with GET", async () => {
  const { status, headers } = await render("/", { method: "POST", body: new URLSearchParams() });
  expect([status, headers.location]).toEqual([303, "/grazie"]);
});

test("a form that cannot be taken is drawn again with its status and its title in the head", async () => {
  const { status, body } = await render("/modulo", { method: "POST", body: new URLSearchParams() });
  expect(status).toBe(422);
  expect(body).toMatch(/<title>Modulo<\/title>.*<\/head>/);
  expect(body).toContain('{"errors":["nome"]}');
});

test("a page that takes no form answers 405", async () => {
  const { status } = await render("/finita", { method: "POST", body: new URLSearchParams() });
  expect(status).toBe(405);
});

test("a redirect of the build manifest keeps the query", async () => {
  const { status, headers } = await render("/vecchia?consumo=2700");
  expect([status, headers.location]).toEqual([301, "/?consumo=2700"]);
});

test("an arrival is recorded in the visitor's name, and its cookie goes out with the page", async () => {
  const { setCookies, headers, fetch } = await render("/?tracking=AFF-1");
  expect(setCookies).toEqual(["tracking=AFF-1; Path=/; Max-Age=2592000; SameSite=Lax; Secure"]);
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "/api/v1/frontend/tracking",
    expect.objectContaining({ body: '{"tracking":"AFF-1","cookie":null}' }),
  );
});

test("the document is the same for everybody and says so", async () => {
  const { status, headers, setCookies } = await render("/");
  expect([status, setCookies]).toEqual([200, []]);
  expect(headers["cache-control"]).toMatch(/^public/);
});

test("a tracking value that waits for a choice sets no cookie and goes on to the browser", async () => {
  const waiting = await render("/?tracking=AFF-1", {}, true);
  expect(waiting.setCookies).toEqual([]);
  expect(waiting.fetch).toHaveBeenCalledOnce();
  expect(waiting.body).toContain('"trackingWaits":true,"waitingTracking":"AFF-1"');

  const free = await render("/?tracking=AFF-1");
  expect(free.setCookies).toHaveLength(1);
  expect(free.body).toContain('"trackingWaits":false,"waitingTracking":""');
});

test("a page is drawn for who is logged in, but not one that is for everybody", async () => {
  const init = { headers: { cookie: `auth=${encodeURIComponent(TEST_LOGIN)}` } };
  const own = await render("/mia", init);
  expect([own.body.includes("<p>true</p>"), own.body.includes('"isIn":true')]).toEqual([
    true,
    true,
  ]);
  expect((await render("/mia")).body).toContain("<p>false</p>");
  expect((await render("/", init)).body).toBe((await render("/")).body);
});
