import { Form, Link, useNavigation } from "react-router-dom";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { REMINDER_ACTION } from "../expiry/reminder-fields.ts";
import { toQuoteHref } from "../quote/quote-href.ts";
import { withRestOfBill } from "../quote/rest-of-bill.tsx";
import type { SavedQuote } from "./quoted-result.ts";

type NextStepProps = {
  main: boolean;
  /** Whether the offers are a demonstration's, which nobody can order. */
  invented: boolean;
  saved: SavedQuote | null;
  /** An upload with further supplies. */
  bill?: string | null;
};

/** The next step: a saved quote has an address and a document, and its offers can be ordered. */
export function NextStep({ main, invented, saved, bill = null }: NextStepProps) {
  const { state, formData } = useNavigation();
  const saving = state === "submitting" && !formData?.has(REMINDER_ACTION.name);
  const look = main ? "v-button" : "v-button v-button-secondary";
  const words = main && !invented ? "Con il suo PDF. Da lì attivi l’offerta." : "Con il suo PDF.";
  if (saved !== null) {
    return (
      <div className="estimate__save">
        <Link className={look} to={withRestOfBill(toQuoteHref(saved.rate), bill)}>
          Apri il preventivo
        </Link>
        <p className="v-quiet v-small">{words}</p>
      </div>
    );
  }
  return (
    <Form className="estimate__save" method="post">
      <SubmissionField />
      <button className={look} type="submit" disabled={saving}>
        {saving ? "Sto salvando" : "Salva come preventivo"}
      </button>
      <p className="v-quiet v-small">{words} Senza recapiti.</p>
    </Form>
  );
}
