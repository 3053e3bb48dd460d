/**
 * What a bill of electricity or gas says, one row each, with its Italian name and its unit. A unit
 * `volume` is kWh or Smc, `price` is €/kWh or €/Smc; a field without a unit is a text, `day` an ISO
 * date. Amounts are of the billed period unless their name says otherwise.
 */
export const BILL_FIELDS = {
  supplier: { label: "Fornitore", unit: "" },
  pod: { label: "POD", unit: "" },
  pdr: { label: "PDR", unit: "" },
  offerCode: { label: "Codice offerta", unit: "" },
  offerName: { label: "Nome dell’offerta", unit: "" },
  /** ISO date on which the present offer's conditions end. */
  offerExpiry: { label: "Scadenza delle condizioni", unit: "day" },
  /** `privati` or `aziende`. */
  destination: { label: "Uso", unit: "" },
  /** `si` or `no`; of electricity. */
  resident: { label: "Residente", unit: "" },
  /** Two-letter sign of the supply point's province. */
  province: { label: "Provincia", unit: "" },
  /** Committed power. */
  capacityKw: { label: "Potenza impegnata", unit: "kW" },
  annualConsumption: { label: "Consumo annuo", unit: "volume" },
  annualF1: { label: "Consumo annuo in F1", unit: "volume" },
  annualF2: { label: "Consumo annuo in F2", unit: "volume" },
  annualF3: { label: "Consumo annuo in F3", unit: "volume" },
  periodStart: { label: "Inizio del periodo", unit: "day" },
  periodEnd: { label: "Fine del periodo", unit: "day" },
  periodConsumption: { label: "Consumo fatturato", unit: "volume" },
  /** «Spesa per la vendita», before 2025 «spesa per la materia energia» or «il gas naturale», ex VAT. */
  sale: { label: "Spesa per la vendita", unit: "€" },
  /** The part of `sale` that does not depend on the consumption. */
  saleFixed: { label: "Quota fissa della vendita", unit: "€" },
  /** What one unit costs within `sale`. */
  unitPrice: { label: "Prezzo unitario della vendita", unit: "price" },
  /** «Trasporto e gestione del contatore»; since July 2025 with the system charges. */
  network: { label: "Spesa per la rete", unit: "€" },
  /** «Oneri di sistema»; absent if the bill counts them with the network. */
  charges: { label: "Oneri di sistema", unit: "€" },
  excise: { label: "Accise e addizionali", unit: "€" },
  vat: { label: "IVA", unit: "€" },
  /** The excises and VAT together, of bills that do not tell them apart. */
  taxes: { label: "Imposte e IVA", unit: "€" },
  televisionFee: { label: "Canone RAI", unit: "€" },
  total: { label: "Totale della bolletta", unit: "€" },
} as const satisfies Readonly<
  Record<string, { label: string; unit: "" | "day" | "volume" | "price" | "kW" | "€" }>
>;

export type BillFieldName = keyof typeof BILL_FIELDS;
