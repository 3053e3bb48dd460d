import type { ChatState } from "@volpe/core";
import { useCallback, useSyncExternalStore } from "react";
import { type Snapshot, snapshot, subscribe } from "valtio/vanilla";

export type ChatView = Snapshot<ChatState>;
export type ChatViewMessage = ChatView["messages"][number];
export type ViewAddon = ChatViewMessage["addons"][number];
export type ViewOf<K extends ViewAddon["kind"]> = Extract<ViewAddon, { kind: K }>;

/** A snapshot of the chat's state. Updates are synchronous, so that typed letters do not jump. */
export function useChatState(state: ChatState): ChatView {
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange, true), [state]);
  const read = useCallback(() => snapshot(state), [state]);
  return useSyncExternalStore(listen, read, read);
}
