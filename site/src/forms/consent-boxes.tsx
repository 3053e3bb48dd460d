import { CONSENT_TEXTS, type Tipology, toDemonstrationConsent } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useSiteFacts } from "../page/site-facts.ts";
import { TickField } from "./tick-field.tsx";
import "./consent-boxes.css";

type ConsentBoxesProps = {
  /** "on" for a ticked box, else "". */
  values: { privacy: string; marketing?: string };
  /** The error of the required box, `privacy`. */
  error: string | undefined;
  form?: string | undefined;
  /** What the form is about; by default any typology. */
  of?: readonly Tipology[] | undefined;
};

/** One box for each consent, all unticked at first. Only the first, `privacy`, is required. */
export function ConsentBoxes({ values, error, form, of }: ConsentBoxesProps) {
  const { demonstration } = useSiteFacts();
  const note = toDemonstrationConsent(demonstration, of);
  return (
    <fieldset className="v-fieldset consent-boxes">
      <legend>
        <span className="v-hidden">Consensi</span>
      </legend>
      <TickField name="privacy" ticked={values.privacy !== ""} error={error} form={form}>
        {CONSENT_TEXTS.privacy} <Link to="/privacy-policy">Leggi l’informativa</Link>
      </TickField>
      {note !== null && <p className="v-hint">{note}</p>}
      <p className="v-hint">La casella che segue è facoltativa.</p>
      <label className="v-check">
        <input type="checkbox" name="marketing" defaultChecked={(values.marketing ?? "") !== ""} />
        <span>{CONSENT_TEXTS.marketing}</span>
      </label>
    </fieldset>
  );
}
