type SystemError = NodeJS.ErrnoException & { code: string };

/** Whether it is an error of the operating system with one of the codes, or with any if none is given. */
export function isSystemError(error: unknown, ...codes: string[]): error is SystemError {
  const { code } = error instanceof Error && "code" in error ? error : {};
  return typeof code === "string" && (codes.length === 0 || codes.includes(code));
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
    if (isSystemError(error, "ENOENT")) {
      return missing;
    }
    throw error;
  }
}
