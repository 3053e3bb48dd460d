import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, screen } from "@testing-library/react";
import { COOKIES } from "@volpe/contract";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { type SiteFacts, SiteFactsContext } from "../../page/site-facts.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as cookiePolicy from "./cookie-policy-page.tsx";
import * as privacyPolicy from "./privacy-policy-page.tsx";

const ROOT = join(import.meta.dirname, "../../../..");

/** The texts of all sources below a folder. */
function listSources(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"));
}

it("lists every cookie that the code can set, each with its life", async () => {
  renderRoute(cookiePolicy, { path: "/cookie-policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const lives = Object.values(COOKIES).map((name) => [
    name,
    screen.getByRole("rowheader", { name }).closest("tr")?.lastElementChild?.textContent,
  ]);
  const year = "365 giorni";
  expect(Object.fromEntries(lives)).toEqual({
    [COOKIES.auth]: "1 giorno dall’accesso, 365 giorni dopo che aggiorni i tuoi dati",
    [COOKIES.device]: "90 giorni dall’ultimo accesso",
    [COOKIES.attempt]: "10 minuti, o fino al ritorno",
    [COOKIES.items]: year,
    [COOKIES.brands]: year,
    [COOKIES.labels]: year,
    [COOKIES.favourites]: year,
    [COOKIES.uses]: year,
    [COOKIES.place]: year,
    [COOKIES.ownerKeys]: year,
    [COOKIES.repair]: "10 secondi",
    [COOKIES.tracking]: "30 giorni",
    [COOKIES.click]: "30 giorni",
    [COOKIES.choice]: "184 giorni",
  });
});

it("lists what the elements keep in the memory of a partner's page", async () => {
  renderRoute(cookiePolicy, { path: "/cookie-policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const storing = listSources("packages/widgets/src").filter((text) =>
    text.includes("createHostStorage("),
  );
  // The memory itself, the chat and the favourites, and an invitation that only reads the chat's.
  expect(storing).toHaveLength(4);
  for (const name of ["…/volpe-chat", "…/preferiti"]) {
    expect(screen.getByRole("rowheader", { name })).toBeTruthy();
  }
});

it("shows the current choice and saves another", async () => {
  const sent: unknown[] = [];
  const client = createFakeClient({
    cookies: { tracking: "AFF" },
    calls: {
      "POST /frontend/consents": ({ body }) => {
        sent.push(body);
        return { recorded: true };
      },
    },
  });
  renderRoute(cookiePolicy, { path: "/cookie-policy", client });
  await screen.findByText("Non hai ancora scelto.");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Siti che ci segnalano/ });
  expect(box.checked).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Salva le scelte" }));
  await screen.findByText(/hai rifiutato il cookie dei siti che ci segnalano/);
  expect(screen.getByRole("status").textContent).toContain("Scelta salvata");
  expect(client.cookies.get("tracking")).toBeUndefined();
  expect(sent).toMatchObject([{ tracking: false, source: "policy-page" }]);
});

it.each([
  ["accept", "/noleggio?durata=48&tracking=AFF", true, "/noleggio?durata=48"],
  ["refuse", "/offerte/luce?tracking=AFF", false, "/offerte/luce"],
  ["close", "//evil.example", false, "/"],
])("saves «%s» of the question before its script has loaded, on the page %s", async (...row) => {
  const [pressed, from, tracking, to] = row;
  const sent: unknown[] = [];
  const client = createFakeClient({
    cookies: { tracking: "AFF" },
    calls: {
      "POST /frontend/consents": ({ body }) => {
        sent.push(body);
        return { recorded: true };
      },
    },
  });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const request = new Request("https://volpe.example/cookie-policy", {
    method: "POST",
    body: new URLSearchParams({ scelta: pressed, pagina: from }),
  });
  const answer = await cookiePolicy.action({ request, context, params: {} } as never);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  expect(sent).toMatchObject([{ tracking, source: pressed }]);
  expect(client.cookies.get("tracking")).toBe(tracking ? "AFF" : undefined);
});

function renderWithFacts(some: Partial<SiteFacts>) {
  const { Component } = cookiePolicy;
  const facts = { trackingWaits: false, demonstration: [], commission: {}, affiliateClick: "last" };
  const page = {
    ...cookiePolicy,
    Component: () => (
      <SiteFactsContext value={{ ...facts, ...some } as SiteFacts}>
        <Component />
      </SiteFactsContext>
    ),
  };
  renderRoute(page, { path: "/cookie-policy", client: createFakeClient({}) });
}

it.each([
  [false, "Dei facoltativi, l’unico che nasce prima che tu scelga è tracking"],
  [true, "nasce solo se accetti"],
])("says when the affiliate's value is written if it waits: %s", async (trackingWaits, words) => {
  renderWithFacts({ trackingWaits });
  await screen.findByRole("heading", { level: 1 });
  expect(readText("main, body")).toContain(words);
});

it.each([
  ["last", "ne paghiamo uno solo, l’ultimo prima di chiedere."],
  ["first", "ne paghiamo uno solo, il primo che il browser ricorda."],
] as const)("says which arrival counts if it is the %s", async (affiliateClick, words) => {
  renderWithFacts({ affiliateClick });
  await screen.findByRole("heading", { level: 1 });
  expect(readText("main, body")).toContain(words);
});

/** Names that look like that of a stored value, and are not. */
const NOT_STORED = [
  ...["volpe-cookies", "volpe-state", "volpe-worker"],
  ...["volpe-favourites-button", "volpe-i-miei-dati", "volpe-offer-cards", "volpe-quote-assistant"],
];

/** What libraries store, and how a source uses them. */
const OF_LIBRARIES: readonly (readonly [use: string, name: string])[] = [
  ["<ScrollRestoration", "react-router-scroll-positions"],
  ['from "workbox-expiration"', "workbox-expiration"],
];

it("names every value that the code keeps in the browser's storage", async () => {
  renderRoute(cookiePolicy, { path: "/cookie-policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const listed = screen
    .getAllByRole("rowheader")
    .flatMap(({ textContent }) => textContent.split(", "));
  const sources = ["packages/core/src", "packages/ui/src", "site/src"]
    .flatMap(listSources)
    .filter((source) => !source.includes("STORAGE_ROWS: "));
  const own = sources.flatMap((source) => [
    ...source.matchAll(/(?:STORAGE_NAME|CACHE) = "([\w-]+)"/g),
    // A part that differs, such as the path of a list, follows the name.
    ...source.matchAll(/["`](volpe(?:-[a-z]+)+|[a-z-]+-volpe)/g),
  ]);
  const names = new Set(own.map(([, name = ""]) => name));
  expect(NOT_STORED.filter((name) => !names.has(name))).toEqual([]);
  for (const name of NOT_STORED) names.delete(name);
  for (const [use, name] of OF_LIBRARIES) {
    expect(sources.some((source) => source.includes(use))).toBe(true);
    names.add(name);
  }
  const stored = listed.filter((name) => /volpe|-/.test(name) && !name.startsWith("…"));
  expect([...names].sort()).toEqual(stored.sort());
});

it("gives another address of the privacy notice the canonical one", async () => {
  renderRoute(privacyPolicy, { path: "/policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute("href")).toBe("/privacy-policy");
});
