import {
  type ContractRole,
  type ContractWithdraw,
  isCalendarDay,
  toEmailKey,
  toRomeDay,
} from "@volpe/contract";
import { AppError, getFound, invalidField } from "../errors.ts";
import { checkPerson } from "../person/check-person.ts";
import { toReceiptMail } from "./contract-mails.ts";
import type { ContractServices, Origin, Settle } from "./contract-services.ts";
import { notifyOperator } from "./operator-mails.ts";
import { toNextState } from "./rules/contract-state.ts";
import { isSentInTime } from "./rules/term-of-contract.ts";
import { stepContract } from "./step-contract.ts";
import { type Contract, deleteCode, lockContract } from "./store/contract-repository.ts";
import { toSupplierWithdrawalMail } from "./supplier-mails.ts";

/**
 * Withdraws from the contract immediately and finally. Idempotent. The receipt is mailed to the
 * holder, and also to the typed address if it differs; there is one per contract, so no limit drops
 * it. The supplier gets the declaration by mail, and the operator is asked to check that it
 * arrives. Throws `AppError("withdrawal-over")` if it was sent after the term or the law grants no
 * withdrawal.
 */
export async function withdrawContract(
  services: ContractServices,
  { id }: Pick<Contract, "id">,
  { name, email }: Pick<ContractWithdraw, "name" | "email">,
  {
    role,
    reason = "",
    origin,
    operator,
    sentOn,
    settle,
  }: {
    role: ContractRole;
    reason?: string;
    origin: Origin | null;
    /** The operator who recorded it. */
    operator?: string;
    /** ISO day in Rome on which a letter was sent; default: today. */
    sentOn?: string;
    settle?: Settle;
  },
): Promise<Contract> {
  const { db, clock, config, mail, switches } = services;
  const person = checkPerson({ name, email });
  const now = clock.now();
  const today = toRomeDay(now.getTime());
  return await db.transaction(async (within) => {
    const contract = getFound(await lockContract(within, id));
    if (contract.state === "withdrawn") {
      return contract;
    }
    if (sentOn !== undefined) {
      checkSentOn(sentOn, { today, from: toRomeDay(contract.createdAt.getTime()) });
    }
    const isWithdrawable = toNextState(contract.state, "withdraw", role) !== null;
    // An order binds nobody before it is accepted (Codice civile, art. 1328). Where the law grants
    // no withdrawal, the holder revokes it in writing, and the operator records that.
    const isRevocation = role === "operator" && contract.concludedAt === null;
    const inTime = isRevocation || isSentInTime(contract, switches, sentOn ?? today);
    if (isWithdrawable && !inTime) {
      throw new AppError("withdrawal-over");
    }
    const details = {
      ...person,
      ...origin,
      receivedAt: now.toISOString(),
      ...(sentOn === undefined ? {} : { sentOn }),
      ...(operator === undefined ? {} : { operator }),
    };
    const step = { action: "withdraw", role, reason, details, now } as const;
    const { after } = await stepContract(within, id, step, ({ signedAt }) => ({
      // An unsigned order was never forwarded.
      forwardedAt: signedAt === null ? now : null,
    }));
    await deleteCode(within, id);
    // Only the withdrawal from an activated contract ends a supply.
    const activated = contract.state === "activated" || contract.state === "ended";
    const isOther = toEmailKey(person.email) !== toEmailKey(after.email);
    for (const to of [after.email, ...(isOther ? [person.email] : [])]) {
      const given = { contract: after, activated, name: person.name, to, now, sentOn, reason };
      await mail.send(toReceiptMail(config, given), { within });
    }
    const { email: supplier } = after.data.offer.counterparty;
    if (after.signedAt !== null && supplier !== null) {
      const declared = { to: supplier, name: person.name, now, sentOn };
      await mail.send(toSupplierWithdrawalMail(after, declared), { within });
    }
    await notifyOperator(within, services, { contract: after, reason });
    await settle?.(within, after);
    return after;
  });
}

/** Throws `AppError` for a day that does not exist, is in the future or is before the order. */
function checkSentOn(sentOn: string, { today, from }: { today: string; from: string }): void {
  if (!isCalendarDay(sentOn) || sentOn > today || sentOn < from) {
    throw invalidField(
      "sentOn",
      `Il giorno dell’invio va scritto come ${today}, tra ${from} e ${today}.`,
    );
  }
}
