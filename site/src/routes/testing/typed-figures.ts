/** What people type and what page, form and API read in it: kWh a year, kW, or € a year. */
export const TYPED_FIGURES = [
  { text: "3.100", consumption: 3100, shown: "3.100" },
  { text: "2700", consumption: 2700, shown: "2.700" },
  { text: "2.700,5", consumption: 2700.5, shown: "2.700,5" },
  { text: "12.000,50", consumption: 12_000.5, shown: "12.000,5" },
  { text: "3 100", consumption: 3100, shown: "3.100" },
  { text: "3'100", consumption: 3100, shown: "3.100" },
  { text: "3.100 kWh", consumption: 3100, shown: "3.100" },
  { text: "2,7 MWh", consumption: 2700, shown: "2.700" },
  { text: "tremila", consumption: 3000, shown: "3.000" },
  { text: "4,5", capacityKw: 4.5, shown: "4,5" },
  { text: "4.5", capacityKw: 4.5, shown: "4,5" },
  { text: "4.125", capacityKw: 4.125, shown: "4,125" },
  { text: "1500", capacityKw: 1500, shown: "1500" },
  { text: "4,5 kW", capacityKw: 4.5, shown: "4,5" },
] as const;

/** Spends of today, € a year. */
export const TYPED_SPENDS = [
  { text: "€ 1.080,00", euros: 1080 },
  { text: "1.080 euro", euros: 1080 },
  { text: "1080", euros: 1080 },
  { text: "980,50 €", euros: 980.5 },
] as const;

/** Figures that are implausible for a home, and what was probably meant. */
export const IMPLAUSIBLE_FIGURES = [
  { text: "2,7", consumption: 2.7, meant: "2.700 kWh" },
  { text: "2,7 kWh", consumption: 2.7, meant: "2.700 kWh" },
  { text: "45", capacityKw: 45, meant: "4,5 kW" },
  { text: "4500", capacityKw: 4500, meant: "4,5 kW" },
] as const;

/** Text of another unit, of several figures or of two meanings, which no field takes. */
export const UNREADABLE_CONSUMPTIONS = ["€ 900", "3 kW", "duemila e sette", "2700 3100"] as const;
