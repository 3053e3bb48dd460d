import type { ContractMail } from "@volpe/contract";
import type { RefusedMail } from "../mail/mail.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import type { Services } from "../services.ts";
import { toRefusedMailAlarm } from "./operator-mails.ts";
import {
  addEvent,
  type Contract,
  type ContractEvent,
  lockContract,
} from "./store/contract-repository.ts";

/** The mails that a contract cannot do without, by their kind. */
const MAILS: Readonly<Record<string, ContractMail>> = {
  "contract-code": "code",
  "contract-signed": "confirmation",
  "contract-withdrawn": "receipt",
};

type Given = Pick<Services, "clock" | "config" | "db" | "log" | "mail">;

/** Calls `noteRefusedMail` for each such mail. Call it before `jobs.start`. */
export function watchRefusedMails(services: Given): void {
  services.mail.onRefused(Object.keys(MAILS), (refused) => noteRefusedMail(services, refused));
}

/** Keeps in the proof that a mail never arrived, so that the page says so, and alarms the operator. */
export async function noteRefusedMail(
  { db, clock, config, log, mail }: Given,
  { kind, to, reference }: RefusedMail,
): Promise<void> {
  const name = MAILS[kind];
  const [id = ""] = reference.split(".");
  if (name === undefined) {
    return;
  }
  await db.transaction(async (within) => {
    const contract = await lockContract(within, id);
    if (contract === null) {
      return;
    }
    await addEvent(within, {
      contractId: id,
      kind: "mail-refused",
      role: "system",
      fromState: contract.state,
      state: contract.state,
      reason: "",
      details: { mail: name, to: hideMailbox(to) },
      at: clock.now(),
    });
    log.error({ contract: id, mail: name }, "a mail of a contract was refused for good");
    if (config.operatorEmail !== null) {
      const alarm = toRefusedMailAlarm(contract, { to: config.operatorEmail, mail: name });
      await mail.send(alarm, { within });
    }
  });
}

/** The mails that never arrived. A code that was refused counts until another one is sent. */
export function listUndelivered(
  { state }: Pick<Contract, "state">,
  events: readonly Pick<ContractEvent, "details" | "kind">[],
): { mail: ContractMail; to: string }[] {
  const lastCode = events.findLastIndex(({ kind }) => kind === "code-sent");
  return events
    .map(({ kind, details }, index) => ({ kind, details, index }))
    .filter(({ kind }) => kind === "mail-refused")
    .map(({ details, index }) => ({
      mail: details.mail as ContractMail,
      to: String(details.to),
      index,
    }))
    .filter(({ mail, index }) => mail !== "code" || (state === "submitted" && index > lastCode))
    .map(({ mail, to }) => ({ mail, to }));
}
