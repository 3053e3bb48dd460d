import {
  BRAND,
  CONSENT_POLICY_VERSION,
  CONTACT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
} from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import "../prose/prose.css";

const { company } = BRAND;

/** What the product keeps about a person, why, for how long, and how to have it deleted. */
export function Component() {
  return (
    <article className="prose">
      <PageHead
        title="Privacy"
        description="Quali dati conserva Volpe, perché, per quanto tempo, a chi arrivano e come farli cancellare."
        path="/privacy-policy"
      />
      <header>
        <h1>Privacy</h1>
        <p className="prose__lead">
          Puoi guardare tutte le offerte senza dirci chi sei. Ti chiediamo un recapito solo per
          mandarti un preventivo o risponderti. Qui trovi che cosa conserviamo, perché e come
          cancellarlo.
        </p>
        <p className="prose__meta">
          Informativa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679. Versione del{" "}
          {formatDate(CONSENT_POLICY_VERSION)}.
        </p>
      </header>

      <section aria-labelledby="titolare">
        <h2 id="titolare">Chi risponde dei tuoi dati</h2>
        <p>
          {company.name}, {company.seat}, P. IVA {company.vatNumber}. Per qualsiasi domanda, o per
          esercitare i tuoi diritti, scrivi a{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a> o, via PEC, a{" "}
          <a href={`mailto:${company.pec}`}>{company.pec}</a>.
        </p>
      </section>

      <section aria-labelledby="dati">
        <h2 id="dati">Quali dati conserviamo</h2>
        <h3>La conversazione con la volpe</h3>
        <p>
          Quando apri l’assistente conserviamo le domande, le tue risposte e il riepilogo che ne
          nasce: che cosa cerchi, per chi, consumo, potenza, provincia, fornitore attuale e, se li
          scrivi, nome, e-mail, telefono e canale che preferisci. Serve a non farti ripetere nulla
          se la pagina si ricarica o cade la connessione.
        </p>
        <h3>Il preventivo</h3>
        <p>
          Conserviamo le cifre calcolate e le tre offerte migliori del momento. La pagina del
          preventivo ha un indirizzo impossibile da indovinare e mostra solo cifre: nome e recapiti
          non compaiono, nemmeno a chi riceve il link da te.
        </p>
        <h3>La richiesta per un noleggio, un POS o una linea internet</h3>
        <p>
          Qui non c’è un preventivo da salvare: ti risponde una persona. Conserviamo nome e
          recapiti, l’auto, il terminale o l’offerta che hai scelto e le risposte che servono, come
          durata, chilometri, incassi o comune.
        </p>
        <h3>I messaggi dalla pagina Contatti</h3>
        <p>
          Conserviamo argomento, testo, nome, e-mail e, se lo scrivi, il telefono. Una copia arriva
          per e-mail a chi ti risponde. A te mandiamo una conferma che non ripete nulla di quello
          che hai scritto.
        </p>
        <h3>Preferiti, schede viste e zona</h3>
        <p>
          Le offerte che segni con il cuore e quelle che apri stanno in cookie del tuo dispositivo.
          Quando apri i tuoi elenchi il server le legge per mostrarti i prezzi di oggi, e non ne
          tiene copia.
        </p>
        <h3>I consensi</h3>
        <p>
          Per ogni casella conserviamo che cosa hai scelto, quando, e con quale versione di questa
          informativa.
        </p>
        <h3>Le e-mail</h3>
        <p>
          Ti scriviamo per mandarti il preventivo che hai chiesto o per confermarti una richiesta o
          un messaggio. Cancelliamo l’e-mail dalla nostra coda poco dopo la consegna.
        </p>
        <h3>La tua zona</h3>
        <p>
          Se premi «Usa la mia posizione», il browser ci dà latitudine e longitudine arrotondate a
          circa cento metri: le usiamo per trovare la provincia e i comuni vicini, e non le
          conserviamo. Il comune o la provincia che scegli resta in un cookie sul tuo dispositivo.
        </p>
        <h3>I dati tecnici</h3>
        <p>
          Il server riceve il tuo indirizzo IP, come ogni sito. Per fermare gli abusi contiamo
          quanti preventivi, richieste e messaggi arrivano da un indirizzo e quante e-mail partono
          per una casella: al posto dell’indirizzo il contatore porta un codice, che senza la nostra
          chiave non dice niente, e si cancella da solo entro un giorno e un quarto d’ora.
        </p>
      </section>

      <section aria-labelledby="perche">
        <h2 id="perche">Perché li usiamo</h2>
        <dl className="prose__terms">
          <div>
            <dt>Per calcolare e mandarti il preventivo</dt>
            <dd>
              È quello che ci chiedi: misure precontrattuali, articolo 6, paragrafo 1, lettera b del
              Regolamento.
            </dd>
          </div>
          <div>
            <dt>Per rispondere a una richiesta o a un messaggio</dt>
            <dd>
              Se riguarda un contratto che ti interessa, è ancora la lettera b; altrimenti è il
              nostro interesse a risponderti, lettera f.
            </dd>
          </div>
          <div>
            <dt>Per inviarti altre proposte</dt>
            <dd>Solo se spunti la casella dedicata: consenso, lettera a. È facoltativo.</dd>
          </div>
          <div>
            <dt>Per passare i tuoi recapiti al fornitore che scegli</dt>
            <dd>Solo se spunti la casella dedicata: consenso, lettera a. È facoltativo.</dd>
          </div>
          <div>
            <dt>Per proteggere il sito</dt>
            <dd>Limiti alle richieste e registri di errore: legittimo interesse, lettera f.</dd>
          </div>
        </dl>
        <p>
          Nessuna casella è già spuntata e nessun consenso facoltativo serve per avere il
          preventivo. Non ti telefoniamo per proporti contratti di energia se non ci hai chiesto di
          chiamarti.
        </p>
      </section>

      <section aria-labelledby="chi">
        <h2 id="chi">A chi arrivano</h2>
        <p>
          A nessuno, salvo chi gestisce per noi i server e la consegna delle e-mail, e il fornitore
          che scegli se hai dato il consenso. Non vendiamo dati, non usiamo pubblicità profilata,
          non carichiamo risorse da altri siti: caratteri, immagini e programmi arrivano dai nostri
          server.
        </p>
        <p>
          Se sei arrivato da un sito che ci segnala, a quel sito diciamo quante richieste sono nate,
          mai di chi.
        </p>
      </section>

      <section aria-labelledby="quanto">
        <h2 id="quanto">Per quanto tempo</h2>
        <p>
          Una conversazione senza recapiti si cancella da sola {CONVERSATION_KEPT_DAYS} giorni dopo
          l’ultima risposta. Se invece lasci i recapiti, conserviamo la richiesta, anche se ti fermi
          prima del preventivo, finché serve a risponderti o finché non ci chiedi di cancellarla.
        </p>
        <p>
          Un messaggio dalla pagina Contatti si cancella da solo, con i consensi che lo
          accompagnano, dopo {CONTACT_KEPT_DAYS} giorni. La copia nella casella di chi ti ha
          risposto la togliamo a mano, quando ce lo chiedi.
        </p>
        <p>
          I tempi di ciò che resta nel tuo browser sono nella pagina{" "}
          <Link to="/cookie-policy">Cookie</Link>.
        </p>
      </section>

      <section aria-labelledby="diritti">
        <h2 id="diritti">I tuoi diritti</h2>
        <p>
          Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, riceverne una copia,
          limitarne l’uso od opporti, e puoi ritirare un consenso in ogni momento. Basta una e-mail
          a <a href={`mailto:${company.email}`}>{company.email}</a>: rispondiamo entro un mese. Se
          pensi che sbagliamo, puoi rivolgerti al Garante per la protezione dei dati personali
          (www.garanteprivacy.it).
        </p>
        <p>
          Le classifiche e le stime nascono da un calcolo automatico che guarda solo alla fornitura:
          non ci sono decisioni automatizzate che riguardano te.
        </p>
      </section>
    </article>
  );
}
