import type { ContractAction, ContractRole, ContractState } from "@volpe/contract";

type Steps = Partial<Record<ContractAction, ContractState>>;

const WITHDRAW = { withdraw: "withdrawn" } as const;

/**
 * The actions of each side, by state. The operator records a withdrawal by letter also after the
 * contract ended, because a letter sent within the term is valid whenever it is recorded. Other
 * conditions of a step, for example the conclusion or the withdrawal term, are checked elsewhere.
 */
const STEPS: Readonly<Record<ContractState, Readonly<Record<ContractRole, Steps>>>> = {
  draft: { holder: { edit: "draft", submit: "submitted" }, operator: {} },
  submitted: {
    holder: { edit: "draft", sign: "signed", ...WITHDRAW },
    operator: WITHDRAW,
  },
  signed: {
    holder: WITHDRAW,
    operator: { accept: "accepted", activate: "activated", refuse: "refused", ...WITHDRAW },
  },
  accepted: {
    holder: WITHDRAW,
    operator: { activate: "activated", refuse: "refused", ...WITHDRAW },
  },
  activated: { holder: WITHDRAW, operator: { end: "ended", ...WITHDRAW } },
  refused: { holder: {}, operator: {} },
  withdrawn: { holder: {}, operator: {} },
  ended: { holder: {}, operator: WITHDRAW },
};

/** The state after the action; null if this side cannot take it now. */
export function toNextState(
  state: ContractState,
  action: ContractAction,
  role: ContractRole,
): ContractState | null {
  return STEPS[state][role][action] ?? null;
}

/** The actions that this side can take now. */
export function listActions(state: ContractState, role: ContractRole): ContractAction[] {
  return Object.keys(STEPS[state][role]) as ContractAction[];
}
