import type { ErrorEnvelope } from "@volpe/contract";
import type { FastifyError } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError, toWireError } from "../errors.ts";
import { toAppError } from "../process/to-app-error.ts";
import { toValidationErrors } from "./validation-sentences.ts";

/** Converts every thrown error to the envelope. Faults show no details. */
export const errors = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
      const refusal = toRefusal(error);
      const { status, retryAfterSeconds } = refusal;
      // A 503 without a cause refuses too many calls at once. Nothing is broken, so it is not logged.
      if (status >= 500 && !(retryAfterSeconds !== undefined && refusal.cause === undefined)) {
        const route = request.routeOptions.url;
        request.log.error({ err: error, method: request.method, route }, "request failed");
      }
      if (retryAfterSeconds !== undefined) {
        reply.header("retry-after", retryAfterSeconds);
      }
      const envelope: ErrorEnvelope = {
        errors:
          "validation" in error && error.validation !== undefined
            ? toValidationErrors(error.validation)
            : [refusal, ...refusal.others].map(toWireError),
      };
      return reply.code(status).header("cache-control", "no-store").send(envelope);
    });
  },
  { name: "errors" },
);

/** Fastify and its plugins reject requests with a status below 500; anything else is our fault. */
function toRefusal(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (error.validation !== undefined) {
    return new AppError("invalid-field");
  }
  const { statusCode = 500 } = error;
  switch (statusCode) {
    case 413:
      return new AppError("too-large");
    case 415:
      return new AppError("unsupported-media-type");
    case 429:
      return new AppError("too-many-requests");
    case 503:
      return new AppError("unavailable");
    default:
      return statusCode >= 400 && statusCode < 500
        ? new AppError("bad-request")
        : toAppError(error);
  }
}
