/**
 * Capitals whose name is not their province's, each with the province's sign; two provinces have
 * several. Source: ISTAT, 2026.
 */
export const OTHER_CAPITALS: readonly [string, string][] = [
  ["Aosta", "AO"],
  ["Verbania", "VB"],
  ["Monza", "MB"],
  ["Reggio Emilia", "RE"],
  ["Forlì", "FC"],
  ["Cesena", "FC"],
  ["Pesaro", "PU"],
  ["Urbino", "PU"],
  ["Massa", "MS"],
  ["Carrara", "MS"],
  ["Reggio Calabria", "RC"],
  ["Barletta", "BT"],
  ["Andria", "BT"],
  ["Trani", "BT"],
  ["Carbonia", "SU"],
];

/** How else a province or its capital is called. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  bozen: "Bolzano",
  brianza: "Monza e della Brianza",
  "monza brianza": "Monza e della Brianza",
  "monza e brianza": "Monza e della Brianza",
  "reggio nell'emilia": "Reggio nell’Emilia",
  "reggio di calabria": "Reggio di Calabria",
  "pesaro urbino": "Pesaro e Urbino",
  "forli cesena": "Forlì-Cesena",
  "massa carrara": "Massa-Carrara",
  "verbano cusio ossola": "Verbano-Cusio-Ossola",
  vco: "Verbano-Cusio-Ossola",
  bat: "Barletta-Andria-Trani",
  "barletta andria trani": "Barletta-Andria-Trani",
  laquila: "L’Aquila",
  aquila: "L’Aquila",
  spezia: "La Spezia",
};
