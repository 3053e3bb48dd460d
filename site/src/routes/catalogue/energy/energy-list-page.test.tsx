import { cleanup, screen, within } from "@testing-library/react";
import type { OfferList } from "@volpe/contract";
import { describe, expect, it, vi } from "vitest";
import { createFakeClient } from "../../testing/fake-client.ts";
import { readText } from "../../testing/read-text.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import * as page from "./energy-list-page.tsx";
import { createOffer, createOfferList } from "./sample-offers.ts";

async function show(url: string, changes: Partial<OfferList> = {}) {
  const asked: unknown[] = [];
  const client = createFakeClient({
    list: (tipology, search) => {
      asked.push(tipology, String(search));
      return createOfferList(changes);
    },
    excluded: () => ({
      profile: createOfferList().profile,
      offers: Array.from({ length: 30 }, (_, index) => ({
        name: `Fuori ${index}`,
        supplier: "Enerluna S.p.A.",
        code: `C${index}`,
        reason: "Ha fasce orarie proprie.",
      })),
    }),
  });
  renderRoute(page, { path: "/offerte/:typology", url, client });
  await screen.findByRole("heading", { level: 1 });
  return asked;
}

/** A list for a consumption that the address gives. */
const ASKED_PROFILE = { profile: { ...createOfferList().profile, defaultConsumption: false } };

