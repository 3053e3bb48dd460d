import { BRAND, type Unsubscribed } from "@volpe/contract";
import { createUnsubscribeCalls } from "@volpe/core";
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

/**
 * Handles the page's button and a mail program's one-click request (RFC 8058:
 * `List-Unsubscribe=One-Click`, no cookies, no page before). The body is ignored: the address
 * contains the request and the key that authorizes it.
 */
export function action({ request, params, context }: PageActionArgs) {
  const calls = createUnsubscribeCalls(context.get(clientContext).api.request);
  const reference = params.rate ?? "";
  return followMailedLink(calls.unsubscribe({ reference, key: readLinkKey(request) }));
}

export function Component() {
  const { email } = BRAND.company;
  return (
    <MailedLinkPage
      outcome={useActionData<typeof action>()}
      head={{
        title: "Disiscriviti",
        description: "Ritira i consensi che hai dato con una richiesta.",
        path: "/disiscrivimi",
      }}
      question={{
        title: "Vuoi disiscriverti?",
        lead: "Con un tocco ritiri i consensi facoltativi della tua casella: niente più consigli, novità e promemoria per e-mail, nessun contatto ai fornitori e nessuna telefonata, anche se l’avevi chiesta.",
        more: "Ti arriva ancora solo ciò che chiedi tu, come la risposta a una domanda o un preventivo. Vale da subito e per tutte le richieste fatte con questo indirizzo.",
        button: "Disiscrivimi",
      }}
      Done={Done}
      help={
        <p>
          Se non funziona scrivi a <a href={`mailto:${email}`}>{email}</a> dalla casella da
          togliere: ci pensiamo noi.
        </p>
      }
    />
  );
}

function Done({ mailbox }: Unsubscribed) {
  return (
    <>
      <h1>Fatto</h1>
      <p className="v-lead">
        {mailbox} non riceve più consigli, novità e promemoria, i suoi contatti non vanno a nessun
        fornitore e le richieste di essere richiamato sono ritirate.
      </p>
      <p>
        Se cambi idea basta spuntare di nuovo le caselle, alla prossima richiesta o{" "}
        <Link to="/profilo">nel profilo</Link>.
      </p>
    </>
  );
}
