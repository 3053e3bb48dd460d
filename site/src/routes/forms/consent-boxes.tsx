import { CONSENT_TEXTS } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toFieldId } from "./field-row.tsx";
import "./consent-boxes.css";

type OptionalConsent = "marketing" | "thirdParties";
const BOTH: readonly OptionalConsent[] = ["marketing", "thirdParties"];

type ConsentBoxesProps = {
  /** As the form sent them: "on" for a ticked box, else empty. */
  values: { privacy: string } & Partial<Record<OptionalConsent, string>>;
  /** Of the box that is needed. */
  error: string | undefined;
  /** The boxes beside `privacy`. */
  optional?: readonly OptionalConsent[];
  form?: string | undefined;
};

/** One box for each consent, all unticked at first; only the first, `privacy`, is needed. */
export function ConsentBoxes({ values, error, optional = BOTH, form }: ConsentBoxesProps) {
  const id = toFieldId("privacy", form);
  const errorId = `${id}-error`;
  return (
    <fieldset className="v-fieldset consent-boxes">
      <legend>
        <span className="v-hidden">Consensi</span>
      </legend>
      <label className="v-check">
        <input
          type="checkbox"
          id={id}
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
      <p className="v-hint">
        {optional.length === 1
          ? "La casella che segue è facoltativa."
          : "Le due caselle che seguono sono facoltative."}
      </p>
      {optional.map((name) => (
        <label key={name} className="v-check">
          <input type="checkbox" name={name} defaultChecked={(values[name] ?? "") !== ""} />
          <span>{CONSENT_TEXTS[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
