import { Link } from "react-router-dom";
import type { CalculatorItem } from "./calculator-opening.ts";

type RequestSentProps = { item: CalculatorItem | null; mailed: boolean };

/** The request is registered: what happens next. */
export function RequestSent({ item, mailed }: RequestSentProps) {
  return (
    <section className="quote-calculator__sent" aria-labelledby="registrata">
      <h2 id="registrata">La richiesta è registrata</h2>
      <p className="v-notice v-notice-good">
        Ti risponde una persona di Volpe per il canale che hai scelto, con disponibilità e
        condizioni. Non hai firmato niente.
      </p>
      <p>
        {mailed
          ? "Ti ho mandato il riepilogo via e-mail."
          : "A quell’indirizzo oggi ho già scritto tre volte, quindi questa volta non mando il riepilogo."}
      </p>
      <p>
        <Link className="v-button" to={item?.path ?? "/offerte"}>
          {item === null ? "Guarda le offerte" : "Torna alla scheda"}
        </Link>
      </p>
    </section>
  );
}
