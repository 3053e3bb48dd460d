import { AFFILIATE_TERMS, type AffiliateView, formatCents, type WireError } from "@volpe/contract";
import { Form, Link, useNavigation } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { TickField } from "../../forms/tick-field.tsx";

type StopSectionProps = {
  view: NonNullable<AffiliateView>;
  errors: readonly WireError[];
};

export const STOP_ERROR = "Per smettere spunta la casella.";

/** Lets an affiliate stop, and says what then happens. */
export function StopSection({ view, errors }: StopSectionProps) {
  const sending = useNavigation().state === "submitting";
  const { findField, errorOf } = createErrorLookup(["confirmed"], errors);
  const isOne = view.codes.length === 1;
  return (
    <section aria-labelledby="smetti">
      <h2 id="smetti">Smettere</h2>
      <p>
        Puoi smettere quando vuoi. Link e widget funzionano ancora, ma da subito non maturano più
        nulla. Quello che hai già maturato resta tuo: quando non c’è più niente in attesa lo
        paghiamo, anche se è meno di {formatCents(AFFILIATE_TERMS.payoutMinCents)}.
        {view.iban === "" && " Per pagarti serve un IBAN: scrivilo qui sopra, nel conto."} Il
        pannello resta e, se ci ripensi, <Link to="/affiliate#entra">chiedi di nuovo</Link>.
      </p>
      <Form className="v-form" method="post" action="#smetti" noValidate>
        <FormErrors errors={errors} findField={findField} />
        <input type="hidden" name="intent" value="stop" />
        <TickField name="confirmed" ticked={false} error={errorOf("confirmed")}>
          {isOne ? "Sì, spegnete il mio codice." : "Sì, spegnete i miei codici."}
        </TickField>
        <button className="v-button v-button-secondary" type="submit" disabled={sending}>
          {sending ? "Sto spegnendo" : "Smetti"}
        </button>
      </Form>
    </section>
  );
}
