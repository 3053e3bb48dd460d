import type { WireError } from "@volpe/contract";
import { Form } from "react-router-dom";
import { FormErrors } from "../forms/form-errors.tsx";
import { QuoteContactFields } from "./quote-contact-fields.tsx";
import { findQuoteField, type QuoteField, type QuoteValues } from "./quote-form-data.ts";
import { QuoteSupplyFields } from "./quote-supply-fields.tsx";

/** What the form's first half gets: the values typed and the error of each field. */
export type QuoteFieldsProps = {
  values: QuoteValues;
  errorOf: (field: QuoteField) => string | undefined;
};

type QuoteFormProps = { values: QuoteValues; errors: readonly WireError[]; sending: boolean };

/**
 * The assistant's questions on one page. It posts to this page's action and works before
 * JavaScript arrives; the browser's own checks are off so that every message is ours.
 */
export function QuoteForm({ values, errors, sending }: QuoteFormProps) {
  const errorOf = (field: QuoteField) =>
    errors.find((error) => findQuoteField(error) === field)?.message;
  return (
    <Form className="quote-form" method="post" noValidate>
      <FormErrors errors={errors} findField={findQuoteField} />
      <QuoteSupplyFields values={values} errorOf={errorOf} />
      <QuoteContactFields values={values} errorOf={errorOf} />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto calcolando" : "Calcola il preventivo"}
      </button>
    </Form>
  );
}
