import { BRAND } from "@volpe/contract";
import { Link } from "react-router-dom";
import { ProsePage, ProseSection } from "../prose/prose.tsx";

const { email } = BRAND.company;

/** What was tested for accessibility, which problems are known, and where to report others. */
export function Component() {
  return (
    <ProsePage
      title="Accessibilità"
      description="A che punto è l’accessibilità di Volpe: che cosa abbiamo provato, i limiti che conosciamo, come segnalarci una pagina che non riesci a usare."
      path="/accessibilita"
      lead="Una bolletta la deve capire chiunque, quindi anche queste pagine. Ecco a che punto siamo, senza arrotondare."
      meta="Dichiarazione del 22 novembre 2026, da una nostra valutazione."
    >
      <ProseSection id="servizio" title="Il servizio">
        <p>
          Volpe è un sito: confronta offerte, risponde in una conversazione scritta o con un modulo,
          salva preventivi e richieste. Si usa con un browser, con o senza profilo, su telefono e
          computer.
        </p>
      </ProseSection>
      <ProseSection id="stato" title="A che punto siamo">
        <p>
          L’obiettivo è la norma UNI CEI EN 301 549, che per le pagine chiede il livello AA delle
          WCAG 2.1; la legge è il decreto legislativo 82/2022. Ci consideriamo parzialmente
          conformi: le prove automatiche non trovano errori nelle pagine che controllano, ma nessuno
          di esterno ha ancora fatto una verifica completa.
        </p>
      </ProseSection>
      <ProseSection id="provato" title="Che cosa abbiamo provato">
        <ul>
          <li>
            A ogni modifica axe controlla le pagine principali e la conversazione con l’assistente,
            su uno schermo di 360 pixel e uno di 1.440, con il tema chiaro e con quello scuro.
          </li>
          <li>I contrasti dei colori sono calcolati: almeno 4,5 a 1 per il testo.</li>
          <li>
            Confronto, elenchi, moduli e contatti funzionano senza JavaScript; al posto
            dell’assistente c’è un modulo con le stesse domande.
          </li>
          <li>
            A ogni modifica proviamo con la sola tastiera ricerca, mappa, finestra dell’assistente e
            menu dell’accesso; altrove usiamo i comandi che il browser fa già raggiungere.
          </li>
          <li>
            Il colore non parla mai da solo: accanto ci sono una parola, un segno o una tabella con
            le stesse cifre.
          </li>
          <li>Chi chiede meno movimento al proprio dispositivo ne vede meno anche qui.</li>
        </ul>
      </ProseSection>
      <ProseSection id="limiti" title="I limiti che conosciamo">
        <ul>
          <li>
            Non abbiamo ancora fatto prove con persone che usano ogni giorno un lettore di schermo.
          </li>
          <li>
            I nomi e le descrizioni delle offerte sono quelli dei fornitori: a volte in maiuscolo, a
            volte in inglese.
          </li>
          <li>
            La mappa delle regioni è difficile da toccare sul telefono: accanto c’è un elenco.
          </li>
        </ul>
      </ProseSection>
      <ProseSection id="segnala" title="Se una pagina non ti funziona">
        <p>
          Dicci quale e con che cosa navighi, dal{" "}
          <Link to="/contatti?argomento=accessibilita">modulo dei contatti</Link> o scrivendo a{" "}
          <a href={`mailto:${email}`}>{email}</a>. Se l’informazione ti serve in un’altra forma,
          chiedila lì. Rispondiamo entro 30 giorni.
        </p>
        <p>
          Se la risposta non arriva o non basta, puoi rivolgerti all’Agenzia per l’Italia digitale
          (AgID, www.agid.gov.it), che vigila sull’accessibilità dei servizi digitali.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
