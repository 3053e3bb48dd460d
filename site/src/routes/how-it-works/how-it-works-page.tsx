import { OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import "../prose/prose.css";
import { EstimateReasons } from "./estimate-reasons.tsx";
import { OtherRankings } from "./other-rankings.tsx";
import { SpendFormula } from "./spend-formula.tsx";

/** How the ranking and the figures are made, what they leave out, and how the site earns. */
export function Component() {
  return (
    <article className="prose">
      <PageHead
        title="Come calcolo la spesa e la classifica"
        description="Da dove vengono le offerte, come faccio i conti, quando una cifra è una stima, che cosa resta fuori e come guadagna Volpe."
        path="/come-funziono"
      />
      <header>
        <h1>Come calcolo quello che vedi</h1>
        <p className="prose__lead">
          Da dove vengono i dati, come faccio i conti, che cosa non so e come guadagno. Se una cifra
          non ti torna, la spiegazione deve essere in questa pagina.
        </p>
      </header>

      <section aria-labelledby="dati">
        <h2 id="dati">Da dove vengono le offerte</h2>
        <p>
          Le offerte di luce e gas sono quelle che i venditori comunicano al Portale Offerte, il
          comparatore pubblico: chi vende energia in Italia è tenuto a farlo. Io leggo i file aperti
          del Portale, quelli del mercato libero e quelli delle offerte PLACET, che hanno condizioni
          fissate dall’Autorità.
        </p>
        <p>
          Prima di sostituire il catalogo controllo il file nuovo: se mancano offerte, se il loro
          numero è cambiato di più del 30% o se mancano gli indici di mercato, tengo l’ultimo
          catalogo buono. Metto da parte le offerte la cui spesa, per la famiglia di riferimento,
          esce dall’intervallo fra 100 e 5.000 € l’anno: quasi sempre è una cifra scritta male. La
          data che leggi accanto a ogni elenco, «aggiornato al», è quella dei dati che stai
          guardando.
        </p>
        <p>{OPEN_DATA_ATTRIBUTION}</p>
      </section>

      <section aria-labelledby="spesa">
        <h2 id="spesa">La spesa di un anno</h2>
        <p>
          Seguo le «Regole per il calcolo della spesa annua stimata» del Portale Offerte (versione
          4.0, 16 febbraio 2026). Tengo tutti i decimali durante il conto e arrotondo al centesimo
          solo alla fine.
        </p>
        <SpendFormula />
        <p>
          Se non mi dici quanto consumi uso il profilo di riferimento del Portale: 2.700 kWh l’anno
          con 3 kW di potenza, da residente, per la luce; 1.400 Smc l’anno per il gas. Per
          un’azienda parto da 10.000 kWh con 6 kW. Se non so come dividi i consumi nella giornata,
          li distribuisco così: 33% in fascia F1, 31% in F2, 36% in F3 per le case; 44%, 24% e 32%
          per le aziende.
        </p>
      </section>

      <section aria-labelledby="variabile">
        <h2 id="variabile">Le offerte a prezzo variabile</h2>
        <p>
          Un’offerta variabile segue un indice di mercato: il PUN per la luce, il PSV o il TTF per
          il gas. Nessuno sa quanto varranno nei prossimi dodici mesi. Il Portale usa previsioni che
          non sono fra i dati aperti; io uso la media degli ultimi dodici mesi pubblicati, la stessa
          per ogni fascia e per ogni mese, e scrivo accanto a ogni elenco quali mesi sono. Per
          questo la spesa di un’offerta variabile è sempre una stima, e può differire da quella che
          trovi sul Portale. Il TTF fra i dati aperti non c’è: le offerte che lo seguono restano
          fuori dalla classifica.
        </p>
        <p>
          Alla luce aggiungo il 10% di perdite di rete sull’indice, come dicono le Regole; nelle
          PLACET variabili il 10% si applica anche allo spread.
        </p>
      </section>

      <section aria-labelledby="stima">
        <h2 id="stima">Quando una cifra è una stima</h2>
        <p>Dove leggi «stima», almeno una di queste cose è vera:</p>
        <EstimateReasons />
      </section>

      <section aria-labelledby="sconti">
        <h2 id="sconti">Gli sconti</h2>
        <p>
          Sottraggo solo gli sconti che ricevi senza condizioni nei primi dodici mesi. Quelli legati
          a una condizione, come la bolletta via e-mail o l’addebito sul conto, li elenco accanto
          all’offerta e non li tolgo dal totale: se la condizione ti va bene, li consideri tu.
        </p>
      </section>

      <section aria-labelledby="fuori">
        <h2 id="fuori">Che cosa resta fuori</h2>
        <p>
          Un’offerta che non so calcolare con esattezza non entra in classifica. Non la nascondo: in
          fondo a ogni elenco trovi quelle escluse, per nome, con il motivo. Succede per esempio con
          fasce orarie particolari, con indici che il Portale non pubblica, con le offerte vendute
          solo in coppia luce e gas, con gli sconti sulle tariffe regolate.
        </p>
        <p>
          Nel conto non ci sono il canone RAI, i ricalcoli, gli interessi, i bonus sociali e i
          servizi facoltativi. Il gas per usi diversi da quello domestico non ha ancora un totale:
          le sue accise non sono fra i dati aperti.
        </p>
      </section>

      <section aria-labelledby="classifica">
        <h2 id="classifica">Luce e gas: l’ordine della classifica</h2>
        <p>
          Un solo criterio: la spesa annua che ho calcolato per i tuoi dati, dalla più bassa alla
          più alta. A parità di centesimo decide l’ordine alfabetico. Il fornitore, la provvigione e
          il tipo di prezzo non spostano nessuna offerta. Non ci sono posti in vendita: se un giorno
          ce ne fossero, porterebbero la scritta «Sponsorizzato» e starebbero fuori dalla
          classifica.
        </p>
        <p>
          Vedi solo le offerte che puoi sottoscrivere: valide oggi, per il tuo uso, la tua potenza,
          il tuo consumo e la tua provincia. Se non indichi la provincia, restano quelle vendute in
          tutta Italia.
        </p>
      </section>

      <OtherRankings />

      <section aria-labelledby="risparmio">
        <h2 id="risparmio">Il risparmio, e rispetto a che cosa</h2>
        <p>
          Se mi dici quanto spendi oggi in un anno, il risparmio è la differenza con quella cifra.
          Se non lo so, confronto con l’offerta mediana: quella che sta a metà classifica per i tuoi
          stessi dati. Scrivo sempre quale dei due confronti stai leggendo e non li mescolo mai.
        </p>
      </section>

      <section aria-labelledby="provvigioni">
        <h2 id="provvigioni">Come guadagno</h2>
        <p>
          Usare Volpe non costa nulla. Il modello è la provvigione: un fornitore può riconoscerla
          quando un contratto nasce qui. Oggi non c’è alcun accordo con i fornitori, quindi nessuna
          delle offerte che vedi mi paga. Quando ci sarà, lo leggerai accanto all’offerta; il prezzo
          per te resterà lo stesso e l’ordine anche.
        </p>
        <p>
          Se arrivi da un sito che mi segnala, un cookie ricorda da quale: riguarda il sito, non te.
          I dettagli sono nella <Link to="/cookie-policy">cookie policy</Link>.
        </p>
      </section>

      <footer className="prose__next">
        <p>Tutto chiaro? Allora facciamo i conti.</p>
        <Link className="v-button" to="/offerte">
          Guarda le offerte di oggi
        </Link>
      </footer>
    </article>
  );
}
