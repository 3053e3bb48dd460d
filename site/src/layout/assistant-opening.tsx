import { ASSISTANT_PATH, TIPOLOGIES } from "@volpe/contract";
import type { Chat } from "@volpe/core";
import { createContext, type MouseEvent, useContext } from "react";
import { useLocation } from "react-router-dom";
import { isPlainClick } from "../page/is-plain-click.ts";
import { NEEDS_HYDRATION } from "../page/needs-hydration.ts";
import { toAssistantHref, toListedQuery } from "../page/opening-query.ts";

/** Initial values of a conversation: a typology, an offer. */
export type AssistantOpening = NonNullable<Parameters<Chat["open"]>[0]>;

/** Opens the assistant. Without an opening its conversation continues. */
type OpenAssistant = (opening?: AssistantOpening) => void;

/** Opens the assistant over the page; null if the page has no launcher. */
export const AssistantContext = createContext<OpenAssistant | null>(null);

/**
 * The properties of links to the assistant's page. With a script the assistant opens over the page
 * instead. A click that opens another tab is left to the browser.
 */
export function useAssistantClick(opening?: AssistantOpening) {
  const openAssistant = useContext(AssistantContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (openAssistant !== null && isPlainClick(event)) {
      event.preventDefault();
      openAssistant(opening);
    }
  };
  return { onClick, ...NEEDS_HYDRATION };
}

/** The assistant's opening from a list with a configuration in its address. */
export function findListOpening(pathname: string, search: string) {
  const type = TIPOLOGIES.find((each) => pathname.replace("/offerte", "") === `/${each}`);
  const query = toListedQuery(new URLSearchParams(search));
  return type && query ? { type, query } : undefined;
}

/** The address of the assistant's page. On a list it carries the list's configuration. */
export function useAssistantHref(): string {
  const { pathname, search } = useLocation();
  const opening = findListOpening(pathname, search);
  return opening ? toAssistantHref(opening) : ASSISTANT_PATH;
}
