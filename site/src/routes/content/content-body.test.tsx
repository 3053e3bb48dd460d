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

it("shows markup in a text as text", () => {
  show({ kind: "paragraph", spans: [{ text: "<img src=x onerror=alert(1)>" }] });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
});

it("marks words and links to pages inside and outside the site", () => {
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

it("renders lists, quotes and headings with anchors", () => {
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

it("makes a row's first cell its header and aligns figures", () => {
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
