import type { Tipology } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useAssistantClick } from "../../layout/assistant-opening.tsx";
import { toAssistantHref, toOpeningQuery } from "../../page/opening-query.ts";
import { useListSearch } from "./list-search.ts";

type ItemActionProps = {
  item: { tipology: Tipology; slug: string; current: boolean };
  /** The ranked list for the same supply or use. */
  listHref: string;
  /** Beside the action on a phone, as "833,03 € l’anno"; null without a figure. */
  price: string | null;
};

/**
 * Opens the assistant on this item, or the list if the item has ended. On a phone it stands at the
 * lower edge.
 */
export function ItemAction(props: ItemActionProps) {
  const { item, listHref } = props;
  if (!item.current) {
    return (
      <div className="item__action">
        <Link className="v-button v-button-wide" to={listHref}>
          Guarda le offerte valide oggi
        </Link>
      </div>
    );
  }
  return <AskForQuote {...props} />;
}

/** The link that opens the assistant on an item for the use in the page's address. */
export function useQuoteLink(tipology: Tipology, slug: string) {
  const query = toOpeningQuery(useListSearch());
  const opening = { type: tipology, offer: slug, ...(query && { query }) };
  return { href: toAssistantHref(opening), onClick: useAssistantClick(opening) };
}

function AskForQuote({ item: { tipology, slug }, listHref, price }: ItemActionProps) {
  const { href, onClick } = useQuoteLink(tipology, slug);
  return (
    <>
      <div className="item__action">
        {price !== null && <p className="item__price">{price}</p>}
        <Link className="v-button v-button-wide" to={href} onClick={onClick}>
          <span>
            Chiedi un preventivo <span className="item__long">su questa offerta</span>
          </span>
        </Link>
      </div>
      <p className="item__after">
        Poche domande, nessun impegno: alla fine decidi tu.{" "}
        <Link to={listHref}>Torna alla classifica</Link>
      </p>
    </>
  );
}
