import { FORM_FIGURES } from "./form-figures.ts";
import type { EnergyTipology } from "./offers.ts";

/** The bounds of a consumption in an address. `parseFigure` accepts its `min`, so it is above 0. */
export const ADDRESS_CONSUMPTION = { ...FORM_FIGURES.consumption, min: Number.MIN_VALUE } as const;

const toConsumptionSentence = (example: string) =>
  `Scrivi il consumo di un anno in cifre, come ${example}: più di 0, fino a 10 milioni.`;

/** The Italian messages for figures outside `FORM_FIGURES`, shown by the pages and the API. */
export const FIGURE_SENTENCES = {
  /** `either` is for the schema of a request body, which does not know the typology. */
  consumption: {
    luce: toConsumptionSentence("2700 kWh"),
    gas: toConsumptionSentence("1400 Smc"),
    either: toConsumptionSentence("2700 kWh di luce o 1400 Smc di gas"),
  } satisfies Record<EnergyTipology | "either", string>,
  /** The wholesale price of a scenario. */
  index: {
    luce: "Scrivi il valore dell’indice in euro per un kWh, per esempio 0,12: da 0 a 5.",
    gas: "Scrivi il valore dell’indice in euro per uno Smc, per esempio 0,40: da 0 a 5.",
  },
  capacityKw:
    "La potenza va da 0,5 a 10.000 kW. La trovi in bolletta alla voce «potenza impegnata».",
  presentSpendEur: "Scrivi quanto spendi in euro, come 850, imposte comprese.",
} as const;

/** Says why gas for a business is not compared, in the forms and in the assistant. */
export const BUSINESS_GAS_SENTENCE =
  "Per il gas di un’azienda i dati pubblici non bastano a un conto esatto: posso guardare il gas di casa tua, oppure per l’azienda la luce, il noleggio, il POS o internet.";

/**
 * The figures of a present contract, with the message for a figure out of bounds. They are separate
 * from `FORM_FIGURES`, so that no other page loads them.
 */
export const CONTRACT_FIGURES = {
  /**
   * €/kWh or €/Smc before VAT: the price, or the amount that a variable contract adds to the index.
   */
  unitPriceEur: {
    min: -0.5,
    max: 5,
    loneDot: "decimal",
    sentences: {
      luce: "Scrivi il prezzo di un kWh in euro, come 0,145: quattordici centesimi e mezzo. Va da −0,5 a 5.",
      gas: "Scrivi il prezzo di uno Smc in euro, come 0,52: cinquantadue centesimi. Va da −0,5 a 5.",
    },
  },
  /** € a year before VAT. */
  fixedFeeEur: {
    min: 0,
    max: 100_000,
    loneDot: "thousands",
    unit: "€",
    sentence: "Scrivi la quota fissa in euro, come 120, o lascia vuoto se non c’è.",
  },
} as const;

/** The message for the day on which the present price ends. */
export const EXPIRY_SENTENCE =
  "Scrivi il giorno di scadenza con giorno, mese e anno, oppure lascia vuoto.";
