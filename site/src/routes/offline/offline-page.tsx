import { Fox } from "@volpe/ui";
import { useEffect, useState } from "react";
import { whenReachable } from "../../page/is-reachable.ts";
import { toLostTitle } from "../../page/lost-title.ts";
import { OFFLINE_PATH } from "../../page/offline-path.ts";
import { PageHead } from "../../page/page-head.tsx";
import { toReturnPath } from "../../page/return-path.ts";
import { Onward } from "../../search/onward.tsx";
import "./offline.css";

/**
 * The service worker leads here from an address that it did not keep, named by `?pagina=`. The page
 * opens that address as soon as the host answers.
 */
export function Component() {
  // The kept document is the same for every address, so only the browser knows which address was
  // requested.
  const [asked, setAsked] = useState("/");
  const [title, setTitle] = useState("Non riesco a raggiungere Volpe");
  useEffect(() => {
    const wanted = toReturnPath(new URLSearchParams(location.search).get("pagina")) ?? "/";
    setAsked(wanted);
    setTitle(toLostTitle());
    return whenReachable(() => location.replace(wanted));
  }, []);
  return (
    <div className="offline-page v-container">
      <PageHead
        title={title}
        description="Questa pagina non è tra quelle che puoi leggere senza rete."
        path={OFFLINE_PATH}
        indexed={false}
      />
      <section className="offline-page__what">
        <Fox mood="asleep" size={96} />
        <h1>{title}</h1>
        <p className="v-lead">Di questa pagina non ho una copia su questo dispositivo.</p>
        <p>
          Può mancare la tua rete, oppure è il sito che non risponde: si apre da sola appena ci
          riesco. Intanto puoi rileggere le pagine che hai già visto, i tuoi preferiti e i tuoi
          preventivi.
        </p>
        <p className="offline-page__ways">
          <a className="v-button" href={asked}>
            Riprova adesso
          </a>
          <a className="v-button v-button-secondary" href="/preferiti">
            I tuoi preferiti
          </a>
        </p>
      </section>
      <Onward label="Cerca quando torna la rete" />
    </div>
  );
}
