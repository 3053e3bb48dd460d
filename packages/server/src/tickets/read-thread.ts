import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findSequence, markRead, type Ticket } from "./ticket-repository.ts";
import { tellChange } from "./ticket-signal.ts";

/** Marks the answers up to and with `message` as read. Throws `not-found` for one of another ticket. */
export async function readThread(
  services: Pick<Services, "clock" | "db" | "signals">,
  ticket: Ticket,
  message: string,
): Promise<void> {
  await services.db.transaction(async (within) => {
    const { slug } = ticket;
    const until = /^[0-9a-f]{10}$/.test(message)
      ? await findSequence(within, { slug, message })
      : null;
    if (until === null) {
      throw new AppError("not-found");
    }
    const now = services.clock.now();
    if ((await markRead(within, { slug, author: "operator", until, now })) > 0) {
      await tellChange(within, services, { ticket, message });
    }
  });
}
