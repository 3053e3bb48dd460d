import { OPENING_KEYS, ORDER_VERBS, type Tipology } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useAssistantClick } from "../../layout/assistant-opening.tsx";
import { toCartPath } from "../../page/cart-path.ts";
import { toAssistantHref, toOpeningQuery } from "../../page/opening-query.ts";
import { useSiteFacts } from "../../page/site-facts.ts";
import { pickSearch, useListSearch } from "./list-search.ts";

type ItemActionProps = {
  item: { tipology: Tipology; slug: string; current: boolean };
  /** The ranked list for the same supply or use. */
  listHref: string;
  /** The price next to the action on a phone, as "833,03 € l’anno"; null without a figure. */
  price: string | null;
};

/**
 * Links to the item's cart. Opens the assistant if the item cannot be ordered, or the list if it
 * has ended. On a phone it is at the lower edge.
 */
export function ItemAction(props: ItemActionProps) {
  const { item, listHref, price } = props;
  const cartHref = useCartHref(item.tipology, item.slug);
  if (!item.current) {
    return (
      <div className="item__action">
        <Link className="v-button v-button-wide" to={listHref}>
          Guarda le offerte di oggi
        </Link>
      </div>
    );
  }
  // Without a figure for this use there is no price for an order.
  return cartHref === null || price === null ? (
    <AskForQuote {...props} />
  ) : (
    <Order {...props} cartHref={cartHref} />
  );
}

/** The cart of an item for the use in the page's address; null if its kind is invented. */
export function useCartHref(tipology: Tipology, slug: string): string | null {
  const { demonstration } = useSiteFacts();
  const use = pickSearch(useListSearch(), CART_KEYS);
  return demonstration.includes(tipology) ? null : toCartPath(tipology, slug) + use;
}

/** The parameters of a use that a cart reads, also those that a conversation does not ask for. */
const CART_KEYS = [...OPENING_KEYS, "persone", "uso", "stima"];

/** The link that opens the assistant on an item for the use in the page's address. */
export function useQuoteLink(tipology: Tipology, slug: string) {
  const query = toOpeningQuery(useListSearch());
  const opening = { type: tipology, offer: slug, ...(query && { query }) };
  return { to: toAssistantHref(opening), ...useAssistantClick(opening) };
}

function Order({
  item: { tipology, slug },
  listHref,
  price,
  cartHref,
}: ItemActionProps & { cartHref: string }) {
  const quoteLink = useQuoteLink(tipology, slug);
  return (
    <>
      <div className="item__action">
        <p className="item__price">{price}</p>
        <Link className="v-button v-button-wide" to={cartHref}>
          <span>
            {ORDER_VERBS[tipology]} <span className="item__long">questa offerta</span>
          </span>
        </Link>
      </div>
      <p className="item__after">
        Nella pagina dopo rivedi tutto, senza lasciare dati.{" "}
        <Link {...quoteLink}>Chiedi un preventivo su questa offerta</Link> oppure{" "}
        <Link to={listHref}>torna alla classifica</Link>.
      </p>
    </>
  );
}

function AskForQuote({ item: { tipology, slug }, listHref, price }: ItemActionProps) {
  const quoteLink = useQuoteLink(tipology, slug);
  return (
    <>
      <div className="item__action">
        {price !== null && <p className="item__price">{price}</p>}
        <Link className="v-button v-button-wide" {...quoteLink}>
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
