import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { FatalError } from "./fatal-error.ts";
import { useFatalErrorStore } from "./fatal-error-context.tsx";
import { FoxPicture } from "./layout/fox-picture.tsx";
import "./error-screen.css";

/** Full screen, in place of layout and page. Without JavaScript its button is a plain form. */
export function ErrorScreen({ error }: { error: FatalError }) {
  const navigate = useNavigate();
  const store = useFatalErrorStore();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    store.set(null);
    void navigate("/");
  };

  return (
    <main className="error-screen">
      <title>{`${error.status} | Volpe`}</title>
      <meta name="robots" content="noindex" />
      <FoxPicture pose="sorry" size={72} />
      <h1 className="error-screen__status">{error.status}</h1>
      <p className="error-screen__message">{error.message}</p>
      <form action="/" onSubmit={handleSubmit}>
        <button className="v-button" type="submit">
          Go Back
        </button>
      </form>
      <p className="error-screen__help">{toHelp(error.status)}</p>
    </main>
  );
}

function toHelp(status: number): string {
  if (status === 404) {
    return "Questa pagina non c’è o non c’è più. Dalla pagina iniziale trovi offerte e calcolo della spesa.";
  }
  if (status >= 500) {
    return "È un problema nostro. Torna alla pagina iniziale e riprova tra qualche minuto.";
  }
  return "Torna alla pagina iniziale: da lì puoi riprovare.";
}
