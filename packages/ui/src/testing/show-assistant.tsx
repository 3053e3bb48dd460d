import { type RenderResult, render } from "@testing-library/react";
import { Assistant } from "../assistant/assistant.tsx";
import type { AssistantProps } from "../assistant/assistant-props.ts";
import type { createTestChat } from "./chat-fixture.ts";

export const ASSISTANT_LINKS = { privacy: "/privacy-policy" };

/** Renders the assistant as a page, with a chat that the test drives. */
export function showAssistant(
  { chat }: Pick<ReturnType<typeof createTestChat>, "chat">,
  props: Partial<AssistantProps> = {},
): RenderResult {
  return render(<Assistant chat={chat} variant="page" links={ASSISTANT_LINKS} {...props} />);
}
