import type { SubmitEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { toFatalError } from "./page/fatal-error.ts";
import { useFatalErrorStore } from "./page/fatal-error-context.ts";
import { FoxPicture } from "./page/fox-picture.tsx";
import { HeadTags } from "./page/head-tags.tsx";
import { Onward } from "./search/onward.tsx";
import "./error-screen.css";

/** Status and message, and the ways out. Without JavaScript «Go Back» is a plain form. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const store = useFatalErrorStore();
  const { pathname, search } = useLocation();
  const { status, message } = toFatalError(error, pathname);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A navigation loads the data of the next page anew, instead of using those of the document.
    void Promise.resolve(navigate("/")).finally(() => store.set(null));
  };

  return (
    <div className="error-screen v-container">
      <HeadTags>
        <title>{`${status} | Volpe`}</title>
        <meta name="robots" content="noindex" />
      </HeadTags>
      <section className="error-screen__what">
        <FoxPicture pose="sorry" size={96} />
        <h1 className="error-screen__status">{status}</h1>
        <p className="error-screen__message">{message}</p>
        <p className="error-screen__help">{toHelp(status)}</p>
        <div className="error-screen__ways">
          <form action="/" onSubmit={handleSubmit}>
            <button className="v-button" type="submit">
              Go Back
            </button>
          </form>
          {status >= 500 && (
            // This is a plain link, so that the document is requested again.
            <a className="v-button v-button-secondary" href={pathname + search}>
              Riprova
            </a>
          )}
          {status === 401 && (
            <Link className="v-button v-button-secondary" to="/auth/login">
              Accedi
            </Link>
          )}
        </div>
      </section>
      <Onward label="Cerca quello che volevi" />
    </div>
  );
}

function toHelp(status: number): string {
  if (status === 404) {
    return "Questa pagina non c’è, o non c’è più. Se hai scritto tu l’indirizzo, ricontrollalo; se ti ci ha portato un link, il link è vecchio.";
  }
  if (status === 410) {
    return "L’indirizzo è giusto, ma quello che c’era è finito. Qui trovi quello che vale oggi.";
  }
  if (status >= 500) {
    return "Riprova tra qualche minuto. Nel frattempo puoi ripartire da qui.";
  }
  return "Da qui puoi ripartire.";
}
