import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Ticket } from "./ticket-repository.ts";

export const TICKET_SIGNAL = "ticket";

/** Signals to every process that the ticket changed, once the transaction commits. */
export async function tellChange(
  within: Database,
  { signals }: Pick<Services, "signals">,
  { ticket, message }: { ticket: Pick<Ticket, "accountId" | "slug">; message: string },
): Promise<void> {
  const { accountId, slug } = ticket;
  await signals.send(TICKET_SIGNAL, { account: accountId ?? "", slug, message }, { within });
}
