/** An error of the operating system with its code, as `EADDRINUSE`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
