import type { OfferSheet } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useAssistantClick } from "../../layout/assistant-opening.tsx";

type ItemActionProps = {
  sheet: OfferSheet;
  /** The ranked list for the same profile. */
  listHref: string;
};

/** The page's one action: the assistant on this offer, or the list where it has ended. */
export function ItemAction({ sheet, listHref }: ItemActionProps) {
  if (!sheet.current) {
    return (
      <div className="item__action">
        <Link className="v-button v-button-wide" to={listHref}>
          Guarda le offerte valide oggi
        </Link>
      </div>
    );
  }
  return <AskForQuote sheet={sheet} listHref={listHref} />;
}

function AskForQuote({ sheet, listHref }: ItemActionProps) {
  const handleClick = useAssistantClick({ type: sheet.tipology, offer: sheet.slug });
  const search = new URLSearchParams({ tipo: sheet.tipology, offerta: sheet.slug });
  return (
    <div className="item__action">
      <Link
        className="v-button v-button-wide"
        to={`/calcola-preventivo?${search}`}
        onClick={handleClick}
      >
        Chiedi un preventivo su questa offerta
      </Link>
      <p>Poche domande, nessun impegno: alla fine decidi tu.</p>
      <p>
        <Link to={listHref}>Torna alla classifica</Link>
      </p>
    </div>
  );
}
