import type { Acknowledgement } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { isAcknowledgement } from "./is-chat-message.ts";

const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/** Undefined where no acknowledgement came in time, or the connection was lost before. */
export type OnAcknowledged = (acknowledgement: Acknowledgement | undefined) => void;

/**
 * Sends one event as JSON text and tells how the server acknowledged it: what is no acknowledgement
 * counts as a refusal without errors. A callback and no promise, for a reply that comes right behind
 * the acknowledgement must find it already counted.
 */
export function sendAcknowledged(
  socket: Socket,
  { event, payload }: { event: "message" | "rewind" | "resume"; payload: object },
  onAcknowledged: OnAcknowledged,
): void {
  socket
    .timeout(ACKNOWLEDGEMENT_TIMEOUT_MS)
    .emit(event, JSON.stringify(payload), (failure: unknown, reply: unknown) => {
      if (failure !== null) {
        onAcknowledged(undefined);
      } else {
        onAcknowledged(isAcknowledgement(reply) ? reply : { ok: false, errors: [] });
      }
    });
}
