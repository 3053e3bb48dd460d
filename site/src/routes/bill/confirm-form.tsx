import {
  BILL_CONFIDENCE_WORDS,
  BILL_FIELDS,
  type BillField,
  type BillSupply,
  BUSINESS_GAS_SENTENCE,
  capitalize,
  formatDate,
  type WireError,
} from "@volpe/contract";
import { useEffect, useState } from "react";
import { Form, Link } from "react-router-dom";
import { AskedFigures } from "../../forms/asked-figures.tsx";
import { toFieldId } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { findErrorField } from "../../forms/form-values.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { AnnualEstimates } from "./annual-estimates.tsx";
import { ConfirmControl } from "./confirm-control.tsx";
import {
  ADDRESS,
  CONFIRM_FIELDS,
  type ConfirmField,
  type ConfirmValues,
  findPricing,
  hasTick,
  KEEP_CODE,
  listFields,
  toBillName,
  toReadValues,
  toTickName,
  toTypedText,
} from "./confirm-values.ts";
import { PresentOffer } from "./present-offer.tsx";

type Refusal = {
  errors: readonly WireError[];
  values: ConfirmValues | null;
  ticks: readonly string[];
  keepsFiscalCode: boolean;
  estimate: string;
};

type ConfirmFormProps = {
  /** Prefix of the ids, and the supply's name for the action. */
  form: string;
  supply: BillSupply;
  refusal: Refusal | undefined;
};

