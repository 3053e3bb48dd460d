import {
  CONTRACT_FIELDS,
  type ContractView,
  endSentence,
  FORM_FIELDS,
  SUPPLY_POINT_LABELS,
  type WireError,
} from "@volpe/contract";
import { type InputHTMLAttributes, useRef } from "react";
import { Form, Link } from "react-router-dom";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { EmailField } from "../../forms/person-fields.tsx";
import { PROVINCE_CHOICES } from "../../forms/province-choices.ts";
import { RestoredNotice } from "../../forms/restored-notice.tsx";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { useFormDraft } from "../../forms/use-form-draft.ts";
import { toListAt } from "./cart-alternatives.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { DATA_FIELDS, type DataField, type DataValues, toDraftName } from "./contract-data.ts";
import { ReasonRow } from "./reason-row.tsx";
import { useFieldChecks } from "./use-field-checks.ts";

type ContractDataFormProps = {
  contract: ContractView;
  values: DataValues;
  /** Which parts of the supply come from the person's bill. */
  fromBill: FromBill;
  /**
   * The name on the person's bill, which the person divides into first and last name; empty if
   * there is none.
   */
  billHolder: string;
  errors: readonly WireError[];
};

/** The data that the supplier needs for the contract. They are asked for only here. */
export function ContractDataForm(props: ContractDataFormProps) {
  const { contract, values, fromBill, billHolder, errors } = props;
  const form = useRef<HTMLFormElement>(null);
  const sentBack = errors.length > 0;
  const { restored, keep } = useFormDraft(form, {
    name: toDraftName(contract),
    fields: DATA_FIELDS,
    sentBack,
  });
  const { findField, errorOf } = createErrorLookup(DATA_FIELDS, errors);
  const { mistakes, check } = useFieldChecks(contract);
  const toRow: ToRow = (name) => ({
    name,
    value: values[name],
    error: name in mistakes ? mistakes[name] : errorOf(name),
  });
  const { needs, regime } = contract;
  return (
    <Form
      className="order-form order-data"
      method="post"
      reloadDocument
      noValidate
      ref={form}
      onInput={keep}
      onBlur={check}
    >
      <SubmissionField />
      <input type="hidden" name="intent" value="dati" />
      <FormErrors errors={errors} findField={findField} />
      {errors.some(({ code }) => code === "offer-elsewhere") && (
        <p>
          <Link to={toListAt(contract.offer, values)}>Guarda le offerte che si vendono lì</Link>
        </p>
      )}
      <RestoredNotice restored={restored} />
      {regime === "business" && <CompanyPart toRow={toRow} billHolder={billHolder} />}
      <PersonPart toRow={toRow} regime={regime} billHolder={billHolder} />
      <SupplyPart toRow={toRow} contract={contract} fromBill={fromBill} />
      <PaymentPart toRow={toRow} payments={needs.payments} />
      <button className="v-button" type="submit">
        Salva e controlla l’ordine
      </button>
      <p className="v-quiet v-small">
        Con questo pulsante non ordini ancora: nella prossima pagina rivedi tutto.
      </p>
    </Form>
  );
}

type Row = { name: DataField; value: string; error: string | undefined };
type ToRow = (name: DataField) => Row;

const toBillHint = (name: string) =>
  name === "" ? undefined : endSentence(`Sulla bolletta: ${name}`);

function CompanyPart({ toRow, billHolder }: Pick<PersonPartProps, "toRow" | "billHolder">) {
  return (
    <fieldset className="order-part">
      <legend>L’attività</legend>
      <InputRow
        {...toRow("companyName")}
        label="Ragione sociale o nome della ditta"
        hint={toBillHint(billHolder)}
        control={{ ...CONTRACT_FIELDS.companyName, autoComplete: "organization" }}
      />
      <InputRow
        {...toRow("vatNumber")}
        label="Partita IVA"
        control={{ ...CONTRACT_FIELDS.vatNumber, autoComplete: "off", inputMode: "numeric" }}
      />
      <InputRow
        {...toRow("fiscalCode")}
        label="Codice fiscale dell’attività"
        hint="11 cifre per una società, 16 tra lettere e cifre per una ditta individuale."
        control={CODE(CONTRACT_FIELDS.fiscalCode)}
      />
      <InputRow
        {...toRow("recipientCode")}
        label="Codice destinatario (facoltativo)"
        hint="Per la fattura elettronica: 7 tra lettere e cifre."
        control={CODE(CONTRACT_FIELDS.recipientCode)}
      />
    </fieldset>
  );
}

/** The keyboard must neither correct nor complete a code. */
const CODE = (
  control: InputHTMLAttributes<HTMLInputElement>,
): InputHTMLAttributes<HTMLInputElement> => ({
  ...control,
  autoCapitalize: "characters",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
});

type PersonPartProps = { toRow: ToRow; regime: ContractView["regime"]; billHolder: string };

