/** `react` for the one file that reads a store: nobody else needs the hook, the launcher least. */
export { useCallback } from "preact/hooks";
export { useSyncExternalStore } from "./use-sync-external-store.ts";
