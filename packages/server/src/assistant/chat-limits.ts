import { createMessageRate, type MessageRate } from "./message-rate.ts";

export type ChatLimits = {
  conversations: MessageRate;
  byAddress: MessageRate;
  bySocket: MessageRate;
};

/** Far above what people do: an office or a mobile carrier may stand behind one address. */
export function createChatLimits(): ChatLimits {
  return {
    conversations: createMessageRate({ burst: 300, perSecond: 2 }),
    byAddress: createMessageRate({ burst: 1200, perSecond: 40 }),
    bySocket: createMessageRate({ burst: 60, perSecond: 2 }),
  };
}
