import { BRAND, toTipologyWords } from "@volpe/contract";
import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";
import { useSiteFacts } from "../../page/site-facts.ts";
import { ProsePage, ProseSection } from "../prose/prose.tsx";

/** Who runs the site, who is responsible for it, and what it is not. */
export function Component() {
  const { demonstration } = useSiteFacts();
  const isInvented = demonstration.includes("luce");
  return (
    <ProsePage
      title="Chi sono"
      description="Volpe confronta luce, gas, internet, POS e noleggio con i conti in vista. Chi la manda avanti, che cosa fa e che cosa non fa."
      path="/chi-sono"
      picture={<Fox mood="glad" size={96} />}
      lead={
        <>
          Sono {BRAND.name}. Faccio una cosa sola: prendo le offerte, ci metto i tuoi numeri e ti
          dico quanto spendi. Poi scegli tu.
        </>
      }
    >
      <ProseSection id="mestiere" title="Che cosa faccio">
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
      </ProseSection>
      <ProseSection id="natura" title="Che cosa sono, e che cosa no">
        <p>
          Sono un programma con una volpe disegnata sopra. Le risposte dell’assistente seguono
          regole scritte: i prezzi vengono dall’archivio delle offerte, mai dalla conversazione.
        </p>
        <p>
          Non sono un fornitore: non vendo energia, non ti mando bollette, non stacco contatori. Non
          sono il Portale Offerte, che è pubblico:{" "}
          {isInvented
            ? "dai suoi dati aperti prendo oggi le tariffe regolate, mentre le offerte di luce e gas sono di prova; lo scrivo in fondo a ogni pagina."
            : "uso i suoi dati aperti su luce e gas e lo scrivo in fondo a ogni pagina."}
        </p>
      </ProseSection>
      <ProseSection id="societa" title="Chi ne risponde">
        <p>
          {BRAND.company.name}, {BRAND.company.seat}. È una società dimostrativa: i suoi numeri
          hanno la forma giusta e non appartengono a nessuno.{" "}
          {demonstration.length > 0 &&
            `Anche le offerte di ${toTipologyWords(demonstration)} sono di prova, finché non si caricano quelle vere.`}
        </p>
        <p>
          Per scriverci c’è <Link to="/contatti">il modulo dei contatti</Link>.
        </p>
      </ProseSection>
      <footer className="prose__next">
        <p>Il resto si capisce usandomi.</p>
        <Link className="v-button" to="/offerte">
          Confronta le offerte
        </Link>
      </footer>
    </ProsePage>
  );
}
