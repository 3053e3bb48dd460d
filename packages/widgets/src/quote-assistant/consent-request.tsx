import { BRAND_NAME, COMPANY_NAME } from "@volpe/contract";
import { useEffect, useId, useRef } from "react";
import { toSheet } from "../define/to-sheet.ts";
import consentCss from "./consent-request.css?inline";

type ConsentRequestProps = {
  privacy: string;
  isFloating: boolean;
  hidden: boolean;
  onGrant: () => void;
  onRefuse: () => void;
};

export const getConsentSheet = toSheet(consentCss);

/** Asks for consent when the assistant is opened before the visitor has chosen. */
export function ConsentRequest(props: ConsentRequestProps) {
  const { privacy, isFloating, hidden, onGrant, onRefuse } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!hidden) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [hidden]);

  return (
    <section
      ref={panel}
      className={`v-scope v-ask ${isFloating ? "v-ask-floating" : ""}`}
      part="consent"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      hidden={hidden}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onRefuse();
        }
      }}
    >
      <h2 id={id}>Prima di cominciare</h2>
      <p>
        La chat si collega ai server di {BRAND_NAME}, che conservano le tue risposte per il tempo
        indicato nell’informativa. In questo browser, nello spazio di questo sito, restano la chiave
        della conversazione e le risposte non ancora inviate: se la riprendi, riparte da lì.
      </p>
      <p>I tuoi dati li tratta {COMPANY_NAME}, non il sito che ospita questa pagina.</p>
      <p>
        <a href={privacy} target="_blank" rel="noopener">
          Leggi la privacy
        </a>
      </p>
      <p className="v-ask-answers">
        <button type="button" className="v-button" onClick={onGrant}>
          Va bene, cominciamo
        </button>
        <button type="button" className="v-button v-button-secondary" onClick={onRefuse}>
          Non ora
        </button>
      </p>
    </section>
  );
}
