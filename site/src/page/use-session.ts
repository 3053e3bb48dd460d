import type { Session } from "@volpe/core";
import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import { useClient } from "./use-client.tsx";

/** A value of the login state. `drawn` is the value with which the server rendered the page. */
export function useSession<T>(read: (state: Session["state"]) => T, drawn: T): T {
  const { state } = useClient().session;
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange), [state]);
  return useSyncExternalStore(
    listen,
    () => read(state),
    () => drawn,
  );
}
