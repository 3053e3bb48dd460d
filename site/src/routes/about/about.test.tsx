import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import * as terms from "../policies/terms-page.tsx";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as about from "./about-page.tsx";
import * as accessibility from "./accessibility-page.tsx";
import * as trust from "./trust-page.tsx";

it.each([
  ["/chi-sono", about],
  ["/perche-affidarti-a-me", trust],
  ["/accessibilita", accessibility],
  ["/termini", terms],
] as const)("%s has one h1 and its own canonical address", async (path, page) => {
  renderRoute(page, { path, client: createFakeClient({}) });
  expect(await screen.findAllByRole("heading", { level: 1 })).toHaveLength(1);
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute("href")).toBe(path);
});

it("links to the contact form with accessibility as its topic", async () => {
  renderRoute(accessibility, { path: "/accessibilita", client: createFakeClient({}) });
  const link = await screen.findByRole("link", { name: "modulo dei contatti" });
  expect(link.getAttribute("href")).toBe("/contatti?argomento=accessibilita");
});
