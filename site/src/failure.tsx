import { useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { showOfflineScreen } from "./browser/offline-screen.ts";
import { ErrorScreenContext } from "./page/fatal-error-context.ts";
import { isOffline } from "./page/is-offline.ts";
import { orReload } from "./page/or-reload.ts";
import "./failure.css";

/**
 * The error screen, whose script is loaded when it is needed. A script cannot be loaded without a
 * connection, so the screen for that case is part of every page.
 */
export function Failure({ error }: { error: unknown }) {
  const drawn = useContext(ErrorScreenContext);
  const [Screen, setScreen] = useState(() => drawn);
  const offline = drawn === null && isOffline(error);
  // The failed page may be scrolled down.
  useEffect(() => {
    // The braces drop the promise that newer browsers return. React would call it as the effect's
    // cleanup.
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (offline || Screen !== null) return;
    orReload(import("./error-screen.tsx")).then(
      (loaded) => setScreen(() => loaded.ErrorScreen),
      () => setScreen(() => Offline),
    );
  }, [offline, Screen]);
  if (offline) return <Offline />;
  return Screen && <Screen error={error} />;
}

/** Opens the wanted page as soon as the host answers. */
function Offline() {
  const here = useLocation();
  const { pathname, search } = useNavigation().location ?? here;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => location.replace(pathname + search);
    // The service worker answers with a stored page, or with the screen for a lost connection.
    if (navigator.serviceWorker?.controller) open();
    return place.current === null ? undefined : showOfflineScreen(place.current, open);
  }, [pathname, search]);
  return <div ref={place} />;
}
