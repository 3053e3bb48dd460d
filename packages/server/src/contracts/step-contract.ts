import type { ContractAction, ContractRole, ContractState } from "@volpe/contract";
import { followContract } from "../affiliates/ledger.ts";
import type { Database } from "../db/database.ts";
import { AppError, getFound } from "../errors.ts";
import { STATE_WORDS } from "./operator-mails.ts";
import { listActions, toNextState } from "./rules/contract-state.ts";
import { WITHDRAWAL_DAYS } from "./rules/contract-switches.ts";
import { toWithdrawalEnd } from "./rules/withdrawal-term.ts";
import {
  addEvent,
  type Contract,
  lockContract,
  updateContract,
} from "./store/contract-repository.ts";

/** One step of a contract: who does what, why, and its proof. */
type Step = {
  action: ContractAction;
  role: ContractRole;
  reason?: string;
  details?: Record<string, unknown>;
  now: Date;
};

/**
 * Takes one step in the given transaction and stores its event. `toChange` gets the locked row and
 * returns further changes; if it throws, nothing is written. Throws `AppError("contract-state")`
 * for a step that is not possible now.
 */
export async function stepContract(
  within: Database,
  id: string,
  { action, role, reason = "", details = {}, now }: Step,
  toChange: (contract: Contract) => Partial<Contract> | Promise<Partial<Contract>> = () => ({}),
): Promise<{ before: Contract; after: Contract }> {
  const before = getFound(await lockContract(within, id));
  const state = toNextState(before.state, action, role);
  if (state === null) {
    throw role === "operator" ? toOperatorRefusal(before.state) : new AppError("contract-state");
  }
  const change = { ...(await toChange(before)), state, updatedAt: now };
  await updateContract(within, id, change);
  await addEvent(within, {
    contractId: id,
    kind: action,
    role,
    fromState: before.state,
    state,
    reason,
    details,
    at: now,
  });
  const after = { ...before, ...change };
  await followContract(within, {
    id,
    action,
    isConcluded: before.concludedAt === null && after.concludedAt !== null,
    tipology: after.data.offer.tipology,
    accountId: after.accountId,
    email: after.email,
    dueAt: toWithdrawalEnd(after.concludedAt ?? now, { days: WITHDRAWAL_DAYS, workingDay: true }),
    now,
  });
  return { before, after };
}

/**
 * The error for a step that the operator cannot take now. It is shown in a terminal, so it names
 * the commands that are possible.
 */
export function toOperatorRefusal(state: ContractState): AppError {
  const commands = listActions(state, "operator").map((action) => `contracts ${action}`);
  const closed = state === "draft" ? "Lo manda solo chi l’ha cominciato." : "Da qui non si sposta.";
  const next = commands.length === 0 ? closed : `Da qui si può usare: ${commands.join(", ")}.`;
  return new AppError("contract-state", {
    message: `Questo contratto è ${STATE_WORDS[state]}: questo passo non si può fare. ${next}`,
  });
}
