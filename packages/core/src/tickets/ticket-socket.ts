import {
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  TICKET_NAMESPACE,
} from "@volpe/contract";
import { io, type Socket } from "socket.io-client";

export type TicketSocketOptions = {
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  /** Asked anew by each connection; "" where nobody is logged in. */
  readToken: () => string;
};

export type OpenTicketSocket = (options: TicketSocketOptions) => Socket;

/** In a chunk of its own, with socket.io-client: only a page of tickets loads it. */
export function openTicketSocket({ baseUrl, readToken }: TicketSocketOptions): Socket {
  return io(`${baseUrl === "" ? location.origin : baseUrl}${TICKET_NAMESPACE}`, {
    // The assistant's connection comes and goes by itself.
    forceNew: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    auth: (send) => send({ token: readToken() }),
  });
}
