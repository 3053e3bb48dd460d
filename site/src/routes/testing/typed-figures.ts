/** What people type and what page, form and API read in it, as kWh a year or as kW. */
export const TYPED_FIGURES = [
  { text: "3.100", consumption: 3100, shown: "3.100" },
  { text: "2700", consumption: 2700, shown: "2.700" },
  { text: "2.700,5", consumption: 2700.5, shown: "2.700,5" },
  { text: "12.000,50", consumption: 12_000.5, shown: "12.000,5" },
  { text: "3,5", consumption: 3.5, shown: "3,5" },
  { text: "4,5", capacityKw: 4.5, shown: "4,5" },
  { text: "4.5", capacityKw: 4.5, shown: "4,5" },
  { text: "4.125", capacityKw: 4.125, shown: "4,125" },
  { text: "45", capacityKw: 45, shown: "45" },
] as const;
