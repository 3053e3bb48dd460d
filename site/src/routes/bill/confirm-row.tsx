import {
  BILL_CONFIDENCE_WORDS,
  BILL_FIELDS,
  type BillField,
  type BillSupply,
  BUSINESS_GAS_SENTENCE,
  capitalize,
  FORM_FIELDS,
  formatTyped,
  listHouseholdChoices,
  nameIndex,
  toBillName,
} from "@volpe/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { InputRow, SelectRow, toChoices, toFieldId } from "../../forms/field-row.tsx";
import { NumberField } from "../../forms/number-field.tsx";
import { PROVINCE_CHOICES } from "../../forms/province-choices.ts";
import {
  ADDRESS,
  CHOSEN_ESTIMATE,
  type ConfirmField,
  ESTIMATE,
  findGuess,
  findPricing,
  hasTick,
  toSpelling,
  toTickName,
} from "./confirm-values.ts";

type ConfirmRowProps = {
  form: string;
  field: ConfirmField;
  supply: BillSupply;
  value: string;
  isTicked: boolean;
  /** False if the form says that nobody has the residence there. */
  resident: boolean;
  estimate: string;
  error: string | undefined;
};

/** One value of a bill: its control, its source, and what the person can do about it. */
export function ConfirmRow({
  form,
  field,
  supply,
  value,
  isTicked,
  resident,
  estimate,
  error,
}: ConfirmRowProps) {
  const read = supply.fields.find(({ name }) => name === toBillName(field));
  const row = {
    name: field,
    form,
    error,
    value,
    label:
      field === "pricing" ? "Il prezzo è fisso o variabile?" : BILL_FIELDS[toBillName(field)].label,
    hint: <Source read={read} missing={toMissing(field, supply)} />,
  };
  const tick = toTickName(field);
  return (
    <div className="bill-value" data-confidence={read?.confidence ?? "missing"}>
      <ConfirmControl row={row} tipology={supply.tipology} />
      {field === "offerCode" && <FindOffer />}
      {field === "annualConsumption" && read === undefined && (
        <AnnualEstimates
          supply={supply}
          resident={resident}
          chosen={estimate}
          isOpen={error !== undefined}
        />
      )}
      {field === "destination" && supply.tipology === "gas" && <BusinessGas />}
      {hasTick(field, supply) && (
        <label className="v-check" htmlFor={toFieldId(tick, form)}>
          <input id={toFieldId(tick, form)} name={tick} type="checkbox" defaultChecked={isTicked} />
          <span>
            {ADDRESS.includes(field) ? "L’indirizzo è giusto così" : "È giusto così"}{" "}
            <span className="v-hidden">({row.label})</span>
          </span>
        </label>
      )}
    </div>
  );
}

/** The style sheet shows this notice while a company is chosen. */
function BusinessGas() {
  return (
    <p className="bill-limit v-notice v-notice-attention">
      {BUSINESS_GAS_SENTENCE} <Link to="/preventivo/upload">Carica un’altra bolletta</Link>, oppure{" "}
      <Link to="/contatti">scrivi a una persona</Link>.
    </p>
  );
}

/** Looks a changed code up, without a script as well. */
function FindOffer() {
  return (
    <button className="v-button v-button-secondary" type="submit" name="azione" value="codice">
      Cerca questo codice
    </button>
  );
}

const PRICINGS = { fixed: "Fisso", variable: "Variabile" };

type Row = {
  name: ConfirmField;
  form: string;
  error: string | undefined;
  value: string;
  label: string;
  hint: ReactNode;
};

