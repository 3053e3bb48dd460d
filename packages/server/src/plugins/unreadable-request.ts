import type { Socket } from "node:net";
import { ERRORS, type ErrorCode, type ErrorEnvelope } from "@volpe/contract";
import { PLAIN_ERROR_HEADERS, toPlainErrorPage } from "./plain-error-page.ts";

type ParserError = Error & { code?: string; rawPacket?: unknown };

const COOKIE_REMOVED =
  "Il browser ha mandato un cookie danneggiato, che rende illeggibile la richiesta. Gli ho detto di toglierlo: ricarica la pagina.";

/** More than our cookies. */
const REMOVED_MAX = 50;

/** Answers a request that the HTTP parser rejected. There is no route yet, only the socket. */
export function answerUnreadableRequest(error: ParserError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) {
    return;
  }
  if (socket.writable) {
    socket.write(toAnswer(error));
  }
  socket.destroy(error);
}

function toAnswer({ code, rawPacket }: ParserError): string {
  const { status, named } = toRefusal(code);
  const request = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
  const damaged = findDamagedCookies(request);
  // A page is read by a person, who would see only the text of an envelope.
  const isPage = damaged.length > 0 && !/^\w+ \/api\//.test(request);
  const envelope: ErrorEnvelope = { errors: [{ code: named, message: ERRORS[named].message }] };
  const headers = isPage
    ? PLAIN_ERROR_HEADERS
    : { "cache-control": "no-store", "content-type": "application/json; charset=utf-8" };
  const body = isPage ? toPlainErrorPage(400, COOKIE_REMOVED) : JSON.stringify(envelope);
  return [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...damaged.map((name) => `set-cookie: ${name}=; Path=/; Max-Age=0; SameSite=Lax`),
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}

/**
 * The names of the cookies with a control character. The parser refuses the whole request for one,
 * and its lenient mode would also accept what serves to smuggle requests. So the cookies are removed
 * in the answer, or the browser could never load a page again.
 */
function findDamagedCookies(request: string): string[] {
  const [head = ""] = request.split("\r\n\r\n");
  const pairs = head
    .split("\r\n")
    .slice(1)
    .flatMap((line) => /^cookie:(.*)$/is.exec(line)?.[1]?.split(";") ?? []);
  const names = pairs.flatMap((pair) => {
    const [name = "", ...value] = pair.trim().split("=");
    return CONTROL.test(value.join("=")) && TOKEN.test(name) ? [name] : [];
  });
  return [...new Set(names)].slice(0, REMOVED_MAX);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the parser refuses
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

function toRefusal(code: string | undefined): { status: string; named: ErrorCode } {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return { status: "431 Request Header Fields Too Large", named: "too-large" };
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: "408 Request Timeout", named: "bad-request" };
    default:
      return { status: "400 Bad Request", named: "bad-request" };
  }
}
