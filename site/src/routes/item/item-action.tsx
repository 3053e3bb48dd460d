import type { Tipology } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useAssistantClick } from "../../layout/assistant-opening.tsx";

type ItemActionProps = {
  item: { tipology: Tipology; slug: string; current: boolean };
  /** The ranked list for the same supply or use. */
  listHref: string;
};

/** The page's one action: the assistant on this item, or the list where it has ended. */
export function ItemAction({ item, listHref }: ItemActionProps) {
  if (!item.current) {
    return (
      <div className="item__action">
        <Link className="v-button v-button-wide" to={listHref}>
          Guarda le offerte valide oggi
        </Link>
      </div>
    );
  }
  return <AskForQuote item={item} listHref={listHref} />;
}

function AskForQuote({ item: { tipology, slug }, listHref }: ItemActionProps) {
  const handleClick = useAssistantClick({ type: tipology, offer: slug });
  const search = new URLSearchParams({ tipo: tipology, offerta: slug });
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
