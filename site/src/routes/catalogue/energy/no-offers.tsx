import type { CatalogueState, SupplyProfile } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toEmptyState } from "../empty-state.ts";
import { toProfileWords } from "./supply-profile.ts";

type NoOffersProps = { catalogue: CatalogueState; profile: SupplyProfile };

/** Why no offer is ranked, and what the visitor can do. */
export function NoOffers({ catalogue, profile }: NoOffersProps) {
  const state = toEmptyState(catalogue);
  if (state !== null) {
    return (
      <>
        <h2>{state.title}</h2>
        <p>{state.why} Riprova domani: appena arrivano i dati nuovi le trovi qui.</p>
      </>
    );
  }
  if (profile.tipology === "gas" && profile.destination === "aziende") {
    return (
      <>
        <h2>Il gas per le aziende non lo so ancora calcolare</h2>
        <p>
          Le accise per gli usi diversi da quello domestico non sono fra i dati aperti: un totale
          senza accise ti ingannerebbe. Posso confrontare la{" "}
          <Link to="/offerte/luce?destinazione=aziende">luce per la tua azienda</Link> o il{" "}
          <Link to="/offerte/gas">gas per casa</Link>.
        </p>
      </>
    );
  }
  return (
    <>
      <h2>Nessuna offerta va bene per questi dati</h2>
      <p>
        Ho cercato per {toProfileWords(profile)}. Alcune offerte hanno limiti di consumo o di
        potenza: controlla le cifre con la bolletta, oppure{" "}
        <Link to={`/offerte/${profile.tipology}`}>riparti dal profilo di riferimento</Link>.
      </p>
    </>
  );
}
