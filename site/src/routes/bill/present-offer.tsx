import { type BillSupply, endSentence } from "@volpe/contract";
import { Link } from "react-router-dom";

/** The offer of the code on the bill, or why nothing of it is used. */
export function PresentOffer({ supply: { offer, doubtfulOffer, fields } }: { supply: BillSupply }) {
  const code = fields.find(({ name }) => name === "offerCode");
  if (doubtfulOffer !== undefined) {
    const supplier = fields.find(({ name }) => name === "supplier")?.value ?? "";
    return (
      <p className="v-notice v-notice-attention">
        Il codice offerta {doubtfulOffer.code} è di{" "}
        <Link to={doubtfulOffer.path}>
          «{doubtfulOffer.name}» di {doubtfulOffer.supplier}
        </Link>
        , ma sulla bolletta leggo {endSentence(supplier)} Qual è il tuo fornitore? Confermalo o
        correggilo qui sotto: di quell’offerta non uso niente.
      </p>
    );
  }
  if (offer !== null) {
    return (
      <p className="v-notice v-notice-good">
        Oggi hai{" "}
        <Link to={offer.path}>
          «{offer.name}» di {offer.supplier}
        </Link>
        : l’ho riconosciuta dal codice offerta.
      </p>
    );
  }
  return code === undefined ? null : (
    <p className="v-notice">
      Il codice offerta {code.value} non è tra le offerte in vendita oggi: di quella che hai conto
      solo ciò che dice la bolletta.
    </p>
  );
}
