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
  /** Called for each connection; "" if nobody is logged in. */
  readToken: () => string;
};

export type OpenTicketSocket = (options: TicketSocketOptions) => Socket;

/** Opens the socket of the ticket feed. Only ticket pages load this chunk. */
export function openTicketSocket({ baseUrl, readToken }: TicketSocketOptions): Socket {
  return io(`${baseUrl === "" ? location.origin : baseUrl}${TICKET_NAMESPACE}`, {
    // The assistant opens and closes its own connection.
    forceNew: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MAX_MS,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    auth: (send) => send({ token: readToken() }),
  });
}
