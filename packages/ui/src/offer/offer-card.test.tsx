import { render, screen, within } from "@testing-library/react";
import { GREEN_LABEL } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { OfferCard } from "./offer-card.tsx";

const reference = { spendEur: 1450, label: "la tua spesa di oggi" };
const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ");

test("shows supplier, name, annual spend and its parts", () => {
  render(<OfferCard offer={createOffer()} href="/x" />);

  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 3 }).textContent).toBe("Luce Fissa 24");
  expect(textOf(card)).toContain("Monti Energia S.p.A.");
  expect(textOf(card)).toContain("1.274,92 € l’anno 106,24 € al mese");
  expect(within(card).getAllByRole("definition").map(textOf)).toEqual([
    "913,75 €",
    "133,97 €",
    "89,51 €",
    "137,69 €",
  ]);
});

test("has one link whose name contains the offer's name", () => {
  render(<OfferCard offer={createOffer()} href="/x?tracking=AFF" reference={reference} />);

  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute("href")).toBe("/x?tracking=AFF");
  expect(links[0]?.textContent).toBe("Vedi l’offerta Luce Fissa 24 di Monti Energia S.p.A.");
});

test("states the saving with its reference", () => {
  render(<OfferCard offer={createOffer()} href="/x" reference={reference} />);

  expect(textOf(screen.getByRole("article"))).toContain(
    "Risparmi 175,08 € all’anno, a confronto con la tua spesa di oggi",
  );
});

test("says how much more a dearer offer costs", () => {
  render(
    <OfferCard offer={createOffer()} href="/x" reference={{ ...reference, spendEur: 1200 }} />,
  );
  expect(textOf(screen.getByRole("article"))).toContain("Spendi 74,92 € in più");
});

test("states the distance from the median offer without calling it a saving", () => {
  render(<OfferCard offer={createOffer()} href="/x" reference={{ spendEur: 1300, label: null }} />);
  expect(textOf(screen.getByRole("article"))).toContain("25,08 € sotto l’offerta mediana");
});

test("calls a difference of less than a euro equal", () => {
  render(
    <OfferCard offer={createOffer()} href="/x" reference={{ ...reference, spendEur: 1275.5 }} />,
  );
  expect(textOf(screen.getByRole("article"))).toContain("Costa quanto la tua spesa di oggi");
});

test("writes «stima» only for estimated offers", () => {
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

test.each(["la tua spesa di oggi", null])(
  "marks a difference from an estimated spend: %s",
  (label) => {
    render(
      <OfferCard
        offer={createOffer()}
        href="/x"
        reference={{ spendEur: 1450, label, isEstimate: true }}
      />,
    );
    const [mark, ...others] = screen.getAllByText("stima");
    expect(mark?.closest(".v-card-saving")).not.toBeNull();
    expect(others).toEqual([]);
  },
);

test("names two facts: the kind of price, and green energy or the unit cost", () => {
  const { rerender } = render(<OfferCard offer={createOffer()} href="/x" />);
  const facts = () => screen.getAllByRole("listitem").map(textOf);
  expect(facts()).toEqual(["Prezzo fisso per 24 mesi", GREEN_LABEL]);

  const variable = { pricing: "variable", durationMonths: null, green: false } as const;
  rerender(<OfferCard offer={createOffer(variable)} href="/x" />);
  expect(facts()).toEqual(["Prezzo variabile con il mercato", "0,472 €/kWh tutto compreso"]);

  rerender(<OfferCard offer={createOffer({ pricing: "mixed", durationMonths: 1 })} href="/x" />);
  expect(facts()).toEqual(["Prezzo misto per 1 mese", GREEN_LABEL]);
});

test("gives a new tab no access to the page that opened it", () => {
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
