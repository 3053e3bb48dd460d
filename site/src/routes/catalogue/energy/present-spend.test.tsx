import { cleanup, screen } from "@testing-library/react";
import type { OfferList, SupplyProfile } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../testing/fake-client.ts";
import { readText } from "../../testing/read-text.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import * as page from "./energy-list-page.tsx";
import { createOfferList } from "./sample-offers.ts";

async function show(url: string, changes: Partial<OfferList> = {}) {
  const client = createFakeClient({ list: () => createOfferList(changes) });
  renderRoute(page, { path: "/offerte/:typology", url, client });
  await screen.findByRole("heading", { level: 1 });
}

/** A list that asks whether a likelier figure was meant. */
const withMeant = (meant: NonNullable<SupplyProfile["meant"]>): Partial<OfferList> => ({
  profile: { ...createOfferList().profile, meant },
  presentSpend: null,
});

describe("today’s spend", () => {
  const spent = { presentSpend: { eur: 750, cheaperTotal: 1 } };

  it("is the reference of every card, dearer or cheaper", async () => {
    await show("/offerte/luce?spesa=750", spent);
    const [first, second] = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(first).toMatch(/Risparmi 49,77.€ all’anno, a confronto con oggi/);
    expect(second).toMatch(/Spendi 34,71.€ in più/);
    expect(document.body.textContent).not.toContain("sotto l’offerta mediana");
  });

  it("makes every difference an estimate if it is one", async () => {
    const guessed = { presentSpend: { eur: 750, cheaperTotal: 1, isEstimate: true as const } };
    await show("/offerte/luce?spesa=750&spesaStima=750", guessed);
    for (const saving of document.querySelectorAll(".v-card-saving")) {
      expect(saving.textContent).toContain("stima");
    }
    // Without a new spend the form keeps the mark.
    const kept = document.querySelector<HTMLInputElement>("form input[name=spesaStima]");
    expect(kept?.value).toBe("750");
  });

  it("is asked for in the line of the supply while it is unknown", async () => {
    await show("/offerte/luce");
    expect(readText(".use > summary")).toContain("tutta Italia · quanto spendi oggi?");
    cleanup();

    await show("/offerte/luce?spesa=750", spent);
    expect(readText(".use > summary")).not.toContain("quanto spendi");
  });

  it.each([
    ["luce", "Imposte comprese, senza canone RAI."],
    ["gas", "Imposte comprese."],
  ] as const)("has the hint on a list of %s: %s", async (tipology, hint) => {
    await show(`/offerte/${tipology}`, {
      profile: { ...createOfferList().profile, tipology },
    });
    const field = screen.getByLabelText("Quanto spendi oggi?");
    const described = field.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(hint);
  });

  it("is replaced by the median in the cards while it is unknown", async () => {
    await show("/offerte/luce");
    expect(screen.getAllByRole("article")[0]?.textContent).toMatch(
      /42,24.€ sotto l’offerta mediana/,
    );
  });

  it("is carried to each sheet, page and form", async () => {
    await show("/offerte/luce?spesa=62,50&periodo=mese", { ...spent, total: 60, pages: 3 });
    const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(/Luce Serena 24/)).toMatch(/\?spesa=62%2C50&periodo=mese$/);
    expect(hrefOf(/Avanti/)).toBe("/offerte/luce?spesa=62,50&periodo=mese&pagina=2");
    for (const [form, spesa] of [
      ["Filtri", "62,50"],
      ["La tua fornitura", "62,5"],
    ] as const) {
      const sent = screen.getByRole<HTMLFormElement>("form", { name: form, hidden: true });
      expect(Object.fromEntries(new FormData(sent))).toMatchObject({ spesa, periodo: "mese" });
    }
  });

  it("causes a question if it is unusual for a home", async () => {
    await show("/offerte/luce?spesa=80", withMeant({ spesa: 960 }));
    const link = screen.getByRole("link", { name: /960/ });
    expect(link.getAttribute("href")).toBe("/offerte/luce?spesa=960");
    expect(document.querySelector<HTMLDetailsElement>(".use")?.open).toBe(true);
    cleanup();

    await show("/offerte/luce?spesa=900&periodo=mese", withMeant({ spesa: 75 }));
    expect(screen.getByRole("link", { name: /75/ }).getAttribute("href")).toBe(
      "/offerte/luce?periodo=mese&spesa=75",
    );
  });

  it.each([
    ["12.000,50", 12_000.5],
    ["4,5", 4.5],
  ])("causes a question without a guess: %s", async (spesa, eur) => {
    await show(`/offerte/luce?spesa=${spesa}`, withMeant({ spesa: eur }));
    expect(screen.getByText(/spesa insolita per il tuo consumo/).textContent).toContain(
      eur === 4.5 ? "4,50 €" : "12.000,50 €",
    );
    expect(document.querySelector<HTMLDetailsElement>(".use")?.open).toBe(true);
  });

  it("shows both decimals of a guess", async () => {
    await show("/offerte/luce?spesa=99,90", withMeant({ spesa: 1198.8 }));
    expect(screen.getByRole("link", { name: /1\.198,80/ })).toBeTruthy();
  });

  const firm = { ...createOfferList().profile, destination: "aziende" } as const;

  it("is accepted for a business however small it is", async () => {
    await show("/offerte/luce?destinazione=aziende&spesa=80", {
      profile: firm,
      presentSpend: { eur: 80, cheaperTotal: 0 },
    });
    expect(screen.queryByText(/Intendevi/)).toBeNull();
    expect(screen.getByLabelText("Quanto spendi oggi?")).toBeTruthy();
  });

  it("is not asked for gas of a business", async () => {
    await show("/offerte/gas?destinazione=aziende", { profile: { ...firm, tipology: "gas" } });
    expect(screen.queryByLabelText("Quanto spendi oggi?")).toBeNull();
  });
});
