import { ERRORS, LANGUAGE } from "@volpe/contract";
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
  // A refusal without a cause is no fault: too many asked at once.
  if (status >= 500 && !(retryAfterSeconds !== undefined && error.cause === undefined)) {
    request.log.error({ err: error }, "page failed");
  }
  return reply
    .code(status)
    .headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    })
    .send(
      `<!doctype html><html lang="${LANGUAGE}"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${status}</h1><p>${toMessage(error.code, status)}</p><form action="/"><button>Go Back</button></form></main></html>`,
    );
}

function toMessage(code: string, status: number): string {
  const named = Object.entries(ERRORS).find(([known]) => known === code);
  if (named !== undefined) {
    return named[1].message;
  }
  const known = Object.values(ERRORS).find((entry) => entry.status === status);
  return (known ?? ERRORS[status < 500 ? "bad-request" : "internal"]).message;
}
