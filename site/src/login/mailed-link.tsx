import { toEuphonic } from "@volpe/contract";
import { Fox } from "@volpe/ui";
import type { ReactNode } from "react";
import { Form as PageForm } from "react-router-dom";
import { type AuthForm, DIALOG_FIELD, LINK_INTENT } from "./login-form.tsx";

type MailSentProps = {
  /** The address as it was typed. The page does not disclose whether an account has it. */
  email: string;
  /** The sentence that says what was mailed. `to` is the address with «a» or «ad» before it. */
  say: (to: ReactNode) => ReactNode;
  /** Address of the form that requests another mail. */
  action: string;
  /** A hint below the button that asks for another mail. */
  hint?: string | undefined;
  Form?: AuthForm;
  inDialog?: boolean;
};

/** «Controlla la posta»: the same text for any address. */
export function MailSent({
  email,
  say,
  action,
  hint,
  Form = PageForm,
  inDialog = false,
}: MailSentProps) {
  return (
    <div className="mail-sent" role="status">
      <Fox mood="glad" size={72} />
      {!inDialog && <h1>Controlla la posta</h1>}
      <p>
        {say(
          <>
            {toEuphonic("a", email)} <strong>{email}</strong>
          </>,
        )}
      </p>
      <p className="v-hint">
        Non arriva? Aspetta un paio di minuti e guarda nella posta indesiderata. Se l’indirizzo è
        sbagliato, torna indietro e correggilo.
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="intento" value={LINK_INTENT} />
        {inDialog && <input type="hidden" name={DIALOG_FIELD} value="si" />}
        <button className="v-button v-button-secondary" type="submit">
          Manda un altro link
        </button>
        {hint && <p className="v-hint">{hint}</p>}
      </Form>
    </div>
  );
}

export function sayLoginLink(to: ReactNode) {
  return (
    <>
      Se {to} corrisponde un profilo, ti ho scritto: nel messaggio c’è un link per entrare. Vale una
      volta sola.
    </>
  );
}

export function sayConfirmation(to: ReactNode) {
  return <>Ho scritto {to}. Apri il link nel messaggio: conferma che l’indirizzo è tuo.</>;
}

/** Hint below the button that asks for another link after a registration. */
export const ANOTHER_LINK =
  "Il nuovo link conferma l’indirizzo e ti fa entrare subito. La password la scegli poi dal profilo.";
