import { COOKIES, LIST_COOKIE_SECONDS } from "@volpe/contract";
import { createHeaderCookies, isRandomKey, parseJson } from "@volpe/core";
import { redirect, redirectDocument } from "react-router-dom";

/** The parameter of a mailed link that proves whose quote it is. */
export const OWNER_KEY = "chiave";

/**
 * The kind of thing that a key opens. A contract is needed for months, so quotes do not displace
 * its key.
 */
type Kind = "quote" | "contract";

/** Number of newest keys of each kind in the cookie, which must stay small. */
const KEYS_MAX: Readonly<Record<Kind, number>> = { quote: 8, contract: 12 };

/** Suffix of a contract's entry in the cookie. */
const CONTRACT_MARK = "c";

/**
 * The answer to a mailed link: the key is moved into a cookie that scripts cannot read, and removed
 * from the address, which people share. Null if the address has no key.
 */
export function exchangeOwnerKey(
  request: Request,
  rate: string,
  kind: Kind = "quote",
): Response | null {
  const url = new URL(request.url);
  const key = url.searchParams.get(OWNER_KEY);
  if (key === null) {
    return null;
  }
  if (typeof document !== "undefined") {
    // Only the server can write the cookie.
    return redirectDocument(request.url);
  }
  url.searchParams.delete(OWNER_KEY);
  const isWellFormed = isRandomKey(key) && isRandomKey(rate);
  return redirect(url.pathname + url.search, {
    status: 303,
    headers: {
      "cache-control": "no-store",
      ...(isWellFormed ? { "set-cookie": toKeysCookie(request, { rate, key, kind }) } : {}),
    },
  });
}

/** `rate` is the id of a quote or a bill, or that of a contract. */
type OwnerKey = { rate: string; key: string; kind: Kind };

/** The key of a quote or a contract in a request's cookies; null if they have none. Server only. */
export function findOwnerKey(cookieHeader: string | null | undefined, rate: string): string | null {
  return readKeys(cookieHeader).find((each) => each.rate === rate)?.key ?? null;
}

/** The contracts that the browser holds the keys of, newest first. Server only. */
export function listContractKeys(cookieHeader: string | null | undefined) {
  return readKeys(cookieHeader).flatMap(({ rate, key, kind }) =>
    kind === "contract" ? [{ contract: rate, key }] : [],
  );
}

/**
 * The quotes and bills whose keys the browser got after the key of the bill `since`, newest first.
 * Server only.
 */
export function listKeysSince(cookieHeader: string | null | undefined, since: string): string[] {
  const quotes = readKeys(cookieHeader).flatMap(({ rate, kind }) =>
    kind === "quote" ? [rate] : [],
  );
  return quotes.slice(0, Math.max(quotes.indexOf(since), 0));
}

/** The header `set-cookie` that adds a key to those that the browser holds. Server only. */
export function toKeysCookie(request: Request, added: OwnerKey): string {
  const others = readKeys(request.headers.get("cookie")).filter(({ rate }) => rate !== added.rate);
  return writeKeys([added, ...others], new URL(request.url).protocol === "https:");
}

/**
 * The header `set-cookie` that keeps only the undamaged keys of the cookie; null if there is no
 * cookie or nothing in it is damaged. Server only.
 */
export function repairKeysCookie(cookieHeader: string, isSecure: boolean): string | null {
  const text = createHeaderCookies({ cookieHeader, onSetCookie: () => 0 }).get(COOKIES.ownerKeys);
  const keys = readKeys(cookieHeader);
  return text === undefined || text === toStored(keys) ? null : writeKeys(keys, isSecure);
}

function writeKeys(keys: readonly OwnerKey[], isSecure: boolean): string {
  const life = keys.length > 0 ? LIST_COOKIE_SECONDS : 0;
  const secure = isSecure ? "; Secure" : "";
  return `${COOKIES.ownerKeys}=${encodeURIComponent(keys.length > 0 ? toStored(keys) : "")}; Path=/; Max-Age=${life}; SameSite=Lax; HttpOnly${secure}`;
}

function toStored(ownerKeys: readonly OwnerKey[]): string {
  const keys = (["contract", "quote"] as const).flatMap((kind) =>
    ownerKeys
      .filter((each) => each.kind === kind)
      .slice(0, KEYS_MAX[kind])
      .map(({ rate, key }) =>
        [rate, key, ...(kind === "contract" ? [CONTRACT_MARK] : [])].join("."),
      ),
  );
  return JSON.stringify(keys);
}

/** The keys that the browser holds. Only the damaged entries of their cookie are dropped. */
function readKeys(cookieHeader: string | null | undefined): OwnerKey[] {
  const jar = createHeaderCookies({
    cookieHeader: cookieHeader ?? "",
    onSetCookie: () => undefined,
  });
  return (parseJson<unknown[]>(jar.get(COOKIES.ownerKeys), Array.isArray) ?? []).flatMap(
    (entry) => {
      const [rate = "", key = "", mark] = String(entry).split(".");
      const kind = mark === CONTRACT_MARK ? "contract" : "quote";
      return isRandomKey(rate) && isRandomKey(key) ? [{ rate, key, kind }] : [];
    },
  );
}
