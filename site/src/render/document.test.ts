import { expect, test } from "vitest";
import { toBytes, toDocument } from "./document.ts";
import { Html, toEscaped } from "./html.ts";

const parts = {
  head: "<title>T</title>",
  assets: "<script src=/a.js></script>",
  body: ["<main>", "</main>"],
};

const STATE = {
  build: "b",
  origin: "https://volpe.example",
  trackingWaits: false,
  demonstration: [],
  commission: {},
  affiliateClick: "last" as const,
  waitingTracking: "",
  arrivalClick: "",
  isIn: false,
  asksCookies: false,
  audience: "everyone" as const,
  hydratesOn: "touch" as const,
};

test("escapes data that could end its script element", () => {
  const state = {
    ...STATE,
    hydrationData: { loaderData: { page: "</script><script>alert(1)</script><!--" } },
  };
  const html = String(toDocument({ ...parts, state }));
  const json = /<script type="application\/json" id="volpe-state">(.*?)<\/script>/.exec(html)?.[1];
  expect(json).not.toContain("<");
  expect(JSON.parse(json ?? "")).toEqual(state);
});

test("puts title, metas and links into the head before scripts and style sheets", () => {
  const state = { ...STATE, hydrationData: {} };
  const html = String(toDocument({ ...parts, state }));
  expect(html).toMatch(/<html lang="it">.*<title>T<\/title><script src=\/a.js><\/script><\/head>/);
});

test("escapes structured data", () => {
  const structuredData = [{ name: "</script><script>alert(1)</script>" }];
  const html = String(
    toDocument({ ...parts, structuredData, state: { ...STATE, hydrationData: {} } }),
  );
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  expect(json).not.toContain("<");
  expect(JSON.parse(json ?? "")).toEqual(structuredData[0]);
});

test("leaves out exactly the drawn parts of the state, wherever they are", () => {
  const [offers, group] = [[{ name: "Fissa" }], { names: ["Prova"] }];
  const state = {
    ...STATE,
    hydrationData: { loaderData: { page: { total: 1, offers, groups: [group, { names: [] }] } } },
  };
  const html = String(toDocument({ ...parts, state, drawn: new Set<unknown>([offers, group]) }));
  const json = /<script type="application\/json" id="volpe-state">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toEqual({
    ...state,
    hydrationData: {
      loaderData: { page: { total: 1, offers: null, groups: [null, { names: [] }] } },
    },
  });
  expect(state.hydrationData.loaderData.page.offers).toBe(offers);
});

test("writes long texts and written HTML one after the other in UTF-8", () => {
  const price = "12,50\u00a0€".repeat(300_000);
  const bytes = toBytes(["<p>", price, "🦊", "", new Html(`${toEscaped("è 🦊 €")}</p>`), price]);
  expect(bytes.equals(Buffer.from(`<p>${price}🦊è 🦊 €</p>${price}`))).toBe(true);
});

test("keeps a page's bytes while the next page is written", () => {
  const first = toBytes(["prima", " pagina"]);
  toBytes(["seconda pagina"]);
  expect(String(first)).toBe("prima pagina");
});
