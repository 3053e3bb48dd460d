import { Link } from "react-router-dom";

/** The questions a careful person would ask before believing a ranking. */
export function TrustQuestions() {
  return (
    <section className="trust" aria-labelledby="fiducia">
      <div className="v-container">
        <h2 id="fiducia">Le domande che fai bene a farti</h2>
        <dl>
          <div>
            <dt>Chi decide l’ordine?</dt>
            <dd>
              La spesa annua calcolata per i tuoi dati, dalla più bassa alla più alta. Niente altro:
              non ci sono posti in vendita. <Link to="/come-funziono#classifica">I criteri</Link>
            </dd>
          </div>
          <div>
            <dt>Tu come guadagni?</dt>
            <dd>
              Con le provvigioni dei fornitori, quando ci saranno: oggi non ho accordi con nessuno.
              Se cambierà, lo leggerai accanto all’offerta.{" "}
              <Link to="/come-funziono#provvigioni">Le provvigioni</Link>
            </dd>
          </div>
          <div>
            <dt>Quanto è precisa la cifra?</dt>
            <dd>
              Dove non lo è del tutto trovi scritto «stima», con il motivo. Le offerte che non so
              calcolare restano fuori, elencate per nome.{" "}
              <Link to="/come-funziono#stima">I limiti</Link>
            </dd>
          </div>
          <div>
            <dt>Che cosa vuoi sapere di me?</dt>
            <dd>
              Per confrontare, solo la fornitura. Un recapito te lo chiedo soltanto se vuoi il
              preventivo. <Link to="/privacy-policy">La privacy</Link>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
