import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, destination, pino } from "pino";
import type { LogLevel } from "./config.ts";
import { toLoggedError } from "./logged-error.ts";

/**
 * Logs JSON lines to standard error, without personal data (see `toLoggedError`). Standard output
 * is for the person who started the process.
 *
 * @example
 * createLog("info").info("started");
 */
export function createLog(
  level: LogLevel,
  stream: DestinationStream = destination(2),
): FastifyBaseLogger {
  return pino({ level, serializers: { err: toLoggedError }, base: null }, stream);
}

export const silentLog: FastifyBaseLogger = createLog("silent");
