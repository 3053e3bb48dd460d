import { DAY_SECONDS, HOUR_SECONDS } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { StoredFile } from "../files/file-store.ts";
import { createLimits } from "../limits/limits.ts";
import type { Services } from "../services.ts";
import { sumAttached } from "./ticket-repository.ts";

const TICKETS_A_DAY = 10;
/** This limits a visitor's address, which an office or the customers of a carrier may share. */
const GUEST_TICKETS_AN_HOUR = 20;
const MESSAGES_AN_HOUR = 20;
const MESSAGES_A_DAY = 60;
const BYTES_A_DAY = 100 * 1024 * 1024;
/** Counts forms with files, including rejected ones, because each may fill the disk for a while. */
const UPLOADS_AN_HOUR = { max: 40, windowSeconds: HOUR_SECONDS };

type Given = Pick<Services, "clock" | "config">;

/** Call it before a form's first file is read. */
export async function takeUpload(
  { limits }: Pick<Services, "limits">,
  accountId: string,
): Promise<void> {
  await limits.demand(`ticket-uploads:${accountId}`, UPLOADS_AN_HOUR, {
    message: "Hai mandato molti file in poco tempo. Aspetta un’ora, oppure scrivi senza allegati.",
  });
}

/** Counts a new ticket of an account. Call it inside the transaction that stores the ticket. */
export async function takeTicket(
  within: Database,
  { clock, config }: Given,
  accountId: string,
): Promise<void> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const perDay = { max: TICKETS_A_DAY, windowSeconds: DAY_SECONDS };
  await limits.demand(`tickets:${accountId}`, perDay, {
    message: `Oggi hai già aperto ${TICKETS_A_DAY} richieste. Scrivi in una di quelle, oppure riprova domani.`,
  });
}

/**
 * Counts a new ticket without an account, by the visitor's address alone and together with the
 * mailbox: if only the mailbox were counted, a stranger could use up somebody else's limit. The
 * ticket is stored in any case. `crowded`: the operator's mail says that too many came; `hushed`:
 * the operator was already informed and gets no mail until the limit's window ends. Call it inside
 * the transaction that stores the ticket.
 */
export async function countGuestTicket(
  within: Database,
  { clock, config }: Given,
  { mailbox, visitorAddress }: { mailbox: string; visitorAddress: string },
): Promise<"quiet" | "crowded" | "hushed"> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const over = async (key: string, max: number, windowSeconds: number) => {
    const [uses = 0] = await limits.count([key], { windowSeconds });
    return uses - max;
  };
  const all = [
    await over(`guest-tickets:${visitorAddress}`, GUEST_TICKETS_AN_HOUR, HOUR_SECONDS),
    await over(`guest-tickets:${visitorAddress} ${mailbox}`, TICKETS_A_DAY, DAY_SECONDS),
  ];
  const most = Math.max(...all);
  if (most <= 0) return "quiet";
  return all.every((uses) => uses <= 1) ? "crowded" : "hushed";
}

/** Counts a message with its files. Call it inside the transaction that stores them. */
export async function takeMessage(
  within: Database,
  { clock, config }: Given,
  { accountId, files }: { accountId: string; files: readonly StoredFile[] },
): Promise<void> {
  await takeOneMessage(within, { clock, config }, `ticket-messages:${accountId}`);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const since = new Date(clock.now().getTime() - DAY_SECONDS * 1000);
  if (bytes > 0 && bytes + (await sumAttached(within, { accountId, since })) > BYTES_A_DAY) {
    throw tooMany(
      `Gli allegati di oggi superano i ${BYTES_A_DAY / 1024 / 1024} MB. Mandane di meno, oppure riprova domani.`,
    );
  }
}

/** Counts a message that the chat adds to a guest's ticket. Call it inside its transaction. */
export async function takeGuestMessage(
  within: Database,
  services: Given,
  number: number,
): Promise<void> {
  await takeOneMessage(within, services, `guest-ticket-messages:${number}`);
}

async function takeOneMessage(
  within: Database,
  { clock, config }: Given,
  key: string,
): Promise<void> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const inTime =
    (await limits.take(`${key}:hour`, { max: MESSAGES_AN_HOUR, windowSeconds: HOUR_SECONDS })) &&
    (await limits.take(`${key}:day`, { max: MESSAGES_A_DAY, windowSeconds: DAY_SECONDS }));
  if (!inTime) {
    throw tooMany(
      "Hai mandato molti messaggi in poco tempo. Riprova più tardi: quelli già mandati ci sono tutti.",
    );
  }
}

function tooMany(message: string): AppError {
  return new AppError("too-many-requests", { message });
}
