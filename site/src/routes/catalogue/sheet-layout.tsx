import {
  type IgnoredParameter,
  type SheetLine,
  TIPOLOGY_LISTS,
  type Tipology,
} from "@volpe/contract";
import { type ComponentProps, type ReactNode, useEffect, useId } from "react";
import { Link } from "react-router-dom";
import { Heart } from "../../favourites/heart.tsx";
import { toOpeningQuery } from "../../page/opening-query.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { useClient } from "../../page/use-client.tsx";
import { useListSearch } from "./list-search.ts";
import { IgnoredNotice } from "./notices.tsx";
import "./sheet-layout.css";

type SheetLayoutProps = {
  head: ComponentProps<typeof PageHead>;
  item: { slug: string; name: string; tipology: Tipology; ignored: readonly IgnoredParameter[] };
  brand: { name: string; mark?: string | null };
  /** The list that the sheet belongs to, for the trail above the name. */
  trailHref: string;
  /** Below the name. */
  seller?: ReactNode;
  /** `<li className="v-tag">` each. */
  tags: ReactNode;
  notices: ReactNode;
  /** What the sheet opens with: its figure or its picture. */
  opening: ReactNode;
  /** Beside the sheet. */
  aside: ReactNode;
  /** The sheet's sections. */
  children: ReactNode;
  /** Below the sheet, across the page. */
  after?: ReactNode;
};

/** The page of every offer, car, terminal and line. Adds it to the recently viewed ones. */
export function SheetLayout(props: SheetLayoutProps) {
  const { head, item, brand, trailHref } = props;
  useViewed(item, brand.name);
  return (
    <>
      <div className="item v-container">
        <PageHead {...head} />
        <header className="item__header">
          <nav aria-label="Percorso">
            <ol className="v-trail">
              <li>
                <Link to="/offerte">Offerte</Link>
              </li>
              <li>
                <Link to={trailHref}>{TIPOLOGY_LISTS[item.tipology].label}</Link>
              </li>
            </ol>
          </nav>
          <p className="item__supplier">
            {brand.mark && <img src={brand.mark} width="28" height="28" alt="" />}
            {brand.name}
          </p>
          <h1>{item.name}</h1>
          {props.seller}
          <ul className="item__facts">{props.tags}</ul>
          <Heart slug={item.slug} label={item.name} brand={brand.name} showLabel />
        </header>
        <div className="item__main item__main--first">
          {props.notices}
          <IgnoredNotice ignored={item.ignored} />
          {props.opening}
        </div>
        <aside className="item__aside">{props.aside}</aside>
        <div className="item__main">{props.children}</div>
      </div>
      {props.after && <div className="sheet-after v-container">{props.after}</div>}
    </>
  );
}

/** The browser alone stores what was viewed: the server's page is the same for everybody. */
function useViewed({ slug, name }: { slug: string; name: string }, brand: string): void {
  const { lists } = useClient();
  const use = toOpeningQuery(useListSearch());
  useEffect(() => {
    lists.view({ slug, brand, label: name, use });
  }, [lists, slug, brand, name, use]);
}

/** Says that an offer ended; `children` say when and what replaces it. */
export function EndedNotice({ children }: { children: ReactNode }) {
  return (
    <div className="v-notice v-notice-error item__ended">
      <h2>Questa offerta è terminata</h2>
      {children}
    </div>
  );
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
            {line.value}
            {line.note && <span>{line.note}</span>}
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
