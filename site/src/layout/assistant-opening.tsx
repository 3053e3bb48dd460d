import type { Chat } from "@volpe/core";
import { createContext, type MouseEvent, useContext } from "react";
import { isPlainClick } from "./is-plain-click.ts";

/** What the conversation begins with: a typology, an offer. */
export type AssistantOpening = NonNullable<Parameters<Chat["open"]>[0]>;

/** Without a wish of its own, the assistant opens as it was. */
type OpenAssistant = (opening?: AssistantOpening) => void;

/** How a page opens the assistant over itself; null where there is no launcher. */
export const AssistantContext = createContext<OpenAssistant | null>(null);

/**
 * The click of a link to the assistant's page: once there is a script, the assistant opens over
 * the page instead. A click that asks for another tab is left to the browser.
 */
export function useAssistantClick(opening?: AssistantOpening) {
  const openAssistant = useContext(AssistantContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (openAssistant !== null && isPlainClick(event)) {
      event.preventDefault();
      openAssistant(opening);
    }
  };
}
