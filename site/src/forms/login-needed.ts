const CODES: readonly unknown[] = ["unauthenticated", "session-ended"];

/** Whether the API refused a call because the visitor has no session any more. */
export function isLoginNeeded(error: { code: unknown } | undefined): boolean {
  return CODES.includes(error?.code);
}
