import { OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { Link } from "react-router-dom";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import { useSiteFacts } from "../../page/site-facts.ts";
import { Term } from "../../page/term.tsx";
import { ProsePage, ProseSection } from "../prose/prose.tsx";
import { OtherRankings } from "./other-rankings.tsx";

/**
 * Explains how the ranking and the figures are computed, what they leave out, and how the site
 * earns.
 */
export function Component() {
  const { demonstration } = useSiteFacts();
  return (
    <ProsePage
      title="Come calcolo la spesa e la classifica"
      heading="Come calcolo quello che vedi"
      description="Da dove vengono le offerte, come faccio i conti, quando una cifra è una stima, che cosa resta fuori e come guadagna Volpe."
      path="/come-funziono"
      lead="Da dove vengono i dati, come faccio i conti, che cosa non so e come guadagno. Se una cifra non ti torna, la spiegazione deve essere in questa pagina."
    >
      <ProseSection id="dati" title="Da dove vengono le offerte">
        <SiteDemonstration />
        <p>
          Chi vende energia in Italia è tenuto a comunicare le offerte di luce e gas al Portale
          Offerte, il comparatore pubblico. Io leggo i file aperti del Portale, quelli del mercato
          libero e quelli delle offerte PLACET, che hanno condizioni fissate dall’Autorità
          {demonstration.includes("luce")
            ? ": oggi ne uso le tariffe regolate e il formato, con offerte inventate."
            : ": le offerte di luce e gas che vedi sono quelle."}
        </p>
        <p>
          Prima di sostituire il catalogo controllo il file nuovo: se mancano offerte, se il loro
          numero è cambiato di più del 30% o se mancano gli indici di mercato, tengo l’ultimo
          catalogo buono. Metto da parte le offerte la cui spesa, per la famiglia di riferimento,
          esce dall’intervallo fra 100 e 5.000 € l’anno: quasi sempre è una cifra scritta male. La
          data che leggi accanto a ogni elenco, «aggiornato al», è quella dei dati che stai
          guardando.
        </p>
        <p>
          {demonstration.includes("luce") && "Per le tariffe regolate: "}
          {OPEN_DATA_ATTRIBUTION}
        </p>
        <p>
          Se nei file del Portale manca il nome di un venditore lo prendo dall’elenco degli
          operatori dell’ARERA, che ha la licenza{" "}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/deed.it">CC BY-SA 4.0</a>.
        </p>
        <p>
          Per internet, POS e noleggio non c’è un archivio pubblico: confronto i listini che carica
          chi gestisce il sito, non tutto il mercato, e la data è accanto a ogni elenco. I fornitori
          e le marche che ho sono tutti in <Link to="/brands">questa pagina</Link>: chi non c’è può
          costare meno.
        </p>
      </ProseSection>

      <ProseSection id="spesa" title="La spesa di un anno">
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
      </ProseSection>

      <ProseSection id="variabile" title="Le offerte a prezzo variabile">
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
      </ProseSection>

      <ProseSection id="stima" title="Quando una cifra è una stima">
        <p>Dove leggi «stima», almeno una di queste cose è vera:</p>
        <EstimateReasons />
      </ProseSection>

      <ProseSection id="sconti" title="Gli sconti">
        <p>
          Sottraggo solo gli sconti che ricevi senza condizioni nei primi dodici mesi. Quelli legati
          a una condizione, come la bolletta via e-mail o l’addebito sul conto, li elenco accanto
          all’offerta e non li tolgo dal totale: se la condizione ti va bene, li consideri tu.
        </p>
      </ProseSection>

      <ProseSection id="fuori" title="Che cosa resta fuori">
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
      </ProseSection>

      <ProseSection id="classifica" title="Luce e gas: l’ordine della classifica">
        <p>
          Un solo criterio: la spesa annua che ho calcolato per i tuoi dati, dalla più bassa alla
          più alta. A parità di centesimo decide l’ordine alfabetico. Il fornitore, la provvigione e
          il tipo di prezzo non spostano nessuna offerta. Non ci sono posti in vendita: se un giorno
          ce ne fossero, porterebbero la scritta «Sponsorizzato» e starebbero fuori dalla
          classifica.
        </p>
        <p>
          Vedi solo le offerte fatte per te: non scadute, per il tuo uso, la tua potenza, il tuo
          consumo e la tua provincia. Se non indichi la provincia, restano quelle vendute in tutta
          Italia.
        </p>
      </ProseSection>

      <OtherRankings />

      <ProseSection id="risparmio" title="Il risparmio, e rispetto a che cosa">
        <p>
          Se mi dici quanto spendi oggi in un anno, il risparmio è la differenza con quella cifra.
          Se non lo so, confronto con l’offerta mediana: quella che sta a metà classifica per i tuoi
          stessi dati. Scrivo sempre quale dei due confronti stai leggendo e non li mescolo mai.
        </p>
      </ProseSection>

      <ProseSection id="provvigioni" title="Come guadagno">
        <p>
          Usare Volpe non costa nulla. Il modello è la provvigione: un fornitore può riconoscerla
          quando un contratto nasce qui. Oggi non c’è alcun accordo con i fornitori, quindi nessuna
          delle offerte che vedi mi paga. Quando ci sarà, lo leggerai accanto all’offerta; il prezzo
          per te resterà lo stesso e l’ordine anche.
        </p>
        <p>
          Se arrivi da un sito che mi segnala, un cookie ricorda da quale: riguarda il sito, non te.
          Se firmi un contratto quel sito può ricevere una <Link to="/affiliate">commissione</Link>:
          la pago io, e il prezzo per te non cambia. I dettagli sono nella{" "}
          <Link to="/cookie-policy">cookie policy</Link>.
        </p>
      </ProseSection>

      <footer className="prose__next">
        <p>Tutto chiaro? Allora facciamo i conti.</p>
        <Link className="v-button" to="/offerte">
          Guarda le offerte di oggi
        </Link>
      </footer>
    </ProsePage>
  );
}

const REASONS = [
  "il prezzo è variabile;",
  "non mi hai detto quanto consumi e ho usato il profilo di riferimento;",
  "non mi hai detto la provincia e, per il gas, ho usato rete e imposte di Milano;",
  "ho diviso i consumi fra le fasce o fra i mesi con un profilo standard, perché non conosco i tuoi;",
  "le tariffe regolate che ho sono di un trimestre già finito;",
  "una componente si aggiorna ogni trimestre e conosco solo il valore di quello in corso;",
  "la fornitura di gas è in Sardegna, che non ha un ambito tariffario, o nel Lazio quando conosco solo la regione.",
];

/** Every reason why a figure is marked "stima". */
function EstimateReasons() {
  return (
    <ul>
      {REASONS.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

const PARTS = [
  {
    name: "Vendita",
    text: "La parte che cambia da un’offerta all’altra: prezzo dell’energia, quota fissa, dispacciamento.",
  },
  {
    name: "Rete",
    text: "Trasporto e contatore: prezzi dell’Autorità, uguali con ogni fornitore.",
  },
  {
    name: "Oneri",
    text: "Oneri di sistema, fra cui il sostegno alle rinnovabili: uguali con ogni fornitore.",
  },
  {
    name: "Imposte",
    text: "Accise, addizionale regionale per il gas, IVA. Le accise sono uguali con ogni fornitore, l’IVA segue il resto. L’accisa della luce tiene conto dell’esenzione per chi è residente fino a 3 kW.",
  },
] as const;

/** The calculation of every annual figure, part by part. */
function SpendFormula() {
  return (
    <figure className="formula">
      <figcaption>Spesa = Vendita + Rete + Oneri + Imposte</figcaption>
      <dl>
        {PARTS.map(({ name, text }) => (
          <Term key={name} name={name}>
            {text}
          </Term>
        ))}
      </dl>
    </figure>
  );
}
