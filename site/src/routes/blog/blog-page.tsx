import { type Tipology, toPicture } from "@volpe/contract";
import { Drawing, Flame, Fox, Meter } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { Chips } from "../../page/chips.tsx";
import { clientContext } from "../../page/client-context.ts";
import { orReload } from "../../page/or-reload.ts";
import { PageHead } from "../../page/page-head.tsx";
import "../content/content.css";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { DocumentDays } from "../content/document-days.tsx";
import { FeedLink } from "./feed-link.tsx";
import { countTags, toTagPath } from "./tags.ts";

/** Lists all posts, or those of the subject in the address. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { createContentCalls } = await orReload(import("../content/content-calls.ts"));
  const posts = await createContentCalls(context.get(clientContext).api.request).posts();
  const tags = countTags(posts);
  const asked = new URL(request.url).searchParams.get("tema");
  const tag = tags.find(({ name }) => name === asked)?.name ?? null;
  return {
    posts: tag === null ? posts : posts.filter((post) => post.tags.includes(tag)),
    tags,
    tag,
    unknownTag: asked !== null && tag === null,
  };
}

export function Component() {
  const { posts, tags, tag, unknownTag } = useLoaderData<typeof loader>();
  // Leaves out subjects of a single post: the post itself links to them.
  const shown = tags.filter(({ name, count }) => count > 1 || name === tag);
  return (
    <div className="shelf v-container">
      <PageHead
        title={tag === null ? "Blog: bollette e contratti, con i conti fatti" : `Blog: ${tag}`}
        description={
          tag === null
            ? "Come leggere la bolletta, scegliere un’offerta, traslocare, noleggiare un’auto: articoli con esempi calcolati, date e fonti."
            : `Gli articoli del blog di Volpe sul tema «${tag}»: esempi calcolati, date e fonti.`
        }
        path={tag === null ? "/blog" : toTagPath(tag)}
      />
      <FeedLink />
      <header>
        <h1>{tag === null ? "Le cose da sapere, con i conti fatti" : `Articoli su ${tag}`}</h1>
        <p className="v-lead">
          Ogni cifra ha il suo periodo, ogni regola la sua fonte. Se qualcosa cambia, la data in
          cima lo dice.
        </p>
      </header>
      {unknownTag && <p className="v-notice">Questo tema non c’è: ecco tutti gli articoli.</p>}
      <nav aria-label="Temi">
        <Chips
          className="article__tags"
          chips={[
            { to: "/blog", text: "Tutti", current: tag === null },
            ...shown.map(({ name, count }) => ({
              to: toTagPath(name),
              text: `${name} ${count}`,
              current: tag === name,
            })),
          ]}
        />
      </nav>
      <ul className="shelf__posts">
        {posts.map((post) => (
          <li key={post.slug}>
            <article className="shelf__post">
              <TipologyPicture tipology={post.tipology} size={64} />
              <h2>
                <Link className="shelf__title" to={post.path}>
                  {post.title}
                </Link>
              </h2>
              <p>{post.description}</p>
              <p className="shelf__days">
                <DocumentDays date={post.date} updated={post.updated} />
              </p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The drawing of a text's typology, or the fox if the text has none. */
function TipologyPicture({ tipology, size }: { tipology: Tipology | null; size: number }) {
  switch (tipology) {
    case "luce":
      return <Meter size={size} />;
    case "gas":
      return <Flame size={size} />;
    case "internet":
    case "pos":
    case "noleggio":
      return (
        <Drawing picture={{ ...toPicture("tipology", tipology), width: size, height: size }} />
      );
    default:
      return <Fox size={size} mood="thinking" />;
  }
}
