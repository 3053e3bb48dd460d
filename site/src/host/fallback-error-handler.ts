import { ERRORS, type ErrorCode } from "@volpe/contract";
import { PLAIN_ERROR_HEADERS, toPlainErrorPage } from "@volpe/server";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

/**
 * Answers errors that no page can show: a body that is too large, or a failure of the error screen
 * itself. The cause of a server error is not disclosed.
 */
export function answerFallbackError(
  error: FastifyError & { retryAfterSeconds?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? ERRORS.internal.status;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) {
    reply.header("retry-after", retryAfterSeconds);
  }
  // A 503 with `retry-after` and without a cause only refuses too many calls at once, so it is not
  // logged.
  if (status >= 500 && !(retryAfterSeconds !== undefined && error.cause === undefined)) {
    request.log.error({ err: error }, "page failed");
  }
  return reply
    .code(status)
    .headers(PLAIN_ERROR_HEADERS)
    .send(toPlainErrorPage(status, toMessage(error.code, status)));
}

/**
 * Answers a request for a file that isn't there with one line. Open pages ask for the scripts of
 * their build even when these were removed, so no page is drawn for it.
 */
export function answerMissingFile(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = ERRORS["not-found"];
  return reply
    .code(status)
    .headers({
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    })
    .send(message);
}

/** An error that is answered with the status and message of its code; `cause` is for the log. */
export function createFallbackError(code: ErrorCode, cause: string = code) {
  return Object.assign(new Error(cause), { code, statusCode: ERRORS[code].status });
}

function toMessage(code: string, status: number): string {
  const named = Object.entries(ERRORS).find(([known]) => known === code);
  if (named !== undefined) {
    return named[1].message;
  }
  const known = Object.values(ERRORS).find((entry) => entry.status === status);
  return (known ?? ERRORS[status < 500 ? "bad-request" : "internal"]).message;
}
