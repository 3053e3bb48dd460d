import { Fox } from "@volpe/ui";
import type { ReactNode } from "react";
import { Form, Link } from "react-router-dom";
import { EmailField } from "../forms/person-fields.tsx";
import { LINK_INTENT } from "./login-outcome.ts";
import { withReturn } from "./own-path.ts";

type LinkExpiredProps = { returnPath: string | null; children: ReactNode };

/** A mailed link that is good no more, and another one to be had: it logs in and confirms at once. */
export function LinkExpired({ returnPath, children }: LinkExpiredProps) {
  return (
    <>
      <header>
        <Fox mood="sorry" size={72} />
        <h1>Questo link non vale più</h1>
        <p className="v-quiet">{children} Te ne mando uno nuovo?</p>
      </header>
      <Form
        method="post"
        action={withReturn("/auth/login", returnPath)}
        className="v-form auth-form"
        noValidate
      >
        <EmailField value="" error={undefined} />
        <button className="v-button v-button-wide" type="submit" name="intento" value={LINK_INTENT}>
          Mandami un link per entrare
        </button>
      </Form>
      <p className="v-quiet">
        Ricordi la password?{" "}
        <Link to={withReturn("/auth/login", returnPath)}>Entra con quella</Link>.
      </p>
    </>
  );
}
