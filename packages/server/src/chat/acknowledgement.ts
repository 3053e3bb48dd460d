import type { Acknowledgement } from "@volpe/contract";
import { type AppError, toWireError } from "../errors.ts";

export type Acknowledge = (acknowledgement: Acknowledgement) => void;

export function refuseEvent(error: AppError): Acknowledgement {
  return { ok: false, errors: [toWireError(error)] };
}

/**
 * The acknowledgement of an event; it does nothing if the client asked for none. Only the first call
 * counts: a fault after the acknowledgement must not revoke it.
 */
export function toAcknowledge(args: readonly unknown[]): Acknowledge {
  const callback = args.findLast((arg) => typeof arg === "function");
  let done = false;
  return (acknowledgement) => {
    if (!done) {
      done = true;
      callback?.(acknowledgement);
    }
  };
}
