import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true afterwards. For controls that need a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
