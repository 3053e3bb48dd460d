import {
  type Chat,
  type Consent,
  createBrowserStorage,
  createChat,
  createConsent,
  type TextStorage,
} from "@volpe/core";
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
    storage: prefix(createBrowserStorage(), new URL(volpe.host).host),
    ownTracking: tracking,
    consent,
    log: globalThis.console,
    readTracking: () => tracking,
  });
  const made = { name, chat, consent };
  chats.set(element, made);
  return made;
}

/** Adds the host to the name, because a page may have widgets of several hosts. */
function prefix(storage: TextStorage, host: string): TextStorage {
  const toName = (name: string) => `${host}/${name}`;
  return {
    get: (name) => storage.get(toName(name)),
    set: (name, value) => storage.set(toName(name), value),
    remove: (name) => storage.remove(toName(name)),
  };
}
