import { type AccountDetail, PASSWORD_MIN } from "@volpe/contract";
import { PasswordField } from "../forms/password-field.tsx";
import { ProfileForm, readRefusal } from "./profile-form.tsx";
import type { FormNews } from "./profile-intents.ts";
import { ProfileSection } from "./profile-section.tsx";

const FORM = "password";

/** Changes the password, or sets the first of who enters by a link or a provider. */
export function PasswordSection({ detail, news }: { detail: AccountDetail; news: FormNews }) {
  const { typed, errorOf } = readRefusal(news, FORM);
  const { email, hasPassword } = detail;
  return (
    <ProfileSection
      id="password"
      {...(!hasPassword && {
        intro: "Finora entri senza password. Se ne scegli una, puoi entrare in tutti e due i modi.",
      })}
    >
      <ProfileForm
        intent={FORM}
        news={news}
        fields={["current", "password"]}
        submitLabel={hasPassword ? "Cambia la password" : "Scegli la password"}
        doneWords="La nuova password vale da adesso."
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <div className="v-field-row">
          {hasPassword && (
            <PasswordField
              form={FORM}
              name="current"
              label="Password di adesso"
              autoComplete="current-password"
              error={errorOf("current")}
            />
          )}
          <PasswordField
            form={FORM}
            label="Nuova password"
            autoComplete="new-password"
            hint={`Almeno ${PASSWORD_MIN} caratteri. Tre o quattro parole a caso bastano.`}
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
