/** An error of the operating system with its code, as `EADDRINUSE`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** The error and its causes, including each of several connection attempts. */
export function toCauses(error: unknown): unknown[] {
  if (!(error instanceof Error)) {
    return [error];
  }
  const parts = error instanceof AggregateError ? error.errors.flatMap(toCauses) : [];
  return [error, ...parts, ...(error.cause === undefined ? [] : toCauses(error.cause))];
}

/** The result of the call; `missing` if the file or folder does not exist. */
export async function orMissing<Found, Missing>(
  asked: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  try {
    return await asked;
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") {
      return missing;
    }
    throw error;
  }
}
