import { FormErrors } from "../forms/form-errors.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { ErasureEffects } from "./erasure-effects.tsx";
import { ProfileForm, readRefusal } from "./profile-form.tsx";
import type { FormNews } from "./profile-intents.ts";

type EraseProfileProps = { hasPassword: boolean; erasureToken: string | null; news: FormNews };

const ERASE = "cancellazione";
const ASK_LINK = "link-cancellazione";

/**
 * A step of its own: what goes and what stays, then the password, or a mailed link for who has none.
 * Who followed that link is asked once more.
 */
export function EraseProfile({ hasPassword, erasureToken, news }: EraseProfileProps) {
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
        <ErasureEffects />
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
