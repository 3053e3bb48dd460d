import {
  AFFILIATE_FIELDS,
  type AffiliateHookCreated,
  type AffiliateHooks,
  type WireError,
} from "@volpe/contract";
import { Form, useNavigation } from "react-router-dom";
import { InputRow, SelectRow, toChoices } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import { RomeTime } from "../time/rome-time.tsx";
import { CopyButton } from "./copy-button.tsx";

export const HOOK_FIELDS = ["kind", "url"] as const;
export type HookValues = Record<(typeof HOOK_FIELDS)[number], string>;

const TITLES = { webhook: "Webhook", postback: "Postback" };
const KINDS = {
  webhook: "Webhook: POST in JSON",
  postback: "Postback: GET con i dati nell’indirizzo",
};

type HookSectionProps = {
  hooks: AffiliateHooks;
  /** The receiver that was just added, with its secret. */
  created: AffiliateHookCreated | null;
  refusal: { values: HookValues; errors: readonly WireError[] } | undefined;
};

/** The receivers of events with their secret, a test, and the newest attempts. */
export function HookSection({ hooks: { hooks, attempts }, created, refusal }: HookSectionProps) {
  const sending = useNavigation().state === "submitting";
  const errors = refusal?.errors ?? [];
  const { findField, errorOf } = createErrorLookup(HOOK_FIELDS, errors);
  return (
    <section aria-labelledby="eventi">
      <h2 id="eventi">Eventi al tuo server</h2>
      <p>
        Ti diciamo subito di richieste, preventivi, contratti e commissioni, senza dati delle
        persone. I messaggi sono firmati come vuole Standard Webhooks; se il tuo server non risponde
        riproviamo per tre giorni.
      </p>
      {created !== null && (
        <div className="v-notice v-notice-good" role="status">
          <span>
            Aggiunto. Questo è il segreto con cui verifichi la firma: copialo ora, non lo mostriamo
            più. <code>{created.secret}</code> <CopyButton text={created.secret} />
          </span>
        </div>
      )}
      {hooks.length > 0 && (
        <ul className="panel-hooks">
          {hooks.map(({ id, kind, url }) => (
            <li key={id}>
              <span>
                <strong>{TITLES[kind]}</strong> <code>{url}</code>
              </span>
              <Form method="post" action="#eventi" preventScrollReset>
                <input type="hidden" name="hook" value={id} />
                <button
                  className="v-button v-button-secondary v-button-small"
                  type="submit"
                  name="intent"
                  value="hook-test"
                  disabled={sending}
                >
                  Manda una prova
                </button>
                <button
                  className="v-text-button"
                  type="submit"
                  name="intent"
                  value="hook-delete"
                  disabled={sending}
                >
                  Togli
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form
        // The form is empty again after a receiver was added.
        key={created?.hook.id}
        className="v-form"
        method="post"
        action="#eventi"
        noValidate
      >
        <SubmissionField />
        <FormErrors errors={errors} findField={findField} />
        <input type="hidden" name="intent" value="hook-add" />
        <SelectRow
          name="kind"
          label="Come"
          value={refusal?.values.kind ?? "webhook"}
          choices={toChoices(KINDS)}
        />
        <InputRow
          name="url"
          label="Indirizzo"
          hint="Comincia con https://. Nel postback puoi scrivere {type}, {id}, {code}, {sub}, {widget}, {page} e {cents}."
          value={refusal?.values.url ?? ""}
          error={errorOf("url")}
          control={{ ...AFFILIATE_FIELDS.hook, inputMode: "url" }}
        />
        <button className="v-button" type="submit" disabled={sending}>
          Aggiungi
        </button>
      </Form>
      {attempts.length > 0 && <Attempts hooks={hooks} attempts={attempts} />}
    </section>
  );
}

type Attempt = AffiliateHooks["attempts"][number];

function Attempts({ hooks, attempts }: AffiliateHooks) {
  const nameOf = new Map(hooks.map((hook) => [hook.id, toName(hook)]));
  return (
    <ScrolledTable label="I tentativi">
      <caption>Gli ultimi tentativi, dal più nuovo</caption>
      <thead>
        <tr>
          <th scope="col">Che cosa</th>
          <th scope="col">Esito</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => (
          <tr key={`${attempt.hook}${attempt.at}${attempt.event}`}>
            <th scope="row">
              <span className="panel-entry__detail">
                <RomeTime iso={attempt.at} />
              </span>
              <span className="panel-entry__words">{attempt.type}</span>
              <span className="panel-entry__detail">{nameOf.get(attempt.hook)}</span>
              <span className="panel-entry__detail">Evento {attempt.event}</span>
            </th>
            <td>
              <span className="panel-entry__words">
                {attempt.fault === "" ? `Consegnato (${attempt.status})` : attempt.fault}
              </span>
              <span className="panel-entry__detail">
                <Sequel attempt={attempt} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

/** A receiver's address without its query, which may hold a key. */
function toName({ kind, url }: AffiliateHooks["hooks"][number]): string {
  const [address = ""] = url.replace(/^https:\/\//, "").split(/[?#]/);
  return `${TITLES[kind]} a ${address}`;
}

/** Says what happened after an attempt, or what will happen. */
function Sequel({ attempt: { type, fault, retriedAt, nextAt } }: { attempt: Attempt }) {
  if (retriedAt !== null) {
    return (
      <>
        Riprovato <RomeTime iso={retriedAt} after="il" />
      </>
    );
  }
  if (nextAt !== null) {
    return (
      <>
        Riproviamo <RomeTime iso={nextAt} after="il" />
      </>
    );
  }
  if (fault === "") {
    return "Non serve altro";
  }
  return type === "test" ? "Una prova si manda una volta sola" : "Non riproviamo più";
}
