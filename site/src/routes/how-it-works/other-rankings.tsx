import { PRODUCT_TIPOLOGIES, type ProductTipology } from "@volpe/contract";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ProseSection } from "../prose/prose.tsx";

/** The figures by which rentals, terminals and internet lines are ranked. */
export function OtherRankings() {
  return PRODUCT_TIPOLOGIES.map((tipology) => (
    <Fragment key={tipology}>{RANKINGS[tipology]}</Fragment>
  ));
}

const RANKINGS: Readonly<Record<ProductTipology, ReactNode>> = {
  internet: (
    <ProseSection id="internet" title="Internet: quanto spendi in 24 mesi">
      <figure className="formula">
        <figcaption>
          24 mesi = attivazione + modem + mesi in promozione × prezzo in promozione + mesi restanti
          × prezzo pieno
        </figcaption>
      </figure>
      <p>
        Un canone basso per sei mesi e alto per gli altri diciotto non è un canone basso: sommando
        due anni si vede. La <Link to="/offerte/internet">classifica</Link> va dal totale più basso
        al più alto. La velocità e la tecnologia sono filtri: non spostano l’ordine. Che la linea
        arrivi al tuo indirizzo lo conferma solo l’operatore.
      </p>
    </ProseSection>
  ),
  pos: (
    <ProseSection id="pos" title="POS: quanto costa un mese di incassi">
      <figure className="formula">
        <figcaption>Mese = canone + incasso × commissione % + pagamenti × quota fissa</figcaption>
      </figure>
      <p>
        La commissione cambia con il circuito: la applico alla parte di incasso che passa da ognuno.
        Il numero dei pagamenti è l’incasso diviso per lo scontrino medio. Se le commissioni non
        arrivano al minimo mensile del contratto, aggiungo quello che manca. Acquisto e attivazione
        si pagano una volta sola: li trovi nella scheda, con il costo del primo anno. Gli importi
        sono senza IVA.
      </p>
      <p>
        Se non mi dici niente parto da 5.000 € al mese con uno scontrino medio di 35 €:{" "}
        <Link to="/pos">metti i tuoi</Link>. Un terminale che non accetta una carta che usi non ha
        una cifra, e te lo dico.
      </p>
    </ProseSection>
  ),
  noleggio: (
    <ProseSection id="noleggio" title="Noleggio: il canone e il totale">
      <figure className="formula">
        <figcaption>Totale = anticipo + canone × mesi</figcaption>
      </figure>
      <p>
        La <Link to="/noleggio">classifica</Link> va dal canone più basso; puoi ordinarla per
        totale. Ogni canone vale per una durata, dei chilometri l’anno e un anticipo: sono quelli
        del listino, e una combinazione che non c’è non la calcolo. Per i privati il canone
        comprende l’IVA, per le aziende no. Se non scegli parto da 36 mesi, 15.000 km l’anno e
        nessun anticipo.
      </p>
      <p>
        Un anticipo alto abbassa il canone, non per forza la spesa: guarda il totale, nella scheda
        di ogni auto. Servizi, franchigie e chilometri in più sono elencati e non entrano nel
        totale.
      </p>
    </ProseSection>
  ),
};
