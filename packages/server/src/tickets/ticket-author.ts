import { getAccount } from "../accounts/store/account-repository.ts";
import type { Database } from "../db/database.ts";
import type { Ticket } from "./ticket-repository.ts";

/** Who opened the ticket: its account, or the contacts that were left in the chat. */
export async function getTicketAuthor(
  db: Database,
  { accountId, name, email }: Ticket,
): Promise<{ name: string; email: string }> {
  if (accountId === null) {
    return { name: name ?? "", email: email ?? "" };
  }
  const account = await getAccount(db, accountId);
  return { name: account.name, email: account.email };
}
