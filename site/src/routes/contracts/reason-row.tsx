import {
  type ContractView,
  findReasonFault,
  listSupplyReasons,
  toLeftOutReasons,
} from "@volpe/contract";
import { toListFor } from "./cart-alternatives.tsx";
import { ChoiceRow } from "./choice-row.tsx";

type ReasonRowProps = {
  name: string;
  value: string;
  error: string | undefined;
  contract: Pick<ContractView, "needs" | "offer" | "regime">;
};

/**
 * Asks for the reason of the contract, for example a change of supplier. Lists only the reasons
 * that the offer allows, and says which it leaves out.
 */
export function ReasonRow({ contract, ...row }: ReasonRowProps) {
  const { needs, offer, regime } = contract;
  const leftOut = toLeftOutReasons(needs);
  return (
    <ChoiceRow
      {...row}
      // A draft can have a reason that the offer allowed when it was chosen.
      error={row.error ?? findReasonFault(needs, row.value) ?? undefined}
      legend="Che cosa ti serve?"
      choices={listSupplyReasons(needs.supplyPoint, needs.reasons)}
      note={
        leftOut !== null && (
          <p className="v-quiet v-small">
            {leftOut} {/* A new tab keeps the text typed in this one. */}
            <a href={toListFor(offer, regime)} target="_blank" rel="noreferrer">
              Guarda le altre offerte
            </a>
            : se una ha lo stesso limite, lo scrive la sua pagina alla voce «Si può avere».
          </p>
        )
      }
    />
  );
}
