import {
  formatDate,
  type OfferSheet,
  type ProductSheet,
  type SheetLine,
  TIPOLOGY_LISTS,
  toHostName,
  withDay,
} from "@volpe/contract";
import type { ViewedItem } from "@volpe/core";
import { type ComponentProps, type ReactNode, useEffect, useId } from "react";
import { Heart } from "../../favourites/heart.tsx";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import { toOpeningQuery } from "../../page/opening-query.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PhoneLink } from "../../page/phone-link.tsx";
import { Term } from "../../page/term.tsx";
import { Trail } from "../../page/trail.tsx";
import { useClient } from "../../page/use-client.tsx";
import { toViewedMark } from "../../page/viewed-mark.ts";
import { ItemAction } from "./item-action.tsx";
import { useListSearch } from "./list-search.ts";
import { IgnoredNotice } from "./notices.tsx";
import { WhatIs } from "./what-is.tsx";
import "./price-box.css";
import "./sheet-layout.css";
import "./print.css";

type SheetLayoutProps = {
  /** Title of the document. */
  title: string;
  description: string;
  picture: ComponentProps<typeof PageHead>["picture"];
  item: Pick<
    OfferSheet | ProductSheet,
    "slug" | "name" | "path" | "tipology" | "current" | "validTo" | "ignored"
  >;
  brand: { name: string; mark?: string | null };
  isDemonstration: boolean;
  /** The list that the sheet belongs to, for the same supply or use. */
  listHref: string;
  /** The seller, below the name. */
  seller?: ReactNode;
  /** The tags, each a `<li className="v-tag">`. */
  tags: ReactNode;
  notices?: ReactNode;
  /** Links to entries that replace an ended one. */
  replacements: ReactNode;
  /** The first part of the sheet: its figure or its picture. */
  opening: ReactNode;
  /** The figure in words, as "833,03 € l’anno"; null without one. */
  price: string | null;
  /** The figure in its box, and below the action what it is made of. */
  figure: ReactNode;
  figureParts?: ReactNode;
  /** Shown next to the sheet, below the figure's box. */
  aside: ReactNode;
  /** The sheet's sections. */
  children: ReactNode;
  /** Shown below the sheet, across the page. */
  after?: ReactNode;
};

/** How an item has ended; `validTo` is the day until which it was promised, an ISO date. */
function toEnd(validTo: string | null, nowMs: number): string {
  if (validTo === null) {
    return "Non è più in catalogo";
  }
  return Date.parse(validTo) > nowMs
    ? `È stata ritirata prima della scadenza, che era ${withDay("il", formatDate(validTo))},`
    : `Era valida fino ${withDay("al", formatDate(validTo))}`;
}

/** The page of every offer, car, terminal and line. Adds the item to the recently viewed items. */
export function SheetLayout(props: SheetLayoutProps) {
  const { item, brand, listHref, price } = props;
  const { name, tipology, current, validTo } = item;
  const { now } = useClient();
  const viewed = { slug: item.slug, label: name, brand: brand.name };
  useViewed(viewed);
  return (
    <>
      <div className="item v-container" {...toViewedMark(viewed)}>
        <PageHead
          title={props.title}
          description={props.description}
          path={item.path}
          indexed={current}
          {...(props.picture && { picture: props.picture })}
        />
        <header className="item__header">
          <Trail
            above={[
              { to: "/offerte", text: "Offerte" },
              { to: listHref, text: TIPOLOGY_LISTS[tipology].label },
            ]}
          />
          <p className="item__supplier">
            {brand.mark && <img src={brand.mark} width="28" height="28" alt="" />}
            {brand.name}
          </p>
          <h1>{name}</h1>
          {props.seller}
          <ul className="item__facts">{props.tags}</ul>
          <Heart slug={item.slug} label={name} brand={brand.name} showLabel />
        </header>
        <div className="item__main item__main--first">
          {props.isDemonstration && <DemonstrationNotice invented={[tipology]} />}
          {props.notices}
          {!current && (
            <div className="v-notice v-notice-error item__ended">
              <h2>Questa offerta è terminata</h2>
              <p>
                {toEnd(validTo, now())} e non si può più sottoscrivere. La scheda resta qui per chi
                l’ha scelta.
              </p>
              {props.replacements}
            </div>
          )}
          <IgnoredNotice ignored={item.ignored} />
          {props.opening}
        </div>
        <aside className="item__aside">
          <section
            className="price-box"
            aria-label="La cifra per il tuo uso"
            data-news={price ?? undefined}
          >
            {props.figure}
            <ItemAction item={item} listHref={listHref} price={price} />
            {current && <CommissionNotice of={[tipology]} className="item__after" />}
            {props.figureParts}
          </section>
          {props.aside}
        </aside>
        <div className="item__main">{props.children}</div>
      </div>
      {props.after && <div className="sheet-after v-container">{props.after}</div>}
    </>
  );
}

/** Only the browser stores viewed items, because the server's page is the same for everybody. */
function useViewed({ slug, brand, label }: ViewedItem): void {
  const { lists } = useClient();
  const use = toOpeningQuery(useListSearch());
  useEffect(() => {
    lists.view({ slug, brand, label, use });
  }, [lists, slug, brand, label, use]);
}

type SheetLinesProps = { title: string; lines: readonly SheetLine[]; note?: string };

/** One section of a sheet. Renders nothing if there are no lines. */
export function SheetLines({ title, lines, note }: SheetLinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="sheet-lines" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <dl>
        {lines.map((line) => (
          <Term key={`${line.label} ${line.value}`} name={line.label}>
            {line.value} {line.note && <span>{line.note}</span>}{" "}
            {line.more && <WhatIs label={line.label} path={line.more} />}
          </Term>
        ))}
      </dl>
    </section>
  );
}

/** The description of the item. Renders nothing if the text is empty. */
export function Description({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <section className="item__description" aria-labelledby="descrizione">
      <h2 id="descrizione">{title}</h2>
      <p>{text}</p>
    </section>
  );
}

type ContactTermsProps = { phone: string | null; website: string | null };

/** A supplier's telephone and site, as entries of a list of terms. */
export function ContactTerms({ phone, website }: ContactTermsProps) {
  return (
    <>
      {phone && (
        <Term name="Telefono">
          <PhoneLink phone={phone} />
        </Term>
      )}
      {website && (
        <Term name="Sito">
          <a href={website} rel="noopener nofollow external">
            {toHostName(website)}
          </a>
        </Term>
      )}
    </>
  );
}
