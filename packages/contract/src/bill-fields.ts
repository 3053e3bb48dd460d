import { toEnergyUnit } from "./italian-figures.ts";
import type { EnergyTipology } from "./offers.ts";

/**
 * The values of an electricity or gas bill, one row each, with its Italian name and its unit. The
 * unit `volume` is kWh or Smc, `price` is €/kWh or €/Smc, `day` is an ISO date; a field without a
 * unit is a text. Amounts cover the billed period unless their name says otherwise. `sentence` is
 * the message for a value that cannot be right.
 */
export const BILL_FIELDS = {
  supplier: { label: "Fornitore", unit: "" },
  /** The person or firm that the bill is for. */
  holder: { label: "Intestatario", unit: "" },
  /** The fiscal code of the holder; for a firm its VAT number. */
  fiscalCode: { label: "Codice fiscale o partita IVA", unit: "" },
  pod: { label: "POD", unit: "" },
  pdr: { label: "PDR", unit: "" },
  offerCode: { label: "Codice offerta", unit: "" },
  offerName: { label: "Nome dell’offerta", unit: "" },
  /** ISO date on which the present offer's conditions end. */
  offerExpiry: { label: "Scadenza delle condizioni", unit: "day" },
  /** `fixed` or `variable`, as the present contract says. */
  pricing: { label: "Tipo di prezzo", unit: "" },
  /** `privati` or `aziende`. */
  destination: { label: "Uso", unit: "" },
  /** `si` or `no`; only for electricity. */
  resident: { label: "Residente", unit: "" },
  /** Street and number of the supply point; with postal code and comune they fill in an order. */
  street: { label: "Via e numero della fornitura", unit: "" },
  postalCode: { label: "CAP della fornitura", unit: "" },
  city: { label: "Comune della fornitura", unit: "" },
  /** Two-letter sign of the supply point's province. */
  province: { label: "Provincia", unit: "" },
  /** Committed power. */
  capacityKw: { label: "Potenza impegnata", unit: "kW" },
  annualConsumption: { label: "Consumo annuo", unit: "volume" },
  annualF1: {
    label: "Consumo annuo in F1",
    unit: "volume",
    sentence: "Scrivi il consumo in F1 in cifre, come 900.",
  },
  annualF2: {
    label: "Consumo annuo in F2",
    unit: "volume",
    sentence: "Scrivi il consumo in F2 in cifre, come 800.",
  },
  annualF3: {
    label: "Consumo annuo in F3",
    unit: "volume",
    sentence: "Scrivi il consumo in F3 in cifre, come 910.",
  },
  periodStart: { label: "Inizio del periodo", unit: "day" },
  periodEnd: { label: "Fine del periodo", unit: "day" },
  periodConsumption: {
    label: "Consumo fatturato",
    unit: "volume",
    sentence: "Scrivi il consumo fatturato in cifre, come 430.",
  },
  /** «Spesa per la vendita», before 2025 «spesa per la materia energia» or «il gas naturale», ex VAT. */
  sale: {
    label: "Spesa per la vendita",
    unit: "€",
    sentence: "Scrivi la spesa per la vendita in euro, come 78,90, o -12,30 se è a tuo credito.",
  },
  /** The part of `sale` that does not depend on the consumption. */
  saleFixed: {
    label: "Quota fissa della vendita",
    unit: "€",
    sentence: "Scrivi la quota fissa in euro, come 24,00.",
  },
  /** What the contract states for one unit, without dispatching; not the mean of a sale. */
  contractPrice: {
    label: "Prezzo del contratto",
    unit: "price",
    sentence: "Scrivi il prezzo del contratto in euro, come 0,128.",
  },
  /** «Costo medio unitario»: the part of `sale` that depends on the consumption, for one unit. */
  unitPrice: {
    label: "Costo medio unitario della vendita",
    unit: "price",
    sentence: "Scrivi il costo medio unitario in euro, come 0,145.",
  },
  /** «Trasporto e gestione del contatore»; with the system charges if the bill does not tell them apart. */
  network: { label: "Spesa per la rete", unit: "€" },
  /** «Oneri di sistema»; absent if the bill counts them with the network. */
  charges: { label: "Oneri di sistema", unit: "€" },
  excise: { label: "Accise e addizionali", unit: "€" },
  vat: { label: "IVA", unit: "€" },
  /** Excises and VAT together, for bills that do not state them separately. */
  taxes: { label: "Imposte e IVA", unit: "€" },
  televisionFee: {
    label: "Canone RAI",
    unit: "€",
    sentence: "Scrivi il canone RAI in euro, come 18,00.",
  },
  /** What the «bonus sociale» takes off the total, above 0. */
  socialBonus: {
    label: "Bonus sociale",
    unit: "€",
    sentence: "Scrivi il bonus sociale in euro, come 18,90.",
  },
  /** The sum to pay, after the bonus; below 0 if it is credited. */
  total: {
    label: "Totale della bolletta",
    unit: "€",
    sentence: "Scrivi il totale in euro, come 123,45, o -83,15 se è a tuo credito.",
  },
} as const satisfies Readonly<
  Record<
    string,
    { label: string; unit: "" | "day" | "volume" | "price" | "kW" | "€"; sentence?: string }
  >
>;

export type BillFieldName = keyof typeof BILL_FIELDS;

/**
 * The name of a form's field in `BILL_FIELDS`: what the API and every form call `operator` is
 * `supplier` in a reading.
 *
 * @example
 * toBillName("operator") // "supplier"
 */
export function toBillName<Field extends string>(
  field: Field,
): Exclude<Field, "operator"> | "supplier" {
  return field === "operator" ? "supplier" : (field as Exclude<Field, "operator">);
}

/** The Italian words for each `BillConfidence` of a value. */
export const BILL_CONFIDENCE_WORDS = { sure: "sicuro", doubtful: "da controllare" } as const;

/** The parts of a supply's address. A person confirms them with one tick. */
export const BILL_ADDRESS = ["street", "postalCode", "city"] as const satisfies BillFieldName[];

/**
 * The unit of a field, for example `kWh`, `€/kWh` or `€`; `day` for a date and "" for a text.
 *
 * @example
 * toBillUnit("sale", "luce") // "€"
 */
export function toBillUnit(name: BillFieldName, tipology: EnergyTipology): string {
  const { unit } = BILL_FIELDS[name];
  const volume = toEnergyUnit(tipology);
  return unit === "volume" ? volume : unit === "price" ? `€/${volume}` : unit;
}
