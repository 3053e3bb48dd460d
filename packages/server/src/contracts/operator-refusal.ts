import type { ContractState } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { STATE_WORDS } from "./operator-mails.ts";
import { listActions } from "./rules/contract-state.ts";

/** A step that the operator cannot take now. A terminal shows it, so it names the commands that can. */
export function toOperatorRefusal(state: ContractState): AppError {
  const commands = listActions(state, "operator").map((action) => `contracts ${action}`);
  const closed = state === "draft" ? "Lo manda solo chi l’ha cominciato." : "Da qui non si sposta.";
  const next = commands.length === 0 ? closed : `Da qui si può usare: ${commands.join(", ")}.`;
  return new AppError("contract-state", {
    message: `Questo contratto è ${STATE_WORDS[state]}: questo passo non si può fare. ${next}`,
  });
}
