import {
  ADDRESS_CONSUMPTION,
  COMPLETED_MONTHS_MAX,
  CONTRACT_FIGURES,
  type EnergyTipology,
  type EstimateQuery,
  EXPIRY_SENTENCE,
  type IgnoredParameter,
  isCalendarDay,
  parseFigure,
  toEnergyUnit,
} from "@volpe/contract";
import { type OfferSearch, parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { type QueryField, readFields } from "../catalogue/list/query-field.ts";

type ContractQuery = Pick<
  EstimateQuery,
  "completati" | "consumoNoto" | "contratto" | "energia" | "quota" | "dispacciamento" | "scadenza"
>;

const KNOWN_EXAMPLES = { luce: 2250, gas: 1100 } as const;

const toContractFields = (tipology: EnergyTipology): readonly QueryField<ContractQuery>[] => [
  {
    key: "completati",
    name: "completati",
    read: (text) => (isMonthList(text) ? text : undefined),
    hint: `Scrivi i mesi da completare come 11-12, al massimo ${COMPLETED_MONTHS_MAX}.`,
  },
  {
    key: "consumoNoto",
    name: "consumoNoto",
    read: (text) =>
      parseFigure(text, { ...ADDRESS_CONSUMPTION, unit: toEnergyUnit(tipology) }) ?? undefined,
    hint: `Scrivi il consumo dei mesi che conosci in ${toEnergyUnit(tipology)}, come numero: per esempio ${KNOWN_EXAMPLES[tipology]}.`,
  },
  {
    key: "contratto",
    name: "contratto",
    read: (text) => (["fisso", "variabile"] as const).find((word) => word === text),
    hint: "Il prezzo di oggi: scegli fisso oppure variabile.",
  },
  {
    key: "energia",
    name: "energia",
    read: (text) =>
      parseFigure(text, {
        ...CONTRACT_FIGURES.unitPriceEur,
        unit: `€/${toEnergyUnit(tipology)}`,
      }) ?? undefined,
    hint: CONTRACT_FIGURES.unitPriceEur.sentences[tipology],
  },
  {
    key: "quota",
    name: "quota",
    read: (text) => parseFigure(text, CONTRACT_FIGURES.fixedFeeEur) ?? undefined,
    hint: CONTRACT_FIGURES.fixedFeeEur.sentence,
  },
  {
    key: "dispacciamento",
    name: "dispacciamento",
    read: (text) => (["compreso", "escluso"] as const).find((word) => word === text),
    hint: "Dispacciamento: scegli compreso oppure escluso.",
  },
  {
    key: "scadenza",
    name: "scadenza",
    read: (text) => (isCalendarDay(text) ? text : undefined),
    hint: EXPIRY_SENTENCE,
  },
];

const FIELDS = { luce: toContractFields("luce"), gas: toContractFields("gas") };

/** Reads the query of a result's address. Never throws: unusable values are in `ignored`. */
export function parseEstimateQuery(
  search: OfferSearch,
  tipology: EnergyTipology,
): { query: EstimateQuery; ignored: IgnoredParameter[] } {
  const supply = parseOfferQuery(search, tipology);
  const contract = readFields(FIELDS[tipology], search, []);
  return {
    query: { ...supply.query, ...contract.query },
    ignored: [...supply.ignored, ...contract.ignored],
  };
}

/** Whether the text lists different months from 1 to 12, not too many, as `11-12`. */
function isMonthList(text: string): boolean {
  const months = text.split("-");
  return (
    months.every((month) => /^([1-9]|1[0-2])$/.test(month)) &&
    new Set(months).size === months.length &&
    months.length <= COMPLETED_MONTHS_MAX
  );
}
