import { listenForWake } from "@volpe/core";
import { useContext, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { ErrorScreenContext } from "./page/fatal-error-context.tsx";
import { HeadTags } from "./page/head-tags.tsx";
import { isOffline } from "./page/is-offline.ts";
import { isReachable } from "./page/is-reachable.ts";
import "./failure.css";

/**
 * The error screen, whose script is loaded when it is needed. It cannot be loaded without a
 * connection, so the content for that case is part of every page.
 */
export function Failure({ error }: { error: unknown }) {
  const drawn = useContext(ErrorScreenContext);
  const [Screen, setScreen] = useState(() => drawn);
  const offline = drawn === null && isOffline(error);
  // The failed page may be scrolled down.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would call as the effect's end.
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (offline || Screen !== null) return;
    import("./error-screen.tsx").then(
      ({ ErrorScreen }) => setScreen(() => ErrorScreen),
      () => setScreen(() => Offline),
    );
  }, [offline, Screen]);
  if (offline) return <Offline />;
  return Screen && <Screen error={error} />;
}

const RETRY_MS = 5000;

/** Opens the wanted page as soon as the host answers. */
function Offline() {
  const here = useLocation();
  const { pathname, search } = useNavigation().location ?? here;
  const retry = async () => {
    if (await isReachable()) location.replace(pathname + search);
  };
  useEffect(() => {
    // The service worker may have kept the page; if not, it says so.
    if (navigator.serviceWorker?.controller) location.replace(pathname + search);
  }, [pathname, search]);
  useEffect(() => {
    const stopListening = listenForWake(retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  });
  return (
    <section className="offline v-container-text" role="alert">
      <HeadTags>
        <title>Senza connessione | Volpe</title>
      </HeadTags>
      <h1>Sei senza connessione</h1>
      <p>
        Non riesco a raggiungere il sito. La pagina si apre da sola appena torna la rete: intanto
        puoi controllare il Wi-Fi o i dati del telefono.
      </p>
      <button className="v-button" type="button" onClick={retry}>
        Riprova adesso
      </button>
    </section>
  );
}
