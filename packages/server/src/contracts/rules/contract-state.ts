import type { ContractAction, ContractRole, ContractState } from "@volpe/contract";

type Steps = Partial<Record<ContractAction, ContractState>>;

const WITHDRAW = { withdraw: "withdrawn" } as const;

/**
 * What each side can do, by state. The operator records a withdrawal that came by letter, also after
 * the contract ended, because a letter sent within the term holds whenever it is recorded. What else
 * a step needs, as the term of a withdrawal, is not decided here.
 */
const STEPS: Readonly<Record<ContractState, Readonly<Record<ContractRole, Steps>>>> = {
  draft: { holder: { edit: "draft", submit: "submitted" }, operator: {} },
  submitted: {
    holder: { edit: "draft", sign: "signed", ...WITHDRAW },
    operator: WITHDRAW,
  },
  signed: {
    holder: WITHDRAW,
    operator: { activate: "activated", refuse: "refused", ...WITHDRAW },
  },
  activated: { holder: WITHDRAW, operator: { end: "ended", ...WITHDRAW } },
  refused: { holder: {}, operator: {} },
  withdrawn: { holder: {}, operator: {} },
  ended: { holder: {}, operator: WITHDRAW },
};

/** The state after the action; null if it is not this side's, or not possible now. */
export function toNextState(
  state: ContractState,
  action: ContractAction,
  role: ContractRole,
): ContractState | null {
  return STEPS[state][role][action] ?? null;
}

/** What this side can do now. */
export function listActions(state: ContractState, role: ContractRole): ContractAction[] {
  return Object.keys(STEPS[state][role]) as ContractAction[];
}
