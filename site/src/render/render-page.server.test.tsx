import { randomUUID } from "node:crypto";
import { ApiError } from "@volpe/core";
import { useContext } from "react";
import { data, type RouteObject, redirect } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { guards } from "../guards.ts";
import { PageHead } from "../page/page-head.tsx";
import { StaticHtml } from "../page/static-html.tsx";
import { DrawnLoginContext } from "../page/use-client.tsx";
import { Root, RootErrorBoundary } from "../root.tsx";
import { TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { absent } from "../routes.tsx";
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
    path: "/offerte/:typology",
    handle: { audience: "everyone" },
    Component: () => <PageHead title="Luce & gas" description="Prova" path="/offerte/luce" />,
    loader: ({ params }: { params: { typology?: string } }) => {
      if (params.typology === "gas") throw new ApiError(404, []);
      return null;
    },
  },
  {
    path: "/chi-sono",
    handle: { audience: "everyone" },
    Component: () => <PageHead title="Chi sono" description="Prova" path="/chi-sono" />,
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
      throw new ApiError(410, [{ code: "link-expired", message: "Questo link non vale più." }]);
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
    path: "/ferma",
    Component: () => (
      <main>
        <p>{"<~1>"}</p>
        <StaticHtml as="ul" of="dati">
          {(text) => [<li key="a">{`${text} <~0>`}</li>, <li key="b">poi</li>]}
        </StaticHtml>
        <StaticHtml as="div" of="altri">
          {(text) => text}
        </StaticHtml>
      </main>
    ),
  },
  {
    path: "/chat",
    handle: { audience: "visitor", hydratesOn: "resume" },
    Component: () => <h1>Chat</h1>,
  },
  {
    path: "/modulo",
    Component: () => <PageHead title="Modulo" description="Prova" path="/modulo" />,
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

function render(
  path: string,
  init: RequestInit = {},
  { trackingWaits = false, asksCookies = false } = {},
) {
  const onError = vi.fn();
  const fetch = vi.fn(async () => Response.json({ data: null }));
  const options: RenderOptions = {
    assets: (_hydratesOn, modules) => `<!-- ${modules.slice(1).join()} -->`,
    origin: ORIGIN,
    build: "b",
    redirects: { "/vecchia": "/" },
    trackingWaits,
    affiliateClick: "first",
    earns: (tracking) => tracking === "AFF-1",
    demonstration: () => [],
    onError,
  };
  const request = new Request(ORIGIN + path, init);
  const page = renderPage({ request, fetch, asksCookies }, options);
  return page.then((rendered) => ({ ...rendered, body: String(rendered.body), onError, fetch }));
}

test("renders and reports the error screen if a component throws", async () => {
  const { status, body, headers, onError } = await render("/rotta");
  expect(status).toBe(500);
  expect(body).toContain('<h1 class="error-screen__status">500</h1>');
  expect(body).not.toContain("secret of the machine");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("secret of the machine"));
});

test("shows the API's status and message", async () => {
  const { status, body, onError } = await render("/finita");
  expect(status).toBe(410);
  expect(body).toContain("Questo link non vale più.");
  expect(onError).not.toHaveBeenCalled();
});

test("links the style sheet of a comparison, which is loaded late, from the document", async () => {
  const comparison = "<!-- src/routes/catalogue/comparison-view.tsx -->";
  expect((await render("/offerte/luce?confronta=a&confronta=b")).body).toContain(comparison);
  expect((await render("/offerte/luce?consumo=2700")).body).not.toContain(comparison);
});

test("writes the page's structured data into documents", async () => {
  const { body } = await render("/articolo/luce");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ name: "Luce </script>", origin: ORIGIN });
});

test("links in the head the oEmbed description of a frame with the page's cards", async () => {
  const { body, headers } = await render("/offerte/luce?consumo=3100");
  expect(/<head>.*<\/head>/.exec(body)?.[0]).toContain(
    '<link rel="alternate" type="application/json+oembed" title="Luce &amp; gas | Volpe" ' +
      `href="${ORIGIN}/oembed?url=https%3A%2F%2Fvolpe.example%2Fofferte%2Fluce%3Fconsumo%3D3100&amp;format=json"/>`,
  );
  expect(headers["cache-control"]).toContain("public");
});

test("writes a tracking value into the oEmbed link only if the page's address has it", async () => {
  const arrival = await render("/offerte/luce?tracking=AFF-1");
  expect(arrival.body).toContain("luce%3Ftracking%3DAFF-1&amp;format=json");
  expect(arrival.headers["cache-control"]).toBe("private, no-cache");
  const returning = await render("/offerte/luce", { headers: { cookie: "tracking=AFF-1" } });
  expect(returning.body).toContain("luce&amp;format=json");
});

test.each(["/chi-sono", "/offerte/gas", "/mia"])("has no oEmbed link on %s", async (path) => {
  expect((await render(path)).body).not.toContain("oembed");
});

