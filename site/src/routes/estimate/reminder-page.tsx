import { BRAND, formatDate, type ReminderConfirmed } from "@volpe/contract";
import { ApiError, createReminderCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { data, Form, Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { toNoAnswerError } from "../../forms/no-answer.ts";
import { clientContext } from "../../page/client-context.ts";
import { isOffline } from "../../page/is-offline.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import "./estimate.css";

type Outcome =
  | { status: "done"; reminder: ReminderConfirmed }
  | { status: "refused"; message: string }
  | { status: "offline"; message: string };

/** Opening the mailed link only asks, because mail filters open links too. */
export function loader({ request }: PageLoaderArgs) {
  return { keyed: readKey(request) !== "" };
}

/** Confirms the reminder. Idempotent. */
export async function action({ request, params, context }: PageActionArgs) {
  const calls = createReminderCalls(context.get(clientContext).api.request);
  try {
    const reference = params.reminder ?? "";
    const reminder = await calls.confirm({ reference, key: readKey(request) });
    return data<Outcome>({ status: "done", reminder });
  } catch (error) {
    if (error instanceof ApiError) {
      const message = error.errors[0]?.message ?? "";
      return data<Outcome>({ status: "refused", message }, { status: error.status });
    }
    if (isOffline(error)) {
      const { message } = toNoAnswerError();
      return data<Outcome>({ status: "offline", message }, { status: 503 });
    }
    throw error;
  }
}

function readKey(request: Request): string {
  return new URL(request.url).searchParams.get("chiave") ?? "";
}

export function Component() {
  const { keyed } = useLoaderData<typeof loader>();
  const outcome = useActionData<Outcome>();
  return (
    <div className="estimate v-container-text">
      <PageHead
        title="Conferma il promemoria"
        description="Conferma l’indirizzo a cui ricordare la scadenza del tuo prezzo."
        path="/promemoria"
        indexed={false}
      />
      {outcome?.status === "done" ? (
        <Done reminder={outcome.reminder} />
      ) : outcome?.status === "refused" || !keyed ? (
        <Refused message={outcome?.status === "refused" ? outcome.message : undefined} />
      ) : (
        <Question offline={outcome?.status === "offline" ? outcome.message : undefined} />
      )}
    </div>
  );
}

function Question({ offline }: { offline: string | undefined }) {
  const sending = useNavigation().state === "submitting";
  return (
    <div className="estimate__header">
      <h1>Confermi il promemoria?</h1>
      <p className="v-lead">
        Se l’hai chiesto tu, basta un tocco: ti scrivo una volta sola, prima che scada il tuo
        prezzo.
      </p>
      {offline !== undefined && (
        <p className="v-notice v-notice-error" role="alert">
          {offline}
        </p>
      )}
      <Form method="post">
        <button className="v-button" type="submit" disabled={sending}>
          {sending ? "Un momento…" : "Conferma il promemoria"}
        </button>
      </Form>
      <p>Se non sei stato tu, chiudi questa pagina: senza conferma non ti scrivo.</p>
    </div>
  );
}

function Done({ reminder }: { reminder: ReminderConfirmed }) {
  const { tipology, expiresOn, remindedOn, mailbox } = reminder;
  return (
    <div role="status" className="estimate__header">
      <Fox mood="glad" size={88} />
      <h1>Ci penso io</h1>
      <p className="v-lead">
        Il {formatDate(remindedOn)} scrivo a {mailbox}: il prezzo{" "}
        {tipology === "gas" ? "del gas" : "della luce"} vale fino al {formatDate(expiresOn)}.
      </p>
      <p>
        In fondo a ogni mail c’è il link per toglierlo. Intanto puoi{" "}
        <Link to={`/offerte/${tipology}`}>guardare le offerte di oggi</Link>.
      </p>
    </div>
  );
}

function Refused({ message }: { message: string | undefined }) {
  const { email } = BRAND.company;
  return (
    <div role="alert" className="estimate__header">
      <Fox mood="sorry" size={88} />
      <h1>Con questo link non ci riesco</h1>
      <p className="v-lead">
        {message ?? "All’indirizzo manca un pezzo. Apri di nuovo il link dalla mail, tutto intero."}
      </p>
      <p>
        <Link to="/preventivo/calcolo">Rifai il confronto</Link> e chiedi di nuovo il promemoria. Se
        non funziona scrivi a <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
