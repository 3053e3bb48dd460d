import {
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  TICKET_EVENT,
  type TicketPlace,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import { isTicketPlace } from "../api/ticket-calls.ts";
import { listenForWake } from "../chat/wake-signals.ts";
import type { Client } from "../client.ts";
import { isPresent } from "../guard/guard.ts";
import type { Log } from "../log.ts";
import type { OpenTicketSocket } from "./ticket-socket.ts";

export type TicketFeedOptions = Pick<Client, "api" | "session"> & {
  /** Origin of the host. Default: the page's own. */
  baseUrl?: string;
  /**
   * Something may have changed: in this ticket, or, with null, in any, for the feed has just
   * connected and does not know what it missed.
   */
  onTicket: (place: TicketPlace | null) => void;
  /** Default: the console. */
  log?: Log;
  loadSocket?: () => Promise<{ openTicketSocket: OpenTicketSocket }>;
};

/** The server's word for a token that it does not take; what it said is a `connect_error`. */
const REFUSED = "unauthenticated";
/** How often in a row a refused token is exchanged. */
const EXCHANGES_MAX = 3;
/** The server lets go of a connection whose token ran out: that is no refusal. */
const LASTING_MS = 60_000;

const importSocket = () => import("./ticket-socket.ts");

/**
 * The answers to the person's tickets, as they come: opens by itself, and `close` leaves for good.
 * What could not connect begins anew when the person or the connection comes back.
 */
export function createTicketFeed(options: TicketFeedOptions): { close(): void } {
  const { api, session, baseUrl = "", onTicket, loadSocket = importSocket } = options;
  const { log = globalThis.console } = options;
  let socket: Socket | undefined;
  let isClosed = false;
  let isStopped = false;
  let refusals = 0;
  let dismissals = 0;
  let connectedAtMs = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open() {
    isStopped = false;
    try {
      const { openTicketSocket } = await loadSocket();
      if (!isClosed) {
        const readToken = () => session.state.session?.jwt.accessToken ?? "";
        socket = listen(openTicketSocket({ baseUrl, readToken }));
      }
    } catch (error) {
      // The chunk did not arrive, as where the connection was lost just before.
      log.warn(`The ticket feed could not be loaded: ${String(error)}`);
      isStopped = true;
    }
  }

  function listen(made: Socket): Socket {
    made.on("connect", () => {
      refusals = 0;
      connectedAtMs = Date.now();
      onTicket(null);
    });
    made.on(TICKET_EVENT, (payload: unknown) => onTicket(parsePlace(payload)));
    made.on("connect_error", ({ message }) => {
      // socket.io-client tries a lost connection again, and never one that the server refused.
      if (!made.active) {
        void (message === REFUSED ? comeBackKnown(made) : stop());
      }
    });
    made.on("disconnect", (reason) => {
      if (reason === "io server disconnect") {
        comeBackLater(made);
      }
    });
    made.io.on("reconnect_failed", stop);
    return made;
  }

  function stop() {
    isStopped = true;
  }

  /** Any call that needs a login exchanges a token that is no longer good. */
  async function comeBackKnown(refused: Socket) {
    refusals += 1;
    if (refusals > EXCHANGES_MAX) {
      return stop();
    }
    try {
      await api.request({ method: "GET", path: "/tickets", data: isPresent });
      connect(refused);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof OfflineError)) {
        throw error;
      }
      stop();
    }
  }

  /** After the server's own disconnection the client has to come back by itself. */
  function comeBackLater(left: Socket) {
    const lasted = Date.now() - connectedAtMs >= LASTING_MS;
    connectedAtMs = Number.POSITIVE_INFINITY;
    dismissals = lasted ? 1 : dismissals + 1;
    if (dismissals > SOCKET_RECONNECTION_ATTEMPTS) {
      return stop();
    }
    const delayMs = dismissals * SOCKET_RECONNECTION_DELAY_MS;
    timer = setTimeout(() => connect(left), Math.min(delayMs, SOCKET_RECONNECTION_DELAY_MAX_MS));
  }

  function connect(known: Socket) {
    if (!isClosed) {
      isStopped = false;
      known.connect();
    }
  }

  function wake() {
    if (isStopped) {
      refusals = 0;
      dismissals = 0;
      if (socket === undefined) {
        void open();
      } else {
        connect(socket);
      }
    }
  }

  const stopListening = listenForWake(wake);
  void open();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      socket?.disconnect();
    },
  };
}

/** A hint that cannot be read is a hint all the same. */
function parsePlace(payload: unknown): TicketPlace | null {
  try {
    const place: unknown = JSON.parse(String(payload));
    return isTicketPlace(place) ? place : null;
  } catch {
    return null;
  }
}
