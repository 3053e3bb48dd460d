import type { ContractMail } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { SentMail } from "../mail/mail.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import type { Services } from "../services.ts";
import { toUndeliveredMailAlarm } from "./operator-mails.ts";
import {
  type Contract,
  type ContractEvent,
  findCode,
  lockContract,
  noteEvent,
} from "./store/contract-repository.ts";
import { SUPPLIER_WITHDRAWAL } from "./supplier-mails.ts";

/** The mails that a contract needs, by their kind. */
const MAILS: Readonly<Record<string, ContractMail>> = {
  "contract-code": "code",
  "contract-signed": "confirmation",
  "contract-accepted": "confirmation",
  "contract-withdrawn": "receipt",
  [SUPPLIER_WITHDRAWAL]: "withdrawal",
};

type Given = Pick<Services, "clock" | "config" | "db" | "log" | "mail">;

/** Notes each of these mails that is not delivered. Call it before `jobs.start`. */
export function watchUndeliveredMails(services: Given): void {
  services.mail.onUndelivered(Object.keys(MAILS), (mail) => noteUndeliveredMail(services, mail));
}

/**
 * Records in the proof that a mail never arrived, so that the page shows it, and alarms the
 * operator.
 */
export async function noteUndeliveredMail(
  { db, clock, config, log, mail }: Given,
  { kind, to, reference, queuedAt }: SentMail,
): Promise<void> {
  const name = MAILS[kind];
  if (name === undefined) {
    return;
  }
  const [id = ""] = reference.split(".");
  await db.transaction(async (within) => {
    const contract = await lockContract(within, id);
    if (contract === null || (name === "code" && (await isReplaced(within, contract, queuedAt)))) {
      return;
    }
    await noteEvent(within, contract, {
      kind: "mail-undelivered",
      role: "system",
      details: { mail: name, to: name === "withdrawal" ? to : hideMailbox(to) },
      at: clock.now(),
    });
    log.error({ contract: id, mail: name }, "a mail of a contract was not delivered");
    if (config.operatorEmail !== null) {
      const alarm = toUndeliveredMailAlarm(contract, { to: config.operatorEmail, mail: name });
      await mail.send(alarm, { within });
    }
  });
}

/** Whether the code of a mail is no longer needed: another one was sent, or it has ended. */
async function isReplaced(within: Database, { id }: Contract, queuedAt: Date): Promise<boolean> {
  const code = await findCode(within, id);
  return code === null || code.sentAt > queuedAt;
}

/** The mails that never arrived. An undelivered code counts until another one is sent. */
export function listUndelivered(
  { state }: Pick<Contract, "state">,
  events: readonly Pick<ContractEvent, "details" | "kind">[],
): { mail: ContractMail; to: string }[] {
  const lastCode = events.findLastIndex(({ kind }) => kind === "code-sent");
  return events.flatMap(({ kind, details }, index) => {
    const mail = details.mail as ContractMail;
    const isNeeded = mail !== "code" || (state === "submitted" && index > lastCode);
    return kind === "mail-undelivered" && isNeeded ? [{ mail, to: String(details.to) }] : [];
  });
}
