import { cleanup, screen } from "@testing-library/react";
import type { OfferSheet } from "@volpe/contract";
import { describe, expect, it, vi } from "vitest";
import type { SiteFacts } from "../../../page/site-facts.ts";
import { createFakeClient } from "../../testing/fake-client.ts";
import { readText } from "../../testing/read-text.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { toSentPage } from "../../testing/sent-page.tsx";
import * as page from "./energy-sheet-page.tsx";
import { createOffer, createSheet } from "./sample-offers.ts";

const PATH = "/:destination/:tipology/:brand/:slug";
const ITEM = createSheet().path;

async function show(
  changes: Partial<OfferSheet> = {},
  url = ITEM,
  commission: SiteFacts["commission"] = {},
) {
  const asked: unknown[] = [];
  const viewed: unknown[] = [];
  const client = createFakeClient({
    sheet: (slug, search) => {
      asked.push(slug, String(search));
      return createSheet(changes);
    },
    view: (item) => viewed.push(item),
  });
  const router = renderRoute(
    { ...page, Component: toSentPage(page.Component, commission) },
    { path: PATH, url, client },
  );
  await screen.findByRole("heading", { level: 1, name: "Luce Serena 24" });
  return { asked, viewed, router };
}

describe("an offer's sheet", () => {
  it("names the supplier's site in a browser of 2024, which has no URL.parse", async () => {
    vi.stubGlobal(
      "URL",
      class extends URL {
        static override parse = undefined as never;
      },
    );
    await show();
    const link = screen.getByRole("link", { name: "enerluna.example" });
    expect(link.getAttribute("href")).toBe("https://www.enerluna.example/");
    vi.unstubAllGlobals();
  });

  it("requests the profile in the address", async () => {
    const { asked } = await show({}, `${ITEM}?consumo=1800&provincia=MI`);
    expect(asked).toEqual(["luce-serena-000123esvml01", "consumo=1800&provincia=MI"]);
  });

  it("distinguishes offers of one name by the end of the code in the title", async () => {
    await show({ code: "000123ESVML01XXSERENA0000000042" });
    expect(document.title).toMatch(/^Luce Serena 24 di .+: luce per casa, 000042/);
  });

  it("keeps the title within the length that search engines show", async () => {
    const name = "Compagnia Elettrica delle Valli e delle Coste Unite S.p.A.";
    await show({ supplier: { ...createSheet().supplier, name } });
    expect(document.title).toMatch(/^Luce Serena 24: luce per casa, \w{6} \| Volpe$/);
    expect(document.title.length).toBeLessThanOrEqual(65);
  });

  it("shows the annual spend, its parts and the saving against the median", async () => {
    await show();
    const spend = readText(".item__spend");
    expect(spend).toContain("700,23 €");
    expect(spend).toContain("42,24 € sotto l’offerta mediana (742,47 €)");
    expect(spend).toContain("Oneri di sistema");
    const sale = [...document.querySelectorAll(".item__spend tbody tr")].slice(0, 3);
    expect(sale.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "Vendita: energia294,04 €42,0%",
      "Vendita: quote fisse81,96 €11,7%",
      "Vendita: dispacciamento45,30 €6,5%",
    ]);
  });

  it("says below the action that another site may earn from a contract", async () => {
    const words = "Se firmi, il sito da cui arrivi può guadagnare.";
    await show({}, ITEM, { luce: words });
    expect(readText(".item__after + .item__after")).toBe(words);
    cleanup();
    await show({ current: false }, ITEM, { luce: words });
    expect(screen.queryByText(words)).toBeNull();
    cleanup();
    await show({}, ITEM, { noleggio: words });
    expect(screen.queryByText(words)).toBeNull();
  });

  it("says how much more than the median it costs", async () => {
    await show({ medianSpendEur: 690 });
    expect(readText(".comparison")).toBe("10,23 € sopra l’offerta mediana (690,00 €)");
  });

  it("calls a difference of less than a euro equal, as the offer's card does", async () => {
    await show({ presentSpend: { eur: 700.63, cheaperTotal: 2 } }, `${ITEM}?spesa=700,63`);
    expect(readText(".comparison")).toBe("Costa quanto la tua spesa di oggi (700,63 €)");
    cleanup();
    await show({ medianSpendEur: 699.83 });
    expect(readText(".comparison")).toBe("A metà classifica (699,83 €)");
  });

  it("marks every figure of an estimated spend", async () => {
    const result = createOffer({ estimate: ["prezzo variabile"] });
    await show({ outcome: { status: "computed", result } });
    for (const place of [".item__figure", ".comparison", ".price-box__figure"]) {
      expect(readText(place), place).toContain("stima: come la calcoliamo");
    }
    expect(readText(".item__price")).toBe("700,23 € l’anno (stima)");
  });

  it("compares with the present spend if the address has it", async () => {
    await show({ presentSpend: { eur: 800, cheaperTotal: 2 } }, `${ITEM}?spesa=800`);
    expect(readText(".comparison")).toBe(
      "Risparmi 99,77 € all’anno, a confronto con la tua spesa di oggi (800,00 €)",
    );
    expect(screen.getByLabelText<HTMLInputElement>("Quanto spendi oggi?").value).toBe("800");
    expect(screen.getByRole("link", { name: /Chiedi un preventivo/ }).getAttribute("href")).toMatch(
      /&spesa=800$/,
    );
  });

  it("marks the difference from an estimated present spend, though the offer is exact", async () => {
    const presentSpend = { eur: 800, cheaperTotal: 2, isEstimate: true as const };
    await show({ presentSpend }, `${ITEM}?spesa=800&spesaStima=800`);
    expect(readText(".comparison")).toBe(
      "Risparmi 99,77 € all’anno, a confronto con la tua spesa di oggi (800,00 €) stima: come la calcoliamo",
    );
    expect(readText(".item__figure")).not.toContain("stima");
  });

  it("shows prices, discounts, conditions, code and the supplier's contacts", async () => {
    await show();
    for (const text of ["0,1089 €/kWh", "Benvenuto", "Cambio di fornitore", "800 123 456"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText("000123ESFML01XXLUCESERENA2026")).toBeTruthy();
    expect(screen.getByText("dal 1º ottobre 2026 al 31 dicembre 2026")).toBeTruthy();
  });

  it("opens the assistant on this offer", async () => {
    await show();
    const action = screen.getByRole("link", { name: "Chiedi un preventivo su questa offerta" });
    expect(action.getAttribute("href")).toBe(
      "/calcola-preventivo?tipo=luce&offerta=luce-serena-000123esvml01",
    );
  });

  it("gives the reasons why its figure is an estimate", async () => {
    const result = createOffer({ estimate: ["Il prezzo segue il PUN"] });
    await show({ outcome: { status: "computed", result } });
    expect(readText(".item__estimate")).toContain("Il prezzo segue il PUN");
  });

  it("says why its spend cannot be computed but shows the prices", async () => {
    await show({ outcome: { status: "excluded", reason: "Ha fasce orarie proprie" } });
    expect(readText(".item__spend")).toContain("Ha fasce orarie proprie. Per questo");
    expect(screen.getByText("0,1089 €/kWh")).toBeTruthy();
  });

  it("says that it has ended and links to today's offers", async () => {
    await show({ current: false }, `${ITEM}?consumo=1800`);
    expect(screen.getByRole("heading", { name: "Questa offerta è terminata" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Chiedi un preventivo/ })).toBeNull();
    const list = screen.getByRole("link", { name: "Guarda le offerte di oggi" });
    expect(list.getAttribute("href")).toBe("/offerte/luce?consumo=1800");
  });

  it("links to its replacements", async () => {
    const similar = [createOffer({ slug: "a", name: "Luce Nuova", path: "/privati/luce/x/a" })];
    const { router } = await show({ current: false, similar });
    expect(screen.getByRole("link", { name: /^Luce Nuova di/ }).getAttribute("href")).toBe(
      "/privati/luce/x/a",
    );
    expect(router.state.errors).toBeNull();
  });

  it("redirects an address with the wrong brand or destination", async () => {
    const { router } = await show({}, "/aziende/luce/altra/luce-serena-000123esvml01?consumo=1800");
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `${ITEM}?consumo=1800`,
    );
  });

  it("adds the offer to the recently viewed ones", async () => {
    const { viewed } = await show();
    expect(viewed).toEqual([
      {
        slug: "luce-serena-000123esvml01",
        brand: "Enerluna S.p.A.",
        label: "Luce Serena 24",
        use: "",
      },
    ]);
  });
});

it("omits a description that only repeats the name", async () => {
  await show({ description: "LUCE SERENA 24 " });
  expect(document.querySelector(".item__description")).toBeNull();
});
