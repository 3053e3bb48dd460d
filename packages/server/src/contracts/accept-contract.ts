import { AppError, invalidField } from "../errors.ts";
import { toConfirmationMail } from "./contract-mails.ts";
import type { ContractServices } from "./contract-services.ts";
import { notifyOperator } from "./operator-mails.ts";
import { readDocuments } from "./papers/read-documents.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import { stepContract } from "./step-contract.ts";
import type { Contract } from "./store/contract-repository.ts";
import { toWithdrawalCalendar } from "./withdrawal-calendar.ts";

/**
 * Records the supplier's acceptance, which concludes the contract when it reaches the person (Codice
 * civile, art. 1326 and 1335). By default that is now, by the mail sent here. The mail confirms
 * the contract with all signed documents before it is performed (Codice del consumo, art. 51 c. 7).
 */
export async function acceptContract(
  services: ContractServices,
  { id }: Pick<Contract, "id">,
  {
    reason,
    operator,
    arrivedAt,
  }: {
    reason: string;
    operator: string;
    /** When the supplier's own letter arrived, if it was before now. */
    arrivedAt?: Date;
  },
): Promise<Contract> {
  const { db, clock, config, mail, switches } = services;
  const now = clock.now();
  const concludedAt = arrivedAt ?? now;
  return await db.transaction(async (within) => {
    const details = { operator, concludedAt: concludedAt.toISOString() };
    const step = { action: "accept", role: "operator", reason, details, now } as const;
    const { after } = await stepContract(within, id, step, (contract) => {
      if (contract.concludedAt !== null) {
        throw new AppError("contract-state", {
          message: "Questo contratto è concluso dalla firma: non c’è niente da accettare.",
        });
      }
      checkArrival(concludedAt, { signedAt: contract.signedAt, now });
      return { concludedAt, forwardedAt: contract.forwardedAt ?? now };
    });
    const documents = await readDocuments({ config, db: within }, id);
    const { until } = toTermOf(after, switches, now);
    const calendar = toWithdrawalCalendar(after, { config, switches, now });
    const accepted = { contract: after, documents, until, calendar };
    await mail.send(toConfirmationMail(config, accepted), { within });
    await notifyOperator(within, services, { contract: after, reason });
    return after;
  });
}

/** Throws `AppError` for a moment before the signature or in the future. */
function checkArrival(
  arrivedAt: Date,
  { signedAt, now }: { signedAt: Date | null; now: Date },
): void {
  if (arrivedAt > now || (signedAt !== null && arrivedAt < signedAt)) {
    throw invalidField(
      "arrivedAt",
      "L’accettazione non può essere arrivata prima della firma, né dopo adesso.",
    );
  }
}
