import { type Chat, type Consent, createChat, createConsent } from "@volpe/core";
import { createHostStorage } from "../define/host-storage.ts";
import type { PanelSource } from "./element-types.ts";

type ElementChat = { chat: Chat; consent: Consent };

/**
 * One chat for each element, for the element's whole life: a conversation survives a removal from
 * the page even if nothing can be stored. It does not use the page's cookies, because they belong
 * to the partner.
 */
const chats = new WeakMap<Element, ElementChat & { name: string }>();

export function findElementChat(source: PanelSource): ElementChat {
  const { container, volpe, tracking, transports } = source;
  const element = container.host;
  const name = `${tracking} ${transports}`;
  const kept = chats.get(element);
  if (kept?.name === name) {
    return kept;
  }
  kept?.chat.dispose();
  const consent = createConsent(volpe.isGranted() ? "granted" : "pending");
  const chat = createChat({
    baseUrl: volpe.host,
    transports,
    storage: createHostStorage(volpe.host),
    ownTracking: tracking,
    widget: "assistente",
    consent,
    log: globalThis.console,
    readTracking: () => tracking,
  });
  const made = { name, chat, consent };
  chats.set(element, made);
  return made;
}
