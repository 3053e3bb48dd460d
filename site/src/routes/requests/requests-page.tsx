import { createCustomerRequestCalls } from "@volpe/core";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { loadAsOwner } from "../auth/require-login.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { NoRequests } from "./no-requests.tsx";
import { RequestRow } from "./request-row.tsx";
import "./requests.css";

/** What the person who is logged in asked of us, newest first. */
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
        description="I preventivi e le richieste che hai fatto, a che punto sono e che cosa viene dopo."
        path="/richieste"
        indexed={false}
      />
      <nav aria-label="Percorso">
        <ol className="v-trail">
          <li>
            <Link to="/profilo">Profilo</Link>
          </li>
          <li aria-current="page">Richieste</li>
        </ol>
      </nav>
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
