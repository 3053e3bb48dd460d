import { screen, within } from "@testing-library/react";
import type { Post } from "@volpe/contract";
import { expect, it } from "vitest";
import { createOffer, createOfferList } from "../catalogue/energy/sample-offers.ts";
import { createProduct, createProductList } from "../catalogue/products/sample-products.ts";
import { createPost } from "../content/sample-content.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as postPage from "./post-page.tsx";
import { structuredData } from "./post-structured-data.ts";

const POST = createPost({
  tipology: "luce",
  updated: "2026-10-12",
  sources: [
    { name: "ARERA", url: "https://www.arera.it/" },
    { name: "Codice del consumo", url: null },
  ],
  related: [{ path: "/faqs/pun", title: "Che cos’è il PUN?" }],
});

async function show(post: Post, list?: () => ReturnType<typeof createOfferList>) {
  const client = createFakeClient({ post: () => post, ...(list === undefined ? {} : { list }) });
  renderRoute(postPage, { path: "/blog/:slug", url: "/blog/potenza", client });
  await screen.findByRole("heading", { level: 1, name: post.title });
}

it("shows the dates of publication and revision, the sources and related answers", async () => {
  await show(POST, createOfferList);
  expect(screen.getByText("1º settembre 2026").getAttribute("datetime")).toBe("2026-09-01");
  expect(screen.getByText("12 ottobre 2026")).toBeTruthy();
  expect(screen.getByRole("link", { name: "ARERA" }).getAttribute("rel")).toBe("noopener");
  expect(screen.getByText("Codice del consumo").closest("a")).toBeNull();
  expect(screen.getByRole("link", { name: "Che cos’è il PUN?" })).toBeTruthy();
});

it.each([
  [1, "1 minuto di lettura"],
  [4, "4 minuti di lettura"],
])("says that a post of %d minutes takes «%s»", async (readingMinutes, words) => {
  await show({ ...POST, readingMinutes }, createOfferList);
  expect(document.body.textContent).toContain(words);
});

it("shows the three cheapest offers of its subject and marks estimates", async () => {
  const offers = ["Uno", "Due", "Tre", "Quattro"].map((name) =>
    createOffer({ slug: name, name, estimate: name === "Due" ? ["Prezzo variabile"] : [] }),
  );
  await show(POST, () => createOfferList({ offers }));
  const section = screen.getByRole("region", { name: "Le meno care di oggi per la luce" });
  const cards = within(section).getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Uno",
    "Due",
    "Tre",
  ]);
  expect(cards.map((card) => /stima/.test(card.textContent))).toEqual([false, true, false]);
});

it("requests no offers for a subject without a list", async () => {
  await show(createPost({ tipology: null }));
  expect(screen.queryByRole("region", { name: /Le meno care|canone/ })).toBeNull();
});

it("shows the three cheapest rentals, terminals or lines of its subject", async () => {
  const items = ["Uno", "Due", "Tre", "Quattro"].map((name) => createProduct({ slug: name, name }));
  const post = createPost({ tipology: "noleggio" });
  const client = createFakeClient({
    post: () => post,
    calls: { "GET /vehicles": () => createProductList({ items, total: 4 }) },
  });
  renderRoute(postPage, { path: "/blog/:slug", url: "/blog/potenza", client });
  const region = await screen.findByRole("region", { name: "Le auto con il canone più basso" });
  expect(within(region).getAllByRole("listitem")).toHaveLength(3);
  expect(region.textContent).toMatch(/256,20\s€ al mese/);
});

it("shows a table of contents for a long post", async () => {
  const headings = ["uno", "due", "tre", "quattro"].map((id) => ({
    kind: "heading" as const,
    level: 2 as const,
    id,
    text: `Parte ${id}`,
  }));
  await show(createPost({ blocks: headings }));
  const contents = screen.getByRole("navigation", { name: "In questo articolo" });
  const links = within(contents).getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "#uno",
    "#due",
    "#tre",
    "#quattro",
  ]);
});

it("shows no table of contents for a short post", async () => {
  await show(createPost());
  expect(screen.queryByRole("navigation", { name: "In questo articolo" })).toBeNull();
});

it("has structured data with absolute addresses", () => {
  expect(structuredData({ post: POST }, "https://volpe.example")).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
    expect.objectContaining({
      "@type": "Article",
      headline: POST.title,
      url: "https://volpe.example/blog/potenza",
      datePublished: "2026-09-01",
      dateModified: "2026-10-12",
    }),
  ]);
});