describe("the ranked list", () => {
  it("requests the profile in the address", async () => {
    const asked = await show("/offerte/luce?consumo=1.800&potenza=4,5&residente=no&provincia=MI");
    expect(asked).toEqual(["luce", "consumo=1.800&potenza=4%2C5&residente=no&provincia=MI"]);
  });

  it("shows the profile, the median and the day of the data", async () => {
    await show("/offerte/luce");
    const header = readText(".listing__top");
    expect(header).toContain("2.700 kWh · 3 kW · tutta Italia");
    expect(header).toContain("A metà classifica si spendono 742,47 €");
    expect(header).toContain("Aggiornato: 20 novembre 2026");
  });

  it("links each card to its sheet for the same profile", async () => {
    await show("/offerte/luce?consumo=1800&pagina=2");
    const link = screen.getByRole("link", { name: /Luce Serena 24/ });
    expect(link.getAttribute("href")).toBe(
      "/privati/luce/enerluna/luce-serena-000123esvml01?consumo=1800",
    );
  });

  it("prefills the form with the figures that were given", async () => {
    await show("/offerte/luce?consumo=2700&potenza=3", ASKED_PROFILE);
    expect(screen.getByLabelText<HTMLInputElement>("Consumo annuo").value).toBe("2.700");
    expect(screen.getByLabelText<HTMLInputElement>("Potenza").value).toBe("3");
    expect(screen.getByLabelText<HTMLInputElement>("Comune o provincia").value).toBe("");
  });

  it("shows a home's usual figures only as placeholders", async () => {
    await show("/offerte/luce");
    for (const [label, usual] of [
      ["Consumo annuo", "2.700"],
      ["Potenza", "3"],
    ] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      expect(field.value).toBe("");
      expect(field.placeholder).toBe(usual);
    }
  });

  it("prefills the consumption of a household", async () => {
    await show("/offerte/luce?persone=3", ASKED_PROFILE);
    expect(screen.getByLabelText<HTMLInputElement>("Consumo annuo").value).toBe("2.700");
    expect(screen.getByLabelText<HTMLInputElement>("Potenza").value).toBe("");
  });

  it("keeps an unusable figure in its field with advice", async () => {
    await show("/offerte/luce?potenza=0,2", {
      ignored: [{ key: "potenza", message: "Scrivi la potenza in kW." }],
    });
    const field = screen.getByLabelText<HTMLInputElement>("Potenza");
    expect(field.value).toBe("0,2");
    expect(field.closest("details")?.open).toBe(true);
    expect(screen.getAllByText("Scrivi la potenza in kW.").map(({ tagName }) => tagName)).toEqual([
      "P",
      "LI",
    ]);
  });

  it.each(["1200-900-700", "33.3-31.2-35.5"])("accepts bands of the address: %s", async (fasce) => {
    await show(`/offerte/luce?fasce=${fasce}`);
    const field = screen.getByLabelText<HTMLInputElement>(/F1, F2 e F3/);
    expect([field.value, field.form?.checkValidity()]).toEqual([fasce, true]);
  });

  it("keeps unusable bands in their field with advice", async () => {
    await show("/offerte/luce?fasce=90-90-90", {
      ignored: [{ key: "fasce", message: "Scrivi tre percentuali." }],
    });
    const field = screen.getByLabelText<HTMLInputElement>(/F1, F2 e F3/);
    expect(field.value).toBe("90-90-90");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("lists the excluded offers by name under their reason", async () => {
    await show("/offerte/luce");
    const reason = screen.getByRole("heading", { name: /Ha fasce orarie proprie/, hidden: true });
    const names = within(reason.closest("section") as HTMLElement).getAllByRole("listitem", {
      hidden: true,
    });
    expect(names.map((name) => name.textContent)).toEqual([
      "Notte Piena Enerluna S.p.A.",
      "Weekend Leggero Voltalia Energia S.r.l.",
    ]);
  });

  it("links to the page of all excluded offers, which shows them unfolded", async () => {
    await show("/offerte/luce");
    expect(screen.queryByRole("link", { name: /tutte le escluse/, hidden: true })).toBeNull();
    cleanup();

    await show("/offerte/luce?consumo=1800", { excludedTotal: 500 });
    const link = screen.getByRole("link", { name: "Guarda tutte le escluse", hidden: true });
    expect(link.getAttribute("href")).toBe("/offerte/luce?consumo=1800&escluse=tutte#escluse");
    cleanup();

    await show("/offerte/luce?escluse=tutte", { excludedTotal: 30 });
    const details = document.querySelector<HTMLDetailsElement>(".excluded");
    expect(details?.open).toBe(true);
    expect(details?.querySelectorAll("li")).toHaveLength(30);
    expect(screen.queryByRole("link", { name: /tutte le escluse/ })).toBeNull();
  });

  it("shows all excluded offers in a browser of 2023, which has no Map.groupBy", async () => {
    const missing = vi.spyOn(Map, "groupBy").mockImplementation(() => {
      throw new TypeError("Map.groupBy is not a function");
    });
    await show("/offerte/luce?escluse=tutte", { excludedTotal: 30 });
    expect(document.querySelectorAll(".excluded li")).toHaveLength(30);
    missing.mockRestore();
  });

  it("links to the previous and next page with the same profile", async () => {
    await show("/offerte/luce?consumo=1800&pagina=2", { total: 60, page: 2, pages: 3 });
    expect(screen.getByRole("link", { name: "Indietro" }).getAttribute("href")).toBe(
      "/offerte/luce?consumo=1800",
    );
    expect(screen.getByRole("link", { name: "Avanti" }).getAttribute("href")).toBe(
      "/offerte/luce?consumo=1800&pagina=3",
    );
  });

  it("numbers the offers over all pages", async () => {
    await show("/offerte/luce?pagina=2", { total: 26, page: 2, pages: 2, offers: [createOffer()] });
    expect(document.querySelector("ol")?.start).toBe(25);
  });

  it("links the data source to the attribution in the footer", async () => {
    await show("/offerte/luce");
    const source = screen.getByRole("link", { name: "Open Data del Portale Offerte" });
    expect(source.getAttribute("href")).toBe("#fonte-dati");
  });
});

describe("filters", () => {
  const facet = {
    key: "prezzo",
    label: "Prezzo",
    several: false,
    values: [
      { value: "fisso", label: "Fisso", count: 12, selected: true },
      { value: "variabile", label: "Variabile", count: 30, selected: false },
    ],
  };
  const filtered = {
    facets: [facet],
    applied: [{ key: "prezzo", value: "fisso", label: "Prezzo fisso" }],
    rankedTotal: 42,
    total: 12,
  };

  it("are one form that keeps the supply and shows the number of results", async () => {
    await show("/offerte/luce?consumo=1800&prezzo=fisso&pagina=2", filtered);
    const form = screen.getByRole("form", { name: "Filtri", hidden: true }) as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      consumo: "1800",
      fasce: "",
      prezzo: "fisso",
    });
    expect(within(form).getByText("Mostra 12 offerte")).toBeTruthy();
    expect(within(form).getByLabelText<HTMLInputElement>(/^Variabile/).checked).toBe(false);
  });

  it("appear as chips that remove them, with the number of offers they leave", async () => {
    await show("/offerte/luce?consumo=1800&prezzo=fisso&pagina=2", filtered);
    const chip = screen.getByRole("link", { name: "Togli il filtro Prezzo fisso", hidden: true });
    expect(chip.getAttribute("href")).toBe("/offerte/luce?consumo=1800");
    expect(screen.getByText(/12 offerte su 42/)).toBeTruthy();
  });

  it("are named as the cause if no offer passes all of them", async () => {
    await show("/offerte/luce?consumo=1800&prezzo=fisso", { ...filtered, total: 0, offers: [] });
    expect(
      screen.getByRole("heading", { name: "Nessuna offerta passa tutti i filtri" }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "toglili tutti" }).getAttribute("href")).toBe(
      "/offerte/luce?consumo=1800",
    );
  });
});

describe("the details next to the figures", () => {
  it("says up to which index a variable offer is cheaper", async () => {
    await show("/offerte/luce", {
      offers: [createOffer({ breakEven: { status: "below", indexEur: 0.1041 } })],
    });
    const card = readText("article");
    expect(card).toContain(
      "Batte la migliore a prezzo fisso finché il PUN resta sotto 0,104 €/kWh",
    );
    expect(card).toContain("non sottratti: Bolletta via e-mail: 12 € l’anno");
  });

  it("links to the list with other values of the index", async () => {
    await show("/offerte/luce?consumo=1800");
    expect(screen.getByRole("link", { name: "+20%", hidden: true }).getAttribute("href")).toBe(
      "/offerte/luce?consumo=1800&variazione=20",
    );
  });

  it("links to the filtered list as CSV", async () => {
    await show("/offerte/luce?consumo=1800");
    expect(screen.getByRole("link", { name: /CSV/ }).getAttribute("href")).toBe(
      "/api/v1/offers.csv?tipology=luce&consumo=1800",
    );
  });
});
