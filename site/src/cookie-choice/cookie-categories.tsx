import { COOKIE_CONSENT_TEXTS } from "@volpe/contract";
import type { Ref } from "react";

type CookieCategoriesProps = {
  /** The initial choice: true if the affiliate's value may be kept. */
  tracking: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The two categories: the necessary one, always on, and `tracking`. */
export function CookieCategories({ tracking, ref }: CookieCategoriesProps) {
  return (
    <fieldset className="v-fieldset cookie-categories">
      <legend>
        <span className="v-hidden">Che cosa può restare nel tuo browser</span>
      </legend>
      <label className="v-check">
        <input type="checkbox" checked disabled readOnly />
        <span>
          <strong>Necessari</strong>, sempre attivi. Accesso, preferiti, schede viste, zona e questa
          scelta.
        </span>
      </label>
      <label className="v-check">
        <input type="checkbox" name="tracking" defaultChecked={tracking} ref={ref} />
        <span>
          <strong>Siti che ci segnalano.</strong> {COOKIE_CONSENT_TEXTS.tracking}
        </span>
      </label>
    </fieldset>
  );
}
