import {
  type ContractPreview,
  endSentence,
  type PaymentMethod,
  type Regime,
} from "@volpe/contract";
import { Form, Link, useActionData } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import type { RefusedForm } from "../../forms/send-form.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { LIST_WORDS, toListFor } from "./cart-alternatives.tsx";
import { ChoiceRow } from "./choice-row.tsx";

export const CART_FIELDS = ["regime", "per", "rate", "offerHash"] as const;
type CartValues = Record<(typeof CART_FIELDS)[number], string>;
type CartRefusal = RefusedForm<{ values: CartValues }>;

const REGIMES: readonly { value: Regime; label: string; hint: string }[] = [
  {
    value: "consumer",
    label: "Per me, da privato",
    hint: "Per casa o per la famiglia, fuori dal lavoro. Per te valgono le tutele del consumatore.",
  },
  {
    value: "business",
    label: "Per un’attività",
    hint: "Ditta, professionista, società, associazione o condominio, con partita IVA.",
  },
];

/** The means of payment must be named when an order begins (Codice del consumo, art. 51 c. 3). */
const PAYMENTS: Record<PaymentMethod, string> = {
  debit: "l’addebito sul conto",
  slip: "il bollettino",
};

type CartFormProps = {
  preview: ContractPreview;
  /** The use that the figures are for, as a query. */
  per: string;
  /** The regime of the shown figures; null until the person has chosen it. */
  regime: Regime | null;
  /** The quote that the cart comes from; "" = none. */
  rate: string;
};

/** Asks for whom the contract is. Different laws apply, so it is never guessed. */
export function CartForm({ preview, per, regime, rate }: CartFormProps) {
  const refusal = useActionData<CartRefusal>();
  const { findField, errorOf } = createErrorLookup(CART_FIELDS, refusal?.errors ?? []);
  const { price } = preview.offer;
  const except = preview.way.kind === "order" ? preview.way.except : null;
  return (
    // The action sets a cookie that scripts cannot write, so the document is posted.
    <Form className="order-form" method="post" reloadDocument noValidate>
      <FormErrors errors={refusal?.errors ?? []} findField={findField} />
      {regime !== null && refusal === undefined && (
        <p className="v-notice v-notice-attention" role="status">
          <span>
            Le cifre di questa pagina sono quelle di oggi{" "}
            {regime === "business" ? "per un’attività" : "per te, da privato"}.{" "}
            {price !== null && `${endSentence(price.label)} `}Guardale, poi continua.
          </span>
        </p>
      )}
      <input type="hidden" name="per" value={per} />
      <input type="hidden" name="rate" value={rate} />
      <input type="hidden" name="offerHash" value={preview.offerHash} />
      <SubmissionField />
      <ChoiceRow
        name="regime"
        legend="Per chi è il contratto?"
        choices={REGIMES.map((choice) =>
          choice.value === except?.regime ? { ...choice, hint: except.text } : choice,
        )}
        value={refusal?.values.regime ?? regime ?? ""}
        error={errorOf("regime")}
      />
      {except !== null && (
        <p>
          <Link to={toListFor(preview.offer, except.regime)}>{LIST_WORDS[except.regime]}</Link>
        </p>
      )}
      <button className="v-button" type="submit">
        Continua con i tuoi dati
      </button>
      <p className="v-quiet v-small">
        Si paga con {preview.needs.payments.map((method) => PAYMENTS[method]).join(" o con ")}. Non
        ordini ancora niente: prima del pulsante finale rivedi tutto e puoi correggere ogni cosa.
      </p>
    </Form>
  );
}
