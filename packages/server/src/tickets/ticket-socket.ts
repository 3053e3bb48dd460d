import { TICKET_EVENT, TICKET_NAMESPACE, type TicketPlace } from "@volpe/contract";
import { decodeJwt } from "jose";
import type { Server, Socket } from "socket.io";
import { listLiveSessions, SESSION_END_SIGNAL } from "../accounts/sessions/session-repository.ts";
import { getSignedIn, type SignedIn } from "../accounts/sessions/signed-in.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { TICKET_SIGNAL } from "./ticket-signal.ts";

/** How long a socket outlives its token: the page renews the token with its next call. */
const GRACE_MS = 60_000;
/** Period of the check for sessions that ended without a signal. */
const SWEEP_MS = 30_000;

type Holder = SignedIn & { expiresAtMs: number };
type Given = Pick<Services, "clock" | "db" | "log" | "sessionKeys" | "signals">;

/**
 * Signals changed tickets to the account's sockets in this process; each process serves its own
 * sockets. A socket lives as long as its token and no longer than its session.
 */
export async function attachTickets(
  io: Server,
  services: Given,
  { sweepMs = SWEEP_MS }: { sweepMs?: number } = {},
): Promise<{ close(): void }> {
  const namespace = io.of(TICKET_NAMESPACE);
  namespace.use((socket, next) => {
    identify(services, socket).then(
      (holder) => {
        socket.data = holder;
        next();
      },
      (error: unknown) => {
        if (!(error instanceof AppError)) {
          services.log.error({ err: error }, "ticket socket");
        }
        next(new Error(error instanceof AppError ? error.code : "internal"));
      },
    );
  });
  namespace.on("connection", (socket) => {
    socket.join(toRoom(getHolder(socket).accountId));
  });
  const drop = (sockets: Iterable<Socket>) => {
    dropEnded([...sockets], services).catch((error: unknown) => {
      services.log.error({ err: error }, "ticket sockets");
    });
  };
  const stopTickets = await services.signals.on(
    TICKET_SIGNAL,
    ({ account = "", slug = "", message = "" }) => {
      const place: TicketPlace = { slug, message };
      namespace.local.to(toRoom(account)).emit(TICKET_EVENT, JSON.stringify(place));
    },
  );
  const stopEnds = await services.signals.on(SESSION_END_SIGNAL, ({ account = "" }) => {
    drop(namespace.sockets.values().filter((socket) => getHolder(socket).accountId === account));
  });
  const timer = setInterval(() => drop(namespace.sockets.values()), sweepMs);
  timer.unref();
  return {
    close() {
      stopTickets();
      stopEnds();
      clearInterval(timer);
    },
  };
}

async function identify(services: Given, socket: Socket): Promise<Holder> {
  const { token } = socket.handshake.auth;
  if (typeof token !== "string") {
    throw new AppError("unauthenticated");
  }
  const authorization = `Bearer ${token}`;
  const signedIn = await getSignedIn(services, { headers: { authorization } });
  // The token was checked just now, so it can be decoded.
  const { exp = 0 } = decodeJwt(token);
  return { ...signedIn, expiresAtMs: exp * 1000 };
}

/** Disconnects sockets whose session ended. */
async function dropEnded(sockets: readonly Socket[], { clock, db }: Given): Promise<void> {
  if (sockets.length === 0) {
    return;
  }
  const now = clock.now();
  const ids = new Set(sockets.map((socket) => getHolder(socket).sessionId));
  const live = await listLiveSessions(db, { ids: [...ids], now });
  for (const socket of sockets) {
    const { sessionId, expiresAtMs } = getHolder(socket);
    if (!live.has(sessionId) || expiresAtMs + GRACE_MS < now.getTime()) {
      socket.disconnect();
    }
  }
}

/** Set by the middleware, which every socket of the namespace has passed. */
function getHolder(socket: Socket): Holder {
  return socket.data as Holder;
}

function toRoom(accountId: string): string {
  return `account:${accountId}`;
}
