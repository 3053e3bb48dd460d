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
import { toTagPath } from "./tags.ts";

export { structuredData } from "./post-structured-data.ts";

const RELATED_OFFERS = 3;

/** One post, with today's cheapest offers of what it is about. */
export async function loader({ params, context }: PageLoaderArgs) {
  const { api } = context.get(clientContext);
  const post = await api.content.post(params.slug ?? "");
  if (post.tipology === null || !isEnergyTipology(post.tipology)) {
    return { post, today: null };
  }
  const { catalogue, profile, offers } = await api.offers.list(post.tipology, {});
  return { post, today: { catalogue, profile, offers: offers.slice(0, RELATED_OFFERS) } };
}

export function Component() {
  const { post, today } = useLoaderData<typeof loader>();
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
      <DocumentEnd sources={post.sources} related={post.related} />
    </article>
  );
}
