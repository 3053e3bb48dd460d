import { PlaceOffers, PlaceResolution, PlaceSuggestions, PlacesNear } from "@volpe/contract";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function get(path: string) {
  const reply = await server.app.inject(`/api/v1/places${path}`);
  return { status: reply.statusCode, data: reply.json().data };
}

describe("GET /places", () => {
  it("suggests comuni and provinces for an incomplete text", async () => {
    const { status, data } = await get("?q=monz");
    expect(status).toBe(200);
    expect(Check(PlaceSuggestions, data)).toBe(true);
    expect(data[0]).toEqual({
      kind: "comune",
      label: "Monza (MB)",
      province: "MB",
      region: "Lombardia",
      comune: "108033",
    });
  });

  it("resolves a typed place", async () => {
    const { data } = await get("/resolve?luogo=Samone");
    expect(Check(PlaceResolution, data)).toBe(true);
    expect(data.status).toBe("ambiguous");
  });

  it("guesses the province of a position in Italy only", async () => {
    const { data } = await get("/near?latitude=45.58&longitude=9.27");
    expect(Check(PlacesNear, data)).toBe(true);
    expect(data.places[0].label).toBe("Provincia di Monza e della Brianza");
    expect((await get("/near?latitude=51.5&longitude=0")).data).toEqual({ places: [] });
  });

  it.each([
    ["", 422],
    ["/near?latitude=91&longitude=0", 422],
    ["/near?latitude=here&longitude=0", 422],
    ["/XX", 404],
    ["/regions/Atlantide", 404],
  ])("refuses %s with %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe("GET /places/{province}", () => {
  it("answers the number of valid offers, the lowest price and links with the place", async () => {
    const { data } = await get("/mi?comune=015146");
    expect(Check(PlaceOffers, data)).toBe(true);
    expect(data.place.label).toBe("Milano (MI)");
    const [luce] = data.tipologies;
    const list = await server.app.inject("/api/v1/offers?tipology=luce&provincia=MI&comune=015146");
    expect(luce.total).toBe(list.json().data.total);
    expect(luce.cheapest.spendEur).toBe(list.json().data.offers[0].spend.total);
    expect(luce.listPath).toBe("/offerte/luce?provincia=MI&comune=015146");
    expect(luce.cheapest.path).toMatch(/^\/privati\/luce\/.*\?provincia=MI&comune=015146$/);
  });

  it("answers the products sold there; a list has the place only if it matters", async () => {
    const { data } = await get("/MI");
    const lists = data.products.map(({ tipology, listPath }: Record<string, string>) => [
      tipology,
      listPath,
    ]);
    expect(lists).toEqual([
      ["internet", "/offerte/internet?provincia=MI"],
      ["pos", "/pos"],
      ["noleggio", "/noleggio"],
    ]);
  });

  it("ignores a comune of another province", async () => {
    const { data } = await get("/MI?comune=108033");
    expect(data.place.label).toBe("Provincia di Milano");
  });

  it("answers a region province by province", async () => {
    const { data } = await get("/regions/Molise");
    expect(data.provinces.map(({ place }: PlaceOffers) => place.province)).toEqual(["CB", "IS"]);
  });
});
