import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findNewest, lockTicket, type Ticket, updateTicket } from "./ticket-repository.ts";
import { tellChange } from "./ticket-signal.ts";
import { type TicketEvent, toNextState } from "./ticket-state.ts";

type Given = Pick<Services, "clock" | "db" | "signals">;

/** The person's own «risolto». Throws `ticket-closed` where it is closed already. */
export async function closeAsCustomer(
  services: Given,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<void> {
  await services.db.transaction(async (within) => {
    const ticket = await lockTicket(within, { slug, accountId });
    if (ticket === null) {
      throw new AppError("not-found");
    }
    if (!(await moveTicket(within, services, { ticket, event: "closes" }))) {
      throw new AppError("ticket-closed");
    }
  });
}

/** Brings a locked ticket to the event's state and tells its pages; false = it cannot happen now. */
export async function moveTicket(
  within: Database,
  services: Pick<Services, "clock" | "signals">,
  { ticket, event }: { ticket: Ticket; event: TicketEvent },
): Promise<boolean> {
  const state = toNextState(ticket.state, event);
  if (state === null) {
    return false;
  }
  await updateTicket(within, ticket.slug, { state, changedAt: services.clock.now() });
  const message = (await findNewest(within, ticket.slug)) ?? "";
  await tellChange(within, services, { ticket, message });
  return true;
}
