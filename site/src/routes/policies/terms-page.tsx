import { BRAND, formatVersion, NOTICE_VERSIONS, toTipologyWords, withDay } from "@volpe/contract";
import { Link } from "react-router-dom";
import { useSiteFacts } from "../../page/site-facts.ts";
import { ProsePage, ProseSection } from "../prose/prose.tsx";

const { company, name } = BRAND;

/** The service, its limits, and the terms between its company and its users. */
export function Component() {
  const { demonstration } = useSiteFacts();
  return (
    <ProsePage
      title="Condizioni d’uso"
      description="Che cosa fa Volpe e che cosa no, quanto costa, come funzionano profilo e assistenza, a chi rivolgersi se qualcosa va storto."
      path="/termini"
      lead="Volpe confronta e fa da tramite: qui puoi ordinare e firmare con un codice, ma il contratto è con il fornitore."
      meta={<>Versione {withDay("del", formatVersion(NOTICE_VERSIONS.terms))}.</>}
    >
      <ProseSection id="chi" title="Chi offre il servizio">
        <p>
          {company.name}, {company.seat}, P. IVA {company.vatNumber}, REA {company.rea}. Scrivi a{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a> o, via PEC, a{" "}
          <a href={`mailto:${company.pec}`}>{company.pec}</a>.
        </p>
        {demonstration.length > 0 && (
          <p>
            Oggi {name} è una dimostrazione: le offerte di {toTipologyWords(demonstration)} sono
            inventate e non si possono sottoscrivere.
          </p>
        )}
      </ProseSection>

      <ProseSection id="servizio" title="Che cosa fa">
        <ul>
          <li>
            Calcola quanto costa un’offerta con i tuoi dati e mette le offerte in ordine. Come lo fa
            è scritto in <Link to="/come-funziono">Come calcolo</Link>.
          </li>
          <li>
            Salva e ti manda un preventivo, o porta una tua richiesta a una persona che ti risponde.
          </li>
          <li>
            Fa da tramite con il fornitore: per le offerte che lo permettono ordini qui, leggi i
            documenti e firmi con un codice. A Volpe non paghi niente.
          </li>
          <li>Tiene un profilo, preferiti e richieste di assistenza, se lo vuoi.</li>
        </ul>
        <p>
          Usarlo non costa nulla e non ti chiede di pagare in dati: i consensi facoltativi sono
          facoltativi, e senza ottieni lo stesso preventivo.
        </p>
      </ProseSection>

      <ProseSection id="limiti" title="Che cosa non fa">
        <p>
          {name} non è un fornitore e non è parte del contratto, che è tra te e il fornitore. Un
          preventivo è una stima fatta sui dati che hai scritto e sul catalogo di quel giorno:
          valgono le condizioni del fornitore, che devi leggere prima di firmare. Non tutte le
          offerte del mercato sono qui: <Link to="/come-funziono#dati">da dove vengono</Link>.
        </p>
        <p>
          Facciamo i conti con cura e correggiamo gli errori che ci segnali. Nessuna di queste
          condizioni limita i diritti che la legge dà ai consumatori, né la nostra responsabilità
          quando la legge non permette di limitarla.
        </p>
      </ProseSection>

      <ProseSection id="guadagno" title="Come guadagna">
        <p>
          Con le provvigioni, quando ci saranno: <Link to="/come-funziono#provvigioni">come</Link>.
          L’ordine delle offerte non dipende da questo.
        </p>
      </ProseSection>

      <ProseSection id="profilo" title="Il profilo">
        <ul>
          <li>Serve un’e-mail tua. La password la conosci solo tu: non darla ad altri.</li>
          <li>
            Il servizio è per chi ha almeno 18 anni. Per il profilo non ti chiediamo la data di
            nascita, per un contratto sì: se scopriamo un profilo di un minorenne lo cancelliamo.
          </li>
          <li>
            Lo chiudi quando vuoi <Link to="/profilo">dal profilo</Link>, senza dire perché. Noi
            possiamo chiudere un profilo usato per danneggiare altri o il sito.
          </li>
          <li>
            Nei messaggi di assistenza scrivi e allega solo quello che serve, e che puoi mandare.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="uso" title="Come si può usare">
        <p>
          Puoi condividere pagine e preventivi. Non provare a entrare nei dati di altri, non
          sovraccaricare il sito, non mandare richieste con il nome o l’indirizzo di un’altra
          persona.
        </p>
      </ProseSection>

      <ProseSection id="cambia" title="Se qualcosa cambia, o va storto">
        <p>
          Se cambiamo queste condizioni scriviamo qui la nuova data, e per quello che hai già fatto
          restano le vecchie. Vale la legge italiana. Per una lite è competente il giudice del posto
          dove vivi, se sei un consumatore.
        </p>
        <p>
          Un reclamo su di noi: <Link to="/contatti">scrivici</Link>, rispondiamo entro 30 giorni.
          Un reclamo su una fornitura va prima al fornitore; poi ci sono, gratis, la conciliazione
          dell’ARERA per luce e gas e ConciliaWeb dell’AGCOM per internet.
        </p>
        <p>
          I tuoi dati: <Link to="/privacy-policy">Privacy</Link> e{" "}
          <Link to="/cookie-policy">Cookie</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
