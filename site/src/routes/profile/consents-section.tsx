import {
  CONSENT_TEXTS,
  formatDate,
  formatVersion,
  type GivenConsent,
  withDay,
} from "@volpe/contract";
import { Link } from "react-router-dom";
import { type FormNews, ProfileForm, ProfileSection, readRefusal } from "./profile-form.tsx";

const FORM = "consensi";
const MARKETING = "marketing";
const THIRD_PARTIES = "thirdParties";
const RECALL = "recall";

/**
 * The consents that can change, and the current choices with their dates. A consent to a supplier
 * is given beside an offer of a quote, and a call is asked for with a request or a message; here
 * each of these can be withdrawn.
 */
export function ConsentsSection({ consents, news }: { consents: GivenConsent[]; news: FormNews }) {
  const { typed } = readRefusal(news, FORM);
  const marketing = consents.find(({ category }) => category === MARKETING);
  const granted = marketing?.granted === true;
  const passesOn = consents.some(({ category }) => category === THIRD_PARTIES);
  const isToCall = consents.some(({ category }) => category === RECALL);
  return (
    <ProfileSection id="consensi">
      <ProfileForm
        intent={FORM}
        news={news}
        submitLabel={passesOn || isToCall ? "Salva le scelte" : "Salva la scelta"}
        doneWords={
          granted
            ? "Segnato: ti scrivo quando c’è qualcosa di utile."
            : "Segnato: niente consigli via e-mail."
        }
      >
        <label className="v-check">
          <input
            key={String(granted)}
            type="checkbox"
            name={MARKETING}
            defaultChecked={typed === undefined ? granted : typed[MARKETING] !== undefined}
          />
          <span>{CONSENT_TEXTS.marketing}</span>
        </label>
        {passesOn && (
          <>
            <label className="v-check">
              <input type="checkbox" name={THIRD_PARTIES} defaultChecked />
              <span>
                I fornitori scritti qui sotto possono contattarmi. Togli la spunta per ritirare
                questi consensi.
              </span>
            </label>
            <input type="hidden" name="shown" value={THIRD_PARTIES} />
          </>
        )}
        {isToCall && (
          <>
            <label className="v-check">
              <input type="checkbox" name={RECALL} defaultChecked />
              <span>
                Voglio ancora essere ricontattato come ho chiesto, con le parole qui sotto. Togli la
                spunta per ritirare la richiesta: chi risponde lo sa subito.
              </span>
            </label>
            <input type="hidden" name="shownRecall" value={RECALL} />
          </>
        )}
      </ProfileForm>
      <div className="profile__history">
        <h3>Le tue scelte in vigore</h3>
        <ul>
          {marketing === undefined && <li>Sui consigli via e-mail non hai mai detto di sì.</li>}
          {consents.map(({ category, granted: yes, text, policyVersion, givenAt }) => (
            <li key={`${category} ${text}`}>
              {yes ? "Sì" : "No"}, {withDay("il", formatDate(givenAt))}, a «
              {text.replace(/\.$/, "")}»,{" "}
              {category === "privacy" ? "con l’informativa" : "nel testo"}{" "}
              {withDay("del", formatVersion(policyVersion))}.
            </li>
          ))}
        </ul>
        <p>
          Le scelte sui cookie stanno in <Link to="/cookie-policy#scelte">un’altra pagina</Link>,
          perché valgono per il dispositivo e non per il profilo.
        </p>
      </div>
    </ProfileSection>
  );
}
