/** An address is one however its letters are written. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
