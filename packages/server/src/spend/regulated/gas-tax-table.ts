/**
 * Distribution ambit, excise and regional surcharge (€/Smc in the tiers 0–120, –480, –1560, above)
 * by region. Source: the Portal's own parameters for each regional capital, October 2026; excise as
 * in D.Lgs. 504/1995 annex I, surcharges as in the regional laws in force in 2026.
 */
export type RegionalGasTariff = {
  ambit: Ambit;
  exciseZone: ExciseZone;
  surcharge: readonly number[];
};

/** Distribution tariff areas of ARERA. */
export type Ambit = 1 | 2 | 3 | 4 | 5 | 6;

/** `mezzogiorno` means the territories of the former Cassa del Mezzogiorno. */
type ExciseZone = "nord" | "mezzogiorno";

export const GAS_EXCISE: Readonly<Record<ExciseZone, readonly number[]>> = {
  nord: [0.044, 0.175, 0.17, 0.186],
  mezzogiorno: [0.038, 0.135, 0.12, 0.15],
};

const NONE = [0, 0, 0, 0];

const north = (ambit: Ambit, surcharge = NONE): RegionalGasTariff => ({
  ambit,
  exciseZone: "nord",
  surcharge,
});
const south = (ambit: Ambit, surcharge = NONE): RegionalGasTariff => ({
  ambit,
  exciseZone: "mezzogiorno",
  surcharge,
});

export const GAS_BY_REGION: Readonly<Record<string, RegionalGasTariff>> = {
  "Valle d’Aosta": north(1),
  Piemonte: north(1, [0.022, 0.0258, 0.0258, 0.0258]),
  Liguria: north(1, [0.022, 0.0258, 0.0258, 0.0258]),
  Lombardia: north(2),
  "Trentino-Alto Adige": north(2),
  Veneto: north(2, [0.007747, 0.023241, 0.025823, 0.030987]),
  "Friuli-Venezia Giulia": north(2),
  "Emilia-Romagna": north(2, [0.022, 0.030987, 0.030987, 0.030987]),
  Toscana: north(3, [0.022, 0.030987, 0.030987, 0.030987]),
  Umbria: north(3, [0.005165, 0.005165, 0.005165, 0.005165]),
  Marche: north(3, [0.0155, 0.0181, 0.0207, 0.0258]),
  Lazio: north(5, [0.022, 0.03099, 0.03099, 0.03099]),
  Abruzzo: south(4, [0.01033, 0.01033, 0.01033, 0.01033]),
  Molise: south(4, [0.019, 0.030987, 0.030987, 0.030987]),
  Campania: south(5, [0.019, 0.031, 0.031, 0.031]),
  Puglia: south(4, [0.019, 0.03098, 0.03098, 0.03098]),
  Basilicata: south(4, [0.019, 0.025823, 0.025823, 0.025823]),
  Calabria: south(6, [0.005165, 0.005165, 0.005165, 0.005165]),
  Sicilia: south(6),
};

/** The provinces of Lazio that belong to the former Mezzogiorno. */
export const SOUTHERN_LAZIO_PROVINCES: readonly string[] = ["LT", "FR"];

export const SOUTHERN_LAZIO: RegionalGasTariff = south(5, [0.019, 0.03099, 0.03099, 0.03099]);

/**
 * Sardinia has no ambit of its own in the open data. We assume the southern ambit, to which its
 * tariffs are levelled, the excise of the Mezzogiorno, and no surcharge (a region of special
 * statute).
 */
export const SARDINIA: RegionalGasTariff = south(6);
