import {
  type ChatHandshake,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";

export type ChatTransports = "any" | "polling";

/** What the socket is made of; each connection asks `readHandshake` anew. */
export type ChatSocketOptions = {
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  /** `polling` where a page's policy allows no `wss:`, for the attempt alone is a violation. */
  transports: ChatTransports;
  readHandshake: () => ChatHandshake;
};

export type OpenSocket = (options: ChatSocketOptions) => Promise<Socket>;

/** socket.io-client is loaded here, and nowhere before the assistant is opened. */
export async function openChatSocket(options: ChatSocketOptions): Promise<Socket> {
  const { io } = await import("socket.io-client");
  return io(options.baseUrl === "" ? location.origin : options.baseUrl, {
    // Two assistants of one page have two conversations, so they share no connection.
    forceNew: true,
    autoConnect: true,
    reconnection: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
    transports: options.transports === "polling" ? ["polling"] : ["websocket", "polling"],
    tryAllTransports: true,
    auth: (send) => send(options.readHandshake()),
  });
}
