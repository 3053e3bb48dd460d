import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { OfferCard } from "./offer-card.tsx";

const reference = { spendEur: 1450, label: "la tua spesa di oggi" };
const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ");

test("shows supplier, name, the yearly figure and what it is made of", () => {
  render(<OfferCard offer={createOffer()} href="/x" />);

  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 3 }).textContent).toBe("Luce Fissa 24");
  expect(textOf(card)).toContain("Monti Energia S.p.A.");
  expect(textOf(card)).toContain("1.275 € all’anno");
  expect(within(card).getAllByRole("definition").map(textOf)).toEqual([
    "914 €",
    "134 €",
    "89 €",
    "138 €",
  ]);
});

test("is one link, whose name says of which offer", () => {
  render(<OfferCard offer={createOffer()} href="/x?tracking=AFF" reference={reference} />);

  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute("href")).toBe("/x?tracking=AFF");
  expect(links[0]?.textContent).toBe("Vedi l’offerta Luce Fissa 24 di Monti Energia S.p.A.");
});

test("says the saving and what it is measured against", () => {
  render(<OfferCard offer={createOffer()} href="/x" reference={reference} />);

  expect(textOf(screen.getByRole("article"))).toContain(
    "Risparmi 175 € all’anno, a confronto con la tua spesa di oggi",
  );
});

test("says plainly when an offer is dearer, and claims nothing under a euro", () => {
  const { rerender } = render(
    <OfferCard offer={createOffer()} href="/x" reference={{ ...reference, spendEur: 1200 }} />,
  );
  expect(textOf(screen.getByRole("article"))).toContain("Spendi 75 € in più");

  rerender(
    <OfferCard offer={createOffer()} href="/x" reference={{ ...reference, spendEur: 1275.5 }} />,
  );
  expect(textOf(screen.getByRole("article"))).toContain("Costa quanto la tua spesa di oggi");
});

test("writes stima beside the figure and the saving of an estimated offer, and only of one", () => {
  const { rerender } = render(
    <OfferCard
      offer={createOffer({ estimate: ["prezzo variabile"] })}
      href="/x"
      reference={reference}
      estimateHref="/come-funziono"
    />,
  );
  expect(screen.getAllByRole("link", { name: /stima/ })).toHaveLength(2);

  rerender(<OfferCard offer={createOffer()} href="/x" reference={reference} />);
  expect(screen.getByRole("article").textContent).not.toContain("stima");
});

test("names two facts: how the price behaves, and green or the unit cost", () => {
  const { rerender } = render(<OfferCard offer={createOffer()} href="/x" />);
  const facts = () => screen.getAllByRole("listitem").map(textOf);
  expect(facts()).toEqual(["Prezzo fisso per 24 mesi", "Energia da fonti rinnovabili"]);

  const variable = { pricing: "variable", durationMonths: null, green: false } as const;
  rerender(<OfferCard offer={createOffer(variable)} href="/x" />);
  expect(facts()).toEqual(["Prezzo variabile con il mercato", "0,472 €/kWh tutto compreso"]);
});

test("opens beside the partner's page without handing it over", () => {
  render(<OfferCard offer={createOffer()} href="/x" target="_blank" />);

  expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener");
});

test("axe finds nothing in a full card and in a compact one", async () => {
  const heart = <FavouriteButton pressed={false} onToggle={vi.fn()} itemName="Luce Fissa 24" />;
  const { container } = render(
    <main>
      <h2>Offerte</h2>
      <OfferCard offer={createOffer()} href="/x" reference={reference} favourite={heart} />
      <OfferCard offer={createOffer()} href="/x" reference={reference} compact />
    </main>,
  );

  expect(await findViolations(container)).toEqual([]);
});
