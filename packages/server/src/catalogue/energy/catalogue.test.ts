import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../db/test-database.ts";
import { silentLog } from "../../process/log.ts";
import { setUp } from "../../test-setup.ts";
import type { Catalogue } from "./catalogue.ts";
import { createCatalogue } from "./create-catalogue.ts";
import {
  electricityFile,
  figureFiles,
  manyOffers,
  runImport,
  wholeFiles,
} from "./import/test-import.ts";
import { portalOffer } from "./import/test-portal-offer.ts";
import type { PortalOffer } from "./import/test-portal-xml.ts";

let now: Date;
let catalogues: Catalogue[];
const clock = { now: () => now };

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  now = new Date("2026-11-21T10:00:00Z");
  catalogues = [];
});

afterEach(async () => {
  await Promise.all(catalogues.map((catalogue) => catalogue.close()));
});

function create(options: { pollMs?: number } = {}): Catalogue {
  const watching = { log: silentLog, signals: null, ...options };
  const catalogue = createCatalogue({ db: open.db, clock, ...watching });
  catalogues.push(catalogue);
  return catalogue;
}

async function load(...offers: PortalOffer[]): Promise<Catalogue> {
  const files = [electricityFile(offers), ...(await figureFiles())];
  expect((await runImport(open, files, { clock })).outcome.status).toBe("switched");
  const catalogue = create();
  await catalogue.reload();
  return catalogue;
}

const priced = (code: string, price: number, changes: Partial<PortalOffer> = {}) =>
  portalOffer({
    code,
    name: code,
    components: [
      { name: "Quota fissa", area: "01", intervals: [{ price: 96, unit: "01" }] },
      { name: "Prezzo", area: "04", intervals: [{ band: "01", price, unit: "03" }] },
    ],
    ...changes,
  });

