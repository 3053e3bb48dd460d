import type { ContractRole, ContractWithdraw } from "@volpe/contract";
import { AppError, getFound } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import { takeMailbox } from "../limits/mailbox-limit.ts";
import { checkPerson } from "../person/check-person.ts";
import { tellOperator, toReceiptMail } from "./contract-mails.ts";
import {
  type ContractServices,
  type Origin,
  type Settle,
  settleNothing,
} from "./contract-services.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import { stepContract } from "./step-contract.ts";
import { type Contract, deleteCode, lockContract } from "./store/contract-repository.ts";

/**
 * Withdraws from the contract at once and for good. Idempotent. The receipt is mailed to the holder, and
 * also to the typed address if that is another one. A mail asks the operator to pass it on today.
 * Throws `AppError("withdrawal-over")` after the term and where the law has none.
 */
export async function withdrawContract(
  services: ContractServices,
  { id }: Pick<Contract, "id">,
  { name, email }: Pick<ContractWithdraw, "name" | "email">,
  {
    role,
    reason = "",
    origin,
    settle = settleNothing,
  }: { role: ContractRole; reason?: string; origin: Origin | null; settle?: Settle },
): Promise<Contract> {
  const { db, clock, config, mail, switches } = services;
  const person = checkPerson({ name, email });
  const now = clock.now();
  return await db.transaction(async (within) => {
    const contract = getFound(await lockContract(within, id));
    if (contract.state === "withdrawn") {
      return contract;
    }
    if (!toTermOf(contract, switches, now).open && isWithdrawable(contract)) {
      throw new AppError("withdrawal-over");
    }
    const details = { ...person, ...origin, receivedAt: now.toISOString() };
    const step = { action: "withdraw", role, reason, details, now } as const;
    const { after } = await stepContract(within, id, step, ({ concludedAt }) => ({
      // Nobody has passed on an order that was not signed.
      forwardedAt: concludedAt === null ? now : null,
    }));
    await deleteCode(within, id);
    const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
    const isOther = person.email.toLowerCase() !== after.email.toLowerCase();
    const others = isOther && (await takeMailbox(limits, person.email)) ? [person.email] : [];
    for (const to of [after.email, ...others]) {
      const receipt = toReceiptMail(config, { contract: after, name: person.name, to, now });
      await mail.send(receipt, { within });
    }
    await tellOperator(within, services, { contract: after, reason });
    await settle(within, after);
    return after;
  });
}

/** Whether the contract's state allows a withdrawal, without looking at the term. */
function isWithdrawable({ state }: Contract): boolean {
  return state === "submitted" || state === "signed" || state === "activated";
}
