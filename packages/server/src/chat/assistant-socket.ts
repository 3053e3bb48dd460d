import type { Server, Socket } from "socket.io";
import { createAddressReader } from "../process/visitor-address.ts";
import type { Services } from "../services.ts";
import { createChatSession } from "./chat-session.ts";
import { guardOrigin } from "./guard-origin.ts";
import { type ChatLimits, createChatLimits } from "./message-rate.ts";

export type AssistantOptions = { limits?: ChatLimits };

/**
 * The assistant on Socket.IO. Every connection belongs to one conversation: a new one or, after
 * `resume`, an earlier one. The sockets of a conversation share a room across all processes.
 */
export function attachAssistant(
  io: Server,
  services: Services,
  { limits = createChatLimits() }: AssistantOptions = {},
): void {
  const readAddress = createAddressReader(services.config.trustProxy);
  io.on("connection", (socket: Socket) => {
    const visitorAddress = readAddress(socket.request);
    const session = createChatSession({ socket, services, limits, visitorAddress });
    guardOrigin(socket, services, session.open);
  });
}
