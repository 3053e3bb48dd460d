import { BRAND, formatDate, type ReminderConfirmed, withDay } from "@volpe/contract";
import { createReminderCalls } from "@volpe/core";
import { Link, useActionData } from "react-router-dom";
import {
  followMailedLink,
  loadMailedLink,
  MailedLinkPage,
  readLinkKey,
} from "../../forms/mailed-link-page.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";

export const loader = loadMailedLink;

/** Confirms the reminder. Idempotent. */
export function action({ request, params, context }: PageActionArgs) {
  const calls = createReminderCalls(context.get(clientContext).api.request);
  const reference = params.reminder ?? "";
  return followMailedLink(calls.confirm({ reference, key: readLinkKey(request) }));
}

export function Component() {
  const { email } = BRAND.company;
  return (
    <MailedLinkPage
      outcome={useActionData<typeof action>()}
      head={{
        title: "Conferma il promemoria",
        description: "Conferma l’indirizzo a cui ricordare la scadenza del tuo prezzo.",
        path: "/promemoria",
      }}
      question={{
        title: "Confermi il promemoria?",
        lead: "Se l’hai chiesto tu, basta un tocco: ti scrivo una volta sola, prima che scada il tuo prezzo.",
        more: "Se non sei stato tu, chiudi questa pagina: senza conferma non ti scrivo.",
        button: "Conferma il promemoria",
      }}
      Done={Done}
      help={
        <p>
          <Link to="/preventivo/calcolo">Rifai il confronto</Link> e chiedi di nuovo il promemoria.
          Se non funziona scrivi a <a href={`mailto:${email}`}>{email}</a>.
        </p>
      }
    />
  );
}

function Done({ tipology, expiresOn, remindedOn, mailbox }: ReminderConfirmed) {
  return (
    <>
      <h1>Ci penso io</h1>
      <p className="v-lead">
        {withDay("Il", formatDate(remindedOn))} scrivo a {mailbox}: il prezzo{" "}
        {tipology === "gas" ? "del gas" : "della luce"} vale fino{" "}
        {withDay("al", formatDate(expiresOn))}.
      </p>
      <p>
        In fondo a ogni mail c’è il link per toglierlo. Intanto puoi{" "}
        <Link to={`/offerte/${tipology}`}>guardare le offerte di oggi</Link>.
      </p>
    </>
  );
}
