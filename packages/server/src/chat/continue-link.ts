import {
  BRAND,
  type ChatContinuation,
  type ChatConversation,
  DAY_SECONDS,
  HOUR_MS,
} from "@volpe/contract";
import { insertLink, takeLink } from "../conversations/conversation-link-repository.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKey, hashKey } from "../keys/owner-key.ts";
import { createLimits } from "../limits/limits.ts";
import { MAILED_PER_ADDRESS, takeMailbox } from "../limits/mailbox-limit.ts";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { toMailbox } from "../person/mailbox.ts";
import type { Services } from "../services.ts";

const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: DAY_SECONDS };

/**
 * Queues, in the given transaction, the mail with a link that moves the conversation to the device
 * that opens it. Returns false and stores nothing if the limit of the visitor or of the mailbox was
 * reached.
 */
export async function mailContinueLink(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  {
    conversationId,
    email,
    visitorAddress,
  }: { conversationId: string; email: string; visitorAddress: string },
): Promise<boolean> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const isAllowed =
    (await limits.take(`continue-link:${visitorAddress}`, MAILED_PER_ADDRESS)) &&
    (await limits.take(`continue-mail:${toMailbox(email)}`, MAILS_PER_RECIPIENT)) &&
    (await takeMailbox(limits, email));
  if (!isAllowed) {
    return false;
  }
  const token = createKey();
  const createdAt = clock.now();
  await insertLink(within, {
    tokenHash: hashKey(token),
    conversationId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LINK_HOURS * HOUR_MS),
  });
  await mail.send(toContinueMail({ to: email, token, publicUrl: config.publicUrl }), { within });
  return true;
}

/**
 * Moves a conversation to the device that chose `key`. Idempotent for that device. Throws
 * `link-expired` if the link is unknown, expired or was opened by another device.
 */
export async function continueConversation(
  { clock, db }: Pick<Services, "clock" | "db">,
  { token, key }: ChatContinuation,
): Promise<ChatConversation> {
  const conversation = await takeLink(db, {
    tokenHash: hashKey(token),
    keyHash: hashKey(key),
    now: clock.now(),
  });
  if (conversation === null) {
    throw new AppError("link-expired", {
      message: `Questo link è già stato usato, oppure sono passate ${LINK_HOURS} ore.`,
    });
  }
  return { conversation, key };
}

/** How long the link that moves a conversation is valid. */
export const LINK_HOURS = 24;

/** The mail repeats nothing of the conversation, because anybody may have typed the address. */
function toContinueMail({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: string;
}): MailMessage {
  return toMailMessage({
    to,
    kind: "continue-chat",
    isUrgent: true,
    title: "Riprendi la conversazione",
    preview: "Si riapre dove vuoi, con le risposte che hai già dato.",
    paragraphs: [
      "Ciao,",
      `dalla chat di ${BRAND.name} qualcuno ha chiesto di mandare qui il link per continuare su un altro dispositivo. Aprilo da quello: ritrovi le risposte già date, e vai avanti.`,
    ],
    action: { label: "Continua la conversazione", url: `${publicUrl}/continua?chiave=${token}` },
    closing: [
      `Il link vale ${LINK_HOURS} ore e apre la conversazione una volta sola: non girarlo ad altri. Se non l’hai chiesto tu, ignora questa mail: non ne arriveranno altre.`,
    ],
    reason: `Ricevi questa mail perché questo indirizzo è stato scritto nella chat di ${BRAND.name}.`,
  });
}
