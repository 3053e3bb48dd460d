import { randomBytes } from "node:crypto";
import type { TicketCreateFields, TicketPlace, TicketReplyFields } from "@volpe/contract";
import { lockAccount } from "../accounts/store/account-repository.ts";
import type { Database } from "../db/database.ts";
import { AppError, getFound } from "../errors.ts";
import type { FileStore, StoredFile } from "../files/file-store.ts";
import { createKey } from "../keys/owner-key.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { toOneLine } from "../text/one-line.ts";
import { takeMessage, takeTicket } from "./ticket-limits.ts";
import { notifyOperator } from "./ticket-mails.ts";
import {
  findPlace,
  insertAttachments,
  insertMessage,
  insertTicket,
  lockTicket,
  type Ticket,
  updateTicket,
} from "./ticket-repository.ts";
import { toNextTicketState } from "./ticket-state.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail" | "signals">;

/** A person's message: the account, the checked fields and the received files. */
type Sending<Fields> = {
  accountId: string;
  fields: Fields;
  files: readonly StoredFile[];
  store: FileStore;
};

/**
 * Opens a ticket with its first message. Idempotent by the message's id: returns the existing
 * ticket.
 */
export async function openTicket(
  services: Given,
  sending: Sending<TicketCreateFields>,
): Promise<TicketPlace> {
  const { accountId, fields } = sending;
  return await sendOnce(services, sending, async (within, now) => {
    await takeTicket(within, services, accountId);
    const ticket = await insertTicket(within, {
      slug: createKey(),
      accountId,
      rateId: fields.rate === "" ? null : fields.rate,
      subject: toOneLine(fields.subject),
      state: "open",
      createdAt: now,
      changedAt: now,
    });
    return { ticket, isNew: true };
  });
}

/** Adds a person's reply and reopens an answered or closed ticket. */
export async function replyAsCustomer(
  services: Given,
  slug: string,
  sending: Sending<TicketReplyFields>,
): Promise<TicketPlace> {
  const { accountId } = sending;
  return await sendOnce(services, sending, async (within, now) => {
    const ticket = getFound(await lockTicket(within, { slug, accountId }));
    const state = toNextTicketState(ticket.state, "customer-replies") ?? ticket.state;
    await updateTicket(within, slug, { state, changedAt: now });
    return { ticket, isNew: false };
  });
}

/** The id is short and practically unique within a ticket. */
export function createMessageId(): string {
  return randomBytes(5).toString("hex");
}

// The files get their final names before any row is inserted: a crash in between leaves files that
// a job deletes, but never a row without its file.
async function sendOnce(
  services: Given,
  { accountId, fields, files, store }: Sending<TicketReplyFields>,
  toTicket: (within: Database, now: Date) => Promise<{ ticket: Ticket; isNew: boolean }>,
): Promise<TicketPlace> {
  const names = files.map(({ file }) => file);
  try {
    await store.keep(files);
    const { place, isRepeated } = await services.db.transaction(async (within) => {
      if (!(await lockAccount(within, accountId))) {
        throw new AppError("unauthenticated");
      }
      const earlier = await findPlace(within, { accountId, clientId: fields.id });
      if (earlier !== null) {
        return { place: earlier, isRepeated: true };
      }
      await takeMessage(within, services, { accountId, files });
      const now = services.clock.now();
      const { ticket, isNew } = await toTicket(within, now);
      const message = { id: createMessageId(), text: toMessageText(fields.message) };
      await insertMessage(within, {
        ...message,
        ticketSlug: ticket.slug,
        accountId,
        clientId: fields.id,
        author: "customer",
        sentAt: now,
      });
      await insertAttachments(
        within,
        files.map((file) => ({
          ...file,
          id: createKey(),
          ticketSlug: ticket.slug,
          messageId: message.id,
        })),
      );
      await notifyOperator(within, services, {
        ticket,
        message: { ...message, attachments: files },
        isNew,
      });
      return { place: { slug: ticket.slug, message: message.id }, isRepeated: false };
    });
    if (isRepeated) {
      await store.remove(names);
    }
    return place;
  } catch (error) {
    // An `AppError` means that nothing was stored. After any other error this is unknown, so the
    // files stay and the job decides about them.
    if (error instanceof AppError) {
      await store.remove(names);
    }
    throw error;
  }
}
