import { AppError } from "../errors.ts";
import { isSystemError, toCauses } from "./system-error.ts";

/** A database that restarts answers again within this time. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Codes of Postgres (appendix A) for connection exceptions, operator intervention, too many
 * connections, a server that only reads (25006: a standby before its promotion, or maintenance), and
 * a database that accepts no connections or lost a parallel worker (55000); and codes of the system
 * for a port without a listener or a broken connection.
 */
const UNREACHABLE =
  /^(08...|57P0[1-5]|53300|25006|55000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The errors of node-postgres and its pool that have no code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The error as an answer: `unavailable` if the database could not serve, else `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  return toCauses(error).some(isUnreachable)
    ? new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    : new AppError("internal", { cause: error });
}

function isUnreachable(error: unknown): boolean {
  return isSystemError(error)
    ? UNREACHABLE.test(error.code)
    : error instanceof Error && WITHOUT_CODE.test(error.message);
}
