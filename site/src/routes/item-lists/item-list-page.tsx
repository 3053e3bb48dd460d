import {
  COMPARED_MAX,
  FAVOURITES_MAX,
  type Item,
  RECENT_ITEMS_MAX,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
} from "@volpe/contract";
import { createBrowsingCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useLoaderData, useRevalidator } from "react-router-dom";
import { subscribe } from "valtio/vanilla";
import { Chips } from "../../page/chips.tsx";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useClient } from "../../page/use-client.tsx";
import { LIST_CHIPS } from "../catalogue/tipologies.ts";
import { BroughtFavourites } from "./brought-favourites.tsx";
import { ItemRow } from "./item-row.tsx";
import "./item-lists.css";

const FAVOURITES_PATH = "/preferiti";

/** The favourites or the viewed items. Their slugs are in cookies, so the page needs no script. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { api, lists, session } = context.get(clientContext);
  const calls = createBrowsingCalls(api.request);
  const favourites = pathname === FAVOURITES_PATH;
  lists.restore();
  const slugs = favourites ? [...lists.state.preferiti] : [...lists.state.items];
  const removed = favourites ? searchParams.getAll("tolta") : [];
  const wanted = removed
    .filter((slug) => isSlug(slug) && !slugs.includes(slug))
    .slice(0, FAVOURITES_MAX - slugs.length);
  const ask = favourites ? calls.favouriteItems : calls.viewedItems;
  const asked = [...slugs, ...wanted];
  const list = favourites ? "preferiti" : "items";
  const uses = asked.map((slug) => lists.findUse(list, slug));
  const items = asked.length === 0 ? [] : await ask(asked, uses);
  return {
    favourites,
    follows: session.state.session !== null,
    slugs,
    items: items.filter(({ slug }) => slugs.includes(slug)),
    removed: items.filter(({ slug }) => wanted.includes(slug)),
  };
}

/**
 * `togli` removes one item, `rimetti` adds several back by `slug`, `svuota` empties the list. Waits
 * for the account's answer, because the reply carries the cookies.
 */
