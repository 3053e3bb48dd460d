import type { ContentLink, ContentSource } from "@volpe/contract";
import { Link } from "react-router-dom";

type DocumentEndProps = { sources: readonly ContentSource[]; related: readonly ContentLink[] };

/** The sources of a text and links to related texts. */
export function DocumentEnd({ sources, related }: DocumentEndProps) {
  return (
    <footer className="article__end">
      {sources.length > 0 && (
        <section aria-labelledby="fonti">
          <h2 id="fonti">Fonti</h2>
          <ul>
            {sources.map(({ name, url }) => (
              <li key={name}>
                {url === null ? (
                  name
                ) : (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="vicini">
          <h2 id="vicini">Sullo stesso argomento</h2>
          <ul>
            {related.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}
