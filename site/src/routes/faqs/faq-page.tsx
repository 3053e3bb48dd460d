import { FAQ_GROUPS } from "@volpe/contract";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import { orReload } from "../../page/or-reload.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ContentBody } from "../content/content-body.tsx";
import "../content/content.css";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { DocumentDays } from "../content/document-days.tsx";
import { DocumentEnd } from "../content/document-end.tsx";

/** One question and its answer. */
export async function loader({ params, context }: PageLoaderArgs) {
  const { createContentCalls } = await orReload(import("../content/content-calls.ts"));
  return {
    faq: await createContentCalls(context.get(clientContext).api.request).faq(params.slug ?? ""),
  };
}

export function Component() {
  const { faq } = useLoaderData<typeof loader>();
  return (
    <article className="article">
      <PageHead title={faq.question} description={faq.description} path={faq.path} />
      <header>
        <p className="article__back">
          <Link to="/faqs">Domande frequenti</Link> ·{" "}
          <Link to={`/faqs#${faq.group}`}>{FAQ_GROUPS[faq.group]}</Link>
        </p>
        <h1>{faq.question}</h1>
        <p className="article__days">
          <DocumentDays date={faq.date} updated={faq.updated} />
        </p>
      </header>
      <ContentBody blocks={faq.blocks} />
      <DocumentEnd sources={faq.sources} related={faq.related} />
    </article>
  );
}
