import { BRAND } from "@volpe/contract";
import { ApiError, createUnsubscribeCalls, OfflineError } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { data, Form, Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import "./unsubscribe.css";

type Outcome =
  | { status: "done"; mailbox: string }
  | { status: "refused"; message: string }
  | { status: "offline" };

/**
 * Opening the link only asks for confirmation, because programs that scan mails open every link.
 */
export function loader({ request }: PageLoaderArgs) {
  return { keyed: readKey(request) !== "" };
}

/**
 * Handles the page's button and a mail program's one-click request (RFC 8058:
 * `List-Unsubscribe=One-Click`, no cookies, no page before). The body is ignored: the address
 * contains the request and the key that authorizes it.
 */
export async function action({ request, params, context }: PageActionArgs) {
  const reference = params.rate ?? "";
  const calls = createUnsubscribeCalls(context.get(clientContext).api.request);
  try {
    const { mailbox } = await calls.unsubscribe({ reference, key: readKey(request) });
    return data<Outcome>({ status: "done", mailbox });
  } catch (error) {
    if (error instanceof ApiError) {
      const message = error.errors[0]?.message ?? "";
      return data<Outcome>({ status: "refused", message }, { status: error.status });
    }
    if (error instanceof OfflineError) {
      return data<Outcome>({ status: "offline" }, { status: 503 });
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
    <div className="unsubscribe v-container-text">
      <PageHead
        title="Disiscriviti"
        description="Ritira i consensi che hai dato con una richiesta."
        path="/disiscrivimi"
        indexed={false}
      />
      {outcome?.status === "done" ? (
        <Done mailbox={outcome.mailbox} />
      ) : outcome?.status === "refused" || !keyed ? (
        <Refused message={outcome?.status === "refused" ? outcome.message : undefined} />
      ) : (
        <Question offline={outcome?.status === "offline"} />
      )}
    </div>
  );
}

function Question({ offline }: { offline: boolean }) {
  const sending = useNavigation().state === "submitting";
  return (
    <>
      <h1>Vuoi disiscriverti?</h1>
      <p className="v-lead">
        Con un tocco ritiri i consensi facoltativi della tua casella: niente più consigli, novità e
        promemoria per e-mail, e nessun contatto ai fornitori.
      </p>
      <p>
        Ti arriva ancora solo ciò che chiedi tu, come la risposta a una domanda o un preventivo.
        Vale da subito e per tutte le richieste fatte con questo indirizzo.
      </p>
      {offline && (
        <p className="v-notice v-notice-error" role="alert">
          Non riesco a raggiungere il server. Controlla la connessione e riprova.
        </p>
      )}
      <Form method="post">
        <button className="v-button" type="submit" disabled={sending}>
          {sending ? "Un momento…" : "Disiscrivimi"}
        </button>
      </Form>
    </>
  );
}

function Done({ mailbox }: { mailbox: string }) {
  return (
    <div role="status" className="unsubscribe__outcome">
      <Fox mood="glad" size={88} />
      <h1>Fatto</h1>
      <p className="v-lead">
        {mailbox} non riceve più consigli, novità e promemoria, e i suoi contatti non vanno a nessun
        fornitore.
      </p>
      <p>
        Se cambi idea basta spuntare di nuovo le caselle, alla prossima richiesta o{" "}
        <Link to="/profilo">nel profilo</Link>.
      </p>
    </div>
  );
}

function Refused({ message }: { message: string | undefined }) {
  const { email } = BRAND.company;
  return (
    <div role="alert" className="unsubscribe__outcome">
      <Fox mood="sorry" size={88} />
      <h1>Con questo link non ci riesco</h1>
      <p className="v-lead">
        {message ?? "All’indirizzo manca un pezzo. Apri di nuovo il link dalla mail, tutto intero."}
      </p>
      <p>
        Se non funziona scrivi a <a href={`mailto:${email}`}>{email}</a> dalla casella da togliere:
        ci pensiamo noi.
      </p>
    </div>
  );
}
