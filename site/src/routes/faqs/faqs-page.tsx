import { FAQ_GROUPS, type FaqGroup } from "@volpe/contract";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import { orReload } from "../../page/or-reload.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import "../content/content.css";
import type { PageLoaderArgs } from "../../page/page-args.ts";

/** All questions grouped by heading, each with its short answer. */
export async function loader({ context }: PageLoaderArgs) {
  const { createContentCalls } = await orReload(import("../content/content-calls.ts"));
  const faqs = await createContentCalls(context.get(clientContext).api.request).faqs();
  const names = Object.keys(FAQ_GROUPS) as FaqGroup[];
  const groups = names.map((name) => ({
    name,
    title: FAQ_GROUPS[name],
    faqs: faqs
      .filter(({ group }) => group === name)
      .map(({ path, question, description }) => ({ path, question, description })),
  }));
  return { groups: groups.filter((group) => group.faqs.length > 0) };
}

export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="shelf v-container">
      <PageHead
        title="Domande frequenti su bollette, offerte e contratti"
        description="Risposte brevi e con le fonti: scontrino dell’energia, PUN e PSV, fasce, potenza, trasloco, ripensamento, noleggio, POS, internet."
        path="/faqs"
      />
      <header>
        <h1>Domande frequenti</h1>
        <p className="v-lead">
          La risposta breve è qui sotto; aprendo la domanda trovi il resto, con la data e le fonti.
        </p>
      </header>
      <nav aria-label="Argomenti">
        <ul className="article__tags">
          {groups.map(({ name, title }) => (
            <li key={name}>
              <a className="v-chip" href={`#${name}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shelf__groups">
        {groups.map(({ name, title, faqs }) => (
          <section key={name} className="shelf__group" aria-labelledby={name}>
            <h2 id={name}>{title}</h2>
            <dl>
              {faqs.map(({ path, question, description }) => (
                <Term
                  key={path}
                  name={
                    <Link className="shelf__question" to={path}>
                      {question}
                    </Link>
                  }
                >
                  {description}
                </Term>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
