import type { AccountDetail, AffiliateView } from "@volpe/contract";
import { FormErrors } from "../../forms/form-errors.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { ErasureEffects } from "./erasure-effects.tsx";
import { type FormNews, ProfileForm, ProfileSection, readRefusal } from "./profile-form.tsx";

type OwnDataSectionProps = {
  detail: AccountDetail;
  /** Null = the person never joined. */
  affiliate: AffiliateView;
  erasureToken: string | null;
  news: FormNews;
};

/** Offers a copy of the person's data, and the erasure of the profile. */
export function OwnDataSection({ detail, affiliate, erasureToken, news }: OwnDataSectionProps) {
  return (
    <ProfileSection
      id="copia"
      intro="Tutto ciò che conservo di te in un file JSON, che si apre con qualsiasi editor di testo: dati, consensi, richieste, messaggi ed elenchi."
    >
      <p>
        <a className="v-button v-button-secondary" href="/profilo/dati.json" download>
          Scarica i tuoi dati
        </a>
      </p>
      <EraseProfile
        hasPassword={detail.hasPassword}
        affiliate={affiliate}
        erasureToken={erasureToken}
        news={news}
      />
    </ProfileSection>
  );
}

type EraseProfileProps = Omit<OwnDataSectionProps, "detail"> & { hasPassword: boolean };

const ERASE = "cancellazione";
const ASK_LINK = "link-cancellazione";

/**
 * Says what an erasure deletes and keeps, then asks for the password. An account without a password
 * gets a mailed link; the person who follows it confirms here.
 */
function EraseProfile({ hasPassword, affiliate, erasureToken, news }: EraseProfileProps) {
  const { typed, errors, errorOf } = readRefusal(news, ERASE);
  const spent = errors.some(({ code }) => code === "link-expired");
  const token = spent ? undefined : (typed?.token ?? erasureToken ?? undefined);
  const opened =
    token !== undefined ||
    typed !== undefined ||
    news.done === ASK_LINK ||
    news.refusal?.intent === ASK_LINK;
  return (
    <details className="profile__fold profile__erase" id="cancella" open={opened}>
      <summary>Cancella il profilo</summary>
      <div className="v-form">
        <ErasureEffects affiliate={affiliate} />
        {spent && !hasPassword && <FormErrors errors={errors} findField={() => null} />}
        {token !== undefined ? (
          <ProfileForm
            intent={ERASE}
            news={news}
            submitLabel="Cancella il profilo per sempre"
            submitClass="profile__danger"
            doneWords=""
          >
            <p>Sei arrivato dal link che ti ho mandato: manca solo questa conferma.</p>
            <input type="hidden" name="token" value={token} />
          </ProfileForm>
        ) : hasPassword ? (
          <ProfileForm
            intent={ERASE}
            news={news}
            fields={["password"]}
            submitLabel="Cancella il profilo per sempre"
            submitClass="profile__danger"
            doneWords=""
          >
            <PasswordField
              form={ERASE}
              autoComplete="current-password"
              label="La tua password, per conferma"
              error={errorOf("password")}
            />
          </ProfileForm>
        ) : (
          <ProfileForm
            intent={ASK_LINK}
            news={news}
            submitLabel="Mandami il link per cancellarlo"
            doneWords="Ti ho mandato un’e-mail: aprila e conferma da lì. Finché non lo fai non cambia niente."
          >
            <p>Entri senza password, quindi per conferma ti mando un link via e-mail.</p>
          </ProfileForm>
        )}
      </div>
    </details>
  );
}
