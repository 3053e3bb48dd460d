import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ContentBody } from "../content/content-body.tsx";
import "../content/content.css";
import { DocumentDays } from "../content/document-days.tsx";
import { DocumentEnd } from "../content/document-end.tsx";
import { isEnergyTipology } from "../offers/calculator-redirect.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { FeedLink } from "./feed-link.tsx";
import { PostContents } from "./post-contents.tsx";
import { RelatedOffers } from "./related-offers.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { toTagPath } from "./tags.ts";

const RELATED_OFFERS = 3;

/** One post, with today's cheapest offers of what it is about. */
export async function loader({ params, context }: PageLoaderArgs) {
  const { createContentCalls } = await import("../content/content-calls.ts");
  const { createOfferCalls } = await import("../offers/offer-calls.ts");
  const { api } = context.get(clientContext);
  const post = await createContentCalls(api.request).post(params.slug ?? "");
  const { tipology } = post;
  if (tipology === null) {
    return { post, today: null, products: null };
  }
  if (isEnergyTipology(tipology)) {
    const { catalogue, profile, offers } = await createOfferCalls(api.request).list(tipology);
    const today = { catalogue, profile, offers: offers.slice(0, RELATED_OFFERS) };
    return { post, today, products: null };
  }
  const { createProductCalls } = await import("../products/product-calls.ts");
  const { state, items } = await createProductCalls(api.request).list(tipology);
  const products = { tipology, state, items: items.slice(0, RELATED_OFFERS) };
  return { post, today: null, products };
}

export function Component() {
  const { post, today, products } = useLoaderData<typeof loader>();
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
          <DocumentDays date={post.date} updated={post.updated} /> · {post.readingMinutes} minuti di
          lettura
        </p>
      </header>
      <PostContents blocks={post.blocks} />
      <ContentBody blocks={post.blocks} />
      <ul className="article__tags" aria-label="Temi">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link className="v-chip" to={toTagPath(tag)}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      {today !== null && today.offers.length > 0 && <RelatedOffers {...today} />}
      {products !== null && products.items.length > 0 && <RelatedProducts {...products} />}
      <DocumentEnd sources={post.sources} related={post.related} />
    </article>
  );
}
