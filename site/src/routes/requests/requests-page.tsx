import { CONTRACT_WORDS, type CustomerRequest, formatDate, toPicture } from "@volpe/contract";
import { createCustomerRequestCalls } from "@volpe/core";
import { Drawing, Fox } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { loadAsOwner } from "../../login/require-login.ts";
import { Chips } from "../../page/chips.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Trail } from "../../page/trail.tsx";
import { LIST_CHIPS } from "../catalogue/tipologies.ts";
import { toContractPath } from "../contracts/contract-access.ts";
import { DrawnPath } from "../contracts/drawn-path.tsx";
import { WITHDRAWAL_CALENDAR } from "../contracts/withdrawal-calendar.ts";
import { toTicketHref } from "../tickets/ticket-path.ts";
import { RomeTime } from "../time/rome-time.tsx";
import "./requests.css";

/** The requests of the person who is logged in, newest first. */
export function loader({ request, context }: PageLoaderArgs) {
  const { api } = context.get(clientContext);
  return loadAsOwner({ request, context }, async () => ({
    requests: await createCustomerRequestCalls(api.request).list(),
  }));
}

export function Component() {
  const { requests } = useLoaderData<typeof loader>();
  return (
    <div className="requests v-container">
      <PageHead
        title="Le tue richieste"
        description="I preventivi, le richieste e i contratti che hai fatto, a che punto sono e che cosa viene dopo."
        path="/richieste"
        indexed={false}
      />
      <Trail above={[{ to: "/profilo", text: "Profilo" }]} here="Richieste" />
      <header className="requests__header">
        <h1>Le tue richieste</h1>
        <p className="v-lead">A che punto sono, che cosa viene dopo e a chi tocca.</p>
      </header>
      {requests.length === 0 ? (
        <NoRequests />
      ) : (
        <ul className="requests__rows">
          {requests.map((request) => (
            <RequestRow key={request.id} {...request} />
          ))}
        </ul>
      )}
      <aside className="requests__help">
        <p>Non trovi quello che cerchi, o qualcosa non torna?</p>
        <p className="v-cluster">
          <Link className="v-button v-button-secondary" to="/tickets/create/nuovo">
            Apri una richiesta di assistenza
          </Link>
          <Link to="/tickets">I tuoi messaggi</Link>
        </p>
      </aside>
    </div>
  );
}

/** Shown if there are no requests: where to begin. */
function NoRequests() {
  return (
    <div className="requests__none">
      <Fox mood="listening" size={120} />
      <div>
        <h2>Qui arrivano i tuoi preventivi</h2>
        <p>
          Calcola un preventivo mentre sei nel profilo, o con la stessa e-mail: lo ritrovi qui con
          le cifre, a che punto è e che cosa manca.
        </p>
        <p>
          <Link className="v-button" to="/calcola-preventivo">
            Calcola un preventivo
          </Link>
        </p>
        <p>Oppure guarda prima le offerte:</p>
        <Chips chips={LIST_CHIPS} />
      </div>
    </div>
  );
}

/** One request: its subject, its state, the next step and a link to it. */
function RequestRow(request: CustomerRequest) {
  const { tipology, title, state, path, nextStep, isYours, action, saving } = request;
  const { tickets, createdAt, withdrawal } = request;
  return (
    <li className="request-row">
      <Drawing picture={toPicture("tipology", tipology)} />
      <div className="request-row__words">
        <p className="request-row__state">
          <span className={isYours ? "v-tag v-tag-highlight" : "v-tag"}>{state}</span>{" "}
          <span className="v-quiet v-small">{formatDate(createdAt)}</span>
        </p>
        <h2>{title}</h2>
        {saving !== null && (
          <p>
            <strong className="v-saving">{saving}</strong>
          </p>
        )}
        <DrawnPath short label={`I passi: ${title}`} steps={path} />
        <p className="request-row__next">{nextStep}</p>
        {withdrawal !== undefined && withdrawal.until !== null && (
          <p className="v-small">
            Puoi recedere fino <RomeTime after="al" iso={withdrawal.until} />, ora di Roma.{" "}
            <a href={`${toContractPath(request.id)}/documenti/${WITHDRAWAL_CALENDAR}`} download>
              Metti l’ultimo giorno nel calendario
              <span className="v-hidden">: {title}</span>
            </a>
          </p>
        )}
        {tickets.length > 0 && (
          <p className="v-small">
            Assistenza aperta:{" "}
            {tickets.map(({ slug, number }) => (
              <Link key={slug} className="request-row__ticket" to={`/tickets/${slug}/ultimo`}>
                {number}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className="request-row__actions">
        {action !== null && (
          <Link className={isYours ? "v-button" : "v-button v-button-secondary"} to={action.path}>
            {action.label}
            <span className="v-hidden">: {title}</span>
          </Link>
        )}
        {withdrawal !== undefined && (
          <Link className="request-row__help" to={withdrawal.path} reloadDocument>
            {CONTRACT_WORDS.withdraw}
            <span className="v-hidden">: {title}</span>
          </Link>
        )}
        <Link className="request-row__help" to={toTicketHref(request)}>
          Chiedi assistenza <span className="v-hidden">su {title}</span>
        </Link>
      </div>
    </li>
  );
}
