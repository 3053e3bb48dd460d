import { type AccountDetail, toEuphonic } from "@volpe/contract";
import { NEW_PASSWORD_HINT, PasswordField } from "../../forms/password-field.tsx";
import { type FormNews, ProfileForm, ProfileSection, readRefusal } from "./profile-form.tsx";

const FORM = "password";
const ASK_LINK = "link-password";

type PasswordSectionProps = { detail: AccountDetail; news: FormNews };

/** Changes the password. Accounts without one get a mailed link, because a session alone may not set it. */
export function PasswordSection({ detail, news }: PasswordSectionProps) {
  return detail.hasPassword ? (
    <PasswordChange detail={detail} news={news} />
  ) : (
    <ProfileSection
      id="password"
      intro="Finora entri senza password. Se ne scegli una, puoi entrare in tutti e due i modi."
    >
      <ProfileForm
        intent={ASK_LINK}
        news={news}
        submitLabel="Mandami il link per sceglierla"
        doneWords={
          <>
            Ti ho mandato un’e-mail {toEuphonic("a", detail.email)} {detail.email}: apri il link che
            contiene e scegli la password.
          </>
        }
      >
        <p>La scegli da un link che arriva alla tua e-mail: così so che sei tu.</p>
      </ProfileForm>
    </ProfileSection>
  );
}

function PasswordChange({ detail: { email }, news }: PasswordSectionProps) {
  const { typed, errorOf } = readRefusal(news, FORM);
  return (
    <ProfileSection id="password">
      <ProfileForm
        intent={FORM}
        news={news}
        fields={["current", "password"]}
        submitLabel="Cambia la password"
        doneWords="La nuova password vale da adesso."
      >
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <div className="v-field-row">
          <PasswordField
            form={FORM}
            name="current"
            label="Password di adesso"
            autoComplete="current-password"
            error={errorOf("current")}
          />
          <PasswordField
            form={FORM}
            label="Nuova password"
            autoComplete="new-password"
            hint={NEW_PASSWORD_HINT}
            error={errorOf("password")}
          />
        </div>
        <label className="v-check">
          <input
            type="checkbox"
            name="endOthers"
            defaultChecked={typed === undefined || typed.endOthers !== undefined}
          />
          <span>Disconnetti gli altri dispositivi</span>
        </label>
      </ProfileForm>
    </ProfileSection>
  );
}
