import { type BillSupply, FORM_FIELDS } from "@volpe/contract";
import type { ReactNode } from "react";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { NumberField } from "../../forms/number-field.tsx";
import { ProvinceOptions } from "../../forms/province-options.tsx";
import { type ConfirmField, findGuess, toSpelling } from "./confirm-values.ts";

const PRICINGS = { fixed: "Fisso", variable: "Variabile" };

type Row = {
  name: ConfirmField;
  form: string;
  error: string | undefined;
  value: string;
  label: string;
  hint: ReactNode;
};

type ConfirmControlProps = { field: ConfirmField; row: Row; tipology: BillSupply["tipology"] };

/** The control of one value of a bill. */
export function ConfirmControl({ field, row, tipology }: ConfirmControlProps) {
  switch (field) {
    case "destination":
      return <SelectRow {...row} options={toOptions({ privati: "Casa", aziende: "Azienda" })} />;
    case "resident":
      return <SelectRow {...row} options={toOptions({ si: "Sì", no: "No" })} />;
    case "pricing":
      return <SelectRow {...row} options={toOptions(PRICINGS, "Non lo so")} />;
    case "province":
      return <SelectRow {...row} options={<ProvinceOptions />} />;
    case "operator":
      return <InputRow {...row} control={{ maxLength: 80 }} />;
    case "offerCode":
      return (
        <InputRow
          {...row}
          className="bill-code"
          control={{ maxLength: 60, autoCapitalize: "characters" }}
        />
      );
    case "holder":
      return <InputRow {...row} control={{ maxLength: 120, autoComplete: "off" }} />;
    case "street":
    case "postalCode":
    case "city":
      return (
        <InputRow
          {...row}
          control={{ ...FORM_FIELDS[field], autoComplete: "off", required: false }}
        />
      );
    case "offerExpiry":
    case "periodStart":
    case "periodEnd":
      return <InputRow {...row} control={{ type: "date" }} />;
    default: {
      const { unit, ...spelling } = toSpelling(field, tipology);
      return (
        <NumberField
          {...row}
          {...spelling}
          unit={<span className="v-unit">{unit}</span>}
          guess={findGuess(field, tipology)}
        />
      );
    }
  }
}

/** The person chooses a value that was not read: no answer is preset. */
function toOptions(labels: Readonly<Record<string, string>>, none = "Scegli"): ReactNode {
  return Object.entries({ "": none, ...labels }).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
