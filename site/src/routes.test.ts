import { isEnergyTipology, TIPOLOGIES, TIPOLOGY_LISTS } from "@volpe/contract";
import { matchRoutes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { toCartPath } from "./page/cart-path.ts";
import { routes } from "./routes.tsx";

const PATHS = `/ /home /_index /luce/x/y/z /active /affiliate /auth/profile /blog /blog/a /brands
  /calcola-preventivo /cart/r /chi-sono /come-funziono /perche-affidarti-a-me /contatti /continua /contratto/r
  /cookie-policy /policy /privacy /privacy-policy /disiscrivimi/r /faqs /faqs/a /localizza-affare
  /noleggio /noleggio/v/w /noleggio/cart/s /offerte /offerte/luce /offerte/activation/s
  /offerte/cart/s /offerte/pos/s /pos /pos/cart/s /preferiti /preventivo/r/o /preventivo/r
  /preventivo/calcolo /preventivo/risultato /preventivo/upload /profilo /promemoria/r /richieste /ripristino
  /search /tickets /tickets/create/r /tickets/s/m /visualizzati`.split(/\s+/);

function findPath(address: string) {
  return matchRoutes(routes, address)?.at(-1)?.route.path;
}

test.each(PATHS)("%s is in the route table", (path) => {
  expect(findPath(path)).not.toBe("*");
});

describe.each(TIPOLOGIES)("%s", (tipology) => {
  const kind = isEnergyTipology(tipology) ? "energy/energy" : "products/product";
  const findModule = (address: string) =>
    matchRoutes(routes, address)?.at(-1)?.route.handle?.module.slice("src/routes/".length);

  test("has a list at its own path and below the offers", () => {
    for (const path of [TIPOLOGY_LISTS[tipology].path, `/offerte/${tipology}`]) {
      expect(findModule(path)).toBe(`catalogue/${kind}-list-page.tsx`);
    }
  });

  test("has a sheet", () => {
    const module = findModule(`/privati/${tipology}/marca/x`);
    expect(module).toBe(`catalogue/${kind}-sheet-page.tsx`);
  });

  test("has a cart", () => {
    expect(findModule(toCartPath(tipology, "x"))).toBe("contracts/cart-page.tsx");
  });
});

test("spells every path in small letters", () => {
  const paths = (routes[0]?.children?.[0]?.children ?? []).map(({ path = "" }) => path);
  expect(paths.filter((path) => /[A-Z%]/.test(path))).toEqual([]);
});

test("matches a step of the quote before a saved quote, and a cart before a car", () => {
  expect(findPath("/preventivo/calcolo")).toBe("/preventivo/calcolo");
  expect(findPath("/noleggio/cart/x")).toBe("/noleggio/cart/:slug");
});

const PAGES = import.meta.glob<string>("./routes/**/*-page.tsx", {
  eager: true,
  import: "default",
  query: "?raw",
});
/**
 * Matches the imports of pages that show a quote's owner, a bill, a contract, a ticket or an
 * account.
 */
const SHOWS_PERSON =
  /create(?:Account|Bill|Contract|CustomerRequest|Ticket|Unsubscribe)Calls|(?:exchange|find)OwnerKey|loadAsOwner/;

test("forbids caching of each page with bills, contracts, tickets or contacts", () => {
  const pages = (routes[0]?.children?.[0]?.children ?? []).filter(({ handle }) => handle);
  const shown = pages.filter(({ handle }) =>
    SHOWS_PERSON.test(PAGES[`./${handle.module.slice("src/".length)}`] ?? ""),
  );
  expect(shown.map(({ path }) => path)).toContain("/preventivo/upload");
  expect(shown.length).toBeGreaterThan(10);
  const cached = shown.filter(({ handle }) => !["owner", "sender"].includes(handle.audience));
  expect(cached.map(({ path }) => path)).toEqual([]);
});

test("matches any other address with the catch-all route", () => {
  expect(findPath("/a/b/c/d/e")).toBe("*");
});
