import type { Server, Socket } from "socket.io";
import type { Services } from "../services.ts";
import { createAddressReader } from "../visitor-address.ts";
import { type ChatLimits, createChatLimits } from "./chat-limits.ts";
import { createChatSession } from "./chat-session.ts";

export type AssistantOptions = { limits?: ChatLimits };

/**
 * The assistant on Socket.IO: every connection is a conversation, a new one or, after `resume`, the
 * one it was. A conversation's sockets share a room, whichever process each is connected to.
 */
export function attachAssistant(
  io: Server,
  services: Services,
  { limits = createChatLimits() }: AssistantOptions = {},
): void {
  const readAddress = createAddressReader(services.config.trustProxy);
  io.on("connection", (socket: Socket) => {
    const visitorAddress = readAddress(socket.request);
    createChatSession({ io, socket, services, limits, visitorAddress }).open();
  });
}
