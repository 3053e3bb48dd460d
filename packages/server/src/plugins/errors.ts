import { ERRORS, type ErrorEnvelope, type WireError } from "@volpe/contract";
import type { FastifyError } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError, toWireError } from "../errors.ts";
import { toValidationErrors } from "./validation-sentences.ts";

/** Converts every thrown error to the envelope. Faults show no details. */
export const errors = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
      const { status, errors: wire } = toReply(error);
      if (status >= 500) {
        const route = request.routeOptions.url;
        request.log.error({ err: error, method: request.method, route }, "request failed");
      }
      if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
        reply.header("retry-after", error.retryAfterSeconds);
      }
      const envelope: ErrorEnvelope = { errors: wire };
      return reply.code(status).header("cache-control", "no-store").send(envelope);
    });
  },
  { name: "errors" },
);

function toReply(error: FastifyError | AppError): { status: number; errors: WireError[] } {
  if (error instanceof AppError) {
    return { status: error.status, errors: [error, ...error.others].map(toWireError) };
  }
  if (error.validation !== undefined) {
    return {
      status: ERRORS["invalid-field"].status,
      errors: toValidationErrors(error.validation),
    };
  }
  const refusal = toRefusal(error);
  return { status: refusal.status, errors: [toWireError(refusal)] };
}

/** Fastify and its plugins reject requests with a status below 500; anything else is our fault. */
function toRefusal({ statusCode = 500 }: FastifyError): AppError {
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
      return new AppError(statusCode >= 400 && statusCode < 500 ? "bad-request" : "internal");
  }
}
