import { AppError, getFound } from "../errors.ts";
import type { SentMail } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import { STATE_WORDS } from "./operator-mails.ts";
import {
  type Contract,
  type ContractEvent,
  lockContract,
  noteEvent,
  updateContract,
} from "./store/contract-repository.ts";
import { SUPPLIER_WITHDRAWAL } from "./supplier-mails.ts";

type Given = Pick<Services, "clock" | "db">;

/**
 * Records that the operator forwarded a signed contract or its withdrawal to the supplier.
 * Idempotent. Throws `AppError("contract-state")` for a contract that has nothing to forward.
 */
export async function markForwarded(
  services: Given,
  { id }: Pick<Contract, "id">,
  { reason, operator }: { reason: string; operator: string },
): Promise<void> {
  await forward(services, id, { role: "operator", reason, details: { operator } });
}

/** Records each withdrawal whose mail the supplier's mailbox took. Call it before `jobs.start`. */
export function watchForwardedMails(services: Pick<Services, "clock" | "db" | "mail">): void {
  services.mail.onDelivered([SUPPLIER_WITHDRAWAL], (mail) => noteForwardedMail(services, mail));
}

/** Records the withdrawal in one delivered mail. Does nothing if the contract is gone. */
export async function noteForwardedMail(
  services: Given,
  { reference, to }: Pick<SentMail, "reference" | "to">,
): Promise<void> {
  await forward(services, reference, { role: "system", reason: "", details: { mailedTo: to } });
}

async function forward(
  { db, clock }: Given,
  id: string,
  event: Pick<ContractEvent, "details" | "reason" | "role">,
): Promise<void> {
  await db.transaction(async (within) => {
    const contract = await lockContract(within, id);
    if (contract === null && event.role === "system") {
      return;
    }
    const { state, forwardedAt } = getFound(contract);
    if (state !== "withdrawn" && state !== "signed") {
      throw new AppError("contract-state", {
        message: `Questo contratto è ${STATE_WORDS[state]}: al fornitore si passa un contratto firmato, o il suo recesso.`,
      });
    }
    if (forwardedAt !== null) {
      return;
    }
    const at = clock.now();
    await updateContract(within, id, { forwardedAt: at });
    await noteEvent(within, { id, state }, { kind: "forwarded", at, ...event });
  });
}
