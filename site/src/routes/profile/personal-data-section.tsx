import { type AccountDetail, DEFAULT_PHONE_PREFIX } from "@volpe/contract";
import { PasswordField } from "../../forms/password-field.tsx";
import { EmailField, NameField, PhoneField } from "../../forms/person-fields.tsx";
import { type FormNews, ProfileForm, ProfileSection, readRefusal } from "./profile-form.tsx";

const FORM = "dati";
const FIELDS = ["name", "email", "phone", "password"];

/** Name, phone, and the e-mail behind a fold: few people change it, and it asks for the password. */
export function PersonalDataSection({ detail, news }: { detail: AccountDetail; news: FormNews }) {
  const { typed, errorOf } = readRefusal(news, FORM);
  const { email, pendingEmail, hasPassword } = detail;
  const changing = errorOf("email") ?? errorOf("password");
  const opened = changing !== undefined || (typed !== undefined && typed.email !== email);
  return (
    <ProfileSection id="dati">
      <ProfileForm
        intent={FORM}
        news={news}
        fields={FIELDS}
        submitLabel="Salva i dati"
        doneWords={
          pendingEmail === null
            ? "Dati salvati."
            : "Dati salvati. Il nuovo indirizzo vale da quando apri il link che ti ho mandato."
        }
      >
        <div className="v-field-row">
          <NameField form={FORM} value={typed?.name ?? detail.name} error={errorOf("name")} />
          <PhoneField
            form={FORM}
            value={typed?.phone ?? (detail.phone || DEFAULT_PHONE_PREFIX)}
            hint="Facoltativo: non ti chiamo se non me lo chiedi."
            error={errorOf("phone")}
          />
        </div>
        <div className="profile__email">
          <p className="v-label">E-mail</p>
          <p className="profile__address">{email}</p>
          {pendingEmail !== null && (
            <p className="profile__pending">
              <span>{pendingEmail}</span>{" "}
              <span className="v-tag v-tag-highlight">in attesa di conferma</span>
            </p>
          )}
          <details className="profile__fold" open={opened}>
            <summary>Cambia l’e-mail</summary>
            {hasPassword ? (
              <div className="v-form">
                <EmailField
                  form={FORM}
                  label="Nuova e-mail"
                  value={typed?.email ?? email}
                  hint="Ti mando un link a questo indirizzo: finché non lo apri vale quello di prima."
                  error={errorOf("email")}
                />
                <PasswordField
                  form={FORM}
                  autoComplete="current-password"
                  label="La tua password"
                  hint="Serve solo per cambiare e-mail."
                  required={false}
                  error={errorOf("password")}
                />
              </div>
            ) : (
              <div className="v-form">
                <p>
                  Per cambiarla serve una password, e non ne hai ancora una.{" "}
                  <a href="#password">Prima scegline una</a>, poi torna qui.
                </p>
                <input type="hidden" name="email" value={email} />
              </div>
            )}
          </details>
        </div>
      </ProfileForm>
    </ProfileSection>
  );
}
