import type { Socket } from "node:net";
import {
  COOKIES,
  ERRORS,
  type ErrorCode,
  type ErrorEnvelope,
  REPAIR_COOKIE_SECONDS,
} from "@volpe/contract";
import { PLAIN_ERROR_HEADERS, toPlainErrorPage } from "./plain-error-page.ts";

type ParserError = Error & { code?: string; rawPacket?: unknown };

const COOKIE_REMOVED =
  "Il browser ha mandato un cookie danneggiato, che rende illeggibile la richiesta. Gli ho detto di toglierlo: ricarica la pagina.";

/** We set fewer cookies than this. */
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
  const request = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
  const cookies = readCookies(request);
  const damaged = findDamagedCookies(cookies);
  const { status, headers, body } = toContent({ code, request, cookies, damaged });
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

type Refused = {
  code: string | undefined;
  request: string;
  cookies: readonly Cookie[];
  damaged: readonly string[];
};
type Content = { status: string; headers: Record<string, string>; body: string };

function toContent({ code, request, cookies, damaged }: Refused): Content {
  const { status, named } = toRefusal(code);
  if (damaged.length === 0 || /^\w+ \/api\//.test(request)) {
    const envelope: ErrorEnvelope = { errors: [{ code: named, message: ERRORS[named].message }] };
    return {
      status,
      headers: { "cache-control": "no-store", "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(envelope),
    };
  }
  // A page is answered with a page, because a person would see only the text of an envelope.
  const [, path] = PAGE.exec(request) ?? [];
  // A cookie of another path or domain is not removed, and would cause this answer again and again.
  if (path === undefined || cookies.some(([name]) => name === COOKIES.repair)) {
    return { status, headers: PLAIN_ERROR_HEADERS, body: toPlainErrorPage(400, COOKIE_REMOVED) };
  }
  return {
    status: "303 See Other",
    headers: {
      "cache-control": "no-store",
      location: path,
      "set-cookie": `${COOKIES.repair}=1; Path=/; Max-Age=${REPAIR_COOKIE_SECONDS}; HttpOnly; SameSite=Lax`,
    },
    body: "",
  };
}

/** The path of a page that a browser opens. A path that begins with «//» leads to another host. */
const PAGE = /^GET (\/(?!\/)[!-~]*) HTTP\//;

type Cookie = readonly [name: string, value: string];

function readCookies(request: string): Cookie[] {
  const [head = ""] = request.split("\r\n\r\n");
  return head
    .split("\r\n")
    .slice(1)
    .flatMap((line) => /^cookie:(.*)$/is.exec(line)?.[1]?.split(";") ?? [])
    .map((pair) => {
      const [name = "", ...value] = pair.trim().split("=");
      return [name, value.join("=")];
    });
}

/**
 * The names of the cookies with a control character. The parser refuses the whole request for one,
 * and its lenient mode would also accept characters that serve to smuggle requests. So the answer
 * removes these cookies and redirects the browser to the same page.
 */
function findDamagedCookies(cookies: readonly Cookie[]): string[] {
  const names = cookies
    .filter(([name, value]) => CONTROL.test(value) && TOKEN.test(name))
    .map(([name]) => name);
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
