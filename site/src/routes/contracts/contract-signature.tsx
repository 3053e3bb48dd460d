import {
  CONTRACT_FIELDS,
  type ContractView,
  type SigningCode,
  toEuphonic,
  type WireError,
} from "@volpe/contract";
import { Form, Link } from "react-router-dom";
import { InputRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { RomeTime } from "../time/rome-time.tsx";
import { toContractPath } from "./contract-access.ts";
import { ContractDocuments } from "./contract-documents.tsx";
import { Withdrawal } from "./contract-outcome.tsx";

type ContractSignatureProps = {
  contract: ContractView;
  errors: readonly WireError[];
  /** What was typed into a refused form. */
  code: string;
  /** What the person just asked for, as the address says; null for nothing. */
  renewed?: RenewedCode | null;
};

type RenewedCode = keyof typeof RENEWED;

const RENEWED = {
  new: "Ho appena mandato un altro codice: usa l’ultimo che arriva, quelli di prima non valgono più.",
  "more-time": "Fatto: hai altri dieci minuti da adesso, con lo stesso codice.",
} as const;

export const findRenewed = (text: string | null): RenewedCode | null =>
  text === "new" || text === "more-time" ? text : null;

/** Asks for the mailed code, which signs the order that was sent. */
export function ContractSignature({
  contract,
  errors,
  code,
  renewed = null,
}: ContractSignatureProps) {
  const { code: sent, undelivered } = contract;
  const returned = undelivered.find(({ mail }) => mail === "code");
  const { findField, errorOf } = createErrorLookup(["code"], errors);
  return (
    <>
      <section className="order-section" aria-labelledby="il-codice">
        <h2 id="il-codice">Scrivi il codice della mail</h2>
        {returned !== undefined ? (
          <CodeReturned to={returned.to} />
        ) : sent === null ? (
          <CodeEnded />
        ) : (
          <>
            {renewed !== null && (
              <p className="v-notice v-notice-good" role="status">
                {RENEWED[renewed]}
              </p>
            )}
            <CodeSent code={sent} />
          </>
        )}
        <Form className="order-form" method="post" reloadDocument noValidate>
          <SubmissionField />
          <input type="hidden" name="intent" value="firma" />
          <FormErrors errors={errors} findField={findField} />
          {sent !== null && (
            <>
              <InputRow
                name="code"
                label="Codice di sei cifre"
                className="order-code"
                value={code}
                error={errorOf("code")}
                control={{ ...CONTRACT_FIELDS.signingCode, autoComplete: "one-time-code" }}
              />
              <button className="v-button" type="submit">
                Firma l’ordine
              </button>
            </>
          )}
        </Form>
        <div className="v-cluster">
          <CodeButton kind="new" label="Mandami un altro codice" />
          {sent?.extendable && <CodeButton kind="more-time" label="Dammi più tempo" />}
          <Link to={`${toContractPath(contract.id)}?passo=dati`} reloadDocument>
            Correggi i dati
          </Link>
        </div>
        <p className="v-quiet v-small">
          Con il codice firmi con una firma elettronica semplice. Vale per i documenti di questa
          pagina, così come sono: se correggi qualcosa, ne serve un altro.
        </p>
      </section>
      <Withdrawal contract={contract} />
      <ContractDocuments contract={contract} />
    </>
  );
}

function CodeSent({ code: { sentTo, sentAt, expiresAt, triesLeft } }: { code: SigningCode }) {
  return (
    <p>
      L’ho mandato {toEuphonic("a", sentTo)} <strong>{sentTo}</strong>{" "}
      <RomeTime after="il" iso={sentAt} />. Vale fino <RomeTime after="al" iso={expiresAt} />;{" "}
      {triesLeft === 1 ? "resta un tentativo" : `restano ${triesLeft} tentativi`}.
    </p>
  );
}

function CodeReturned({ to }: { to: string }) {
  return (
    <p className="v-notice v-notice-attention">
      <span>
        La mail con il codice non è arrivata: la casella <strong>{to}</strong> l’ha rifiutata o non
        rispondeva. Se è piena fai spazio e fattene mandare un altro; se l’indirizzo è sbagliato,
        correggilo nei dati.
      </span>
    </p>
  );
}

function CodeEnded() {
  return (
    <p className="v-notice v-notice-attention">
      Il codice non vale più: è scaduto, o i tentativi sono finiti. Fattene mandare un altro; il
      resto dell’ordine è qui.
    </p>
  );
}

function CodeButton({ kind, label }: { kind: string; label: string }) {
  return (
    <Form method="post" reloadDocument>
      <SubmissionField />
      <input type="hidden" name="intent" value="codice" />
      <input type="hidden" name="kind" value={kind} />
      <button className="v-button v-button-secondary v-button-small" type="submit">
        {label}
      </button>
    </Form>
  );
}
