import { screen } from "@testing-library/react";
import type { AffiliateEntry, AffiliateLedger } from "@volpe/contract";
import { expect, it } from "vitest";
import { renderPanel } from "./test-panel.tsx";

const NO_MONEY = { pendingCents: 0, approvedCents: 0, paidCents: 0 };

const toEntry = (
  number: number,
  { change, ...values }: Partial<Omit<AffiliateEntry, "change">> & { change: object },
): AffiliateEntry => ({
  ...{ number, day: "2026-11-21", kind: "earn", commission: 1, tipology: "noleggio", dueDay: null },
  ...{ sub: "", page: "/offerte/luce", widget: "link" },
  ...values,
  change: { ...NO_MONEY, ...change },
});

const LEDGER: AffiliateLedger = {
  entries: [
    toEntry(5, {
      ...{ kind: "pay", commission: null, tipology: null, page: "", widget: "", day: "2026-12-10" },
      change: { approvedCents: -8000, paidCents: 8000 },
    }),
    toEntry(4, { kind: "approve", change: { pendingCents: -8000, approvedCents: 8000 } }),
    toEntry(3, {
      kind: "cancel",
      commission: 2,
      tipology: "luce",
      sub: "maggio",
      change: { pendingCents: -2000 },
    }),
    toEntry(2, {
      ...{ commission: 2, tipology: null, sub: "maggio", page: "", widget: "carte" },
      dueDay: "2026-12-05",
      change: { pendingCents: 2000 },
    }),
    toEntry(1, { dueDay: "2026-12-08", change: { pendingCents: 8000 } }),
  ],
  count: 5,
  total: { ...NO_MONEY, paidCents: 8000 },
};

const readRows = () =>
  [...document.querySelectorAll("[aria-labelledby=movimenti] :is(tbody, tfoot) tr")].map((row) =>
    [...row.querySelectorAll("th span, td, tfoot th")].map(({ textContent }) =>
      textContent.replaceAll("\u00a0", " "),
    ),
  );

it("shows each entry with what it moved, so that the rows add up to the three sums", async () => {
  renderPanel({ ledger: LEDGER });
  await screen.findByRole("heading", { name: "I movimenti" });
  expect(readRows()).toEqual([
    ["10 dicembre 2026", "Bonifico a te", "", "", "−80,00 €", "80,00 €"],
    [
      ...["21 novembre 2026", "Commissione 1 approvata", "Noleggio · Link · /offerte/luce"],
      ...["−80,00 €", "80,00 €", ""],
    ],
    [
      ...["21 novembre 2026", "Commissione 2 annullata, per recesso o rifiuto"],
      ...["Luce · Link · /offerte/luce · sotto-codice maggio", "−20,00 €", "", ""],
    ],
    [
      ...["21 novembre 2026", "Commissione 2 maturata: si approva dal 5 dicembre 2026"],
      ...["Offerte · Pagina non nota · sotto-codice maggio", "20,00 €", "", ""],
    ],
    [
      ...["21 novembre 2026", "Commissione 1 maturata: si approva dall’8 dicembre 2026"],
      ...["Noleggio · Link · /offerte/luce", "80,00 €", "", ""],
    ],
    ["Totale", "0,00 €", "0,00 €", "80,00 €"],
  ]);
  const file = screen.getByRole("link", { name: "Scarica tutti i movimenti (CSV)" });
  expect(file.getAttribute("href")).toBe("/affiliate/movimenti.csv");
});

it("says that older entries are in the file", async () => {
  renderPanel({ ledger: { ...LEDGER, count: 73 } });
  expect(
    await screen.findByText("Gli ultimi 5 di 73, dal più nuovo; il totale è di tutti"),
  ).toBeDefined();
});

it("says that there is no entry yet", async () => {
  renderPanel();
  expect(await screen.findByText(/^Ancora nessuno/)).toBeDefined();
});
