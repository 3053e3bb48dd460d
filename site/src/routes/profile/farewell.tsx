import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";
import "./farewell.css";

/** What is shown once the profile is gone. */
export function Farewell() {
  return (
    <div className="farewell v-container-text">
      <Fox mood="sorry" size={112} />
      <h1>Il profilo è cancellato</h1>
      <p role="status">
        I tuoi dati non ci sono più e qui sei di nuovo un visitatore come gli altri. Grazie di
        essere passato: confrontare resta libero, anche senza profilo.
      </p>
      <p className="v-quiet">
        I preferiti e le schede viste di questo dispositivo stanno nei suoi cookie: se non li vuoi,
        svuota <Link to="/preferiti">i preferiti</Link> e{" "}
        <Link to="/visualizzati">le schede viste</Link>.
      </p>
      <Link className="v-button" to="/">
        Torna alla pagina iniziale
      </Link>
    </div>
  );
}