function ConfirmControl({ row, tipology }: { row: Row; tipology: BillSupply["tipology"] }) {
  switch (row.name) {
    case "destination":
      return (
        <SelectRow {...row} choices={toOpenChoices({ privati: "Casa", aziende: "Azienda" })} />
      );
    case "resident":
      return <SelectRow {...row} choices={toOpenChoices({ si: "Sì", no: "No" })} />;
    case "pricing":
      return <SelectRow {...row} choices={toOpenChoices(PRICINGS, "Non lo so")} />;
    case "province":
      return <SelectRow {...row} choices={PROVINCE_CHOICES} />;
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
          control={{ ...FORM_FIELDS[row.name], autoComplete: "off", required: false }}
        />
      );
    case "offerExpiry":
    case "periodStart":
    case "periodEnd":
      return <InputRow {...row} control={{ type: "date" }} />;
    default: {
      const { unit, ...spelling } = toSpelling(row.name, tipology);
      return (
        <NumberField
          {...row}
          {...spelling}
          unit={<span className="v-unit">{unit}</span>}
          isSum={unit === "€"}
          guess={findGuess(row.name, tipology)}
        />
      );
    }
  }
}

/** The person chooses a value that was not read: no answer is preset. */
function toOpenChoices(labels: Readonly<Record<string, string>>, none = "Scegli") {
  return toChoices({ "": none, ...labels });
}

/** Says what to do about a value that was not read. */
function toMissing(field: ConfirmField, supply: BillSupply): string {
  switch (field) {
    case "pricing":
      return findPricing(supply) === ""
        ? `La bolletta non me lo dice. Se è variabile segue il ${nameIndex(supply.tipology)}, e conto quello di oggi.`
        : "Lo so dal codice offerta.";
    case "destination":
    case "resident":
    case "province":
      return "Non l’ho trovato: scegli tu.";
    case "annualConsumption":
      return "Non l’ho trovato: scrivilo, oppure scegli una stima qui sotto.";
    default:
      return "Non l’ho trovato: scrivilo se ce l’hai.";
  }
}

/** The source of a value and its confidence, or advice if it was not read. */
export function Source({ read, missing }: { read: BillField | undefined; missing?: string }) {
  if (read === undefined) {
    return missing;
  }
  if (read.page === 0) {
    return "Lo hai scritto tu.";
  }
  return (
    <>
      <strong className="bill-value__confidence">
        {capitalize(BILL_CONFIDENCE_WORDS[read.confidence])}
      </strong>{" "}
      <span className="bill-value__source">
        Pagina {read.page}: «{read.text}»
      </span>
    </>
  );
}

type AnnualEstimatesProps = Pick<ConfirmRowProps, "supply" | "resident"> & {
  chosen: string;
  isOpen: boolean;
};

/**
 * Guesses at the year's consumption for a bill that names none. Each button fills the field in, without
 * a script as well; nothing is counted before the form is confirmed.
 */
function AnnualEstimates({ supply, resident, chosen, isOpen }: AnnualEstimatesProps) {
  const { annualEstimate, tipology } = supply;
  const { unit } = toSpelling("annualConsumption", tipology);
  const households = listHouseholdChoices(tipology, { resident });
  const button = (label: string, consumption: number) => (
    <button
      key={label}
      className="v-button v-button-secondary"
      type="submit"
      name={ESTIMATE}
      value={consumption}
    >
      {label}: {formatTyped(consumption)}&nbsp;{unit}
    </button>
  );
  return (
    <details className="v-details bill-estimates" open={isOpen || chosen !== ""}>
      <summary>Non hai il consumo di un anno? Usa una stima</summary>
      {chosen !== "" && (
        <p role="status">
          Ho scritto {chosen}&nbsp;{unit}: è una stima, correggila se sai di più. Entra nel conto
          solo se confermi.
        </p>
      )}
      <input type="hidden" name={CHOSEN_ESTIMATE} value={chosen} />
      {annualEstimate !== undefined && (
        <>
          <p className="v-quiet">Dalla bolletta: {annualEstimate.basis}.</p>
          <p className="bill-estimates__choices">
            {button("Da questa bolletta", annualEstimate.consumption)}
          </p>
        </>
      )}
      <p className="v-quiet">Di solito, in una casa:</p>
      <p className="bill-estimates__choices">
        {households.map(({ label, annualConsumption }) => button(label, annualConsumption))}
      </p>
    </details>
  );
}
