/**
 * The form in which e-mail addresses are compared: two that differ only in case are one address.
 *
 * @example
 * toEmailKey(" Anna@Esempio.it") // "anna@esempio.it"
 */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
