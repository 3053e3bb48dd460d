import { BRAND, CONSENT_POLICY_VERSION } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { PrivacyData } from "./privacy-data.tsx";
import { PrivacyTimes } from "./privacy-times.tsx";
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
          mandarti un preventivo, risponderti o aprirti un profilo. Qui trovi che cosa conserviamo,
          perché e come cancellarlo.
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

      <PrivacyData />

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

      <PrivacyTimes />

      <section aria-labelledby="diritti">
        <h2 id="diritti">I tuoi diritti</h2>
        <p>
          Se hai un profilo fai da te: <Link to="/profilo">nel profilo</Link> correggi i tuoi dati,
          li scarichi tutti in un file, ritiri i consensi e cancelli ogni cosa, subito. Da ogni mail
          di un preventivo o di una richiesta togli i consensi con un tocco, senza entrare.
        </p>
        <p>
          Puoi anche chiederci di vedere i tuoi dati, correggerli, cancellarli, riceverne una copia,
          limitarne l’uso od opporti. Basta una e-mail a{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>: rispondiamo entro un mese. Se
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
