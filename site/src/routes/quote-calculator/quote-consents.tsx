import { CONSENT_TEXTS } from "@volpe/contract";
import { Link } from "react-router-dom";
import type { ContactFieldsProps } from "./quote-contact-fields.tsx";
import { toFieldId } from "./quote-field.tsx";

/** One box for each consent, all unticked at first; only the first is needed. */
export function QuoteConsents({ values, errorOf }: ContactFieldsProps) {
  const error = errorOf("privacy");
  const errorId = `${toFieldId("privacy")}-error`;
  return (
    <fieldset className="quote-form__consents">
      <legend>
        <span className="v-hidden">Consensi</span>
      </legend>
      <label className="v-check">
        <input
          type="checkbox"
          id={toFieldId("privacy")}
          name="privacy"
          defaultChecked={values.privacy !== ""}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <span>
          {CONSENT_TEXTS.privacy} <Link to="/privacy-policy">Leggi l’informativa</Link>
        </span>
      </label>
      {error && (
        <p className="v-error" id={errorId}>
          {error}
        </p>
      )}
      <p className="v-hint">Le due caselle che seguono sono facoltative.</p>
      <label className="v-check">
        <input type="checkbox" name="marketing" defaultChecked={values.marketing !== ""} />
        <span>{CONSENT_TEXTS.marketing}</span>
      </label>
      <label className="v-check">
        <input type="checkbox" name="thirdParties" defaultChecked={values.thirdParties !== ""} />
        <span>{CONSENT_TEXTS.thirdParties}</span>
      </label>
    </fieldset>
  );
}
