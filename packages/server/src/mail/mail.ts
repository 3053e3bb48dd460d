import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { toMailAddress } from "../person/mail-address.ts";
import type { Config } from "../process/config.ts";
import { toSha256 } from "../text/sha256.ts";
import type { Clock } from "../time/clock.ts";
import {
  createDelivery,
  isRefusedForGood,
  type MailAttachment,
  type OutgoingMail,
} from "./delivery.ts";
import { openBody, sealBody } from "./sealed-body.ts";
import { isSuppressed } from "./suppression-repository.ts";

/** One mail to one person. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Kind of the mail in lower-case letters and hyphens, as `quote-ready`. */
  kind: string;
  /**
   * The subject, for example a rate's id. A mail of the same kind and reference to the same address
   * has the same Message-ID and is queued once while it waits.
   */
  reference?: string;
  attachments?: readonly MailAttachment[];
  /** Delivered before all other mails, because the person waits for its short-lived link. */
  isUrgent?: boolean;
  /** After this time the mail is dropped, because its content is void. Default: never. */
  deliverUntil?: Date;
} & MailPurpose;

/**
 * `service` (default) is mail that a person asked for or has to know. `marketing` is all other
 * mail: it carries an unsubscribe link, also as a header for the mail program's button, and is not
 * sent to a mailbox that used it.
 */
type MailPurpose =
  | { purpose?: "service"; unsubscribeUrl?: string }
  | { purpose: "marketing"; unsubscribeUrl: string };

export type Mail = {
  /**
   * Resolves when the mail is stored in the queue; it is delivered later, at least once. Inside a
   * transaction pass it as `within`: the mail is queued only if the transaction commits. Marketing
   * to an unsubscribed mailbox resolves and queues nothing. Throws `AppError("invalid-field")` for
   * an invalid address.
   */
  send(message: MailMessage, options?: { within?: Pick<Database, "execute"> }): Promise<void>;
  /**
   * Calls back for each mail of these kinds that never arrived: a mailbox refused it for good, every
   * try of a day failed, or its content was void before it could leave. At least once; a handler that
   * throws is called again. Call it before `jobs.start`.
   */
  onUndelivered(kinds: readonly string[], handler: SentMailHandler): void;
  /**
   * Calls back for each mail of these kinds that its mailbox accepted. At least once; a mail whose
   * handler throws is delivered again. Call it before `jobs.start`.
   */
  onDelivered(kinds: readonly string[], handler: SentMailHandler): void;
};

/** A mail that arrived or never will; `reference` is that of `MailMessage`, empty if it had none. */
export type SentMail = { kind: string; to: string; reference: string; queuedAt: Date };
type SentMailHandler = (mail: SentMail) => Promise<void>;

const JOB = "mail";
/** Gets each mail whose tries are used up. */
const GIVEN_UP_JOB = "mail-given-up";
/** The delay doubles from fifteen seconds to an hour: about a day in all. */
const RETRY_LIMIT = 30;
/** Allows several deliveries at once, so that a slow receiver does not delay the others. */
const DELIVERED_AT_ONCE = 4;

type Addressed = Pick<OutgoingMail, "purpose" | "to">;

/**
 * Creates the mail service. It also defines its job, so call it before `jobs.start`.
 *
 * @example
 * const mail = createMail({ config, db, clock, jobs, log });
 * await mail.send({ to, kind: "quote-ready", reference: rate.id, subject, text, html }, { within });
 */
export function createMail({
  config,
  db,
  clock,
  jobs,
  log,
  retryDelaySeconds = 15,
  retryLimit = RETRY_LIMIT,
  atOnce = DELIVERED_AT_ONCE,
}: {
  config: Pick<Config, "smtpUrl" | "dataDir" | "publicUrl" | "sessionSecret">;
  db: Pick<Database, "execute">;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  retryDelaySeconds?: number;
  retryLimit?: number;
  atOnce?: number;
}): Mail {
  const deliver = createDelivery(config);
  const onUndelivered = new Map<string, SentMailHandler>();
  const onDelivered = new Map<string, SentMailHandler>();
  const tell = async (handlers: typeof onDelivered, mail: OutgoingMail) => {
    const { kind, to, reference = "", createdAt } = mail;
    await handlers.get(kind)?.({ kind, to, reference, queuedAt: new Date(createdAt) });
  };
  const isUnwanted = async (asked: Pick<Database, "execute">, { purpose, to }: Addressed) =>
    purpose === "marketing" && (await isSuppressed(asked, config, to));
  const handle = async (mail: OutgoingMail) => {
    // The suppression is checked again, because a mail may wait for a day.
    if (await isUnwanted(db, mail)) {
      return;
    }
    const { deliverUntil = null, messageId } = mail;
    if (deliverUntil !== null && deliverUntil <= clock.now().toISOString()) {
      log.warn({ messageId }, "mail dropped: its content is void by now");
      await tell(onUndelivered, mail);
      return;
    }
    try {
      await deliver(openBody(config, mail));
    } catch (error) {
      if (!isRefusedForGood(error)) {
        throw error;
      }
      log.warn({ err: error, messageId }, "mail refused for good");
      await tell(onUndelivered, mail);
      return;
    }
    // A mail that was written to a file has reached nobody.
    if (config.smtpUrl !== null) {
      await tell(onDelivered, mail);
    }
  };
  const giveUp = async (mail: OutgoingMail) => {
    log.error({ messageId: mail.messageId }, "mail given up: no try of a day delivered it");
    await tell(onUndelivered, mail);
  };
  jobs.define<OutgoingMail>(GIVEN_UP_JOB, giveUp, { keepSeconds: 60 });
  jobs.define<OutgoingMail>(JOB, handle, {
    retryLimit,
    retryDelaySeconds,
    givenUpTo: GIVEN_UP_JOB,
    expireInSeconds: 120,
    // Sent mails are not kept.
    keepSeconds: 60,
    atOnce,
  });
  const { hostname } = new URL(config.publicUrl);

  return {
    onUndelivered: (kinds, handler) => addHandler(onUndelivered, kinds, handler),
    onDelivered: (kinds, handler) => addHandler(onDelivered, kinds, handler),
    async send(message, { within } = {}) {
      const { to, subject, text, html, kind, reference, isUrgent = false } = message;
      const { attachments = [], deliverUntil } = message;
      const { purpose = "service", unsubscribeUrl } = message;
      const address = toMailAddress(to);
      if (await isUnwanted(within ?? db, { purpose, to: address })) {
        return;
      }
      const name = toSha256([kind, reference ?? randomUUID(), address].join("\n")).slice(0, 32);
      const mail: OutgoingMail = {
        to: address,
        // A line break would start another header.
        subject: subject.replaceAll(/[\s\p{Cc}]+/gu, " ").trim(),
        text,
        html,
        kind,
        purpose,
        messageId: `<${kind}.${name}@${hostname}>`,
        createdAt: clock.now().toISOString(),
        unsubscribeUrl: unsubscribeUrl ?? null,
        attachments: [...attachments],
        reference: reference ?? "",
        deliverUntil: deliverUntil?.toISOString() ?? null,
      };
      await jobs.send(JOB, sealBody(config, mail), {
        singletonKey: mail.messageId,
        priority: isUrgent ? 1 : 0,
        ...(within === undefined ? {} : { within }),
      });
    },
  };
}

function addHandler(
  handlers: Map<string, SentMailHandler>,
  kinds: readonly string[],
  handler: SentMailHandler,
): void {
  for (const kind of kinds) {
    handlers.set(kind, handler);
  }
}
