import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { LogLevel } from "./config.ts";
import { toLoggedError } from "./logged-error.ts";

/** JSON lines on standard output, with no personal data: see `toLoggedError`. */
export function createLog(level: LogLevel, stream?: DestinationStream): FastifyBaseLogger {
  const options = { level, serializers: { err: toLoggedError }, base: null };
  return stream === undefined ? pino(options) : pino(options, stream);
}

export const silentLog: FastifyBaseLogger = createLog("silent");
