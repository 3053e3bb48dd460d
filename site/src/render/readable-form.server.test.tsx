import type { RouteObject } from "react-router-dom";
import { beforeAll, describe, expect, test } from "vitest";
import type { PageModule } from "../page-route.ts";
import { routes } from "../routes.tsx";
import { createRenderPage } from "./render-page.tsx";

const ORIGIN = "https://volpe.example";
const pages = import.meta.glob<PageModule>("../routes/**/*-page.tsx");

/** The addresses whose page accepts a form, with `x` for each parameter. */
async function listFormPaths(): Promise<string[]> {
  const children: RouteObject[] = routes[0]?.children?.[0]?.children ?? [];
  const found = children.map(async ({ path = "", handle }) => {
    const module = await pages[`..${handle?.module.slice("src".length)}`]?.();
    return module?.action === undefined ? [] : [path.replaceAll(/:\w+/g, "x")];
  });
  return (await Promise.all(found)).flat();
}

const renderPage = createRenderPage(routes);
let paths: string[] = [];

// The first load transforms the sources of all pages.
beforeAll(async () => {
  paths = await listFormPaths();
}, 60_000);

async function post(path: string, contentType: string, body: string) {
  const faults: unknown[] = [];
  const page = await renderPage(
    {
      request: new Request(ORIGIN + path, {
        method: "POST",
        headers: { "content-type": contentType },
        body,
      }),
      fetch: async () =>
        Response.json({ errors: [{ code: "not-found", message: "Non c’è." }] }, { status: 404 }),
    },
    {
      assets: () => "",
      origin: ORIGIN,
      build: "b",
      redirects: {},
      trackingWaits: false,
      affiliateClick: "last",
      earns: () => false,
      demonstration: () => [],
      onError: (error) => faults.push(error),
    },
  );
  return { ...page, body: String(page.body), faults };
}

const UNREADABLE = [
  ["multipart without its end", "multipart/form-data; boundary=b", "--b\r\nContent-Dispo"],
  ["multipart without a boundary", "multipart/form-data", "--b\r\n\r\n--b--"],
  ["JSON", "application/json", "{}"],
  ["plain text", "text/plain", "nome=Lia"],
] as const;

describe.each(UNREADABLE)("a form as %s", (_name, contentType, body) => {
  test("is the sender's error on every page with a form", async () => {
    expect(paths.length).toBeGreaterThan(15);
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, ...(await post(path, contentType, body)) })),
    );
    expect(answers.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([]);
    expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test("is answered with 400 on the page's own screen", async () => {
    const { status, body: html } = await post("/contatti", contentType, body);
    expect(status).toBe(400);
    expect(html).toContain("La richiesta non è leggibile. Ricarica la pagina e riprova.");
    expect(html).toContain("Go Back");
  });
});

test("passes a readable form to the page's action", async () => {
  const { status, body } = await post(
    "/contatti",
    "application/x-www-form-urlencoded",
    "message=Buongiorno",
  );
  expect(status).toBe(404);
  expect(body).toContain("Buongiorno");
});