function PersonPart({ toRow, regime, billHolder }: PersonPartProps) {
  const isConsumer = regime === "consumer";
  return (
    <fieldset className="order-part">
      <legend>{isConsumer ? "Chi fa il contratto" : "Chi firma"}</legend>
      <InputRow
        {...toRow("firstName")}
        label="Nome"
        hint={isConsumer ? toBillHint(billHolder) : undefined}
        control={{ ...CONTRACT_FIELDS.firstName, autoComplete: "given-name" }}
      />
      <InputRow
        {...toRow("lastName")}
        label="Cognome"
        control={{ ...CONTRACT_FIELDS.lastName, autoComplete: "family-name" }}
      />
      {isConsumer && (
        <>
          <InputRow
            {...toRow("fiscalCode")}
            label="Codice fiscale"
            hint="Sulla tessera sanitaria."
            control={CODE(CONTRACT_FIELDS.fiscalCode)}
          />
          <InputRow
            {...toRow("birthDate")}
            label="Data di nascita"
            hint="Per esempio 31/12/1980. Serve avere 18 anni."
            control={{ required: true, maxLength: 14, inputMode: "text", autoComplete: "bday" }}
          />
        </>
      )}
      <EmailField
        {...toRow("email")}
        hint="Qui arrivano il codice per firmare e tutti i documenti."
      />
      <InputRow
        {...toRow("phone")}
        label="Telefono"
        hint="Per il fornitore, se gli serve qualcosa per l’attivazione."
        control={{ ...FORM_FIELDS.phone, required: true, autoComplete: "tel" }}
      />
    </fieldset>
  );
}

const POINTS = {
  pod: {
    label: SUPPLY_POINT_LABELS.pod,
    hint: "Comincia con IT e ha 14 caratteri: in bolletta è nei dati della fornitura.",
    control: CODE(CONTRACT_FIELDS.pod),
  },
  pdr: {
    label: SUPPLY_POINT_LABELS.pdr,
    hint: "14 cifre: nella bolletta del gas è nei dati della fornitura.",
    control: CODE(CONTRACT_FIELDS.pdr),
  },
  line: {
    label: `${SUPPLY_POINT_LABELS.line} (facoltativo)`,
    hint: "È nella bolletta della linea di oggi: serve per tenere il numero.",
    control: CODE(CONTRACT_FIELDS.migrationCode),
  },
};

type FromBill = Readonly<Record<"point" | "address", boolean>>;
type SupplyPartProps = { toRow: ToRow; contract: ContractView; fromBill: FromBill };

function SupplyPart({ toRow, contract, fromBill }: SupplyPartProps) {
  const { supplyPoint } = contract.needs;
  const isLine = supplyPoint === "line";
  const point = supplyPoint === "none" ? null : POINTS[supplyPoint];
  return (
    <fieldset className="order-part">
      <legend>{point === null ? "Dove" : isLine ? "La linea" : "La fornitura"}</legend>
      {point !== null && (
        <>
          <ReasonRow {...toRow("reason")} contract={contract} />
          <InputRow
            {...toRow("point")}
            {...point}
            {...(fromBill.point && { hint: "Dalla tua bolletta: controlla che sia questo." })}
            className="order-part__whole"
          />
        </>
      )}
      <InputRow
        {...toRow("street")}
        label="Via e numero civico"
        {...(fromBill.address && { hint: "Dalla tua bolletta: controlla che sia qui." })}
        className="order-part__whole"
        control={{ ...FORM_FIELDS.street, autoComplete: "address-line1" }}
      />
      <InputRow
        {...toRow("postal_code")}
        label="CAP"
        control={{ ...FORM_FIELDS.postalCode, autoComplete: "postal-code" }}
      />
      <InputRow
        {...toRow("city")}
        label="Comune"
        control={{ ...FORM_FIELDS.city, autoComplete: "address-level2" }}
      />
      <SelectRow
        {...toRow("province")}
        label="Provincia"
        control={{ required: true, autoComplete: "address-level1" }}
        choices={PROVINCE_CHOICES}
      />
    </fieldset>
  );
}

const METHODS = {
  debit: {
    value: "debit",
    label: "Addebito sul conto",
    hint: "Paga la banca da sola, a ogni scadenza.",
  },
  slip: { value: "slip", label: "Bollettino", hint: "Paghi tu ogni bolletta." },
};

type PaymentPartProps = { toRow: ToRow; payments: ContractView["needs"]["payments"] };

function PaymentPart({ toRow, payments }: PaymentPartProps) {
  return (
    <fieldset className="order-part order-payment">
      <legend>Come paghi</legend>
      {payments.length === 1 ? (
        <>
          <input type="hidden" name="method" value={payments[0]} />
          <p className="order-part__whole">
            {payments[0] === "slip"
              ? "Con il bollettino: paghi tu ogni bolletta."
              : "Con l’addebito sul conto: paga la banca da sola, a ogni scadenza."}
          </p>
        </>
      ) : (
        <ChoiceRow
          {...toRow("method")}
          legend="Le bollette"
          choices={payments.map((method) => METHODS[method])}
        />
      )}
      {payments.includes("debit") && (
        <>
          <InputRow
            {...toRow("iban")}
            label="IBAN"
            className="order-part__whole order-payment__debit"
            control={CODE(CONTRACT_FIELDS.iban)}
          />
          <InputRow
            {...toRow("holder")}
            label="Intestatario del conto"
            className="order-part__whole order-payment__debit"
            control={{ ...CONTRACT_FIELDS.holder, autoComplete: "off" }}
          />
        </>
      )}
    </fieldset>
  );
}
