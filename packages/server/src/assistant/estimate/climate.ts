const SOUTH = new Set(["Campania", "Puglia", "Basilicata", "Calabria", "Sicilia", "Sardegna"]);
const CENTRE = new Set(["Toscana", "Umbria", "Marche", "Lazio", "Abruzzo", "Molise", "Liguria"]);

/**
 * The climate zone that most people of a region live in. The law gives a zone to each town
 * (DPR 412/1993); by region it is only near the truth, so every figure from it is a *stima*.
 */
export function toClimateZone(region: string): "C" | "D" | "E" {
  if (SOUTH.has(region)) {
    return "C";
  }
  return CENTRE.has(region) ? "D" : "E";
}
