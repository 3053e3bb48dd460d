import { AppError } from "../errors.ts";
import { toChangeMail } from "./contract-mails.ts";
import type { ContractServices } from "./contract-services.ts";
import { notifyOperator } from "./operator-mails.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import { stepContract } from "./step-contract.ts";
import type { Contract } from "./store/contract-repository.ts";

export type OperatorAction = "activate" | "refuse" | "end";

/** Records a step that the supplier reported, and mails the holder and the operator. */
export async function operateContract(
  services: ContractServices,
  { id }: Pick<Contract, "id">,
  { action, reason, operator }: { action: OperatorAction; reason: string; operator: string },
): Promise<Contract> {
  const { db, clock, config, mail, switches } = services;
  const now = clock.now();
  return await db.transaction(async (within) => {
    const step = { action, role: "operator", reason, details: { operator }, now } as const;
    const { after } = await stepContract(within, id, step, (contract) => {
      const term = toTermOf(contract, switches, now);
      if (action === "activate" && contract.concludedAt === null) {
        throw new AppError("contract-state", {
          message:
            "Il fornitore non ha ancora accettato, quindi il contratto non è concluso: prima usa contracts accept.",
        });
      }
      if (action === "activate" && term.open && !contract.early) {
        throw new AppError("contract-state", {
          message:
            "Chi ha firmato non ha chiesto l’attivazione subito: si può attivare quando finisce il termine per recedere.",
        });
      }
      if (action === "end" && term.open) {
        throw new AppError("contract-state", {
          message:
            "Il termine per recedere è ancora aperto, e la fine lo toglierebbe. Se chi ha firmato recede, usa contracts withdraw; se no, segna la fine dopo il termine.",
        });
      }
      return {};
    });
    const { open, until } = toTermOf(after, switches, now);
    const change = { contract: after, reason, until: open ? until : null };
    await mail.send(toChangeMail(config, change), { within });
    await notifyOperator(within, services, { contract: after, reason });
    return after;
  });
}
