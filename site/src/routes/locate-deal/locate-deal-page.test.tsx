import { fireEvent, screen, within } from "@testing-library/react";
import type { PlaceChoice, PlaceOffers } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./locate-deal-page.tsx";

const MONZA: PlaceChoice = {
  kind: "comune",
  label: "Monza (MB)",
  province: "MB",
  region: "Lombardia",
  comune: "108033",
};
const LECCO: PlaceChoice = {
  kind: "province",
  label: "Provincia di Lecco",
  province: "LC",
  region: "Lombardia",
};

function offersOf(place: PlaceChoice, { total = 41, local = 3 } = {}): PlaceOffers {
  const offer = {
    name: "Luce Brianza",
    supplier: "Enerluna S.p.A.",
    path: "/privati/luce/enerluna/luce-brianza?provincia=MB&comune=108033",
    spendEur: 612.4,
    estimate: true,
  };
  const listPath = "/offerte/luce?provincia=MB&comune=108033";
  return {
    place,
    demonstration: false,
    products: [
      {
        tipology: "internet",
        total: 12,
        local: 2,
        cheapest: {
          name: "Fibra Diretta",
          brand: "Lineachiara",
          path: "/privati/internet/lineachiara/fibra-diretta",
          figureEur: 599.76,
          figurePer: "24-months",
        },
        listPath: "/offerte/internet?provincia=MB",
      },
    ],
    tipologies: [
      {
        tipology: "luce",
        total,
        local,
        localOffers: [offer],
        cheapest: offer,
        supply: "2.700 kWh l’anno, 3 kW, residente",
        listPath,
      },
      {
        tipology: "gas",
        total: 0,
        local: 0,
        localOffers: [],
        cheapest: null,
        supply: "1.400 Smc l’anno",
        listPath: "/offerte/gas?provincia=MB",
      },
    ],
  };
}

async function show(url: string, near: PlaceChoice[] = [], counts = {}) {
  const client = createFakeClient({
    calls: {
      "GET /places/MB": () => offersOf(MONZA, counts),
      "GET /places/XX": () => {
        throw new ApiError(404, []);
      },
      "GET /places/regions/Lombardia": () => ({
        region: "Lombardia",
        provinces: [offersOf(LECCO)],
      }),
      "GET /places/near": () => ({ places: near }),
    },
  });
  renderRoute(page, { path: "/localizza-affare", url, client });
  await screen.findByRole("heading", { level: 1 });
}

function answerPosition(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition = vi.fn((onPosition, onError) =>
    "code" in answer ? onError(answer) : onPosition({ coords: answer }),
  );
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

afterEach(() => vi.unstubAllGlobals());

describe("the offers of a place", () => {
  it("shows the number of offers, the cheapest and the local ones", async () => {
    await show("/localizza-affare?provincia=MB&comune=108033");
    const panel = screen.getByRole("article", { name: "Luce" });
    const text = panel.textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain("si parte da 612,40 €");
    expect(text).toContain("stima");
    expect(text).toContain("41 offerte valgono qui");
    expect(text).toContain("3 sono limitate a questa zona");
  });

  it.each([
    [1, 0, "Un’offerta vale qui, per 2.700 kWh l’anno, 3 kW, residente. È nazionale."],
    [1, 1, "Un’offerta vale qui, per 2.700 kWh l’anno, 3 kW, residente. È limitata a questa zona."],
    [4, 0, "Sono tutte nazionali."],
    [3, 3, "Sono tutte limitate a questa zona."],
    [2, 1, "Una è limitata a questa zona, l’altra è nazionale."],
    [4, 1, "Una è limitata a questa zona, le altre sono nazionali."],
    [4, 3, "3 sono limitate a questa zona, l’altra è nazionale."],
    [5, 3, "3 sono limitate a questa zona, le altre sono nazionali."],
  ])("says of %i offers that %i are local", async (total, local, words) => {
    await show("/localizza-affare?provincia=MB", [], { total, local });
    const facts = readText("[aria-labelledby=zona-luce] .place-panel__facts");
    expect(facts).toMatch(new RegExp(`${words}$`));
  });

  it("shows the other typologies of the place", async () => {
    await show("/localizza-affare?provincia=MB");
    const line = screen.getByRole("link", { name: "Internet" }).closest("li");
    expect(line?.textContent?.replaceAll("\u00a0", " ")).toContain(
      "12 proposte, da 599,76 € in 24 mesi (Fibra Diretta). 2 di questa zona.",
    );
  });

  it("links to lists and sheets for the same place", async () => {
    await show("/localizza-affare?provincia=MB&comune=108033");
    const panel = within(screen.getByRole("article", { name: "Luce" }));
    const hrefs = panel.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs.every((href) => href?.endsWith("?provincia=MB&comune=108033"))).toBe(true);
  });

  it("says that a typology has no offer on sale", async () => {
    await show("/localizza-affare?provincia=MB");
    expect(screen.getByRole("article", { name: "Gas" }).textContent).toContain("nessuna offerta");
  });

  it("marks the region on the map and in the list", async () => {
    await show("/localizza-affare?provincia=MB");
    const links = screen.getAllByRole("link", { name: "Lombardia" });
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", "true"]);
    expect(screen.getAllByRole("link", { current: true })).toHaveLength(2);
  });

  it("lists the provinces of a region as links", async () => {
    await show("/localizza-affare?regione=Lombardia");
    const row = screen.getByRole("link", { name: "Lecco" });
    expect(row.getAttribute("href")).toBe("/localizza-affare?luogo=Provincia+di+Lecco");
    expect(readText("tbody tr")).toContain("612,40 €*");
  });

  it("says that a province is unknown", async () => {
    await show("/localizza-affare?provincia=XX");
    expect(screen.getByText(/Non conosco «XX»/)).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Puglia" })).toHaveLength(2);
  });
});

describe("the browser's position", () => {
  it("is requested only on a click and gives a place to confirm", async () => {
    const asked = answerPosition({ latitude: 45.58432, longitude: 9.27129 });
    await show("/localizza-affare", [LECCO, MONZA]);
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Usa la mia posizione" }));
    expect((await screen.findByText(/Sembra la/)).textContent).toContain("provincia di Lecco");
    expect(screen.getByRole("link", { name: "Monza (MB)" }).getAttribute("href")).toBe(
      "/localizza-affare?luogo=Monza+%28MB%29",
    );
  });

  it.each([
    [{ code: 1 }, /Hai scelto di non dire la posizione/],
    [{ code: 2 }, /non trova la posizione/],
    [{ latitude: 48.85, longitude: 2.35 }, /fuori dall’Italia/],
  ])("can be replaced by typing if it fails: %j", async (answer, words) => {
    answerPosition(answer);
    await show("/localizza-affare");
    fireEvent.click(screen.getByRole("button", { name: "Usa la mia posizione" }));
    expect((await screen.findByText(words)).textContent).toContain("Scrivi il comune");
  });
});
