import {
  COMPARED_MAX,
  FAVOURITES_MAX,
  type Item,
  RECENT_ITEMS_MAX,
  type Tipology,
} from "@volpe/contract";
import { createBrowsingCalls } from "@volpe/core";
import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useLoaderData, useRevalidator } from "react-router-dom";
import { subscribe } from "valtio/vanilla";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { useClient } from "../../use-client.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { EmptyList } from "./empty-list.tsx";
import { ItemRow } from "./item-row.tsx";
import { TIPOLOGY_LISTS } from "./tipology-lists.ts";
import "./item-lists.css";

const FAVOURITES_PATH = "/preferiti";

/** Favourites, or what was viewed: the cookies say which, so it works before any script. */
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
  const items = slugs.length + wanted.length === 0 ? [] : await ask([...slugs, ...wanted]);
  return {
    favourites,
    follows: session.state.session !== null,
    slugs,
    items: items.filter(({ slug }) => slugs.includes(slug)),
    removed: items.filter(({ slug }) => wanted.includes(slug)),
  };
}

/**
 * `togli` one item or `rimetti` several by `slug`, or `svuota` the list. What the account makes of it
 * is waited for: the answer carries the cookies.
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
      const held = [...lists.state.preferiti];
      (favourites ? lists.clearFavourites : lists.forgetAll)();
      await lists.settled();
      return redirect(favourites ? toRemovedHref(held) : pathname, 303);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** The list again, with the way to put back what was just taken out. */
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
          <p className="v-quiet">
            {favourites
              ? `${items.length} su ${FAVOURITES_MAX}: oltre, il più vecchio lascia il posto.`
              : `Le ultime ${RECENT_ITEMS_MAX} schede che apri, la più recente per prima.`}{" "}
            {follows
              ? "Lo stesso elenco è su ogni dispositivo in cui entri."
              : "L’elenco sta in un cookie di questo dispositivo."}
          </p>
        )}
      </header>
      {removed.length > 0 && (
        <Form method="post" className="v-notice item-list__removed">
          <p role="status">
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
          {favourites && <CompareLinks items={items} />}
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

/** Side by side, for each typology of which there are at least two. */
function CompareLinks({ items }: { items: readonly Item[] }) {
  const links = Object.entries(TIPOLOGY_LISTS).flatMap(([tipology, { label, path }]) => {
    const slugs = items
      .filter((item) => item.current && item.tipology === (tipology as Tipology))
      .map(({ slug }) => slug)
      .slice(0, COMPARED_MAX);
    return slugs.length < 2
      ? []
      : [{ label, count: slugs.length, to: `${path}?confronta=${slugs}` }];
  });
  if (links.length === 0) {
    return null;
  }
  return (
    <ul className="v-cluster">
      {links.map(({ label, count, to }) => (
        <li key={to}>
          <Link className="v-chip" to={to}>
            {label}: confronta {count === COMPARED_MAX ? "le prime 4" : `queste ${count}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What another tab, or a heart, changed is shown without a reload. */
function useFreshList(favourites: boolean, slugs: readonly string[]) {
  const { lists } = useClient();
  const { revalidate } = useRevalidator();
  const shown = slugs.join("\n");
  // Asked for once: the loader reads the cookies again, which tells the lists' listeners again.
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
    return subscribe(lists.state, () => {
      const held = (favourites ? lists.state.preferiti : lists.state.items).join("\n");
      if (held !== asked.current) {
        asked.current = held;
        void revalidate();
      }
    });
  }, [lists, favourites, shown, revalidate]);
}
