/** A person whose data are exported or erased. Addresses are in lower case. */
export type Person = {
  accountId: string | null;
  /** The current address; the person may have no account. */
  email: string;
  /** Former addresses that no other account has now. */
  formerEmails: string[];
  /** A new address that was never confirmed: only the link sent there is the person's. */
  pendingEmail: string | null;
};

/** Every confirmed address of the person. */
export function listOwnEmails({ email, formerEmails }: Person): string[] {
  return [email, ...formerEmails];
}
