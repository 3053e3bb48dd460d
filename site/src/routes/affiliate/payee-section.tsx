import { AFFILIATE_FIELDS, type AffiliateView, endSentence, type WireError } from "@volpe/contract";
import { Form, useNavigation } from "react-router-dom";
import { InputRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";

export const PAYEE_FIELDS = ["holder", "iban"] as const;
export type PayeeValues = Record<(typeof PAYEE_FIELDS)[number], string>;

type PayeeSectionProps = {
  view: NonNullable<AffiliateView>;
  saved: boolean;
  refusal: { values: PayeeValues; errors: readonly WireError[] } | undefined;
};

/** The bank account. A stored IBAN is never sent back, only its last figures. */
export function PayeeSection({ view, saved, refusal }: PayeeSectionProps) {
  const sending = useNavigation().state === "submitting";
  const errors = refusal?.errors ?? [];
  const { findField, errorOf } = createErrorLookup(PAYEE_FIELDS, errors);
  return (
    <section aria-labelledby="conto">
      <h2 id="conto">Il conto</h2>
      {saved && refusal === undefined && (
        <p className="v-notice v-notice-good" role="status">
          Conto salvato.
        </p>
      )}
      <p>
        {view.iban === ""
          ? "Ti paghiamo con bonifico. Senza conto, le somme approvate aspettano."
          : endSentence(`Ti paghiamo sul conto ${view.iban} di ${view.holder}`)}
      </p>
      <Form className="v-form" method="post" action="#conto" noValidate>
        <FormErrors errors={errors} findField={findField} />
        <InputRow
          name="holder"
          label="Intestatario"
          value={refusal?.values.holder ?? view.holder}
          error={errorOf("holder")}
          control={{ ...AFFILIATE_FIELDS.holder, autoComplete: "name" }}
        />
        <InputRow
          name="iban"
          label={view.iban === "" ? "IBAN" : "Nuovo IBAN"}
          value={refusal?.values.iban ?? ""}
          error={errorOf("iban")}
          control={{ ...AFFILIATE_FIELDS.iban, autoComplete: "off" }}
        />
        <button className="v-button" type="submit" disabled={sending}>
          {sending ? "Sto salvando" : "Salva il conto"}
        </button>
      </Form>
    </section>
  );
}
