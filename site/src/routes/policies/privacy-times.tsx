import {
  CONTACT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
  COOKIE_CHOICE_KEPT_DAYS,
  REQUEST_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  TICKET_KEPT_DAYS,
  UNCONFIRMED_ACCOUNT_KEPT_DAYS,
} from "@volpe/contract";
import { Link } from "react-router-dom";

/** The very days that the server's jobs enforce. */
export function PrivacyTimes() {
  return (
    <section aria-labelledby="quanto">
      <h2 id="quanto">Per quanto tempo</h2>
      <dl className="prose__terms">
        <div>
          <dt>Una conversazione senza recapiti</dt>
          <dd>{CONVERSATION_KEPT_DAYS} giorni dopo l’ultima risposta.</dd>
        </div>
        <div>
          <dt>Una richiesta con i recapiti, e il preventivo che ne nasce</dt>
          <dd>
            {REQUEST_KEPT_DAYS} giorni dall’ultima volta che l’hai ripresa, anche se ti sei fermato
            prima del preventivo.
          </dd>
        </div>
        <div>
          <dt>Un messaggio dalla pagina Contatti, con i suoi consensi</dt>
          <dd>
            {CONTACT_KEPT_DAYS} giorni. La copia nella casella di chi ti ha risposto la togliamo a
            mano, quando ce lo chiedi.
          </dd>
        </div>
        <div>
          <dt>Il profilo</dt>
          <dd>
            Finché non lo cancelli. Se non confermi l’e-mail, {UNCONFIRMED_ACCOUNT_KEPT_DAYS}{" "}
            giorni.
          </dd>
        </div>
        <div>
          <dt>Un accesso finito o scaduto</dt>
          <dd>{SESSION_KEPT_DAYS} giorni.</dd>
        </div>
        <div>
          <dt>Una richiesta di assistenza, con gli allegati</dt>
          <dd>{TICKET_KEPT_DAYS} giorni dall’ultimo cambiamento.</dd>
        </div>
        <div>
          <dt>La scelta sui cookie</dt>
          <dd>{COOKIE_CHOICE_KEPT_DAYS} giorni, come prova di quello che hai scelto.</dd>
        </div>
      </dl>
      <p>
        Passato il tempo si cancella tutto da solo, ogni notte. I tempi di ciò che resta nel tuo
        browser sono nella pagina <Link to="/cookie-policy">Cookie</Link>.
      </p>
    </section>
  );
}
