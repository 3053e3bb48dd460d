import type { ChatMessage } from "@volpe/contract";

type Said = Pick<ChatMessage, "owner" | "step"> & { addons: readonly unknown[] };

/** The question being asked now: the newest message of the assistant that carries addons. */
export function findQuestion<T extends Said>(messages: readonly T[]): T | undefined {
  return messages.find(({ owner, addons }) => owner !== "user" && addons.length > 0);
}
