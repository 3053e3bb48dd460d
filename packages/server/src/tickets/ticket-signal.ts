import { toEmailKey } from "@volpe/contract";
import { findAccountByEmail } from "../accounts/store/account-repository.ts";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Ticket } from "./ticket-repository.ts";

export const TICKET_SIGNAL = "ticket";

/**
 * Signals to every process that the ticket changed, once the transaction commits. For a ticket that
 * was opened without a login it signals to the activated account with its address.
 */
export async function signalChange(
  within: Database,
  { signals }: Pick<Services, "signals">,
  { ticket, message }: { ticket: Pick<Ticket, "accountId" | "email" | "slug">; message: string },
): Promise<void> {
  const account = ticket.accountId ?? (await findReader(within, ticket.email ?? ""));
  await signals.send(TICKET_SIGNAL, { account, slug: ticket.slug, message }, { within });
}

async function findReader(within: Database, email: string): Promise<string> {
  const account = await findAccountByEmail(within, toEmailKey(email));
  return account === undefined || account.activatedAt === null ? "" : account.id;
}
