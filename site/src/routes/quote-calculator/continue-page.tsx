import { ASSISTANT_PATH } from "@volpe/contract";
import {
  createAssistantCalls,
  createBrowserStorage,
  createRandomKey,
  storeConversation,
  type TextStorage,
} from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { createTabStorage } from "../../forms/form-drafts.ts";
import {
  FailedLink,
  type LinkFailure,
  loadMailedLink,
  MailedLinkFrame,
  RefusedLink,
  toLinkFailure,
} from "../../forms/mailed-link-page.tsx";
import { useClient } from "../../page/use-client.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";

/**
 * The page has no action: a browser's script holds the conversation, so a form without a script
 * would use up the link and open nothing.
 */
export const loader = loadMailedLink;

type Outcome = { status: "asked" | "busy" } | Pick<LinkFailure, "status" | "message">;

const STORAGE_NAME = "volpe-continue";
const BLOCKED =
  "Questo browser non conserva i dati dei siti, e la conversazione andrebbe persa. Consentili per questo sito e riprova, oppure apri il link in un altro browser: resta buono.";

export function Component() {
  const { key: token } = useLoaderData<typeof loader>();
  const { api } = useClient();
  const [outcome, setOutcome] = useState<Outcome>({ status: "asked" });

  async function open() {
    const key = storeKey(token);
    if (key === null) {
      setOutcome({ status: "failed", message: BLOCKED });
      return;
    }
    setOutcome({ status: "busy" });
    try {
      const calls = createAssistantCalls(api.request);
      storeConversation(await calls.continueChat({ token, key }), createBrowserStorage());
      createTabStorage().remove(STORAGE_NAME);
      // Loads a whole page, because an open assistant would keep its own conversation.
      location.assign(ASSISTANT_PATH);
    } catch (error) {
      setOutcome(toLinkFailure(error));
    }
  }

  return (
    <MailedLinkFrame
      head={{
        title: "Riprendi la conversazione",
        description: "Continua su questo dispositivo la conversazione che hai iniziato altrove.",
        path: "/continua",
      }}
    >
      {token === "" || outcome.status === "refused" ? (
        <RefusedLink
          title="Questo link non vale più"
          message={outcome.status === "refused" ? outcome.message : undefined}
        >
          <p>
            La conversazione è ancora dov’era: dal dispositivo su cui l’hai iniziata scrivi in chat
            «continuo dal telefono» e ti mando un link nuovo.
          </p>
          <p>
            <Link className="v-button" to={ASSISTANT_PATH}>
              Comincia una conversazione nuova
            </Link>
          </p>
        </RefusedLink>
      ) : (
        <Question outcome={outcome} onOpen={open} />
      )}
    </MailedLinkFrame>
  );
}

/**
 * The link's key in this tab. It is the same in each attempt and after a reload, so that a link
 * whose answer was lost works again. Null if the browser blocks storage, where the conversation
 * would be lost.
 */
function storeKey(token: string): string | null {
  const [stored, known] = createTabStorage().get(STORAGE_NAME)?.split(" ") ?? [];
  const key = stored === token && known !== undefined ? known : createRandomKey();
  const value = `${token} ${key}`;
  const isStored = canStore(createTabStorage, value) && canStore(createBrowserStorage, value);
  createBrowserStorage().remove(STORAGE_NAME);
  return isStored ? key : null;
}

/** A second storage object reads the browser's storage, not the first one's memory. */
function canStore(createStorage: () => TextStorage, value: string): boolean {
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
      <FailedLink message={outcome.status === "failed" ? outcome.message : undefined} />
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
