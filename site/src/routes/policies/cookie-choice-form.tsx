import { COOKIE_CHOICE_SECONDS } from "@volpe/contract";
import { Form } from "react-router-dom";
import { CookieCategories } from "../../cookie-choice/cookie-categories.tsx";

type CookieChoiceFormProps = {
  /** Null where nothing was chosen yet. */
  choice: { tracking: boolean; at: number } | null;
  /** A moment ago, by this very form. */
  saved: boolean;
};

const DAY = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "Europe/Rome" });

/** What was chosen, when, and the way to choose otherwise; it works without a script. */
export function CookieChoiceForm({ choice, saved }: CookieChoiceFormProps) {
  return (
    <section aria-labelledby="scelte">
      <h2 id="scelte">Le tue scelte</h2>
      {saved && (
        <p className="v-notice" role="status">
          Scelta salvata. Vale da subito.
        </p>
      )}
      <p>
        {choice === null
          ? "Non hai ancora scelto."
          : `Il ${DAY.format(choice.at * 1000)} hai ${choice.tracking ? "accettato" : "rifiutato"} il cookie dei siti che ci segnalano. Non te lo richiediamo per ${COOKIE_CHOICE_SECONDS / 86_400} giorni, ma puoi cambiare idea quando vuoi.`}
      </p>
      <Form method="post" className="cookie-choice-form" key={String(choice?.tracking)}>
        <CookieCategories tracking={choice?.tracking === true} />
        <button className="v-button" type="submit">
          Salva le scelte
        </button>
      </Form>
      <p>
        Se rifiuti, il cookie viene tolto e non torna. Contiamo ancora che qualcuno è arrivato da un
        sito, senza sapere chi, e il codice vale al massimo finché la pagina con cui sei arrivato
        resta aperta.
      </p>
    </section>
  );
}
