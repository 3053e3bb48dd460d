import { CONTRACT_DRAFT_KEPT_DAYS, type ContractView } from "@volpe/contract";
import { Link } from "react-router-dom";
import { CartAlternative, LIST_WORDS, toListFor } from "./cart-alternatives.tsx";
import { toContractPath } from "./contract-access.ts";
import { toChangeWords } from "./order-review.tsx";

/** Whether the current step would fail, because the offer has ended or has changed. */
export function isStopped(
  { way, offerChanged }: Pick<ContractView, "offerChanged" | "way">,
  step: "data" | "order" | "code" | "outcome",
): boolean {
  return way !== null && (way.kind !== "order" || (step === "code" && offerChanged));
}

const UNSIGNED = "Non hai firmato niente, quindi non devi niente a nessuno.";

/**
 * An order that cannot go on: why, and what can be done instead. `unsaved` is true if data were
 * just sent and refused.
 */
export function OrderStopped({ contract, unsaved }: { contract: ContractView; unsaved: boolean }) {
  const { id, offer, offerChanged, way, regime } = contract;
  if (way === null) return null;
  if (way.kind === "order") {
    return (
      <section className="order-section" aria-labelledby="fermo">
        <h2 id="fermo">Il codice non vale più</h2>
        <p className="v-notice v-notice-attention">
          {toChangeWords(contract)} Le cifre di prima non si possono più firmare.
        </p>
        <p>
          <Link className="v-button" to={`${toContractPath(id)}?passo=dati`} reloadDocument>
            Rivedi l’ordine con le cifre di oggi
          </Link>
        </p>
        <p className="v-quiet v-small">Se così non ti conviene più, non fare niente. {UNSIGNED}</p>
      </section>
    );
  }
  return (
    <section className="order-section" aria-labelledby="fermo">
      <h2 id="fermo">Adesso quest’ordine non si può fare</h2>
      {way.kind === "hand-over" && offerChanged && <p>{toChangeWords(contract)}</p>}
      {way.kind === "mismatch" ? (
        <>
          <p className="v-notice v-notice-attention">{way.text}</p>
          <p>
            <Link className="v-button" to={toListFor(offer, regime)}>
              {LIST_WORDS[regime]}
            </Link>
          </p>
        </>
      ) : (
        <CartAlternative preview={{ offer, way }} per={offer.query} regime={regime} />
      )}
      <p className="v-quiet v-small">{toSavedDataWords(contract, unsaved)}</p>
    </section>
  );
}

/** Says whether the data that were typed are kept, and what can be done with them. */
function toSavedDataWords({ state, consumer, business }: ContractView, unsaved: boolean): string {
  if (state !== "draft") return UNSIGNED;
  const isEmpty = consumer === null && business === null;
  const lost = unsaved
    ? "Quello che hai appena mandato non l’ho salvato, perché non serve a nessun ordine."
    : "";
  const saved = isEmpty
    ? "Se l’offerta torna ordinabile, continui da questa pagina."
    : `Quello che avevi già salvato resta qui ${CONTRACT_DRAFT_KEPT_DAYS} giorni: se l’offerta torna ordinabile, continui da questa pagina.`;
  return `${lost} ${saved}`.trimStart();
}
