import {
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";

/** A connection of this length was not refused: its token expired, or the server restarted. */
const LASTING_MS = 60_000;

/**
 * Reconnects after the server closed the connection, which socket.io-client does not do. The delay
 * grows with each attempt, and the number of attempts in a row is limited. A lasting connection
 * resets both.
 */
export function createReconnection(connect: () => void, stop: () => void) {
  let dismissals = 0;
  let connectedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    connected() {
      connectedAtMs = Date.now();
    },
    disconnected(reason: string) {
      const hasLasted = connectedAtMs > 0 && Date.now() - connectedAtMs >= LASTING_MS;
      connectedAtMs = 0;
      if (reason !== "io server disconnect") return;
      dismissals = hasLasted ? 1 : dismissals + 1;
      if (dismissals > SOCKET_RECONNECTION_ATTEMPTS) {
        stop();
      } else {
        const delayMs = dismissals * SOCKET_RECONNECTION_DELAY_MS;
        timer = setTimeout(connect, Math.min(delayMs, SOCKET_RECONNECTION_DELAY_MAX_MS));
      }
    },
    /** Cancels the wait and resets the count. */
    reset() {
      clearTimeout(timer);
      dismissals = 0;
    },
  };
}
