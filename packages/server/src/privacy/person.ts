/** Whose data: an address in lower case, and the account that it belongs to. */
export type Person = { email: string; accountId: string | null };
