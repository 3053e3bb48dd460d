import { cleanup, fireEvent, screen } from "@testing-library/react";
import { EMPTY_RATE, type RateView } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-page.tsx";
import { createQuotedOffers } from "./sample-quote.ts";

const OFFERS = createQuotedOffers();

const LETTER: RateView["letter"] = {
  kind: "saving",
  headline: "Risparmi 229,77 € l’anno",
  isEstimate: false,
  summary: "Con «Luce Serena 24» di Enerluna spendi 700,23 € l’anno invece di 930,00 €.",
  supply: "Casa · non residente",
  offersTitle: "Le tre che costano meno",
  validity: "Si possono attivare fino al 31 dicembre 2026.",
  steps: {
    title: "Come si attiva, in tre passi",
    list: [
      { title: "Scegli", text: "Controlla." },
      { title: "Firma", text: "Con lui." },
    ],
  },
};

function createQuote(changes: Partial<RateView> = {}): RateView {
  return {
    rate: "q7Zk1",
    createdAt: "2026-11-21T10:00:00.000Z",
    type: "luce",
    subtype: "non-residente",
    destination: "privati",
    province: "MI",
    capacityKw: 4.5,
    figures: { ...EMPTY_RATE, cma: "1800" },
    use: [
      { label: "Consumo annuo", value: "1.800 kWh" },
      { label: "Potenza impegnata", value: "4,5 kW" },
      { label: "Uso", value: "casa, non residente" },
      { label: "Provincia", value: "Milano" },
    ],
    query: "consumo=1800&potenza=4.5&residente=no&provincia=MI",
    reference: "present-contract",
    referenceSpendEur: 930,
    isReferenceEstimate: false,
    offers: OFFERS,
    bestSlug: OFFERS[0]?.slug ?? "",
    openedSlug: "",
    ended: [],
    changed: [],
    notOrderable: [],
    letter: LETTER,
    undelivered: false,
    updatedAt: "2026-11-20",
    demonstration: false,
    quotePdf: "/api/v1/rates/q7Zk1/quote.pdf",
    ...changes,
  };
}

async function show(changes: Partial<RateView> = {}, search = "") {
  const client = createFakeClient({ get: (rate) => createQuote({ rate, ...changes }) });
  renderRoute(page, { path: "/preventivo/:rate", url: `/preventivo/q7Zk1${search}`, client });
  await screen.findByRole("heading", { level: 1 });
}

it.each([true, false])(
  "the description says that the offers are invented if they are (%s)",
  async (demonstration) => {
    await show({ demonstration });
    const preview = document.head.querySelector('meta[name="description"]');
    expect(preview?.getAttribute("content")?.includes("Offerte inventate")).toBe(demonstration);
  },
);

it("keeps the expiry of the present price, with calendar and reminder", async () => {
  const query = "consumo=1800&scadenza=2031-03-11";
  const sent: unknown[] = [];
  const client = createFakeClient({
    get: () => createQuote({ query, letter: { ...LETTER, kind: "keep" } }),
    calls: {
      "POST /reminders": ({ body }) => {
        sent.push(body);
        return { mailed: true };
      },
    },
  });
  const path = "/preventivo/:rate";
  renderRoute(page, { path, url: "/preventivo/q7Zk1", client });
  expect(await screen.findByText(/vale fino all’11 marzo 2031/)).toBeTruthy();
  const calendar = screen.getByRole("link", { name: "Mettila nel calendario" });
  expect(calendar.getAttribute("href")).toContain("day=2031-03-11");
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "anna@esempio.it" } });
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Ricordamelo per e-mail" }));
  await screen.findByText(/Ti ho mandato una mail/);
  expect(sent).toMatchObject([{ tipology: "luce", day: "2031-03-11", email: "anna@esempio.it" }]);
});

