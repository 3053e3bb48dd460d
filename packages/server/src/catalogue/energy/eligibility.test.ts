import { describe, expect, it } from "vitest";
import { toPlace } from "../../places/zone.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { findIneligibility, isForDestination } from "./eligibility.ts";
import { toFreeMarketOffer } from "./import/free-market-offer.ts";
import { readOfferNodes } from "./import/read-offers.ts";
import { portalGasOffer, portalOffer } from "./import/test-portal-offer.ts";
import { type PortalOffer, toPortalXml } from "./import/test-portal-xml.ts";
import { toSupplyProfile } from "./supply-profile.ts";

const NOW_MS = Date.parse("2026-11-21T10:00:00Z");

async function read(portal: PortalOffer): Promise<EnergyOffer> {
  async function* bytes() {
    yield Buffer.from(toPortalXml([portal]));
  }
  for await (const node of readOfferNodes(bytes(), "x.xml")) {
    return toFreeMarketOffer(node);
  }
  throw new Error("no offer");
}

async function whyNot(changes: Partial<PortalOffer>, query = {}): Promise<string | null> {
  const offer = await read(portalOffer(changes));
  const profile = toSupplyProfile("luce", query);
  const place = profile.province === null ? null : toPlace(profile.province);
  return findIneligibility(offer, profile, { nowMs: NOW_MS, place });
}

describe("eligibility for an offer", () => {
  it("accepts a resident household of 2,700\u00a0kWh for a simple offer", async () => {
    expect(await whyNot({})).toBeNull();
  });

  it("includes both ends of the validity, to the second, in Rome", async () => {
    expect(await whyNot({ from: "21/11/2026_11:00:00" })).toBeNull();
    expect(await whyNot({ from: "21/11/2026_11:00:01" })).toBe("Vale dal 21 novembre 2026");
    expect(await whyNot({ to: "21/11/2026_11:00:00" })).toBeNull();
    expect(await whyNot({ to: "21/11/2026_10:59:59" })).toBe("È scaduta il 21 novembre 2026");
  });

  it.each([
    [{ residence: "01" }, {}, null],
    [{ residence: "01" }, { residente: "no" }, "È riservata a chi ha la residenza nell’abitazione"],
    [{ residence: "02" }, {}, "È riservata alle case dove non si ha la residenza"],
    [{ residence: "02" }, { residente: "no" }, null],
    [{ residence: undefined as never }, { residente: "no" }, null],
    [{ consumption: { min: 2700, max: 2700 } }, {}, null],
    [{ consumption: { min: 2701 } }, {}, "È riservata a chi ha almeno 2.701\u00a0kWh l’anno"],
    [{ consumption: { max: 2699 } }, {}, "È riservata a chi non supera 2.699\u00a0kWh l’anno"],
    [{ consumption: { min: 0, max: 0 } }, {}, null],
    [{ power: { max: 3 } }, {}, null],
    [{ power: { max: 3 } }, { potenza: 4.5 }, "È riservata a chi non supera 3\u00a0kW"],
    [{ power: { min: 3.3 } }, {}, "È riservata a chi ha almeno 3,3\u00a0kW"],
    [{ activationTypes: ["02", "03"] }, {}, "Non si attiva con un cambio di fornitore"],
    [{ activationTypes: ["02", "01"] }, {}, null],
    [{ standalone: false }, {}, "Si può avere solo insieme, luce e gas (offerta dual)"],
    [
      { market: "03", dual: { electricity: "A", gas: "B" } },
      {},
      "Si può avere solo insieme, luce e gas (offerta dual)",
    ],
  ] as [Partial<PortalOffer>, object, string | null][])(
    "finds for an offer with %j why a household with %j cannot get it",
    async (changes, query, reason) => {
      expect(await whyNot(changes, query)).toBe(reason);
    },
  );

  it.each([
    ["a region", { regions: ["03"] }, "MI", null],
    ["a region without its zero", { regions: ["3"] }, "MI", null],
    ["another region", { regions: ["01"] }, "MI", "Non è venduta nella tua provincia"],
    ["a province", { provinces: ["015"] }, "MI", null],
    ["any match of many", { regions: ["01"], provinces: ["015"] }, "MI", null],
    [
      "some municipalities of it",
      { municipalities: ["015146"] },
      "MI",
      "Vale solo in alcuni comuni della tua provincia (zona non specificata)",
    ],
    [
      "municipalities elsewhere",
      { municipalities: ["001272"] },
      "MI",
      "Non è venduta nella tua provincia",
    ],
    [
      "no province given",
      { regions: ["03"] },
      undefined,
      "Vale solo in alcune zone e la tua provincia non è indicata (zona non specificata)",
    ],
  ] as [string, PortalOffer["zones"], string | undefined, string | null][])(
    "finds whether an offer is sold in the visitor's province: %s",
    async (_, zones, provincia, reason) => {
      const query = provincia === undefined ? {} : { provincia };
      expect(await whyNot(zones === undefined ? {} : { zones }, query)).toBe(reason);
    },
  );

  it("sells an offer for single municipalities only to visitors who name one of them", async () => {
    const zones = { municipalities: ["015146"] };
    expect(await whyNot({ zones }, { provincia: "MI", comune: "015146" })).toBeNull();
    expect(await whyNot({ zones }, { provincia: "MI", comune: "015182" })).toBe(
      "Vale solo in altri comuni della tua provincia",
    );
    // A comune of another province is ignored.
    expect(await whyNot({ zones }, { provincia: "MB", comune: "015146" })).toBe(
      "Non è venduta nella tua provincia",
    );
  });

  it("finds the ISTAT codes of a province and its region by the province's sign", () => {
    expect(toPlace("AO")).toEqual({ region: "02", province: "007" });
    expect(toPlace("BZ")).toEqual({ region: "04", province: "021" });
    expect(toPlace("SU")).toEqual({ region: "20", province: "111" });
    expect(toPlace("XX")).toBeNull();
  });

  it("separates businesses and homes, and condominiums by name", async () => {
    const business = await read(portalOffer({ customer: "02" }));
    expect(isForDestination(business, toSupplyProfile("luce", {}))).toBe(false);
    expect(isForDestination(business, toSupplyProfile("luce", { destinazione: "aziende" }))).toBe(
      true,
    );
    const shared = await read(portalGasOffer({ customer: "03" }));
    const gas = toSupplyProfile("gas", {});
    expect(isForDestination(shared, gas)).toBe(true);
    expect(findIneligibility(shared, gas, { nowMs: NOW_MS, place: null })).toBe(
      "È riservata ai condomìni",
    );
  });
});
