import {
  BILL_FIELDS,
  type BillField,
  type BillSupply,
  endSentence,
  formatDate,
  toBillName,
  type WireError,
} from "@volpe/contract";
import { useEffect, useState } from "react";
import { Form, Link } from "react-router-dom";
import { AskedFigures } from "../../forms/asked-figures.tsx";
import { toFieldId } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { findErrorField } from "../../forms/form-values.ts";
import type { RefusedForm } from "../../forms/send-form.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { Term } from "../../page/term.tsx";
import { ConfirmRow, Source } from "./confirm-row.tsx";
import {
  CONFIRM_FIELDS,
  type ConfirmField,
  KEEP_CODE,
  listFields,
  type TypedSupply,
  toReadValues,
  toTypedText,
} from "./confirm-values.ts";

type ConfirmFormProps = {
  /** Prefix of the ids, and the supply's name for the action. */
  form: string;
  supply: BillSupply;
  refusal: RefusedForm<TypedSupply> | undefined;
};

/** The values of one supply, each next to the line that it was read from. */
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
      resident={values.resident !== "no"}
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
          Nel preventivo entra solo il comune. Gli altri dati servono a riempire l’ordine, se lo
          fai: puoi anche cancellarli.
        </p>
        {listFields("holder", supply.tipology).map(row)}
        <FiscalCodeBox form={form} supply={supply} isTicked={refusal?.keepsFiscalCode ?? false} />
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

/**
 * Asks whether to keep the fiscal code. It cannot be corrected here, because no page of a quote may
 * contain the whole code.
 */
function FiscalCodeBox({
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

/** The values that were read but do not affect the figures. */
function OtherValues({ supply: { fields } }: { supply: BillSupply }) {
  const used = new Set<string>(CONFIRM_FIELDS.map(toBillName));
  const others = fields.filter(({ name }) => !used.has(name));
  return others.length === 0 ? null : (
    <details className="v-details">
      <summary>Altri dati letti, che non entrano nel conto</summary>
      <dl className="bill-others">
        {others.map((one) => (
          <Term key={one.name} name={BILL_FIELDS[one.name].label}>
            {toShown(one)}
            <span className="v-hint">
              <Source read={one} />
            </span>
          </Term>
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

/** Names the offer of the code on the bill, or says why nothing of that offer is used. */
function PresentOffer({ supply: { offer, doubtfulOffer, fields } }: { supply: BillSupply }) {
  const code = fields.find(({ name }) => name === "offerCode");
  if (doubtfulOffer !== undefined) {
    const supplier = fields.find(({ name }) => name === "supplier")?.value ?? "";
    return (
      <p className="v-notice v-notice-attention">
        Il codice offerta {doubtfulOffer.code} è di{" "}
        <Link to={doubtfulOffer.path}>
          «{doubtfulOffer.name}» di {doubtfulOffer.supplier}
        </Link>
        , ma sulla bolletta leggo {endSentence(supplier)} Qual è il tuo fornitore? Confermalo o
        correggilo qui sotto: di quell’offerta non uso niente.
      </p>
    );
  }
  if (offer !== null) {
    return (
      <p className="v-notice v-notice-good">
        Oggi hai{" "}
        <Link to={offer.path}>
          «{offer.name}» di {offer.supplier}
        </Link>
        : l’ho riconosciuta dal codice offerta.
      </p>
    );
  }
  return code === undefined ? null : (
    <p className="v-notice">
      Il codice offerta {code.value} non è tra le offerte in vendita oggi: di quella che hai conto
      solo ciò che dice la bolletta.
    </p>
  );
}
