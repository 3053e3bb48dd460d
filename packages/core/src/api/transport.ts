import { CLICK_HEADER, LANGUAGE, TRACKING_HEADER } from "@volpe/contract";
import type { Log } from "../log.ts";
import { OfflineError } from "./offline-error.ts";

const TIMEOUT_MS = 15_000;
/** Timeout of a form with files: five photographs need long on a slow connection. */
const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * The parts of a response that core reads. On a server `value` may hold the frozen JSON value; the
 * text is then not read.
 */
export type Fetched = Pick<Response, "status" | "text"> & { value?: object | undefined };

/** The part of `fetch` that core uses; a server can pass one that needs no network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Fetched>;

/** `value` is the parsed text, if the response has it. */
export type Reply = { status: number; text: string; value?: object | undefined };

export type Sending = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path on the host, the base path included. */
  path: string;
  /** Additional headers, for example the owner's key. */
  headers?: Record<string, string>;
  /** Sent as JSON, except `FormData`. */
  body?: unknown;
  accessToken?: string | undefined;
  signal?: AbortSignal | undefined;
};

export type Transport = (sending: Sending) => Promise<Reply>;

type TransportOptions = {
  /** Origin of the backend's host, or "" for the page's own. */
  baseUrl: string;
  fetch: Fetch;
  readTracking: () => string;
  /** The id of the visitor's arrival; "" = none. */
  readClick: () => string;
  /** Timeout of all calls except forms with files. Default: 15,000. */
  timeoutMs?: number | undefined;
  log: Log;
};

/**
 * Sends one request and reads its whole reply. Throws `OfflineError` if there is no response, and
 * the signal's reason if the caller aborted. Logs one warning for each loss of the connection.
 */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, fetch, readTracking, readClick, timeoutMs = TIMEOUT_MS, log } = options;
  let isOffline = false;

  return async function send({ method, path, headers: further, body, accessToken, signal }) {
    signal?.throwIfAborted();
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { "Accept-Language": LANGUAGE, ...further };
    if (!isForm) {
      // `fetch` sets a form's type itself, with its boundary.
      headers["Content-Type"] = "application/json";
    }
    const tracking = readTracking();
    if (tracking !== "") {
      headers[TRACKING_HEADER] = tracking;
    }
    const click = readClick();
    if (click !== "") {
      headers[CLICK_HEADER] = click;
    }
    if (accessToken !== undefined) {
      headers.Authorization = `Bearer ${accessToken}`;
    }
    const deadline = startDeadline(isForm ? UPLOAD_TIMEOUT_MS : timeoutMs, signal);
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers,
        signal: deadline.signal,
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const { status, value } = response;
      const reply = { status, value, text: value ? "" : await response.text() };
      isOffline = false;
      return reply;
    } catch (cause) {
      signal?.throwIfAborted();
      if (!isOffline) {
        isOffline = true;
        log.warn("No internet connection: the app is running in offline mode.");
      }
      throw new OfflineError({ cause });
    } finally {
      deadline.stop();
    }
  };
}

/** Replaces `AbortSignal.any`, which Firefox 121 and Safari 17 lack. */
function startDeadline(timeoutMs: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("No response in time", "TimeoutError")),
    timeoutMs,
  );
  caller?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", abort);
    },
  };
}
