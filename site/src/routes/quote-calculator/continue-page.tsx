import {
  ApiError,
  createAssistantCalls,
  createBrowserStorage,
  createRandomKey,
  keepConversation,
  type TextStorage,
} from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { createTabStorage } from "../../forms/form-drafts.ts";
import { toNoAnswerError } from "../../forms/no-answer.ts";
import { isOffline } from "../../page/is-offline.ts";
import { ASSISTANT_PATH } from "../../page/opening-query.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useClient } from "../../page/use-client.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";
import "./continue.css";

/**
 * Opening the mailed link only asks, because mail filters open links too. The page has no action: a
 * conversation is held by a browser's script, so a form without one would use the link up in vain.
 */
export function loader({ request }: PageLoaderArgs) {
  return { token: new URL(request.url).searchParams.get("chiave") ?? "" };
}

type Outcome = { status: "asked" | "busy" } | { status: "refused" | "failed"; message: string };

const STORAGE_NAME = "volpe-continue";
const BLOCKED =
  "Questo browser non conserva i dati dei siti, e la conversazione andrebbe persa. Consentili per questo sito e riprova, oppure apri il link in un altro browser: resta buono.";

export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const { api } = useClient();
  const [outcome, setOutcome] = useState<Outcome>({ status: "asked" });

  async function open() {
    const key = holdKey(token);
    if (key === null) {
      setOutcome({ status: "failed", message: BLOCKED });
      return;
    }
    setOutcome({ status: "busy" });
    try {
      const calls = createAssistantCalls(api.request);
      keepConversation(await calls.continueChat({ token, key }), createBrowserStorage());
      createTabStorage().remove(STORAGE_NAME);
      // A whole page, because an assistant that is open here would keep its own conversation.
      location.assign(ASSISTANT_PATH);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        setOutcome({ status: "refused", message: error.errors[0]?.message ?? "" });
      } else if (error instanceof ApiError || isOffline(error)) {
        const message = error instanceof ApiError ? error.errors[0]?.message : undefined;
        setOutcome({ status: "failed", message: message ?? toNoAnswerError().message });
      } else {
        throw error;
      }
    }
  }

  return (
    <div className="continue v-container-text">
      <PageHead
        title="Riprendi la conversazione"
        description="Continua su questo dispositivo la conversazione che hai iniziato altrove."
        path="/continua"
        indexed={false}
      />
      {token === "" || outcome.status === "refused" ? (
        <Refused message={outcome.status === "refused" ? outcome.message : undefined} />
      ) : (
        <Question outcome={outcome} onOpen={open} />
      )}
    </div>
  );
}

/**
 * The link's key in this tab, the same in each attempt and after a reload: a link that was used by a
 * lost answer works again. Null if the browser blocks storage, where the conversation would be lost.
 */
function holdKey(token: string): string | null {
  const [held, known] = createTabStorage().get(STORAGE_NAME)?.split(" ") ?? [];
  const key = held === token && known !== undefined ? known : createRandomKey();
  const value = `${token} ${key}`;
  const isHeld = isKept(createTabStorage, value) && isKept(createBrowserStorage, value);
  createBrowserStorage().remove(STORAGE_NAME);
  return isHeld ? key : null;
}

/** A second storage object reads what the browser kept, not the first one's memory. */
function isKept(createStorage: () => TextStorage, value: string): boolean {
  createStorage().set(STORAGE_NAME, value);
  return createStorage().get(STORAGE_NAME) === value;
}

function Question({ outcome, onOpen }: { outcome: Outcome; onOpen: () => void }) {
  const ready = useHydrated();
  const isBusy = outcome.status === "busy";
  return (
    <>
      <Fox mood="listening" size={88} />
      <h1>Continuiamo da qui?</h1>
      <p className="v-lead">
        Riapro la conversazione su questo dispositivo, con le risposte che hai già dato. Il link
        funziona una volta sola: usalo dove vuoi andare avanti.
      </p>
      {outcome.status === "failed" && (
        <p className="v-notice v-notice-error" role="alert">
          {outcome.message}
        </p>
      )}
      <p>
        <button className="v-button" type="button" disabled={!ready || isBusy} onClick={onOpen}>
          {isBusy ? "Un momento…" : "Continua su questo dispositivo"}
        </button>
      </p>
      <noscript>
        <p className="v-notice">
          La chat ha bisogno di JavaScript. Senza, <a href={ASSISTANT_PATH}>c’è il modulo</a> con
          tutte le domande: il link della mail resta buono.
        </p>
      </noscript>
      <p className="v-quiet">
        Se qui avevi un’altra conversazione aperta, questa ne prende il posto. Se non l’hai chiesto
        tu, chiudi la pagina: non succede niente.
      </p>
    </>
  );
}

function Refused({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="continue__refused">
      <Fox mood="sorry" size={88} />
      <h1>Questo link non vale più</h1>
      <p className="v-lead">
        {message ?? "All’indirizzo manca un pezzo. Apri di nuovo il link dalla mail, tutto intero."}
      </p>
      <p>
        La conversazione è ancora dov’era: dal dispositivo su cui l’hai iniziata scrivi in chat
        «continuo dal telefono» e ti mando un link nuovo.
      </p>
      <p>
        <Link className="v-button" to={ASSISTANT_PATH}>
          Comincia una conversazione nuova
        </Link>
      </p>
    </div>
  );
}
