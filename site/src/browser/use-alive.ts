import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while its page is taken over; true from then on: for what needs a script. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