describe("a saved quote", () => {
  it("has the letter's headline as its heading", async () => {
    await show();
    expect(readText("h1")).toBe("Risparmi 229,77 € l’anno");
    expect(document.querySelector("h1.quote__saving")).not.toBeNull();
    expect(readText(".quote__summary")).toBe(LETTER.summary);
  });

  it("says that its mail never arrived, even right after the form that sent it", async () => {
    await show({ undelivered: true }, "?posta=inviata");
    expect(readText(".quote__header")).toContain("La mail con questo preventivo non è arrivata");
    expect(readText(".quote__header")).not.toContain("Te l’ho mandato");
  });

  it("marks an estimated saving beside its figure", async () => {
    await show({ letter: { ...LETTER, isEstimate: true } });
    expect(readText("h1")).toBe("Risparmi 229,77 € l’anno stima: come la calcoliamo");
  });

  it("marks the saving of each card if the present spend is estimated", async () => {
    await show({ isReferenceEstimate: true });
    const savings = [...document.querySelectorAll(".v-card-saving")];
    expect(savings.length).toBeGreaterThan(0);
    for (const { textContent } of savings) expect(textContent).toContain("stima");
  });

  it.each(["keep", "cheapest"] as const)("does not colour %s as a saving", async (kind) => {
    await show({ letter: { ...LETTER, kind, headline: "Tienilo" } });
    expect(readText("h1")).toBe("Tienilo");
    expect(document.querySelector(".quote__saving")).toBeNull();
  });

  it("compares with the median offer without calling it a saving", async () => {
    await show({ reference: "median-offer", referenceSpendEur: 800 });
    expect(readText(".v-card-saving")).toBe("99,77 € sotto l’offerta mediana");
  });

  it.each([
    ["luce", "privati", "Canone RAI, bonus e ricalcoli non sono compresi."],
    ["luce", "aziende", "Bonus e ricalcoli non sono compresi."],
    ["gas", "privati", "Bonus e ricalcoli non sono compresi."],
  ] as const)(
    "names only fees that a bill of %s for %s may have",
    async (type, destination, words) => {
      await show({ type, destination });
      expect(readText(".quote__assumptions > p")).toBe(`${LETTER.validity} ${words}`);
    },
  );

  it("says how and until when to accept each offer", async () => {
    await show();
    const terms = readText(".quote__terms");
    for (const text of [
      "31 dicembre 2026",
      "domiciliazione",
      "800 123 456",
      "000123ESFML01XXLUCESERENA2026",
    ]) {
      expect(terms).toContain(text);
    }
    const phone = screen.getByRole("link", { name: "800 123 456" });
    expect(phone.getAttribute("href")).toBe("tel:800123456");
    const page = screen.getByRole("link", { name: "la pagina dell’offerta" });
    expect(page.getAttribute("href")).toBe("https://fornitore.example/offerta");
    expect(screen.queryByText("Oggi non si vende più.")).toBeNull();
  });

  it("leads to the cart of each offer that can be ordered", async () => {
    await show({ ended: [OFFERS[1]?.slug ?? ""] });
    const links = [...document.querySelectorAll(".quote__order a")];
    expect(links).toHaveLength(OFFERS.length - 1);
    expect(links[0]?.getAttribute("href")).toBe(
      `/offerte/cart/${OFFERS[0]?.slug}?preventivo=q7Zk1`,
    );
  });

  it("has the cart of the best offer as its next step until it ends", async () => {
    await show();
    const next = screen.getByRole("link", { name: `Attiva «${OFFERS[0]?.name}»` });
    expect(next.getAttribute("href")).toBe(`/offerte/cart/${OFFERS[0]?.slug}?preventivo=q7Zk1`);
    cleanup();
    await show({ ended: [OFFERS[0]?.slug ?? ""] });
    expect(screen.queryByRole("link", { name: /^Attiva «/ })).toBeNull();
  });

  it("links an offer that cannot be ordered here to the page that says how to get it", async () => {
    const [best, second] = OFFERS.map(({ slug }) => slug);
    const offers = OFFERS.map((offer) => ({ ...offer, seller: `${offer.brand.name} S.r.l.` }));
    await show({
      offers,
      notOrderable: [
        { slug: best ?? "", way: "hand-over" },
        { slug: second ?? "", way: "ended" },
      ],
    });
    const note = `Qui non si può ordinare: il contratto lo fai con ${OFFERS[0]?.brand.name} S.r.l.`;
    expect([...document.querySelectorAll(".quote__changed")].map((p) => p.textContent)).toEqual([
      note,
    ]);
    const href = `/offerte/cart/${best}?preventivo=q7Zk1`;
    const links = [...document.querySelectorAll(".quote__order a, .quote__tools a[href*=cart]")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [`Come si attiva «${OFFERS[0]?.name}»`, href],
      [`Come si attiva ${OFFERS[0]?.name}`, href],
    ]);
  });

  it("marks an offer that has ended since", async () => {
    await show({ ended: [OFFERS[0]?.slug ?? ""] });
    expect([...document.querySelectorAll(".quote__ended")].map((p) => p.textContent)).toEqual([
      "Oggi non si vende più.",
    ]);
    expect(readText(".quote__header .v-notice")).toContain("Oggi non si vende più.");
    expect(readText(".quote__terms")).toContain("Telefono");
    expect(readText(".quote__terms")).not.toContain("attiva");
  });

  it("says what each changed offer costs today", async () => {
    const [best, second] = OFFERS.map(({ slug }) => slug);
    await show({
      changed: [
        { slug: best ?? "", todayCents: 71_500 },
        { slug: second ?? "", todayCents: null },
      ],
    });
    expect([...document.querySelectorAll(".quote__changed")].map((p) => p.textContent)).toEqual([
      "Oggi costa 715,00\u00a0€ l’anno.",
      "Oggi non so calcolarla per il tuo uso.",
    ]);
    expect(readText(".quote__header .v-notice")).toBe(
      `«${OFFERS[0]?.name}» non è più come il giorno del preventivo. Oggi costa 715,00 € l’anno.`,
    );
    cleanup();
    await show();
    expect(document.querySelector(".quote__changed, .quote__header .v-notice")).toBeNull();
  });

  it("marks the cheapest offer and the one that the person started from", async () => {
    await show({ openedSlug: OFFERS[1]?.slug ?? "" });
    const notes = [...document.querySelectorAll(".quote__offers > li")].map(
      (item) => item.querySelector(".v-card-note")?.textContent,
    );
    expect(notes).toEqual(["La più conveniente", "Quella da cui sei partito"]);
  });

  it("lists the steps", async () => {
    await show();
    const steps = [...document.querySelectorAll(".quote__steps li")];
    expect(steps.map((step) => step.textContent)).toEqual(["ScegliControlla.", "FirmaCon lui."]);
  });

  it("links to the PDF and to each sheet for the same profile and present spend", async () => {
    await show();
    const pdf = screen.getByRole("link", { name: "Scarica il PDF" });
    expect(pdf.getAttribute("href")).toBe("/api/v1/rates/q7Zk1/quote.pdf");
    expect(pdf.hasAttribute("download")).toBe(true);
    const offer = screen.getByRole("link", { name: /^Vedi l’offerta.*Luce Serena 24/ });
    expect(offer.getAttribute("href")).toBe(
      "/privati/luce/enerluna/luce-serena-000123esvml01?consumo=1800&potenza=4.5&residente=no&provincia=MI&spesa=930",
    );
  });

  it("shows the supply for which it was computed", async () => {
    await show();
    const assumptions = readText(".quote__assumptions");
    for (const text of ["1.800 kWh", "4,5 kW", "non residente", "Milano", "21 novembre 2026"]) {
      expect(assumptions).toContain(text);
    }
  });

  it("says after the form whether the mail was sent", async () => {
    await show({}, "?posta=non-inviata");
    expect(readText(".v-notice-attention")).toContain("Non ho mandato l’e-mail");
  });

  it("lists the assumptions", async () => {
    await show({ assumptions: ["Spesa annua calcolata per 1.800 kWh l’anno."] });
    expect(readText(".quote__assumptions ul")).toBe("Spesa annua calcolata per 1.800 kWh l’anno.");
  });

  it("is not indexed", async () => {
    await show();
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
      "noindex",
    );
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
