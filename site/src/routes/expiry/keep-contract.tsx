import {
  type EnergyTipology,
  formatDate,
  REMINDED_DAYS_BEFORE,
  REMINDER_CONSENT,
  withDay,
} from "@volpe/contract";
import { Form, Link, useActionData, useNavigation } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { EmailField, Honeypot } from "../../forms/person-fields.tsx";
import type { RefusedForm } from "../../forms/send-form.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { TickField } from "../../forms/tick-field.tsx";
import {
  EMPTY_REMINDER,
  REMINDER_ACTION,
  REMINDER_FIELDS,
  type TypedReminder,
} from "./reminder-fields.ts";
import "./keep-contract.css";

type KeepContractProps = {
  tipology: EnergyTipology;
  /** ISO date; null = not given. */
  expiry: string | null;
  /** True if no offer costs less. */
  best: boolean;
  /** The form with everything that the result was made of. */
  formHref: string;
  /** Whether the expiry is a past day. */
  expired: boolean;
  /** Whether the expiry is far enough to be reminded of it by mail. */
  remindable: boolean;
  /** What the address says of a reminder that was asked for; null if none was. */
  sent: string | null;
};

/**
 * Advises to keep the contract if no offer is cheaper, until the contract's expiry; asks for the
 * present price if that day is past.
 */
export function KeepContract(props: KeepContractProps) {
  const { tipology, expiry, expired, best, formHref, remindable, sent } = props;
  if (expiry !== null && expired) return <EndedPrice expiry={expiry} formHref={formHref} />;
  return (
    <section className="keep-contract" aria-labelledby="tieni">
      <h2 id="tieni">{best ? "Tieni il tuo contratto" : "Se invece tieni il tuo contratto"}</h2>
      <p>
        {best
          ? "Oggi nessuna offerta ti fa risparmiare: resta dove sei, non devi fare niente."
          : "Cambiare non è un obbligo: puoi restare dove sei e riguardare le offerte più avanti."}{" "}
        {expiry === null
          ? "Il momento giusto per ricontrollare è quando scade il tuo prezzo."
          : `Il tuo prezzo vale fino ${withDay("al", formatDate(expiry))}: è il momento giusto per ricontrollare.`}
      </p>
      {expiry === null ? (
        <p>
          <Link to={formHref}>Aggiungi la scadenza</Link> e ti do un promemoria.
        </p>
      ) : (
        <p>
          <a
            className="v-button v-button-secondary"
            href={`/api/v1/reminders/expiry.ics?${new URLSearchParams({ tipology, day: expiry })}`}
            download
          >
            Mettila nel calendario
          </a>
        </p>
      )}
      {remindable ? (
        <ExpiryReminder sent={sent} />
      ) : (
        expiry !== null && (
          <p>
            Alla scadenza mancano {REMINDED_DAYS_BEFORE} giorni o meno e un cambio di fornitore può
            richiedere un mese, quindi non ti mando una mail più avanti. Confronta già adesso, con
            il prezzo che il tuo fornitore ti propone per dopo.
          </p>
        )
      )}
    </section>
  );
}

function EndedPrice({ expiry, formHref }: { expiry: string; formHref: string }) {
  return (
    <section className="keep-contract" aria-labelledby="tieni">
      <h2 id="tieni">Quanto paghi oggi?</h2>
      <p>
        Il tuo prezzo valeva fino {withDay("al", formatDate(expiry))}. Se il fornitore l’ha
        rinnovato, quello nuovo è nell’ultima bolletta o nella lettera che ti ha mandato: con quello
        ti dico se ti conviene cambiare o restare.
      </p>
      <p>
        <Link to={formHref}>Scrivi il prezzo e la scadenza di oggi</Link> e ti do un promemoria.
      </p>
    </section>
  );
}

/** The form that asks for the mail, or its outcome once it was sent. */
function ExpiryReminder({ sent }: { sent: string | null }) {
  const refusal = useActionData<RefusedForm<TypedReminder>>();
  const { state, formData } = useNavigation();
  const sending = state === "submitting" && formData?.has(REMINDER_ACTION.name) === true;
  if (sent !== null && refusal === undefined) return <Sent mailed={sent === "si"} />;
  const { values = EMPTY_REMINDER, errors = [] } = refusal ?? {};
  const { findField, errorOf } = createErrorLookup(REMINDER_FIELDS, errors);
  return (
    <Form className="v-form expiry-reminder" method="post" noValidate>
      <SubmissionField />
      <h3>Oppure ti scrivo io</h3>
      <p>Una mail sola, {REMINDED_DAYS_BEFORE} giorni prima della scadenza.</p>
      <FormErrors errors={errors} findField={findField} />
      <input type="hidden" {...REMINDER_ACTION} />
      <EmailField value={values.email} error={errorOf("email")} />
      <Honeypot value={values.website} />
      <TickField name="consent" ticked={values.consent !== ""} error={errorOf("consent")}>
        {REMINDER_CONSENT.text} <Link to="/privacy-policy">Leggi l’informativa</Link>
      </TickField>
      <button className="v-button v-button-secondary" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Ricordamelo per e-mail"}
      </button>
    </Form>
  );
}

function Sent({ mailed }: { mailed: boolean }) {
  return (
    <p className="v-notice" role="status">
      {mailed
        ? "Ti ho mandato una mail: apri il link e conferma, poi al promemoria penso io. Senza conferma non ti scrivo."
        : "Oggi a questo indirizzo ho già scritto troppe volte: il promemoria non è salvato. Riprova domani, o metti la scadenza nel calendario."}
    </p>
  );
}
