import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createPostSummary } from "../content/sample-content.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as blog from "./blog-page.tsx";

const posts = [
  createPostSummary({ slug: "a", path: "/blog/a", title: "Il gas in inverno", tags: ["gas"] }),
  createPostSummary({ slug: "b", path: "/blog/b", title: "La potenza", tags: ["luce", "gas"] }),
  createPostSummary({ slug: "c", path: "/blog/c", title: "Il POS", tags: ["pos"] }),
];

const show = (url: string) =>
  renderRoute(blog, { path: "/blog", url, client: createFakeClient({ posts: () => posts }) });

const titles = async () => {
  await screen.findByRole("heading", { level: 1 });
  return screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
};

it("lists every post as a link and declares the feed", async () => {
  show("/blog");
  expect(await titles()).toEqual(["Il gas in inverno", "La potenza", "Il POS"]);
  expect(screen.getByRole("link", { name: "La potenza" }).getAttribute("href")).toBe("/blog/b");
  const feed = document.head.querySelector('link[rel="alternate"]');
  expect(feed?.getAttribute("href")).toBe("/blog/feed.xml");
});

it("filters the posts by a subject, and shows their number on its link", async () => {
  show("/blog?tema=gas");
  expect(await titles()).toEqual(["Il gas in inverno", "La potenza"]);
  const chip = screen.getByRole("link", { name: "gas 2" });
  expect(chip.getAttribute("aria-current")).toBe("page");
  expect(chip.getAttribute("href")).toBe("/blog?tema=gas");
});

it("shows no subject that has only one post, except the chosen one", async () => {
  show("/blog?tema=pos");
  expect(await titles()).toEqual(["Il POS"]);
  const chips = screen.getByRole("navigation", { name: "Temi" });
  expect(chips.textContent).toBe("Tuttigas 2pos 1");
});

it("says that a subject does not exist and shows all posts", async () => {
  show("/blog?tema=acqua");
  expect(await titles()).toHaveLength(3);
  expect(screen.getByText("Questo tema non c’è: ecco tutti gli articoli.")).toBeTruthy();
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute("href")).toBe("/blog");
});
