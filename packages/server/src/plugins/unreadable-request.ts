import type { Socket } from "node:net";
import { ERRORS, type ErrorCode, type ErrorEnvelope } from "@volpe/contract";

type ParserError = Error & { code?: string };

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

function toAnswer({ code }: ParserError): string {
  const { status, named } = toRefusal(code);
  const envelope: ErrorEnvelope = { errors: [{ code: named, message: ERRORS[named].message }] };
  const body = JSON.stringify(envelope);
  return [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
    "",
    body,
  ].join("\r\n");
}

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
