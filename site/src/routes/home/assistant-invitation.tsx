import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";

/** The way into the assistant for whoever would rather be asked. */
export function AssistantInvitation() {
  return (
    <section className="invitation" aria-labelledby="invito">
      <div className="invitation__inner v-container">
        <Fox mood="listening" size={140} />
        <div>
          <h2 id="invito">Preferisci che le domande le faccia io?</h2>
          <p>
            Una alla volta, con la bolletta davanti o a memoria. Alla fine hai tre offerte, quanto
            risparmieresti e un preventivo in PDF da rileggere con calma.
          </p>
          <Link className="v-button" to="/calcola-preventivo">
            Cominciamo
          </Link>
        </div>
      </div>
    </section>
  );
}
