/** Replaces `react` only in the file that reads a store, because no other file needs this hook. */
export { useCallback } from "preact/hooks";
export { useSyncExternalStore } from "./use-sync-external-store.ts";
