import type { ChatContinuation, ChatConversation, ChatMessage, ChatOpening } from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * @example
 * const question = await createAssistantCalls(request).greeting({ type: "luce" });
 */
export function createAssistantCalls(request: Request) {
  return {
    /** The first question that a conversation with this opening asks. */
    greeting: (query: ChatOpening) =>
      request<ChatMessage>({ method: "GET", path: "/assistant/greeting", query }),
    /** Moves a conversation to this device. The mailed link works once. */
    continueChat: (body: ChatContinuation) =>
      request<ChatConversation>({ method: "POST", path: "/assistant/continue", body }),
  };
}
