import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFaq, createFaqSummary } from "../content/sample-content.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as faqPage from "./faq-page.tsx";
import { structuredData } from "./faq-structured-data.ts";
import * as faqsPage from "./faqs-page.tsx";

it("lists the questions with short answers under non-empty headings", async () => {
  const faqs = () => [
    createFaqSummary(),
    createFaqSummary({ slug: "c", path: "/faqs/c", question: "E il coefficiente?", group: "gas" }),
  ];
  renderRoute(faqsPage, { path: "/faqs", client: createFakeClient({ faqs }) });
  await screen.findByRole("heading", { level: 1 });
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Prezzi e offerte", "Il gas"]);
  const section = screen.getByRole("region", { name: "Prezzi e offerte" });
  expect(within(section).getByRole("link").getAttribute("href")).toBe("/faqs/pun");
  expect(
    within(section).getByText("Il prezzo all’ingrosso dell’elettricità in Italia."),
  ).toBeTruthy();
});

it("shows a question with its answer and a link back to its heading", async () => {
  const faq = () => createFaq();
  const client = createFakeClient({ faq });
  renderRoute(faqPage, { path: "/faqs/:slug", url: "/faqs/pun", client });
  await screen.findByRole("heading", { level: 1, name: "Che cos’è il PUN?" });
  expect(screen.getByText("È un indice.")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Prezzi e offerte" });
  expect(back.getAttribute("href")).toBe("/faqs#prezzi");
});

it("has the shown question and answer as structured data", () => {
  const blocks = [
    { kind: "paragraph" as const, spans: [{ text: "È un " }, { text: "indice", strong: true }] },
    { kind: "list" as const, ordered: false, items: [[{ text: "uno" }], [{ text: "due" }]] },
  ];
  const [, data] = structuredData({ faq: createFaq({ blocks }) }, "https://volpe.example");
  expect(data).toMatchObject({
    "@type": "FAQPage",
    url: "https://volpe.example/faqs/pun",
    mainEntity: [{ name: "Che cos’è il PUN?", acceptedAnswer: { text: "È un indice\nuno\ndue" } }],
  });
});
