import {
  ADDRESS_CONSUMPTION,
  COMPLETED_MONTHS_MAX,
  CONTRACT_FIGURES,
  type EstimateQuery,
  EXPIRY_SENTENCE,
  type IgnoredParameter,
  isCalendarDay,
  parseFigure,
} from "@volpe/contract";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { type QueryField, readFields } from "../catalogue/list/query-field.ts";

type ContractQuery = Pick<
  EstimateQuery,
  "completati" | "consumoNoto" | "contratto" | "energia" | "quota" | "dispacciamento" | "scadenza"
>;

const FIELDS: readonly QueryField<ContractQuery>[] = [
  {
    key: "completati",
    name: "completati",
    read: (text) => (isMonthList(text) ? text : undefined),
    hint: `Scrivi i mesi da completare come 11-12, al massimo ${COMPLETED_MONTHS_MAX}.`,
  },
  {
    key: "consumoNoto",
    name: "consumoNoto",
    read: (text) => parseFigure(text, ADDRESS_CONSUMPTION) ?? undefined,
    hint: "Scrivi il consumo dei mesi che conosci come numero, per esempio 2250.",
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
    read: (text) => parseFigure(text, CONTRACT_FIGURES.unitPriceEur) ?? undefined,
    hint: CONTRACT_FIGURES.unitPriceEur.sentences.luce,
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

/** Reads the query of a result's address. Never throws: unusable values are in `ignored`. */
export function parseEstimateQuery(search: Pick<URLSearchParams, "get" | "getAll">): {
  query: EstimateQuery;
  ignored: IgnoredParameter[];
} {
  const supply = parseOfferQuery(search);
  const contract = readFields(FIELDS, search, []);
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
