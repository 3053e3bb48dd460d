/** Whose data. Addresses are in lower case. */
export type Person = {
  accountId: string | null;
  /** The present address, with or without an account. */
  email: string;
  /** Those that the account had before and that are nobody else's now. */
  formerEmails: string[];
  /** One that was asked for and never proved: only what was sent about that is the person's. */
  pendingEmail: string | null;
};

/** Every address that was proved to be the person's. */
export function listOwnEmails({ email, formerEmails }: Person): string[] {
  return [email, ...formerEmails];
}
