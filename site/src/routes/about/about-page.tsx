import { BRAND } from "@volpe/contract";
import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import "../prose/prose.css";

/** Who speaks on the site, who answers for it, and what it is not. */
export function Component() {
  return (
    <article className="prose">
      <PageHead
        title="Chi sono"
        description="Volpe confronta luce, gas, internet, POS e noleggio con i conti in vista. Chi la manda avanti, che cosa fa e che cosa non fa."
        path="/chi-sono"
      />
      <header>
        <Fox mood="glad" size={96} />
        <h1>Chi sono</h1>
        <p className="prose__lead">
          Sono {BRAND.name}. Faccio una cosa sola: prendo le offerte, ci metto i tuoi numeri e ti
          dico quanto spendi. Poi scegli tu.
        </p>
      </header>
      <section aria-labelledby="mestiere">
        <h2 id="mestiere">Che cosa faccio</h2>
        <ul>
          <li>
            Confronto <Link to="/offerte/luce">luce</Link> e <Link to="/offerte/gas">gas</Link>: la
            spesa di un anno, imposte comprese.
          </li>
          <li>
            Confronto <Link to="/offerte/internet">internet</Link> su 24 mesi, i{" "}
            <Link to="/pos">POS</Link> su quello che incassi in un mese e il{" "}
            <Link to="/noleggio">noleggio</Link> a lungo termine su durata, chilometri e anticipo.
          </li>
          <li>
            Rispondo quando non sai da dove cominciare: qualche domanda, poi{" "}
            <Link to="/calcola-preventivo">il preventivo</Link>.
          </li>
          <li>
            Scrivo quello che serve per capire una bolletta, nel <Link to="/blog">blog</Link> e
            nelle <Link to="/faqs">domande</Link>.
          </li>
        </ul>
      </section>
      <section aria-labelledby="natura">
        <h2 id="natura">Che cosa sono, e che cosa no</h2>
        <p>
          Sono un programma con una volpe disegnata sopra. Le risposte dell’assistente seguono
          regole scritte: niente di quello che leggi nei prezzi è inventato sul momento.
        </p>
        <p>
          Non sono un fornitore: non vendo energia, non ti mando bollette, non stacco contatori. Non
          sono il Portale Offerte, che è pubblico: uso i suoi dati aperti su luce e gas e lo scrivo
          in ogni pagina.
        </p>
      </section>
      <section aria-labelledby="societa">
        <h2 id="societa">Chi ne risponde</h2>
        <p>
          {BRAND.company.name}, {BRAND.company.seat}. È una società dimostrativa: i suoi numeri
          hanno la forma giusta e non appartengono a nessuno. Anche le offerte, finché qualcuno non
          carica i dati veri, possono essere di prova: dove lo sono, lo leggi in cima all’elenco.
        </p>
        <p>
          Per scriverci c’è <Link to="/contatti">il modulo dei contatti</Link>.
        </p>
      </section>
      <footer className="prose__next">
        <p>Il resto si capisce usandomi.</p>
        <Link className="v-button" to="/offerte">
          Confronta le offerte
        </Link>
      </footer>
    </article>
  );
}
