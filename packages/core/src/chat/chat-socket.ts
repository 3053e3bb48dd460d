import {
  type ChatHandshake,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";
import { io, type ManagerOptions, type Socket } from "socket.io-client";

export type ChatTransports = "any" | "polling";

export type ChatSocketOptions = {
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  /** `polling` where a page's policy allows no `wss:`, for the attempt alone is a violation. */
  transports: ChatTransports;
  /** Asked anew by each connection. */
  readHandshake: () => ChatHandshake;
};

/** Delays that stand for ours, in milliseconds. */
export type ChatSocketTuning = Partial<
  Pick<ManagerOptions, "reconnectionDelay" | "reconnectionDelayMax">
>;

export type OpenSocket = (options: ChatSocketOptions) => Socket;

/** The one place that names socket.io-client, in a chunk that only an opened assistant loads. */
export function openChatSocket(
  { baseUrl, transports, readHandshake }: ChatSocketOptions,
  tuning: ChatSocketTuning = {},
): Socket {
  return io(baseUrl === "" ? location.origin : baseUrl, {
    // Two assistants of one page have two conversations, so they share no connection.
    forceNew: true,
    autoConnect: true,
    reconnection: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
    transports: transports === "polling" ? ["polling"] : ["websocket", "polling"],
    tryAllTransports: true,
    auth: (send) => send(readHandshake()),
    ...tuning,
  });
}
