import { createHash, randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { toSuppressedMailbox } from "../unsubscribe/suppressed-mailbox.ts";
import { hasSuppression } from "../unsubscribe/suppression-repository.ts";
import { createDelivery, isRefusedForGood, type OutgoingMail } from "./delivery.ts";
import { toMailAddress } from "./mail-address.ts";

/** One mail to one person. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What kind of mail it is, as `quote-ready`: lower-case letters and hyphens. */
  kind: string;
  /**
   * What it is about, as a rate's id. The same kind and reference to the same address is the same
   * mail: it bears the same Message-ID, and is queued once while it waits.
   */
  reference?: string;
} & MailPurpose;

/**
 * `service`, by default, is what a person asked for or has to know. `marketing` is everything else:
 * it needs a way out, and is not sent to a mailbox that took it. The way out is told to the
 * reader's mail program too, which shows its own button.
 */
export type MailPurpose =
  | { purpose?: "service"; unsubscribeUrl?: string }
  | { purpose: "marketing"; unsubscribeUrl: string };

export type Mail = {
  /**
   * Resolves once the mail is queued durably; it is delivered afterwards, at least once. Inside a
   * transaction pass it as `within`: the mail then exists only if the transaction commits. Marketing
   * to a mailbox that was unsubscribed resolves and queues nothing. Throws
   * `AppError("invalid-field")` for an address that is not one.
   */
  send(message: MailMessage, options?: { within?: Pick<Database, "execute"> }): Promise<void>;
};

const JOB = "mail";

type Addressed = Pick<OutgoingMail, "purpose" | "to">;

/** Defines the job as well: before `jobs.start`. */
export function createMail({
  config,
  db,
  clock,
  jobs,
  log,
  retryDelaySeconds = 15,
}: {
  config: Pick<Config, "smtpUrl" | "dataDir" | "publicUrl" | "sessionSecret">;
  db: Pick<Database, "execute">;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  retryDelaySeconds?: number;
}): Mail {
  const deliver = createDelivery(config);
  const isUnwanted = async (asked: Pick<Database, "execute">, { purpose, to }: Addressed) =>
    purpose === "marketing" && (await hasSuppression(asked, toSuppressedMailbox(config, to)));
  const handle = async (mail: OutgoingMail) => {
    // Asked again: between being queued and being taken may lie a day.
    if (await isUnwanted(db, mail)) {
      return;
    }
    try {
      await deliver(mail);
    } catch (error) {
      if (!isRefusedForGood(error)) {
        throw error;
      }
      log.warn({ err: error, messageId: mail.messageId }, "mail refused for good");
    }
  };
  jobs.define<OutgoingMail>(JOB, handle, {
    // Doubling from fifteen seconds to an hour: about a day in all.
    retryLimit: 30,
    retryDelaySeconds,
    expireInSeconds: 120,
    // What was sent is the receiver's: nothing of it stays here.
    keepSeconds: 60,
  });
  const { hostname } = new URL(config.publicUrl);

  return {
    async send(message, { within } = {}) {
      const { to, subject, text, html, kind, reference } = message;
      const { purpose = "service", unsubscribeUrl } = message;
      const address = toMailAddress(to);
      if (await isUnwanted(within ?? db, { purpose, to: address })) {
        return;
      }
      const name = createHash("sha256")
        .update([kind, reference ?? randomUUID(), address].join("\n"))
        .digest("hex")
        .slice(0, 32);
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
      };
      await jobs.send(JOB, mail, {
        singletonKey: mail.messageId,
        ...(within === undefined ? {} : { within }),
      });
    },
  };
}
