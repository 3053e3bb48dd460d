import { CONSENT_POLICY_VERSION, COOKIES } from "@volpe/contract";
import { createCookieChoices, findCookieChoice } from "@volpe/core";
import { formatDate } from "@volpe/ui";
import { Link, redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { sendWhenOnline } from "../../cookie-choice/send-when-online.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import "../prose/prose.css";
import "./cookie-policy.css";
import { CookieChoiceForm } from "./cookie-choice-form.tsx";
import { COOKIE_ROWS } from "./cookie-rows.ts";

/** `?salvate=si` says that a choice was just kept. */
export function loader({ request, context }: PageLoaderArgs) {
  const choice = findCookieChoice(context.get(clientContext).cookies);
  return {
    choice: choice === undefined ? null : { tracking: choice.tracking, at: choice.at },
    saved: new URL(request.url).searchParams.has("salvate"),
  };
}

/** `tracking` ticked or not. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const choices = createCookieChoices(context.get(clientContext));
  const call = choices.save({ tracking: form.has("tracking"), source: "policy-page" });
  await sendWhenOnline(call);
  return redirect("/cookie-policy?salvate=si#scelte", 303);
}

/** Every cookie and stored value, with its purpose and life, and the choice about them. */
export function Component() {
  const { choice, saved } = useLoaderData<typeof loader>();
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

      <CookieChoiceForm choice={choice} saved={saved} />

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
          può non averne nemmeno uno. Alcuni browser cancellano dopo sette giorni i cookie scritti
          da una pagina: per questo il nostro server te li riscrive, uguali e con la stessa durata.
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

      <section aria-labelledby="elenchi">
        <h2 id="elenchi">Preferiti e schede viste, con un profilo</h2>
        <p>
          Se entri nel tuo profilo, preferiti e schede viste ti seguono: li trovi uguali su ogni
          dispositivo. Quando esci spariscono da quello che stai usando, perché può servire ad
          altri, e tornano al prossimo accesso.
        </p>
        <p>
          Mentre un elenco va al tuo profilo, il browser lo annota nella sua memoria locale: se la
          risposta si perde, alla pagina dopo nessun preferito va perduto. La nota sparisce quando
          la risposta arriva, o quando esci.
        </p>
      </section>

      <section aria-labelledby="chat">
        <h2 id="chat">La conversazione</h2>
        <p>
          Quando apri l’assistente, il browser conserva nella sua memoria locale la chiave della
          conversazione, così puoi riprenderla dopo aver chiuso la pagina. Se la memoria è bloccata
          l’assistente funziona lo stesso, ma solo finché la pagina resta aperta.
        </p>
        <p>
          Nella stessa memoria restano le bozze dei messaggi di assistenza: spariscono quando li
          invii o quando esci dal profilo, e fino ad allora le legge solo il tuo browser. La memoria
          della scheda, che finisce con lei, ricorda quando una pagina si è ricaricata da sola.
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
