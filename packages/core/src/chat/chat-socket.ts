import {
  type ChatHandshake,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";
import { io, type ManagerOptions, type Socket } from "socket.io-client";
import { Decoder, Encoder } from "./text-parser.ts";

export type ChatTransports = "any" | "polling";

type ChatSocketOptions = {
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  /** Use `polling` for pages whose policy forbids `wss:`: an attempt would be reported. */
  transports: ChatTransports;
  /** Called for each connection. */
  readHandshake: () => Promise<ChatHandshake>;
};

/** Overrides the delays, in milliseconds. */
type ChatSocketTuning = Partial<Pick<ManagerOptions, "reconnectionDelay" | "reconnectionDelayMax">>;

export type OpenSocket = (options: ChatSocketOptions) => Socket;

/** Opens the assistant's socket. Only the chunk of the opened assistant includes this file. */
export function openChatSocket(
  { baseUrl, transports, readHandshake }: ChatSocketOptions,
  tuning: ChatSocketTuning = {},
): Socket {
  return io(baseUrl === "" ? location.origin : baseUrl, {
    // Two assistants of one page have two conversations, so they must not share a connection.
    forceNew: true,
    autoConnect: true,
    reconnection: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
    transports: transports === "polling" ? ["polling"] : ["websocket", "polling"],
    tryAllTransports: true,
    // Polling is used after WebSocket has failed, so this connection does not try it again.
    upgrade: false,
    parser: { Encoder, Decoder },
    auth: (send) => void readHandshake().then(send),
    ...tuning,
  });
}
