import { type ContractView, formatDate, withDay } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useDraftRemoval } from "../../forms/use-form-draft.ts";
import { toContractPath } from "./contract-access.ts";
import { toDraftName } from "./contract-data.ts";

/** The parameter of a contract's address that keeps the form from taking over earlier data. */
export const EMPTIED_PARAMETER = "vuoto";

type EarlierNoticeProps = { at: string; contract: Pick<ContractView, "id" | "needs"> };

/**
 * Says that a form is filled with the data of an earlier order, begun at `at` (ISO time), and lets
 * another person empty it. We show only the last figures of an IBAN, so the whole one must be typed
 * again.
 */
export function EarlierNotice({ at, contract }: EarlierNoticeProps) {
  const { id, needs } = contract;
  const removeDraft = useDraftRemoval(toDraftName(contract));
  return (
    <p className="v-notice">
      <span>
        Ho ripreso i tuoi dati dall’ordine {withDay("del", formatDate(at))}: controllali.
        {needs.payments.includes("debit") && " L’IBAN scrivilo di nuovo: intero non lo mostro più."}{" "}
        <Link
          to={`${toContractPath(id)}?passo=dati&${EMPTIED_PARAMETER}=si`}
          reloadDocument
          onClick={removeDraft}
        >
          Non sono io: svuota
        </Link>
      </span>
    </p>
  );
}

export function EmptiedNotice() {
  return (
    <p className="v-notice" role="status">
      Ho svuotato il modulo: scrivi i dati di chi fa questo contratto.
    </p>
  );
}
