import { BRAND, type ChatMessage } from "@volpe/contract";
import type { Socket } from "socket.io";
import type { Config } from "../process/config.ts";
import { toOwnRatePath } from "../quote/rate-key.ts";
import { toQuotePdfPath } from "../quote/rate-paths.ts";
import type { Replay } from "./conversations.ts";

/**
 * The result of an answer: the answer itself, the replies, and the id of a quote with a document.
 */
type Said = { said: ChatMessage | null; replies: readonly ChatMessage[]; pdfOf: string | null };

type Target = { emit(event: "message" | "upload", payload: string): unknown };

/** Sends messages to one socket, and to the other sockets of its conversation. */
export function createChatSender(
  socket: Socket,
  config: Pick<Config, "redisUrl" | "sessionSecret">,
) {
  const toOwn = (said: ChatMessage) => withOwnLinks(config, said);

  function emit(...messages: readonly ChatMessage[]) {
    for (const message of messages) {
      socket.emit("message", JSON.stringify(message));
    }
  }

  return {
    /** Sends messages to this socket only. */
    emit,
    replay({ messages, rate }: Replay) {
      emit(...messages.map(toOwn));
      if (rate !== "") {
        socket.emit("upload", toUpload(rate));
      }
    },
    /**
     * Sends replies to this socket directly, without waiting for Redis, and with the answer to the
     * conversation's other sockets.
     */
    say(id: string, { said, replies, pdfOf }: Said) {
      const payloads = replies.map((reply) => JSON.stringify(toOwn(reply)));
      const uploads = pdfOf === null ? [] : [toUpload(pdfOf)];
      const send = (target: Target, messages: readonly string[]) => {
        for (const message of messages) {
          target.emit("message", message);
        }
        for (const upload of uploads) {
          target.emit("upload", upload);
        }
      };
      send(socket, payloads);
      const room = toRoom(id);
      const here = socket.nsp.adapter.rooms.get(room)?.size ?? 0;
      if (here > 1 || config.redisUrl !== null) {
        send(socket.to(room), [...(said === null ? [] : [JSON.stringify(said)]), ...payloads]);
      }
    },
  };
}

export function toRoom(conversationId: string): string {
  return `conversation:${conversationId}`;
}

/** The assistant's message to a visitor with whom no conversation begins. */
export function toLine(text: string): ChatMessage {
  return { owner: BRAND.persona, step: 0, messages: [text], addons: [] };
}

function toUpload(rate: string): string {
  return JSON.stringify({ pdf: toQuotePdfPath(rate) });
}

const RATE = /^\/preventivo\/([\w-]{22})$/;

/**
 * Adds the owner's key to the links of quotes. Only the sockets of the conversation get such a
 * message; the stored one has no key.
 */
function withOwnLinks(config: Pick<Config, "sessionSecret">, message: ChatMessage): ChatMessage {
  const addons = message.addons.map((addon) => {
    const rate = addon.kind === "pdf" ? RATE.exec(addon.page)?.[1] : undefined;
    return rate === undefined ? addon : { ...addon, own: toOwnRatePath(config, rate) };
  });
  return { ...message, addons };
}
