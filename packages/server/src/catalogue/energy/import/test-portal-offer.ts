import type { PortalOffer } from "./test-portal-xml.ts";

/** A fixed electricity offer that the rules can price, for tests to change in one point. */
export function portalOffer(changes: Partial<PortalOffer> = {}): PortalOffer {
  return {
    vatNumber: "00000000101",
    code: "000101ESFML01XXPROVA00000000001",
    market: "01",
    name: "Prova Luce Fissa",
    residence: "03",
    pricing: "01",
    durationMonths: 24,
    phone: "800000101",
    website: "www.prova.example",
    from: "01/11/2026_00:00:00",
    to: "31/01/2027_23:59:59",
    bands: "01",
    dispatching: [{ code: "14" }],
    components: [
      { name: "Quota fissa", area: "01", intervals: [{ price: 96, unit: "01" }] },
      { name: "Prezzo energia", area: "04", intervals: [{ band: "01", price: 0.15, unit: "03" }] },
    ],
    ...changes,
  };
}

/** A fixed gas offer that the rules can price, for tests to change in one point. */
export function portalGasOffer(changes: Partial<PortalOffer> = {}): PortalOffer {
  const { bands: _, dispatching: __, residence: ___, ...offer } = portalOffer();
  return {
    ...offer,
    code: "000101GSFML01XXPROVA00000000001",
    market: "02",
    name: "Prova Gas Fissa",
    components: [
      { name: "Quota fissa", area: "01", intervals: [{ price: 96, unit: "01" }] },
      { name: "Prezzo gas", area: "04", intervals: [{ price: 0.47, unit: "04" }] },
    ],
    ...changes,
  };
}
