import type { Acknowledgement } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { isAcknowledgement } from "./is-chat-message.ts";

const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/**
 * Sends one event as JSON text and awaits how the server acknowledges it: undefined where nothing
 * came in time, a refusal without errors where what came is no acknowledgement.
 */
export async function sendAcknowledged(
  socket: Socket,
  event: "message" | "rewind" | "resume",
  payload: object,
): Promise<Acknowledgement | undefined> {
  try {
    const reply: unknown = await socket
      .timeout(ACKNOWLEDGEMENT_TIMEOUT_MS)
      .emitWithAck(event, JSON.stringify(payload));
    return isAcknowledgement(reply) ? reply : { ok: false, errors: [] };
  } catch {
    // socket.io-client rejects for nothing but a timeout and a disconnection.
    return undefined;
  }
}
