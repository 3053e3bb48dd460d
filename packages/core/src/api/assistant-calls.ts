import type { ChatMessage, ChatOpening } from "@volpe/contract";
import type { Request } from "./request.ts";

export function createAssistantCalls(request: Request) {
  return {
    /** The first question that a conversation with this opening asks. */
    greeting: (query: ChatOpening) =>
      request<ChatMessage>({ method: "GET", path: "/assistant/greeting", query }),
  };
}
