import { Fox } from "@volpe/ui";
import type { ReactNode } from "react";
import type { AuthForm } from "./auth-form.ts";
import { DIALOG_FIELD } from "./auth-form.ts";
import { LINK_INTENT } from "./login-outcome.ts";

type MailSentProps = {
  /** As it was typed; whether it is known here is not told. */
  email: string;
  heading: ReactNode;
  /** What was mailed, to whom. */
  say: (email: ReactNode) => ReactNode;
  Form: AuthForm;
  /** Where another mail is asked for. */
  again: { action: string; label: string; hint: string | null };
  inDialog?: boolean;
};

/** «Controlla la posta»: the same words for any address. */
export function MailSent({ email, heading, say, Form, again, inDialog }: MailSentProps) {
  return (
    <div className="mail-sent" role="status">
      <Fox mood="glad" size={72} />
      {heading}
      <p>{say(<strong>{email}</strong>)}</p>
      <p className="v-hint">
        Non arriva? Aspetta un paio di minuti e guarda nella posta indesiderata. Se l’indirizzo è
        sbagliato, torna indietro e correggilo.
      </p>
      <Form method="post" action={again.action}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="intento" value={LINK_INTENT} />
        {inDialog && <input type="hidden" name={DIALOG_FIELD} value="si" />}
        <button className="v-button v-button-secondary" type="submit">
          {again.label}
        </button>
        {again.hint !== null && <p className="v-hint">{again.hint}</p>}
      </Form>
    </div>
  );
}

export function sayLoginLink(to: ReactNode) {
  return (
    <>
      Se a {to} corrisponde un profilo, ti ho scritto: nel messaggio c’è un link per entrare. Vale
      una volta sola.
    </>
  );
}

export function sayConfirmation(to: ReactNode) {
  return <>Ho scritto a {to}. Apri il link nel messaggio: conferma che l’indirizzo è tuo.</>;
}

/** Of the link that is sent where the one to confirm with did not come. */
export const ANOTHER_LINK =
  "Il nuovo link conferma l’indirizzo e ti fa entrare subito. La password la scegli poi dal profilo.";