test("writes no structured data at an unknown address", async () => {
  const { status, body } = await render("/articolo/manca");
  expect(status).toBe(404);
  expect(body).toContain("Page Not Found: /articolo/manca");
  expect(body).not.toContain("application/ld+json");
});

test("answers an action's redirect with 303", async () => {
  const { status, headers } = await render("/", { method: "POST", body: new URLSearchParams() });
  expect([status, headers.location]).toEqual([303, "/grazie"]);
  expect(headers["cache-control"]).toBe("no-store");
});

test("renders a refused form with its status and title", async () => {
  const form = { method: "POST", body: new URLSearchParams() };
  const { status, body, headers } = await render("/modulo", form);
  expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
  expect(body).toMatch(/<title>Modulo \| Volpe<\/title>.*<\/head>/);
  expect(body).toContain('{"errors":["nome"]}');
});

test("answers 405 to a post without an action", async () => {
  const { status } = await render("/finita", { method: "POST", body: new URLSearchParams() });
  expect(status).toBe(405);
});

test("keeps the query in a redirect of the build manifest", async () => {
  const { status, headers } = await render("/vecchia?consumo=2700");
  expect([status, headers.location]).toEqual([301, "/?consumo=2700"]);
});

test.each([
  ["/FINITA", "/finita"],
  ["/rotta/", "/rotta"],
  ["/Articolo/Luce/?consumo=2700", "/articolo/Luce?consumo=2700"],
])("redirects %s to the canonical spelling of its address", async (asked, location) => {
  const { status, headers } = await render(asked);
  expect([status, headers.location]).toEqual([301, location]);
});

test("does not redirect an unknown address or a form", async () => {
  expect((await render("/Questa-No/")).status).toBe(404);
  const sent = await render("/MODULO", { method: "POST", body: new URLSearchParams() });
  expect(sent.status).toBe(422);
});

test("renders a shared page without personal data", async () => {
  const { status, headers, setCookies } = await render("/");
  expect([status, setCookies]).toEqual([200, []]);
  expect(headers["cache-control"]).toMatch(/^public/);
});

test("puts static content into its place between texts that look like places", async () => {
  expect((await render("/ferma")).body).toContain(
    '<p>&lt;~1&gt;</p><ul data-static=""><li>dati &lt;~0&gt;</li><li>poi</li></ul><div data-static="">altri</div>',
  );
});

test("draws the question about cookies, with its style sheet, only if it is asked", async () => {
  const asked = await render("/", {}, { asksCookies: true });
  expect(asked.body).toContain('aria-label="Scelta sui cookie"');
  expect(asked.body).toContain("<!-- src/cookie-choice/cookie-banner.tsx -->");
  expect(asked.body).toContain('"asksCookies":true');
  expect((await render("/")).body).not.toContain("Scelta sui cookie");
});

test("names the chat's storage and late script on the assistant's page only", async () => {
  const { body } = await render("/chat");
  expect(body).toContain('"hydratesOn":"resume","resumes":["volpe-chat","volpe-attesa"]');
  expect(body).toContain("<!-- ../packages/core/src/chat/chat-engine.ts -->");
  const other = (await render("/")).body;
  expect([other.includes("resumes"), other.includes("chat-engine")]).toEqual([false, false]);
});

test("passes a tracking value that waits for a choice to the browser", async () => {
  const waiting = await render("/?tracking=AFF-1", {}, { trackingWaits: true });
  expect(waiting.setCookies).toEqual([]);
  expect(waiting.fetch).toHaveBeenCalledOnce();
  expect(waiting.body).toContain(
    '"affiliateClick":"first","trackingWaits":true,"demonstration":[],"waitingTracking":"AFF-1"',
  );

  const free = await render("/?tracking=AFF-1");
  expect(free.setCookies).toHaveLength(1);
  expect(free.body).toContain('"trackingWaits":false,"demonstration":[],"waitingTracking":""');
});

test("names the commission for a value that earns, or after a first arrival that counts", async () => {
  const names = async (path: string, cookie = "") =>
    (await render(path, { headers: { cookie } })).body.includes('"commission":{"');
  expect(await names("/?tracking=AFF-1")).toBe(true);
  expect(await names("/", "tracking=AFF-1")).toBe(true);
  expect(await names("/?tracking=AFF-123")).toBe(false);
  expect(await names("/", "tracking=AFF-123")).toBe(false);
  expect(await names("/", `tracking=AFF-123; clic=${randomUUID()}`)).toBe(true);
  expect(await names("/")).toBe(false);
});

test("renders the login state only into pages for one visitor", async () => {
  const init = { headers: { cookie: `auth=${encodeURIComponent(TEST_LOGIN)}` } };
  const personal = await render("/mia", init);
  expect([personal.body.includes("<p>true</p>"), personal.body.includes('"isIn":true')]).toEqual([
    true,
    true,
  ]);
  expect((await render("/mia")).body).toContain("<p>false</p>");
  expect((await render("/", init)).body).toBe((await render("/")).body);
});
