import { BRAND } from "@volpe/contract";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import "../prose/prose.css";

const { email } = BRAND.company;

/** What was tested for people who use the site in other ways, what is known to fail, and whom to tell. */
export function Component() {
  return (
    <article className="prose">
      <PageHead
        title="Accessibilità"
        description="A che punto è l’accessibilità di Volpe: che cosa abbiamo provato, i limiti che conosciamo, come segnalarci una pagina che non riesci a usare."
        path="/accessibilita"
      />
      <header>
        <h1>Accessibilità</h1>
        <p className="prose__lead">
          Una bolletta la deve capire chiunque, quindi anche queste pagine. Ecco a che punto siamo,
          senza arrotondare.
        </p>
        <p className="prose__meta">
          Dichiarazione del 21 novembre 2026, da una nostra valutazione.
        </p>
      </header>
      <section aria-labelledby="stato">
        <h2 id="stato">A che punto siamo</h2>
        <p>
          L’obiettivo è il livello AA delle WCAG 2.1. Ci consideriamo parzialmente conformi: le
          prove automatiche non trovano errori nelle pagine che controllano, ma nessuno di esterno
          ha ancora fatto una verifica completa.
        </p>
      </section>
      <section aria-labelledby="provato">
        <h2 id="provato">Che cosa abbiamo provato</h2>
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
          <li>Ogni comando si raggiunge con la tastiera e mostra dove sei.</li>
          <li>
            Il colore non parla mai da solo: accanto ci sono una parola, un segno o una tabella con
            le stesse cifre.
          </li>
          <li>Chi chiede meno movimento al proprio dispositivo ne vede meno anche qui.</li>
        </ul>
      </section>
      <section aria-labelledby="limiti">
        <h2 id="limiti">I limiti che conosciamo</h2>
        <ul>
          <li>
            Non abbiamo ancora fatto prove con persone che usano ogni giorno un lettore di schermo.
          </li>
          <li>
            Il preventivo in PDF non ha i tag di struttura: le stesse cifre sono nella pagina.
          </li>
          <li>
            I nomi e le descrizioni delle offerte sono quelli dei fornitori: a volte in maiuscolo, a
            volte in inglese.
          </li>
          <li>
            La mappa delle regioni è difficile da toccare sul telefono: accanto c’è un elenco.
          </li>
        </ul>
      </section>
      <section aria-labelledby="segnala">
        <h2 id="segnala">Se una pagina non ti funziona</h2>
        <p>
          Dicci quale e con che cosa navighi, dal{" "}
          <Link to="/contatti?argomento=accessibilita">modulo dei contatti</Link> o scrivendo a{" "}
          <a href={`mailto:${email}`}>{email}</a>. Se l’informazione ti serve in un’altra forma,
          chiedila lì.
        </p>
      </section>
    </article>
  );
}
