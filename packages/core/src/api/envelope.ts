import type { WireError } from "@volpe/contract";
import { isShape, parseJson } from "../guard/guard.ts";
import { isErrorEnvelope } from "../guard/site-guards.ts";
import { ApiError } from "./api-error.ts";
import { OfflineError } from "./offline-error.ts";
import type { Reply } from "./transport.ts";

/** Shown if the response does not come from the API, for example a proxy's error page. */
const UNREADABLE: WireError = {
  code: "unavailable",
  message: "Il servizio non ha risposto come previsto. Riprova tra qualche secondo.",
};

/** The JSON object of a reply's text; undefined for other JSON values or no JSON. */
export function parseReply(text: string): Record<string, unknown> | undefined {
  return parseJson<Record<string, unknown>>(text, isShape({}));
}

/**
 * The `data` of a reply, typed by the caller and not validated, because it comes from our own API.
 * Throws `ApiError` for a refusal and for a reply without an envelope, which may come from a proxy.
 */
export function readEnvelope<T>({ status, text, value }: Reply): T {
  const reply = (value as Record<string, unknown> | undefined) ?? parseReply(text);
  if (status >= 200 && status < 300) {
    if (reply?.data === undefined) {
      throw new ApiError(502, [UNREADABLE]);
    }
    return reply.data as T;
  }
  throw new ApiError(status, isErrorEnvelope(reply) ? reply.errors : [UNREADABLE]);
}

/**
 * The call's answer, or `fallback` if the call was refused or got no response.
 *
 * @example
 * const list = await orElse(createOfferCalls(request).list("luce"), null); // null while offline
 */
export async function orElse<T, Fallback>(
  call: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError || error instanceof OfflineError) {
      return fallback;
    }
    throw error;
  }
}

/** Returns the JSON text of the reply's `errors` if an auth call failed. */
export async function orErrorsText<T>(call: Promise<T>): Promise<T | string> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) {
      return JSON.stringify(error.errors);
    }
    throw error;
  }
}

/**
 * The errors of an auth call's result; undefined if it succeeded.
 *
 * @example
 * findErrors({ session: "…" }) // undefined
 */
export function findErrors(reply: unknown): WireError[] | undefined {
  const envelope = typeof reply === "string" ? parseReply(`{"errors":${reply}}`) : undefined;
  return isErrorEnvelope(envelope) ? envelope.errors : undefined;
}