/** The values of one supply, each beside the line that it was read from. */
export function ConfirmForm({ form, supply, refusal }: ConfirmFormProps) {
  const [sending, setSending] = useState(false);
  useEffect(() => {
    // The browser may restore the page from its cache as it was on leaving.
    const show = () => setSending(false);
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  const errors = (refusal?.errors ?? []).toSorted((one, other) => toPlace(one) - toPlace(other));
  const values = refusal?.values ?? toReadValues(supply);
  const isGas = supply.tipology === "gas";
  const row = (field: ConfirmField) => (
    <ConfirmRow
      key={field}
      form={form}
      field={field}
      supply={supply}
      value={values[field]}
      isTicked={refusal?.ticks.includes(field) ?? false}
      estimate={refusal?.estimate ?? ""}
      error={errors.find((error) => findErrorField(CONFIRM_FIELDS, error) === field)?.message}
    />
  );
  return (
    <Form
      className="bill-confirm"
      method="post"
      reloadDocument
      noValidate
      onSubmit={(event) => {
        // A second submit would cancel the first one, and with it the redirect to its quote.
        if (sending) event.preventDefault();
        setSending(true);
      }}
    >
      <SubmissionField />
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <h3>{isGas ? "Gas" : "Luce"}</h3>
      <PresentOffer supply={supply} />
      <FormErrors
        errors={errors}
        findField={(error) => findErrorField(CONFIRM_FIELDS, error)}
        form={form}
      />
      <AskedFigures errors={errors} values={values} />
      <input type="hidden" name="supply" value={form} />
      <fieldset className="bill-confirm__part">
        <legend>La fornitura</legend>
        {listFields("supply", supply.tipology).map(row)}
      </fieldset>
      <fieldset className="bill-confirm__part">
        <legend>Quanto paghi oggi</legend>
        <p className="v-quiet">
          Con prezzo e quota fissa il confronto è preciso. Uso il prezzo del contratto, e se la
          bolletta non lo riporta il costo medio; senza nemmeno quello, la spesa per la vendita
          divisa per i consumi.
        </p>
        {listFields("bill", supply.tipology).map(row)}
      </fieldset>
      <fieldset className="bill-confirm__part">
        <legend>A chi è intestata, e dove</legend>
        <p className="v-quiet">
          Serve solo a riempire l’ordine, se lo fai: puoi anche cancellare questi dati. Non entrano
          nel preventivo.
        </p>
        {listFields("holder", supply.tipology).map(row)}
        <KeptCode form={form} supply={supply} isTicked={refusal?.keepsFiscalCode ?? false} />
      </fieldset>
      <OtherValues supply={supply} />
      <button className="v-button" type="submit" aria-disabled={sending}>
        {sending ? "Sto calcolando" : "Confermo: calcola il preventivo"}
      </button>
    </Form>
  );
}

/** Where the field of an error stands on the page; an error of the whole form comes first. */
function toPlace(error: WireError): number {
  const field = findErrorField(CONFIRM_FIELDS, error);
  return field === null ? -1 : CONFIRM_FIELDS.indexOf(field);
}

type ConfirmRowProps = {
  form: string;
  field: ConfirmField;
  supply: BillSupply;
  value: string;
  isTicked: boolean;
  estimate: string;
  error: string | undefined;
};

function ConfirmRow({ form, field, supply, value, isTicked, estimate, error }: ConfirmRowProps) {
  const read = supply.fields.find(({ name }) => name === toBillName(field));
  const row = {
    name: field,
    form,
    error,
    value,
    label: field === "pricing" ? PRICING_LABEL : BILL_FIELDS[toBillName(field)].label,
    hint: <Source read={read} missing={toMissing(field, supply)} />,
  };
  const tick = toTickName(field);
  return (
    <div className="bill-value" data-confidence={read?.confidence ?? "missing"}>
      <ConfirmControl field={field} row={row} tipology={supply.tipology} />
      {field === "offerCode" && <FindOffer />}
      {field === "annualConsumption" && read === undefined && (
        <AnnualEstimates supply={supply} chosen={estimate} isOpen={error !== undefined} />
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

/** The style sheet shows it as long as a company is chosen, before anything else is confirmed. */
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

/** The code itself is on no page of a quote, so it is only kept or left. */
function KeptCode({
  form,
  supply: { fields },
  isTicked,
}: Pick<ConfirmFormProps, "form" | "supply"> & { isTicked: boolean }) {
  const read = fields.find(({ name }) => name === "fiscalCode");
  if (read?.confidence !== "sure") return null;
  const id = toFieldId(KEEP_CODE, form);
  return (
    <label className="v-check" htmlFor={id}>
      <input id={id} name={KEEP_CODE} type="checkbox" defaultChecked={isTicked} />
      <span>
        Tieni per l’ordine anche {/^\d/.test(read.value) ? "la partita IVA" : "il codice fiscale"}{" "}
        <strong>{read.value}</strong>
      </span>
    </label>
  );
}

const CHOSEN: ReadonlySet<ConfirmField> = new Set(["destination", "resident", "province"]);
const PRICING_LABEL = "Il prezzo è fisso o variabile?";

function toMissing(field: ConfirmField, supply: BillSupply): string {
  if (field === "pricing") {
    return findPricing(supply) === "" ? TO_TELL_PRICING[supply.tipology] : KNOWN_PRICING;
  }
  return CHOSEN.has(field) ? TO_CHOOSE : field === "annualConsumption" ? TO_GUESS : TO_WRITE;
}

const TO_TELL_PRICING = {
  luce: "La bolletta non me lo dice. Se è variabile segue il PUN, e conto quello di oggi.",
  gas: "La bolletta non me lo dice. Se è variabile segue il PSV, e conto quello di oggi.",
};
const KNOWN_PRICING = "Lo so dal codice offerta.";
const TO_CHOOSE = "Non l’ho trovato: scegli tu.";
const TO_GUESS = "Non l’ho trovato: scrivilo, oppure scegli una stima qui sotto.";
const TO_WRITE = "Non l’ho trovato: scrivilo se ce l’hai.";

/** The source of a value and its confidence, or advice if it was not read. */
function Source({ read, missing }: { read: BillField | undefined; missing?: string }) {
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

/** The values that were read but do not affect the figures. */
function OtherValues({ supply: { fields } }: { supply: BillSupply }) {
  const used = new Set(CONFIRM_FIELDS.map(toBillName));
  const others = fields.filter(({ name }) => !used.has(name));
  return others.length === 0 ? null : (
    <details className="v-details">
      <summary>Altri dati letti, che non entrano nel conto</summary>
      <dl className="bill-others">
        {others.map((one) => (
          <div key={one.name}>
            <dt>{BILL_FIELDS[one.name].label}</dt>
            <dd>
              {toShown(one)}
              <span className="v-hint">
                <Source read={one} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function toShown({ name, value, unit }: BillField): string {
  if (BILL_FIELDS[name].unit === "day") {
    return formatDate(value);
  }
  return unit === "" ? value : `${toTypedText(value, unit)}\u00a0${unit}`;
}
