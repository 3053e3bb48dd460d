// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import type { ContentBlock } from "@volpe/contract";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ContentBody } from "./content-body.tsx";

afterEach(cleanup);

function show(...blocks: ContentBlock[]) {
  render(
    <MemoryRouter>
      <ContentBody blocks={blocks} />
    </MemoryRouter>,
  );
}

it("keeps what looks like markup as the text it is", () => {
  show({ kind: "paragraph", spans: [{ text: "<img src=x onerror=alert(1)>" }] });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
});

it("marks words and follows links inside the site and out of it", () => {
  show({
    kind: "paragraph",
    spans: [
      { text: "forte", strong: true },
      { text: "qui", href: "/faqs" },
      { text: "là", href: "https://www.arera.it/", em: true },
    ],
  });
  expect(screen.getByText("forte").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "qui" }).getAttribute("href")).toBe("/faqs");
  expect(screen.getByRole("link", { name: "là" }).getAttribute("rel")).toBe("noopener");
});

it("draws lists, quotes and headings that can be linked to", () => {
  show(
    { kind: "heading", level: 3, id: "parte", text: "Una parte" },
    { kind: "list", ordered: true, items: [[{ text: "uno" }], [{ text: "due" }]] },
    { kind: "quote", spans: [{ text: "detto" }] },
  );
  expect(screen.getByRole("heading", { level: 3 }).id).toBe("parte");
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("detto").closest("blockquote")).toBeTruthy();
});

it("names a table's rows by their first cell and puts figures one below the other", () => {
  const cells = (...texts: string[]) => texts.map((text) => (text === "" ? [] : [{ text }]));
  show({
    kind: "table",
    head: cells("", "Prezzo", "Nota"),
    rows: [cells("A", "1.234,50 €", "sì"), cells("B", "–", "no")],
  });
  expect(screen.getByRole("rowheader", { name: "A" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Prezzo" }).className).toBe("article__figure");
  expect(screen.getByRole("cell", { name: "1.234,50 €" }).className).toBe("article__figure");
  expect(screen.getByRole("cell", { name: "sì" }).className).toBe("");
  expect(screen.getByRole("region", { name: "Tabella: Prezzo, Nota" }).tabIndex).toBe(0);
});
