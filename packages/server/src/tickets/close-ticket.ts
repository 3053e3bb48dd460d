import type { Database } from "../db/database.ts";
import { AppError, getFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { findNewest, lockTicket, type Ticket, updateTicket } from "./ticket-repository.ts";
import { signalChange } from "./ticket-signal.ts";
import { type TicketEvent, toNextTicketState } from "./ticket-state.ts";

type Given = Pick<Services, "clock" | "db" | "signals">;

/** Closes a ticket for its owner. Throws `ticket-closed` if it is closed already. */
export async function closeAsCustomer(
  services: Given,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<void> {
  await services.db.transaction(async (within) => {
    const ticket = getFound(await lockTicket(within, { slug, accountId }));
    await closeTicket(within, services, ticket);
  });
}

/** Closes a locked ticket. Throws `ticket-closed` if it is closed already. */
export async function closeTicket(
  within: Database,
  services: Pick<Services, "clock" | "signals">,
  ticket: Ticket,
): Promise<void> {
  if (!(await moveTicket(within, services, { ticket, event: "closes" }))) {
    throw new AppError("ticket-closed");
  }
}

/** Applies the event to a locked ticket and signals it; false if the event cannot happen now. */
export async function moveTicket(
  within: Database,
  services: Pick<Services, "clock" | "signals">,
  { ticket, event }: { ticket: Ticket; event: TicketEvent },
): Promise<boolean> {
  const state = toNextTicketState(ticket.state, event);
  if (state === null) {
    return false;
  }
  await updateTicket(within, ticket.slug, { state, changedAt: services.clock.now() });
  const message = (await findNewest(within, ticket.slug)) ?? "";
  await signalChange(within, services, { ticket, message });
  return true;
}
