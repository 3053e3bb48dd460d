import { FAVOURITES_MAX, type Item } from "@volpe/contract";
import { createBrowsingCalls } from "@volpe/core";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClient } from "../../page/use-client.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";

/**
 * Favourites that the visitor kept on another site, which its button puts into the link's fragment:
 * `/preferiti#preferiti=slug,slug`. The visitor decides whether they join the list.
 */
export function BroughtFavourites({ toLabel }: { toLabel: (item: Item) => string }) {
  const { api, lists } = useClient();
  const location = useLocation();
  const navigate = useNavigate();
  // No server knows the fragment, so the first render has none.
  const hash = useHydrated() ? location.hash : "";
  const [items, setItems] = useState<readonly Item[]>([]);

  useEffect(() => {
    const slugs = readBrought(hash).filter((slug) => !lists.state.preferiti.includes(slug));
    let isCurrent = true;
    setItems([]);
    if (slugs.length > 0) {
      createBrowsingCalls(api.request)
        .favouriteItems(slugs)
        .then(
          (found) => isCurrent && setItems(found),
          // Without an answer nothing is offered; the fragment stays for the next attempt.
          () => undefined,
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [hash, api, lists]);

  if (items.length === 0) return null;
  const surplus = lists.state.preferiti.length + items.length - FAVOURITES_MAX;
  const leave = () => navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  return (
    <section className="v-notice item-list__brought" aria-labelledby="da-un-altro-sito">
      <h2 id="da-un-altro-sito">
        {items.length === 1
          ? "Su un altro sito hai salvato un’offerta"
          : `Su un altro sito hai salvato ${items.length} offerte`}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.slug}>
            {toLabel(item)} <span className="v-quiet">{item.brand.name}</span>
          </li>
        ))}
      </ul>
      {surplus > 0 && (
        <p>
          Ne tengo {FAVOURITES_MAX}:{" "}
          {surplus === 1 ? "il preferito più vecchio esce" : `i ${surplus} più vecchi escono`}.
        </p>
      )}
      <p className="v-cluster">
        <button
          className="v-button v-button-small"
          type="button"
          onClick={async () => {
            // The page loads its list again after a change, which would end this navigation.
            await leave();
            lists.mergeFavourites(items.map(({ slug }) => slug));
          }}
        >
          Aggiungi ai preferiti
        </button>
        <button className="v-text-button" type="button" onClick={() => void leave()}>
          No, lascia stare
        </button>
      </p>
    </section>
  );
}

/** The slugs of a fragment, each once and at most as many as the list holds. */
function readBrought(hash: string): string[] {
  const text = new URLSearchParams(hash.slice(1)).get("preferiti") ?? "";
  const slugs = text.split(",").filter((slug) => slug !== "" && slug.length <= 400);
  return [...new Set(slugs)].slice(0, FAVOURITES_MAX);
}
