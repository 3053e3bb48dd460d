import { type OfferList, type ProductList, TIPOLOGY_LISTS } from "@volpe/contract";
import { ProductFigure } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { Chips } from "../../page/chips.tsx";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import { orReload } from "../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { type Drawable, StaticHtml } from "../../page/static-html.tsx";
import { offerCards } from "../catalogue/energy/load-offer-cards.ts";
import { toProfileWords } from "../catalogue/energy/supply-profile.ts";
import { DataDay, ParametersNotice } from "../catalogue/notices.tsx";
import { ContentBody } from "../content/content-body.tsx";
import { DocumentDays } from "../content/document-days.tsx";
import { DocumentEnd } from "../content/document-end.tsx";
import { FeedLink } from "./feed-link.tsx";
import type { PostHeading } from "./load-post.ts";
import { toTagPath } from "./tags.ts";
import "../content/content.css";

/** One post, with today's cheapest offers for its subject. */
export async function loader(args: PageLoaderArgs) {
  // The first page is sent with its data, so only a navigation in the browser loads this module.
  const { loadPost } = await orReload(import("./load-post.ts"));
  return await loadPost(args);
}

export function Component() {
  const { post, headings, today, products } = useLoaderData<typeof loader>();
  return (
    <article className="article">
      <PageHead title={post.title} description={post.description} path={post.path} />
      <FeedLink />
      <header>
        <p className="article__back">
          <Link to="/blog">Blog</Link>
        </p>
        <h1>{post.title}</h1>
        <p className="article__lead">{post.description}</p>
        <p className="article__days">
          <DocumentDays date={post.date} updated={post.updated} /> · {post.readingMinutes}{" "}
          {post.readingMinutes === 1 ? "minuto" : "minuti"} di lettura
        </p>
      </header>
      <PostContents headings={headings} />
      <ContentBody blocks={post.blocks} />
      <Chips
        className="article__tags"
        label="Temi"
        chips={post.tags.map((tag) => ({ to: toTagPath(tag), text: tag }))}
      />
      {today !== null && today.offers?.length !== 0 && <RelatedOffers {...today} />}
      {products !== null && products.items.length > 0 && <RelatedProducts {...products} />}
      <DocumentEnd sources={post.sources} related={post.related} />
    </article>
  );
}

/** A page with fewer headings needs no table of contents. */
const MIN_HEADINGS = 4;

/** The table of contents of a long text: links to its headings in a closed `<details>`. */
function PostContents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label="In questo articolo">
      <details className="article__contents">
        <summary>In questo articolo</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type RelatedOffersProps = Pick<OfferList, "catalogue" | "profile"> & {
  offers: Drawable<OfferList["offers"]>;
};

/** Today's cheapest offers for the reference profile, which is named. */
function RelatedOffers({ catalogue, profile, offers }: RelatedOffersProps) {
  const { tipology } = profile;
  return (
    <section className="article__offers" aria-labelledby="offerte">
      <h2 id="offerte">Le meno care di oggi per {tipology === "luce" ? "la luce" : "il gas"}</h2>
      <p>
        Spesa di un anno per {toProfileWords(profile)}.{" "}
        <Link to={`/offerte/${tipology}`}>Rifai il conto con i tuoi dati</Link>
      </p>
      <DataDay catalogue={catalogue} />
      {catalogue.demonstration && <DemonstrationNotice invented={[tipology]} />}
      <ParametersNotice catalogue={catalogue} />
      <StaticHtml as="ol" of={offers}>
        {(shown) => {
          const { CompactOfferCards } = offerCards.get();
          return <CompactOfferCards offers={shown} />;
        }}
      </StaticHtml>
    </section>
  );
}

const TITLES = {
  internet: "Le linee che costano meno in 24 mesi",
  pos: "I POS che costano meno al mese",
  noleggio: "Le auto con il canone più basso",
} as const;

/** Today's cheapest rentals, terminals or lines, in the order of their list. */
function RelatedProducts({
  tipology,
  state,
  items,
}: Pick<ProductList, "tipology" | "state" | "items">) {
  return (
    <section className="article__offers" aria-labelledby="offerte">
      <h2 id="offerte">{TITLES[tipology]}</h2>
      <p>
        <Link to={TIPOLOGY_LISTS[tipology].path}>Rifai il conto con i tuoi dati</Link>
      </p>
      {state.demonstration && <DemonstrationNotice invented={[tipology]} />}
      <ol>
        {items.map((item) => (
          <li key={item.slug}>
            <h3>
              <Link to={item.path}>{item.name}</Link>
            </h3>
            <ProductFigure {...item} />
          </li>
        ))}
      </ol>
    </section>
  );
}