export async function action({ request, context }: PageActionArgs) {
  const { pathname } = new URL(request.url);
  const { lists } = context.get(clientContext);
  const favourites = pathname === FAVOURITES_PATH;
  const form = await request.formData();
  const slugs = form.getAll("slug").map(String).filter(isSlug);
  switch (form.get("azione")) {
    case "togli":
      for (const slug of slugs) {
        (favourites ? lists.removeFavourite : lists.forget)(slug);
      }
      await lists.settled();
      return redirect(favourites ? toRemovedHref(slugs) : pathname, 303);
    case "rimetti":
      lists.mergeFavourites(slugs);
      await lists.settled();
      return redirect(FAVOURITES_PATH, 303);
    case "svuota": {
      lists.restore();
      const removed = [...lists.state.preferiti];
      (favourites ? lists.clearFavourites : lists.forgetAll)();
      await lists.settled();
      return redirect(favourites ? toRemovedHref(removed) : pathname, 303);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** The list, with an undo for the removed items. */
function toRemovedHref(slugs: readonly string[]): string {
  return `${FAVOURITES_PATH}?${new URLSearchParams(slugs.map((slug) => ["tolta", slug]))}`;
}

const isSlug = (text: string) => text !== "" && text.length <= 400;

const toLabel = (item?: Item) => item?.ai_translated[0]?.label ?? item?.slug ?? "";

export function Component() {
  const { favourites, follows, slugs, items, removed } = useLoaderData<typeof loader>();
  useFreshList(favourites, slugs);
  const title = favourites ? "Preferiti" : "Visti di recente";
  return (
    <div className="item-list v-container-text">
      <PageHead
        title={title}
        description={
          favourites
            ? "Le offerte che hai salvato, con il prezzo di oggi."
            : "Le ultime offerte che hai aperto, la più recente per prima."
        }
        path={favourites ? FAVOURITES_PATH : "/visualizzati"}
        indexed={false}
      />
      <header>
        <h1>{title}</h1>
        {items.length > 0 && (
          <p className="v-quiet" data-news={`${items.length} in elenco`}>
            {favourites
              ? `${items.length} su ${FAVOURITES_MAX}: oltre, il più vecchio lascia il posto.`
              : `Le ultime ${RECENT_ITEMS_MAX} schede che apri, la più recente per prima.`}{" "}
            {follows
              ? "Lo stesso elenco è su ogni dispositivo in cui entri."
              : "L’elenco sta in un cookie di questo dispositivo."}
          </p>
        )}
      </header>
      {favourites && <BroughtFavourites toLabel={toLabel} />}
      {removed.length > 0 && (
        <Form method="post" className="v-notice item-list__removed">
          <p data-news="">
            {removed.length === 1
              ? `Fuori dai preferiti: «${toLabel(removed[0])}».`
              : `Fuori dai preferiti: ${removed.length} elementi.`}
          </p>
          {removed.map(({ slug }) => (
            <input key={slug} type="hidden" name="slug" value={slug} />
          ))}
          <button className="v-text-button" type="submit" name="azione" value="rimetti">
            Annulla
          </button>
        </Form>
      )}
      {items.length === 0 ? (
        <EmptyList favourites={favourites} />
      ) : (
        <>
          <SiteDemonstration of={[...new Set(items.map(({ tipology }) => tipology))]} />
          <CompareLinks items={items} />
          <ul className="item-list__rows">
            {items.map((item) => (
              <ItemRow key={item.slug} item={item} label={toLabel(item)} favourites={favourites} />
            ))}
          </ul>
          <Form method="post">
            <button
              className="v-button v-button-secondary v-button-small"
              type="submit"
              name="azione"
              value="svuota"
            >
              {favourites ? "Togli tutti i preferiti" : "Cancella le schede viste"}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}

/** A link to the comparison of each typology with at least two items, and the use of each. */
function CompareLinks({ items }: { items: readonly Item[] }) {
  const comparisons = TIPOLOGIES.flatMap((tipology) => {
    const { label, path } = TIPOLOGY_LISTS[tipology];
    const current = items.filter((item) => item.current && item.tipology === tipology);
    const compared = current.slice(0, COMPARED_MAX);
    const which = `${current.length > COMPARED_MAX ? "le prime" : "queste"} ${compared.length}`;
    // One comparison is for one use: that of the item saved last with a use.
    const model = compared.find((item) => item.path.includes("?")) ?? compared[0];
    if (compared.length < 2 || model === undefined) return [];
    const [, use = ""] = model.path.split("?");
    const slugs = compared.map(({ slug }) => slug);
    return [
      {
        to: `${path}?${use && `${use}&`}confronta=${slugs}`,
        text: `${label}: confronta ${which}`,
        note: `${label}: il confronto è per l’uso di «${toLabel(model)}»${model.figure === null ? "" : `, ${model.figure.basis}`}.`,
      },
    ];
  });
  return (
    comparisons.length > 0 && (
      <div className="item-list__comparisons">
        <Chips chips={comparisons} />
        {comparisons.map(({ to, note }) => (
          <p key={to} className="v-hint">
            {note}
          </p>
        ))}
      </div>
    )
  );
}

/** Shows what a heart or another tab changed, without a reload. */
function useFreshList(favourites: boolean, slugs: readonly string[]) {
  const { lists } = useClient();
  const { revalidate } = useRevalidator();
  const shown = slugs.join("\n");
  // Revalidates once per change: the loader restores the lists, which notifies this listener again.
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
    return subscribe(lists.state, () => {
      const present = (favourites ? lists.state.preferiti : lists.state.items).join("\n");
      if (present !== asked.current) {
        asked.current = present;
        void revalidate();
      }
    });
  }, [lists, favourites, shown, revalidate]);
}

const WORDS = {
  favourites: {
    title: "Qui metti le offerte da tenere d’occhio",
    text: `Tocca il cuore accanto a un’offerta, un’auto o un terminale: lo ritrovi qui, con il prezzo di oggi, o la scritta «Terminata» se è finita. Ne tengo ${FAVOURITES_MAX}.`,
    other: { to: "/visualizzati", label: "Cerca fra quelle che hai già guardato" },
  },
  viewed: {
    title: "Non hai ancora aperto nessuna scheda",
    text: `Ogni offerta che apri si ferma qui, così la ritrovi senza cercarla. Ne tengo ${RECENT_ITEMS_MAX}, e le cancelli quando vuoi.`,
    other: { to: "/calcola-preventivo", label: "Oppure fatti fare le domande dalla volpe" },
  },
};

/** What to do while the list is empty. */
function EmptyList({ favourites }: { favourites: boolean }) {
  const { title, text, other } = favourites ? WORDS.favourites : WORDS.viewed;
  return (
    <div className="empty-list">
      <Fox mood={favourites ? "listening" : "thinking"} size={132} />
      <div className="empty-list__words">
        <h2>{title}</h2>
        <p>{text}</p>
        <Chips chips={LIST_CHIPS} />
        <p>
          <Link to={other.to}>{other.label}</Link>
        </p>
      </div>
    </div>
  );
}
