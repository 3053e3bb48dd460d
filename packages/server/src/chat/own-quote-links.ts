import type { ChatMessage } from "@volpe/contract";
import type { Config } from "../process/config.ts";
import { toOwnRatePath } from "../quote/rate-key.ts";

const RATE = /^\/preventivo\/([\w-]{22})$/;

/**
 * Gives the links to quotes their owner's key. Only the sockets of the conversation get such a
 * message; the stored one has no key.
 */
export function withOwnLinks(
  config: Pick<Config, "sessionSecret">,
  message: ChatMessage,
): ChatMessage {
  const addons = message.addons.map((addon) => {
    const rate = addon.kind === "pdf" ? RATE.exec(addon.page)?.[1] : undefined;
    return rate === undefined ? addon : { ...addon, own: toOwnRatePath(config, rate) };
  });
  return { ...message, addons };
}