describe("the catalogue", () => {
  it("answers empty lists before the first import", async () => {
    const catalogue = create();
    await catalogue.reload();
    expect(catalogue.state()).toEqual({
      updatedAt: null,
      demonstration: false,
      status: "empty",
      parametersQuarter: null,
    });
    expect(catalogue.rank("luce", {})).toMatchObject({
      offers: [],
      total: 0,
      page: 1,
      pages: 1,
      medianSpendEur: null,
      assumptions: [],
    });
    expect(catalogue.sheet("x", new URLSearchParams())).toBeNull();
    expect(await catalogue.findClosedSheet("x", new URLSearchParams())).toBeNull();
    expect(catalogue.suppliers()).toEqual([]);
  });

  /** Thirty offers of rising totals, and two of one name and total behind the fifth. */
  async function loadTwoPages() {
    const offers = Array.from({ length: 30 }, (_, index) =>
      priced(`P${String(index).padStart(2, "0")}`, 0.1 + index / 1000),
    );
    const twins = [
      priced("Z2", 0.105, { name: "Gemella" }),
      priced("Z1", 0.105, { name: "Gemella" }),
    ];
    return await load(...offers.reverse(), ...twins);
  }

  it("ranks by total, then name, then code", async () => {
    const catalogue = await loadTwoPages();
    const first = catalogue.rank("luce", {});
    expect(first.offers.slice(4, 8).map(({ code }) => code)).toEqual(["P04", "Z1", "Z2", "P05"]);
    expect(catalogue.rank("luce", {})).toEqual(first);
  });

  it("lists the suppliers of the snapshot once, until the next import", async () => {
    const catalogue = await load(priced("A", 0.1), priced("B", 0.12));
    const [name = ""] = catalogue.suppliers();
    expect(catalogue.suppliers()).toEqual([name]);
    expect(catalogue.suppliers()).toBe(catalogue.suppliers());

    const other = priced("C", 0.1, { website: "www.altra.example" });
    await runImport(
      open,
      [
        electricityFile([other, priced("D", 0.12, { website: "www.altra.example" })]),
        ...(await figureFiles()),
      ],
      { clock },
    );
    await catalogue.reload();
    expect(catalogue.suppliers()).not.toEqual([name]);
  });

  it("gives 24 offers a page", async () => {
    const catalogue = await loadTwoPages();
    const first = catalogue.rank("luce", {});
    expect(first).toMatchObject({ total: 32, page: 1, pages: 2 });
    expect(first.offers).toHaveLength(24);
    expect(catalogue.rank("luce", { pagina: 2 }).offers.map(({ code }) => code)).toEqual([
      "P22",
      "P23",
      "P24",
      "P25",
      "P26",
      "P27",
      "P28",
      "P29",
    ]);
  });

  it("gives the median of the offers of all pages", async () => {
    const catalogue = await loadTwoPages();
    const [first, second] = [1, 2].map((pagina) => catalogue.rank("luce", { pagina }));
    const totals = [...(first?.offers ?? []), ...(second?.offers ?? [])].map(
      ({ spend }) => spend.total,
    );
    expect(first?.medianSpendEur).toBeCloseTo(((totals[15] ?? 0) + (totals[16] ?? 0)) / 2, 1);
  });

  it("explains an offer's position by facts", async () => {
    const catalogue = await load(
      priced("A", 0.1),
      priced("B", 0.12, {
        durationMonths: -1,
        components: [
          { name: "Quota fissa", area: "01", intervals: [{ price: 60, unit: "01" }] },
          { name: "Prezzo", area: "04", intervals: [{ band: "01", price: 0.14, unit: "03" }] },
        ],
      }),
      priced("C", 0.2, { durationMonths: -1 }),
    );
    expect(
      catalogue
        .rank("luce", {})
        .offers.map(({ code, why }) => [code, why.map((fact) => fact.replaceAll("\u00A0", " "))]),
    ).toEqual([
      ["A", ["La spesa più bassa tra 3 offerte", "Prezzo dell’energia bloccato 24 mesi"]],
      ["B", ["Quota fissa più bassa della mediana: 60 € l’anno contro 96 €"]],
      ["C", ["3ª su 3 offerte per spesa annua"]],
    ]);
  });

  it("counts a single offer in the singular", async () => {
    const catalogue = await load(priced("A", 0.1, { durationMonths: -1 }));
    const [offer] = catalogue.rank("luce", {}).offers;
    expect(offer?.why).toEqual(["1ª su 1 offerta per spesa annua"]);
  });

  it("lists conditional discounts without subtracting them", async () => {
    const discount = (condition: string) => ({
      name: `Bonus ${condition}`,
      validity: "02",
      condition,
      prices: [{ kind: "01", unit: "01", value: 30 }],
    });
    const catalogue = await load(priced("A", 0.1, { discounts: [discount("00"), discount("03")] }));
    const [offer] = catalogue.rank("luce", {}).offers;
    expect(offer?.spend.discounts).toBe(30);
    expect(offer?.conditionalDiscounts).toEqual([
      "Bonus 03: 30,00 €/anno, con bolletta elettronica e domiciliazione",
    ]);
  });

  /** Two offers, of which the first is on sale until the end of 21 November. */
  const loadEnding = () => load(priced("A", 0.1, { to: "21/11/2026_23:59:59" }), priced("B", 0.2));
  const LAST_MOMENT = new Date("2026-11-21T22:59:59.999Z");
  const ENDED = new Date("2026-11-21T23:00:00Z");

  it("drops an offer from the ranking the moment it ends", async () => {
    const catalogue = await loadEnding();
    now = LAST_MOMENT;
    expect(catalogue.rank("luce", {}).total).toBe(2);
    now = ENDED;
    expect(catalogue.rank("luce", {}).total).toBe(1);
  });

  it("says on which day an offer ended", async () => {
    const catalogue = await loadEnding();
    const slug = catalogue.rank("luce", {}).offers[0]?.slug ?? "";
    now = ENDED;
    expect(catalogue.sheet(slug, new URLSearchParams())).toMatchObject({
      current: false,
      outcome: { status: "excluded", reason: "È scaduta il 21 novembre 2026" },
    });
  });

  it("says when nothing is on sale and when the parameters are of a past quarter", async () => {
    const catalogue = await load(priced("A", 0.1, { to: "31/01/2027_23:59:59" }));
    expect(catalogue.state().status).toBe("ready");
    now = new Date("2027-01-10T10:00:00Z");
    expect(catalogue.state()).toMatchObject({
      status: "parameters-past",
      parametersQuarter: "2026-Q4",
    });
    const list = catalogue.rank("luce", {});
    expect(list.offers[0]?.estimate).toContain(
      "Rete, oneri e imposte con i parametri del 4º trimestre 2026",
    );
    expect(list.assumptions.join(" ")).toContain("un trimestre diverso da quello in corso");
    now = new Date("2027-02-10T10:00:00Z");
    expect(catalogue.state().status).toBe("no-valid-offers");
  });

  it("says that nothing is computable if no valid offer has a credible spend", async () => {
    const catalogue = await load(priced("CARA", 0.12));
    expect(catalogue.state().status).toBe("ready");
    const { outcome } = await runImport(open, [electricityFile([priced("CARA", 250)])], {
      clock,
      force: true,
    });
    expect(outcome.status).toBe("switched");
    await catalogue.reload();
    expect(catalogue.rank("luce", {}).catalogue.status).toBe("none-computable");
    now = new Date("2027-02-10T10:00:00Z");
    expect(catalogue.state().status).toBe("no-valid-offers");
  });

  it("gives the best offers of a profile with the median of the list", async () => {
    const catalogue = await load(...manyOffers(5));
    const list = catalogue.rank("luce", { consumo: 2000 });
    expect(catalogue.best(list.profile, 3)).toEqual({
      offers: list.offers.slice(0, 3),
      medianSpendEur: list.medianSpendEur,
    });
    expect(catalogue.best({ ...list.profile, tipology: "gas" }, 3)).toEqual({
      offers: [],
      medianSpendEur: null,
    });
  });

  it("lists the offers on sale", async () => {
    const catalogue = await loadEnding();
    expect(catalogue.entries().map(({ code, validTo }) => [code, validTo])).toEqual([
      ["A", "2026-11-21"],
      ["B", "2027-01-31"],
    ]);
    now = ENDED;
    expect(catalogue.entries().map(({ code }) => code)).toEqual(["B"]);
  });

  it("changes its version when an offer ends", async () => {
    const catalogue = await loadEnding();
    const before = catalogue.version();
    now = LAST_MOMENT;
    expect(catalogue.version()).toBe(before);
    now = ENDED;
    expect(catalogue.version()).not.toBe(before);
  });

  it("changes its version when an import switches", async () => {
    const catalogue = await loadEnding();
    const before = catalogue.version();
    await runImport(open, await wholeFiles(), { clock, force: true });
    await catalogue.reload();
    expect(catalogue.version()).not.toBe(before);
  });

  it("follows a switch made by another process", async () => {
    const catalogue = create({ pollMs: 20 });
    await catalogue.reload();
    await runImport(open, await wholeFiles(), { clock });
    await expect.poll(() => catalogue.rank("luce", {}).total, { timeout: 5000 }).toBe(10);
  });
});
