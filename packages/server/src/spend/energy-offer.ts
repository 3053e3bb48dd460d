/**
 * An energy offer of the open data, validated and with numeric figures. It keeps the codes of the
 * track "Trasmissione offerte" v5.0 of the SII, because the rules of the annual spend use them;
 * `energy-codes.ts` translates them into words.
 */
export type EnergyOffer = {
  /** COD_OFFERTA. */
  code: string;
  source: "free-market" | "placet";
  commodity: "electricity" | "gas";
  supplierVatNumber: string;
  name: string;
  description: string;
  /** DURATA; null = open-ended. */
  durationMonths: number | null;
  guarantees: string;
  /** TIPO_CLIENTE 01, 02, 03. */
  customer: "domestic" | "other-uses" | "condominium";
  /** DOMESTICO_RESIDENTE; absent in the data = all. */
  residence: "resident" | "non-resident" | "all";
  /** TIPO_OFFERTA 01, 02, 03, 04. */
  pricing: "fixed" | "variable" | "flat" | "mixed";
  /** TIPOLOGIA_ATT_CONTR codes. */
  activationTypes: readonly string[];
  /** MODALITA codes of ModalitaAttivazione. */
  channels: readonly string[];
  /** MODALITA_PAGAMENTO codes. */
  payments: readonly string[];
  /** OFFERTA_SINGOLA: false = sold only inside a dual. */
  standalone: boolean;
  /** Codes of a dual offer, if TIPO_MERCATO is 03. */
  dual: { electricityCode: string; gasCode: string } | null;
  /** Epoch milliseconds, read in Europe/Rome; both ends inclusive. */
  validFromMs: number;
  validToMs: number;
  /** kWh or Smc a year, inclusive; null = no limit. */
  consumptionMin: number | null;
  consumptionMax: number | null;
  /** kW, inclusive; null = no limit. */
  powerMinKw: number | null;
  powerMaxKw: number | null;
  /** TIPOLOGIA_FASCE. */
  bands: string | null;
  indices: readonly PriceIndex[];
  dispatching: readonly Dispatching[];
  /** ComponentiRegolate/CODICE. */
  regulated: readonly string[];
  components: readonly Component[];
  discounts: readonly Discount[];
  /** OFFERTA_ONNICOMPRENSIVA 01 or 02, with CONSUMO_CANONE for 02. */
  allInclusive: { code: string; includedConsumption: number | null } | null;
  placet: PlacetPrices | null;
  zones: Zones | null;
  phone: string | null;
  website: string | null;
  offerUrl: string | null;
  conditions: readonly string[];
  extraServices: readonly { name: string; detail: string }[];
};

/** An empty offer: everybody can get it, and it has no prices. */
export const NO_TERMS = {
  description: "",
  guarantees: "",
  residence: "all",
  activationTypes: ["99"],
  channels: [],
  payments: [],
  standalone: true,
  dual: null,
  consumptionMin: null,
  consumptionMax: null,
  powerMinKw: null,
  powerMaxKw: null,
  bands: null,
  indices: [],
  dispatching: [],
  regulated: [],
  components: [],
  discounts: [],
  allInclusive: null,
  placet: null,
  zones: null,
  phone: null,
  website: null,
  offerUrl: null,
  conditions: [],
  extraServices: [],
} as const satisfies Partial<EnergyOffer>;

/** IDX_PREZZO_ENERGIA with its COEFFICIENTE (absent = 1) and FASCIA_PREZZO. */
export type PriceIndex = { code: string; coefficient: number; band: string | null };

/** TIPO_DISPACCIAMENTO; `value` is VALORE_DISP, €/kWh, losses included. */
export type Dispatching = { code: string; value: number | null };

export type Component = {
  name: string;
  description: string;
  /** TIPOLOGIA 02 is optional: not part of the spend, shown as an option. */
  optional: boolean;
  /** MACROAREA. */
  area: string;
  intervals: readonly PriceInterval[];
};

export type PriceInterval = {
  /** FASCIA_COMPONENTE. */
  band: string | null;
  /** CONSUMO_DA, CONSUMO_A: annual kWh or Smc. */
  from: number | null;
  to: number | null;
  price: number;
  /** UNITA_MISURA. */
  unit: string;
  /** TIPO_PREZZO of a mixed offer: 01 fixed, 02 variable. */
  priceType: string | null;
  period: Period | null;
};

/** PeriodoValidita: its three forms exclude one another. */
export type Period =
  /** The first n months from activation. */
  | { kind: "months-from-start"; months: number }
  /** Until that month, included; `month` is 1–12. */
  | { kind: "until"; year: number; month: number }
  /** Those calendar months, 1–12. */
  | { kind: "calendar-months"; months: readonly number[] };

export type Discount = {
  name: string;
  description: string;
  /** VALIDITA 01, 02, 03; null = the period decides. */
  validity: string | null;
  /** IVA_SCONTO. */
  vat: string;
  /** CONDIZIONE_APPLICAZIONE; 00 = unconditional. */
  condition: string;
  conditionText: string;
  /** CODICE_COMPONENTE_FASCIA. */
  componentCodes: readonly string[];
  period: Period | null;
  prices: readonly DiscountPrice[];
};

export type DiscountPrice = {
  /** TIPOLOGIA. */
  kind: string;
  unit: string;
  value: number;
  /** VALIDO_DA, VALIDO_FINO: annual consumption. */
  from: number | null;
  to: number | null;
};

/** The PLACET CSV's price columns: €/yr, €/kWh or €/Smc. */
export type PlacetPrices = {
  fixFixed: number | null;
  fixVariable: number | null;
  f1: number | null;
  f2: number | null;
  f3: number | null;
  bf1: number | null;
  bf23: number | null;
  mono: number | null;
  volume: number | null;
  alpha: number | null;
};

/** ISTAT codes; an offer is sold in every place that one of them matches. */
export type Zones = {
  regions: readonly string[];
  provinces: readonly string[];
  municipalities: readonly string[];
};
