import { TICKET_EVENT, type TicketPlace } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { orElse } from "../api/envelope.ts";
import { createReconnection } from "../chat/reconnection.ts";
import type { Client } from "../client.ts";
import { parseJson } from "../guard/guard.ts";
import { isTicketPlace } from "../guard/page-guards.ts";
import type { Log } from "../log.ts";
import { listenForWake } from "../wake/wake-signals.ts";
import type { OpenTicketSocket } from "./ticket-socket.ts";

type TicketFeedOptions = Pick<Client, "api" | "session"> & {
  /** Origin of the host. Default: the page's own. */
  baseUrl?: string;
  /**
   * Called when a ticket may have changed. Null means any ticket: the feed has just connected and
   * does not know what it missed.
   */
  onTicket: (place: TicketPlace | null) => void;
  /** Default: the console. */
  log?: Log;
  loadSocket?: () => Promise<{ openTicketSocket: OpenTicketSocket }>;
};

/** Message of the `connect_error` for a refused token. */
const REFUSED = "unauthenticated";
/** Highest number of times in a row that a refused token is exchanged. */
const EXCHANGES_MAX = 3;

const importSocket = () => import("./ticket-socket.ts");

/**
 * Connects at once and reports changes of the person's tickets until `close`. A failed connection
 * is retried when the browser is online again, or the page gets the focus or becomes visible.
 *
 * @example
 * const feed = createTicketFeed({ api: client.api, session: client.session, onTicket: console.log });
 * feed.close();
 */
export function createTicketFeed(options: TicketFeedOptions): { close(): void } {
  const { api, session, baseUrl = "", onTicket, loadSocket = importSocket } = options;
  const { log = globalThis.console } = options;
  let socket: Socket | undefined;
  let isClosed = false;
  let isStopped = false;
  let refusals = 0;
  const reconnection = createReconnection(() => connect(socket), stop);

  async function open() {
    isStopped = false;
    try {
      const { openTicketSocket } = await loadSocket();
      if (!isClosed) {
        const readToken = () => session.state.session?.jwt.accessToken ?? "";
        socket = listen(openTicketSocket({ baseUrl, readToken }));
      }
    } catch (error) {
      // The chunk could not be loaded, for example because the connection was lost.
      log.warn(`The ticket feed could not be loaded: ${String(error)}`);
      isStopped = true;
    }
  }

  function listen(made: Socket): Socket {
    made.on("connect", () => {
      refusals = 0;
      reconnection.connected();
      onTicket(null);
    });
    made.on(TICKET_EVENT, (payload: unknown) => {
      // A malformed payload still means that something changed.
      onTicket(parseJson(payload, isTicketPlace) ?? null);
    });
    made.on("connect_error", ({ message }) => {
      // socket.io-client reconnects after a lost connection, but not after a refused one.
      if (!made.active) {
        void (message === REFUSED ? reconnectAuthenticated(made) : stop());
      }
    });
    made.on("disconnect", reconnection.disconnected);
    made.io.on("reconnect_failed", stop);
    return made;
  }

  function stop() {
    isStopped = true;
  }

  /** Any call that needs a login renews an expired token. */
  async function reconnectAuthenticated(refused: Socket) {
    refusals += 1;
    if (refusals > EXCHANGES_MAX) {
      return stop();
    }
    const answer = await orElse(api.request({ method: "GET", path: "/tickets" }), null);
    if (answer === null) {
      stop();
    } else {
      connect(refused);
    }
  }

  function connect(known: Socket | undefined) {
    if (!isClosed) {
      isStopped = false;
      known?.connect();
    }
  }

  function wake() {
    if (isStopped) {
      refusals = 0;
      reconnection.reset();
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
      reconnection.reset();
      stopListening();
      socket?.disconnect();
    },
  };
}
