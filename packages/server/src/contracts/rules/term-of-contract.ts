import { toRomeDay } from "@volpe/contract";
import type { Contract } from "../store/contract-repository.ts";
import { toNextState } from "./contract-state.ts";
import type { ContractSwitches } from "./contract-switches.ts";
import { isWithinTerm, toWithdrawalEnd } from "./withdrawal-term.ts";

/**
 * The legal withdrawal term of one contract. It is open from the order to the last second of the
 * term after the conclusion; `until` is null before the conclusion and if the law grants no
 * withdrawal.
 */
export function toTermOf(
  { state, concludedAt, data }: Pick<Contract, "state" | "concludedAt" | "data">,
  { termEndsOnWorkingDay }: ContractSwitches,
  now: Date,
): { open: boolean; until: Date | null } {
  const { withdrawal } = data.duties;
  if (withdrawal.kind === "none") {
    return { open: false, until: null };
  }
  const until =
    concludedAt === null
      ? null
      : toWithdrawalEnd(concludedAt, { days: withdrawal.days, workingDay: termEndsOnWorkingDay });
  const canWithdraw = toNextState(state, "withdraw", "holder") !== null;
  return { open: canWithdraw && (until === null || isWithinTerm(now, until)), until };
}

/**
 * Whether a declaration sent on the ISO day (Rome) withdraws in time. The day of sending counts,
 * not the day on which it is received or recorded (Codice del consumo, art. 54).
 */
export function isSentInTime(
  contract: Parameters<typeof toTermOf>[0],
  switches: ContractSwitches,
  sentOn: string,
): boolean {
  const { until } = toTermOf(contract, switches, new Date(0));
  return (
    contract.data.duties.withdrawal.kind === "statutory" &&
    (until === null || sentOn <= toRomeDay(until.getTime()))
  );
}
