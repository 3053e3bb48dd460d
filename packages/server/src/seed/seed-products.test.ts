import { beforeAll, describe, expect, it, vi } from "vitest";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { createDemoVehicles } from "./demo-vehicles.ts";
import { seedProducts } from "./seed-products.ts";

const log = { warn: vi.fn() };

const server = setUp("file", () => createTestServer());
beforeAll(async () => {
  await seedProducts({ ...server.services, log: { ...server.services.log, warn: log.warn } });
});

const itemsOf = (tipology: "noleggio" | "pos" | "internet") =>
  server.services.products.items(tipology);
const facetsOf = (tipology: "noleggio" | "pos" | "internet") => {
  const { facets } = server.services.products.list(tipology, new URLSearchParams());
  return new Map(facets.map(({ key, values }) => [key, values.map(({ value }) => value)]));
};

describe("the demonstration", () => {
  it("is accepted by the importer without refusals", () => {
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("has at least 24 vehicles with 60 variants, of all segments, fuels and gearboxes", () => {
    const paths = itemsOf("noleggio").map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(60);
    expect(new Set(paths.map((path) => path.split("/")[2])).size).toBeGreaterThanOrEqual(24);
    const kinds = itemsOf("noleggio").map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual([
      "berlina",
      "citycar",
      "commerciale",
      "compatta",
      "familiare",
      "monovolume",
      "suv",
      "utilitaria",
    ]);
    const vans = server.services.products.list(
      "noleggio",
      new URLSearchParams("destinazione=aziende"),
    );
    const fuels = vans.facets.find(({ key }) => key === "alimentazione");
    expect(fuels?.values.filter(({ count }) => count > 0)).toHaveLength(7);
    expect(facetsOf("noleggio").get("cambio")).toEqual(["manuale", "automatico"]);
  });

  it("has at least 8 terminals of all five types", () => {
    expect(itemsOf("pos").length).toBeGreaterThanOrEqual(8);
    expect(facetsOf("pos").get("tipo")).toHaveLength(5);
    for (const key of ["canone", "vincolo", "stampante", "amex"]) {
      expect(facetsOf("pos").get(key)).toHaveLength(1);
    }
  });

  it("has at least 12 lines of all technologies, for both destinations, some for a few provinces", () => {
    const lines = itemsOf("internet");
    expect(lines.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(["ftth", "fttc", "fwa"]));
    expect(new Set(lines.map(({ destination }) => destination)).size).toBe(2);
  });

  it("is dated from the day of seeding", async () => {
    const rows = await createDemoVehicles(new Date("2031-03-01T12:00:00Z"));
    const days = rows.map(({ validTo }) => validTo ?? "");
    expect(days.filter((day) => day < "2031-03-01").length).toBeGreaterThan(0);
    expect(days.every((day) => day > "2031-02-01" && day < "2031-12-31")).toBe(true);
  });

  it("is not seeded over an existing catalogue", async () => {
    const before = server.services.products.version();
    await seedProducts(server.services);
    expect(server.services.products.version()).toBe(before);
  });
});
