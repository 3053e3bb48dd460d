import { CONSENT_TEXTS, type GivenConsent } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { ProfileForm, readRefusal } from "./profile-form.tsx";
import type { FormNews } from "./profile-intents.ts";
import { ProfileSection } from "./profile-section.tsx";

const FORM = "consensi";
const MARKETING = "marketing";

/** The one box that can change, and in words what was said of each and when. */
export function ConsentsSection({ consents, news }: { consents: GivenConsent[]; news: FormNews }) {
  const { typed } = readRefusal(news, FORM);
  const marketing = consents.find(({ category }) => category === MARKETING);
  const granted = marketing?.granted === true;
  return (
    <ProfileSection id="consensi">
      <ProfileForm
        intent={FORM}
        news={news}
        submitLabel="Salva la scelta"
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
      </ProfileForm>
      <div className="profile__history">
        <h3>Le tue scelte in vigore</h3>
        <ul>
          {marketing === undefined && <li>Sui consigli via e-mail non hai mai detto di sì.</li>}
          {consents.map(({ category, granted: yes, text, policyVersion, givenAt }) => (
            <li key={category}>
              {yes ? "Sì" : "No"}, il {formatDate(givenAt)}, a «{text.replace(/\.$/, "")}», con
              l’informativa del {formatDate(policyVersion)}.
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
