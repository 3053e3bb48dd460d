import { COOKIE_MAX_BYTES } from "./limits.ts";

/**
 * Encodes as js-cookie does, so that a cookie has one spelling on server and browser.
 *
 * @example
 * encodeCookie('["a/b"]') // "[%22a/b%22]"
 */
export function encodeCookie(value: string): string {
  return encodeURIComponent(value).replace(
    /%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g,
    decodeURIComponent,
  );
}

/**
 * Whether name, `=` and encoded value stay under 4,096 bytes. The encoded value is ASCII.
 *
 * @example
 * fitsCookie("items", ["x".repeat(4096)]) // false
 */
export function fitsCookie(name: string, value: unknown): boolean {
  return name.length + 1 + encodeCookie(JSON.stringify(value)).length < COOKIE_MAX_BYTES;
}
