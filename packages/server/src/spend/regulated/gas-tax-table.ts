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

/** `mezzogiorno` are the territories of the former Cassa del Mezzogiorno. */
export type ExciseZone = "nord" | "mezzogiorno";

export const GAS_EXCISE: Readonly<Record<ExciseZone, readonly number[]>> = {
  nord: [0.044, 0.175, 0.17, 0.186],
  mezzogiorno: [0.038, 0.135, 0.12, 0.15],
};

const NONE = [0, 0, 0, 0];

export const GAS_BY_REGION: Readonly<Record<string, RegionalGasTariff>> = {
  "Valle d’Aosta": { ambit: 1, exciseZone: "nord", surcharge: NONE },
  Piemonte: { ambit: 1, exciseZone: "nord", surcharge: [0.022, 0.0258, 0.0258, 0.0258] },
  Liguria: { ambit: 1, exciseZone: "nord", surcharge: [0.022, 0.0258, 0.0258, 0.0258] },
  Lombardia: { ambit: 2, exciseZone: "nord", surcharge: NONE },
  "Trentino-Alto Adige": { ambit: 2, exciseZone: "nord", surcharge: NONE },
  Veneto: { ambit: 2, exciseZone: "nord", surcharge: [0.007747, 0.023241, 0.025823, 0.030987] },
  "Friuli-Venezia Giulia": { ambit: 2, exciseZone: "nord", surcharge: NONE },
  "Emilia-Romagna": {
    ambit: 2,
    exciseZone: "nord",
    surcharge: [0.022, 0.030987, 0.030987, 0.030987],
  },
  Toscana: { ambit: 3, exciseZone: "nord", surcharge: [0.022, 0.030987, 0.030987, 0.030987] },
  Umbria: { ambit: 3, exciseZone: "nord", surcharge: [0.005165, 0.005165, 0.005165, 0.005165] },
  Marche: { ambit: 3, exciseZone: "nord", surcharge: [0.0155, 0.0181, 0.0207, 0.0258] },
  Lazio: { ambit: 5, exciseZone: "nord", surcharge: [0.022, 0.03099, 0.03099, 0.03099] },
  Abruzzo: {
    ambit: 4,
    exciseZone: "mezzogiorno",
    surcharge: [0.01033, 0.01033, 0.01033, 0.01033],
  },
  Molise: { ambit: 4, exciseZone: "mezzogiorno", surcharge: [0.019, 0.030987, 0.030987, 0.030987] },
  Campania: { ambit: 5, exciseZone: "mezzogiorno", surcharge: [0.019, 0.031, 0.031, 0.031] },
  Puglia: { ambit: 4, exciseZone: "mezzogiorno", surcharge: [0.019, 0.03098, 0.03098, 0.03098] },
  Basilicata: {
    ambit: 4,
    exciseZone: "mezzogiorno",
    surcharge: [0.019, 0.025823, 0.025823, 0.025823],
  },
  Calabria: {
    ambit: 6,
    exciseZone: "mezzogiorno",
    surcharge: [0.005165, 0.005165, 0.005165, 0.005165],
  },
  Sicilia: { ambit: 6, exciseZone: "mezzogiorno", surcharge: NONE },
};

/** The provinces of Lazio that belong to the former Mezzogiorno. */
export const SOUTHERN_LAZIO_PROVINCES: readonly string[] = ["LT", "FR"];

export const SOUTHERN_LAZIO: RegionalGasTariff = {
  ambit: 5,
  exciseZone: "mezzogiorno",
  surcharge: [0.019, 0.03099, 0.03099, 0.03099],
};

/**
 * Sardinia has no ambit of its own in the open data. Assumed: the southern ambit to which its
 * tariffs are levelled, the Mezzogiorno's excise, no surcharge (a region of special statute).
 */
export const SARDINIA: RegionalGasTariff = {
  ambit: 6,
  exciseZone: "mezzogiorno",
  surcharge: NONE,
};
