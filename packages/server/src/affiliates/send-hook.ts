import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { createGuardedLookup, InnerAddressError, isPublicAddress } from "./public-address.ts";

/** The receiver has this long for its whole answer. */
const TIMEOUT_MS = 10_000;

export type HookMessage = {
  /** The same in every try, so that the receiver can drop a repetition. */
  id: string;
  type: string;
  /** ISO 8601. */
  at: string;
  data: Readonly<Record<string, string | number>>;
};

/** The outcome of one try; `fault` is "" for a delivery. */
export type HookResult = { status: number | null; fault: string };

/** How connections are made; a test replaces it. */
export type Reach = {
  /** Whether a connection to this IP address is allowed. */
  isAllowed(address: string): boolean;
  isName(hostname: string): boolean;
  lookup: LookupFunction;
  protocols: readonly string[];
};

export const PUBLIC_REACH: Reach = {
  isAllowed: isPublicAddress,
  isName: (name) => name.includes(".") && !/\.(local|internal|localhost)$/.test(name),
  lookup: createGuardedLookup(isPublicAddress),
  protocols: ["https:"],
};

/**
 * Whether an address may be stored: a whole one, without credentials, not an inner IP address, and
 * without placeholders in its host. The address is checked again once the placeholders are filled.
 */
export function isHookAddress(text: string, reach: Reach = PUBLIC_REACH): boolean {
  return FIXED_HOST.test(text) && isReachable(URL.parse(toFilled(text, EXAMPLE)), reach);
}

/** A scheme and a host without `{…}`, up to the path. */
const FIXED_HOST = /^https?:\/\/[^/?#\\{}\s]+([/?#]|$)/i;

function isReachable(url: URL | null, { protocols, isAllowed, isName }: Reach): url is URL {
  if (url === null || !protocols.includes(url.protocol) || url.username || url.password) {
    return false;
  }
  // A dot at the end of a name marks it as complete, and changes nothing else.
  const bare = url.hostname.replace(/^\[|\]$|\.+$/g, "");
  const isIp = /^[\d.]+$/.test(bare) || bare.includes(":");
  return isIp ? isAllowed(bare) : isName(bare);
}

/**
 * Sends a message once, signed by the rules of Standard Webhooks. A `postback` fills the
 * placeholders `{id}`, `{type}`, `{sub}` and so on of its address. A redirect counts as a failure
 * and is not followed, because it could lead to an inner address. Never throws for what the
 * receiver does.
 */
export async function sendHook(
  hook: { kind: "webhook" | "postback"; url: string; secret: string },
  message: HookMessage,
  now: Date,
  reach: Reach = PUBLIC_REACH,
): Promise<HookResult> {
  const { id, type, at, data } = message;
  const isPostback = hook.kind === "postback";
  // Node does not look up an IP address, so the guarded lookup never sees one. Therefore this
  // checks the address that is called, not its pattern.
  const url = URL.parse(isPostback ? toFilled(hook.url, { id, type, ...data }) : hook.url);
  if (!isReachable(url, reach)) {
    return { status: null, fault: url === null ? NO_ADDRESS : INNER };
  }
  try {
    const body = isPostback ? "" : JSON.stringify({ type, timestamp: at, data });
    const headers = {
      "user-agent": "Volpe-Webhooks/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(hook.secret).sign(id, now, body),
      ...(!isPostback && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      }),
    };
    const method = isPostback ? "GET" : "POST";
    return toResult(await send(url, { method, headers, body }, reach.lookup));
  } catch (error) {
    return { status: null, fault: toFault(error as NodeJS.ErrnoException) };
  }
}

const NO_ADDRESS = "L’indirizzo, riempito, non è più valido: correggi i segnaposto.";
const INNER = "L’indirizzo porta dentro una rete privata: non lo chiamiamo.";
const EXAMPLE = { id: "x", type: "x", sub: "x", widget: "x", page: "x", cents: 0 };

/** Fills `{name}` with the encoded value; an unknown name becomes empty. */
function toFilled(url: string, values: Readonly<Record<string, string | number>>): string {
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    // A value may come from anybody's request, and `encodeURIComponent` throws for half a surrogate
    // pair.
    encodeURIComponent(Object.hasOwn(values, name) ? String(values[name]).toWellFormed() : ""),
  );
}

type Sent = { method: string; headers: Record<string, string | number>; body: string };

function send(url: URL, { method, headers, body }: Sent, lookup: LookupFunction): Promise<number> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      lookup,
      // A connection that is kept open could belong to an address that was checked for another
      // name.
      agent: false as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const call = request(url, options, (answer) => {
      // The body is not read, because an endless one would hold the job.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.on("error", reject);
    call.end(body);
  });
}

function toResult(status: number): HookResult {
  if (status >= 200 && status < 300) {
    return { status, fault: "" };
  }
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    fault: isRedirect ? "Rimanda altrove, e noi non seguiamo." : `Ha risposto ${status}.`,
  };
}

function toFault(error: NodeJS.ErrnoException): string {
  if (error instanceof InnerAddressError) {
    return INNER;
  }
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return "Non ha risposto in 10 secondi.";
  }
  return error.code === "ENOTFOUND" ? "Il nome non esiste." : "La connessione non è riuscita.";
}
