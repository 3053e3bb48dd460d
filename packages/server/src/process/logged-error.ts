export type LoggedError = {
  name: string;
  message: string;
  code?: string;
  /** Constraint that a database error names. */
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
};

/**
 * The part of an error that may be logged. The error of a failed query contains its parameters, and
 * Postgres repeats values in quotes ("Key (email)=(…)", `invalid input syntax for type uuid: "…"`).
 * Both are removed.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { name: "NotAnError", message: typeof error };
  }
  const logged: LoggedError = { name: error.name, message: toMessage(error) };
  if ("code" in error && typeof error.code === "string") {
    logged.code = error.code;
  }
  if ("constraint" in error && typeof error.constraint === "string") {
    logged.constraint = error.constraint;
  }
  // The first line of a stack repeats the message.
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  if (frames !== undefined && frames.length > 0) {
    logged.stack = frames.join("\n");
  }
  if (error.cause !== undefined) {
    logged.cause = toLoggedError(error.cause);
  }
  return logged;
}

function toMessage(error: Error): string {
  if ("query" in error && typeof error.query === "string") {
    return `Failed query: ${error.query}`;
  }
  if ("severity" in error) {
    return error.message.replaceAll(/"[^"]*"/g, '"…"');
  }
  return error.message;
}
