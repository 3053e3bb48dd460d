import { cleanup, screen } from "@testing-library/react";
import type { RateOfferView, SupplierConsent } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quoted-offer-page.tsx";
import { createQuotedOffers } from "./sample-quote.ts";

const [OFFER] = createQuotedOffers();

const CONSENT: SupplierConsent = {
  supplier: "Rovo Luce",
  choices: [
    { channel: "email", text: "Acconsento a passare nome ed e-mail al fornitore Rovo Luce." },
    { channel: "telefono", text: "Acconsento a passare nome e telefono al fornitore Rovo Luce." },
  ],
  given: null,
};

async function show(change: Partial<RateOfferView> = {}, consent: SupplierConsent | null = null) {
  if (OFFER === undefined) {
    throw new Error("the sample has no offer");
  }
  const view: RateOfferView = {
    rate: "q7Zk1",
    createdAt: "2026-11-21T10:00:00.000Z",
    type: "luce",
    destination: "privati",
    use: [{ label: "Consumo annuo", value: "1.800 kWh" }],
    query: "consumo=1800",
    reference: "present-contract",
    referenceSpendEur: 930,
    isReferenceEstimate: false,
    assumptions: ["Spesa annua calcolata per 1.800 kWh l’anno."],
    updatedAt: "2026-11-20",
    quotePdf: "/api/v1/rates/q7Zk1/quote.pdf",
    offer: OFFER,
    isBest: true,
    isOpened: false,
    savingCents: 22_977,
    ended: false,
    notOrderable: null,
    todayCents: 70_023,
    ...change,
  };
  const client = createFakeClient({
    cookies: consent === null ? {} : { auth: TEST_LOGIN },
    calls: {
      [`GET /rates/q7Zk1/offers/${OFFER.slug}/consent`]: () => consent,
      [`GET /rates/q7Zk1/offers/${OFFER.slug}`]: () => view,
      [`GET /frontend/brand/${OFFER.brand.slug}`]: () => ({
        id: OFFER.brand.slug,
        name: OFFER.brand.name,
        offers: [{ tipology: "gas", destination: "privati", count: 3, path: "/offerte/gas?f=x" }],
      }),
    },
  });
  renderRoute(page, {
    path: "/preventivo/:rate/:offer",
    url: `/preventivo/q7Zk1/${OFFER.slug}`,
    client,
  });
  await screen.findByRole("heading", { level: 1 });
}

describe("one offer of a quote", () => {
  it("shows its price and its saving and leads to its cart", async () => {
    await show();
    expect(readText("h1")).toBe("Luce Serena 24");
    expect(readText(".quote__price")).toBe("700,23 € l’anno");
    expect(readText(".quote__header")).toContain(
      "Risparmi 229,77 € all’anno, a confronto con la tua spesa di oggi, 930,00 € l’anno.",
    );
    expect(readText("#adesso")).toBe("Oggi costa ancora così");
    expect(screen.getByRole("link", { name: "gas: 3" }).getAttribute("href")).toBe(
      "/offerte/gas?f=x",
    );
    const order = screen.getByRole("link", { name: "Attiva questa offerta" });
    expect(order.getAttribute("href")).toBe(`/offerte/cart/${OFFER?.slug}?preventivo=q7Zk1`);
    const calendar = screen.getByRole("link", { name: "Metti la scadenza nel calendario" });
    expect(calendar.getAttribute("href")).toBe(
      `/api/v1/rates/q7Zk1/offers/${OFFER?.slug}/expiry.ics`,
    );
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
      "noindex",
    );
  });

  it("asks only its owner whether the supplier may make contact, with no choice made", async () => {
    await show();
    expect(screen.queryByText(/Vuoi che ti contatti/)).toBeNull();
    cleanup();
    await show({}, CONSENT);
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["email", false],
      ["telefono", false],
    ]);
    expect(
      screen.getByLabelText("Acconsento a passare nome ed e-mail al fornitore Rovo Luce."),
    ).toBe(radios[0]);
  });

  it("shows the consent in force with its day, to be withdrawn", async () => {
    const text = "Acconsento a passare nome ed e-mail al fornitore Rovo Luce.";
    const given = { channel: "email" as const, text, givenAt: "2026-11-21T10:00:00.000Z" };
    await show({}, { ...CONSENT, given });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(readText("#contatto")).toContain(
      "Il 21 novembre 2026 hai detto di sì: «Acconsento a passare nome ed e-mail al fornitore Rovo Luce».",
    );
    expect(screen.getByRole("button", { name: "Ritira il consenso" })).toBeDefined();
  });

  it("states today's cost if it has changed", async () => {
    await show({ todayCents: 71_500 });
    expect(readText("#adesso")).toBe("Oggi costa 715,00 € l’anno");
    expect(readText(".quote__today")).toContain("Il giorno del preventivo costava 700,23 € l’anno");
  });

  it("leads to its cart even if today's figure is unknown", async () => {
    await show({ todayCents: null });
    expect(readText("#adesso")).toBe("Oggi non so calcolarla per il tuo uso");
    expect(screen.getByRole("link", { name: "Attiva questa offerta" })).toBeTruthy();
    expect(readText(".quote")).not.toContain("non si vende più");
    expect(readText(".quote__own-terms")).toContain("Si può attivare fino al");
  });

  it("says of an invented offer that it is valid, not that it can be activated", async () => {
    const [offer] = createQuotedOffers().map((each) => ({ ...each, demonstration: true }));
    await show(offer && { offer });
    expect(readText(".quote__own-terms")).toContain("Valida fino al");
    expect(readText(".quote")).not.toMatch(/[Ss]i può attivare fino|Per attivarla/);
  });

  it("links to the page that says how to get it if it cannot be ordered here", async () => {
    await show({ notOrderable: "hand-over" });
    expect(readText(".quote__today")).toContain("Qui non si può ordinare: il contratto lo fai con");
    expect(screen.queryByRole("link", { name: "Attiva questa offerta" })).toBeNull();
    expect(screen.getByRole("link", { name: "Come si attiva questa offerta" })).toBeTruthy();
    cleanup();
    await show({ notOrderable: "ended", todayCents: null });
    expect(document.querySelectorAll(".quote__today a")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Torna al preventivo" }).className).toBe("v-button");
  });

  it("offers no order and no saving if it has ended", async () => {
    await show({ ended: true, todayCents: null, savingCents: null, reference: "median-offer" });
    expect(readText("#adesso")).toBe("Oggi non si vende più");
    expect(screen.queryByRole("link", { name: "Attiva questa offerta" })).toBeNull();
    expect(readText(".quote__header")).not.toContain("Risparmi");
    expect(readText(".quote__today")).not.toContain("rivedi tutto");
    expect(readText(".quote__own-terms")).not.toContain("Si può attivare fino al");
  });
});
