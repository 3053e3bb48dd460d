import { CONSENT_POLICY_VERSION, COOKIES } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import "../prose/prose.css";
import { COOKIE_ROWS } from "./cookie-rows.ts";

/** Every cookie and stored value, with its purpose and life. */
export function Component() {
  return (
    <article className="prose">
      <PageHead
        title="Cookie"
        description="L’elenco completo dei cookie e dei dati che Volpe tiene nel tuo browser: a che cosa servono e quanto durano."
        path="/cookie-policy"
      />
      <header>
        <h1>Cookie</h1>
        <p className="prose__lead">
          Niente cookie di profilazione, niente statistiche, nessun cookie di altri siti. Questo è
          l’elenco completo di ciò che possiamo tenere nel tuo browser.
        </p>
        <p className="prose__meta">Versione del {formatDate(CONSENT_POLICY_VERSION)}.</p>
      </header>

      <section aria-labelledby="elenco">
        <h2 id="elenco">L’elenco</h2>

        <table>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">A che cosa serve</th>
              <th scope="col">Durata</th>
            </tr>
          </thead>
          <tbody>
            {COOKIE_ROWS.map(({ name, purpose, life }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{purpose}</td>
                <td>{life}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Sono tutti nostri. Ciascuno nasce solo quando serve: chi guarda le offerte e non fa altro
          può non averne nemmeno uno.
        </p>
      </section>

      <section aria-labelledby="provenienza">
        <h2 id="provenienza">
          Il cookie <code>{COOKIES.tracking}</code>
        </h2>
        <p>
          Se arrivi con un link di un sito che ci segnala, l’indirizzo contiene un codice di quel
          sito e noi lo annotiamo. Il codice indica il sito, non te: è lo stesso per tutti quelli
          che seguono lo stesso link. Ci permette di riconoscere a quel sito le richieste che ha
          fatto nascere.
        </p>
      </section>

      <section aria-labelledby="chat">
        <h2 id="chat">La conversazione</h2>
        <p>
          Quando apri l’assistente, il browser conserva nella sua memoria locale la chiave della
          conversazione, così puoi riprenderla dopo aver chiuso la pagina. Se la memoria è bloccata
          l’assistente funziona lo stesso, ma solo finché la pagina resta aperta.
        </p>
      </section>

      <section aria-labelledby="togliere">
        <h2 id="togliere">Come toglierli</h2>
        <p>
          Dalle impostazioni del browser, alla voce «cookie e dati dei siti». Il confronto delle
          offerte continua a funzionare anche senza. Per ciò che conserviamo sui nostri server leggi
          la pagina <Link to="/privacy-policy">Privacy</Link>.
        </p>
      </section>
    </article>
  );
}
