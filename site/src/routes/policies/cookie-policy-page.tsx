import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  DAY_SECONDS,
  formatDate,
  KNOWN_DEVICE_SECONDS,
  LIST_COOKIE_SECONDS,
  NOTICE_VERSIONS,
  TRACKING_COOKIE_SECONDS,
  TRACKING_PARAMETER,
} from "@volpe/contract";
import { createCookieChoices, findCookieChoice } from "@volpe/core";
import { Form, Link, redirect, useLoaderData } from "react-router-dom";
import { CookieCategories } from "../../cookie-choice/cookie-categories.tsx";
import { PAGE_FIELD, PRESSED_FIELD } from "../../cookie-choice/cookie-question.ts";
import { sendWhenOnline } from "../../cookie-choice/send-when-online.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { toOwnPath } from "../../page/return-path.ts";
import { useSiteFacts } from "../../page/site-facts.ts";
import { ProsePage, ProseSection } from "../prose/prose.tsx";
import "./cookie-policy.css";

/** `?salvate=si` says that a choice was just saved. */
export function loader({ request, context }: PageLoaderArgs) {
  const choice = findCookieChoice(context.get(clientContext).cookies);
  return {
    choice: choice === undefined ? null : { tracking: choice.tracking, at: choice.at },
    saved: new URL(request.url).searchParams.has("salvate"),
  };
}

/**
 * Saves whether `tracking` was ticked, or what was pressed in the question about cookies before its
 * script had loaded, and then leads back to the page of the question.
 */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const pressed = form.get(PRESSED_FIELD);
  if (pressed === "choose") return redirect("/cookie-policy#scelte", 303);
  const asked = (["accept", "refuse", "close"] as const).find((each) => each === pressed);
  const choices = createCookieChoices(context.get(clientContext));
  const call = choices.save({
    tracking: asked === undefined ? form.has("tracking") : asked === "accept",
    source: asked ?? "policy-page",
  });
  await sendWhenOnline(call);
  if (asked === undefined) return redirect("/cookie-policy?salvate=si#scelte", 303);
  // An arrival is counted once; again only if its value had waited for this answer.
  const { cookies } = context.get(clientContext);
  const waited = asked === "accept" && cookies.get(COOKIES.tracking) === undefined;
  return redirect(toAskedPage(form.get(PAGE_FIELD), { keepsArrival: waited }), 303);
}

function toAskedPage(given: unknown, { keepsArrival }: { keepsArrival: boolean }): string {
  const path = typeof given === "string" ? toOwnPath(given) : null;
  if (path === null || keepsArrival) return path ?? "/";
  const [pathname = "/", search = ""] = path.split("?");
  const kept = search.split("&").filter((pair) => !pair.startsWith(`${TRACKING_PARAMETER}=`));
  return kept.join("") === "" ? pathname : `${pathname}?${kept.join("&")}`;
}

/**
 * Lists every cookie and stored value with its purpose and life, and lets the visitor change the
 * choice.
 */
export function Component() {
  const { choice, saved } = useLoaderData<typeof loader>();
  const { trackingWaits } = useSiteFacts();
  return (
    <ProsePage
      title="Cookie"
      description="L’elenco completo dei cookie e dei dati che Volpe tiene nel tuo browser: a che cosa servono e quanto durano."
      path="/cookie-policy"
      lead="Niente cookie di profilazione, niente statistiche, nessun cookie di altri siti. Questo è l’elenco completo di ciò che possiamo tenere nel tuo browser."
      meta={<>Versione del {formatDate(NOTICE_VERSIONS.cookiePolicy)}.</>}
    >
      <CookieChoiceForm choice={choice} saved={saved} />

      <ProseSection id="elenco" title="L’elenco">
        <table>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">A che cosa serve</th>
              <th scope="col">Durata</th>
            </tr>
          </thead>
          <tbody>{COOKIE_ROWS.map(toRow)}</tbody>
        </table>
        <p>
          Sono tutti nostri. Ciascuno nasce solo quando serve: chi guarda le offerte e non fa altro
          può non averne nemmeno uno. {trackingWaits ? WAITING_WORDS : ARRIVAL_WORDS} Alcuni browser
          cancellano dopo sette giorni i cookie scritti da una pagina: per questo il nostro server
          te li riscrive, uguali e con la stessa durata.
        </p>
      </ProseSection>

      <ProseSection
        id="provenienza"
        title={
          <>
            Il cookie <code>{COOKIES.tracking}</code>
          </>
        }
      >
        <p>
          Se arrivi con un link di un sito che ci segnala, l’indirizzo contiene un codice di quel
          sito e noi lo annotiamo: serve a pagarlo, se da lì nasce una richiesta. Il codice lo
          sceglie quel sito e deve indicare lui, non te: quelli che contengono un’e-mail o un numero
          di telefono li scartiamo. Se poi lasci i recapiti, resta accanto alla tua richiesta.
        </p>
        <p>
          All’arrivo diamo anche un numero a caso, per non contare due volte lo stesso e per sapere
          da quale pagina del sito nasce una richiesta. Distingue gli arrivi, non le persone: chi ti
          ha mandato qui non lo vede. Lo scriviamo nel cookie <code>{COOKIES.click}</code> solo se
          accetti; finché non scegli, vale per la pagina aperta.
        </p>
        <p>{trackingWaits ? WAITING_WORDS : ARRIVAL_WORDS}</p>
      </ProseSection>

      <ProseSection id="memoria" title="La memoria del browser">
        <p>
          Non sono cookie e non partono da soli verso di noi: il browser li tiene nella sua memoria
          per questo sito.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Che cosa contiene</th>
              <th scope="col">Durata</th>
            </tr>
          </thead>
          <tbody>{STORAGE_ROWS.map(toRow)}</tbody>
        </table>
        <p>
          Se parli con la volpe dalla pagina di un altro sito, <code>volpe-chat</code> sta nella
          memoria di quella pagina, con il nome del nostro sito davanti: i suoi programmi possono
          leggerla. Se la memoria è bloccata l’assistente funziona lo stesso, ma solo finché la
          pagina resta aperta.
        </p>
      </ProseSection>

      <ProseSection id="elenchi" title="Preferiti e schede viste, con un profilo">
        <p>
          Se entri nel tuo profilo, preferiti e schede viste ti seguono, con il consumo per cui li
          hai salvati: li trovi uguali su ogni dispositivo. Quando esci spariscono da quello che
          stai usando, perché può servire ad altri, e tornano al prossimo accesso.
        </p>
      </ProseSection>

      <ProseSection id="togliere" title="Come toglierli">
        <p>
          Dalle impostazioni del browser, alla voce «cookie e dati dei siti». Il confronto delle
          offerte continua a funzionare anche senza. Per ciò che conserviamo sui nostri server leggi
          la pagina <Link to="/privacy-policy">Privacy</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}

type CookieChoiceFormProps = {
  /** Null if the visitor has not chosen yet. */
  choice: { tracking: boolean; at: number } | null;
  /** True if this form was just sent. */
  saved: boolean;
};

const DAY = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "Europe/Rome" });

/** Shows the choice and its date, with a form to change it that works without JavaScript. */
function CookieChoiceForm({ choice, saved }: CookieChoiceFormProps) {
  return (
    <ProseSection id="scelte" title="Le tue scelte">
      {saved && (
        <p className="v-notice" role="status">
          Scelta salvata. Vale da subito.
        </p>
      )}
      <p>
        {choice === null
          ? "Non hai ancora scelto."
          : `Il ${DAY.format(choice.at * 1000)} hai ${choice.tracking ? "accettato" : "rifiutato"} il cookie dei siti che ci segnalano. Non te lo richiediamo per ${COOKIE_CHOICE_SECONDS / DAY_SECONDS} giorni, ma puoi cambiare idea quando vuoi.`}
      </p>
      <Form method="post" className="cookie-choice-form" key={String(choice?.tracking)}>
        <CookieCategories tracking={choice?.tracking === true} />
        <button className="v-button" type="submit">
          Salva le scelte
        </button>
      </Form>
      <p>
        Se rifiuti, i due cookie vengono tolti e non tornano. Contiamo ancora che qualcuno è
        arrivato da un sito, senza sapere chi, e il codice vale al massimo finché la pagina con cui
        sei arrivato resta aperta.
      </p>
    </ProseSection>
  );
}

/** When the affiliate's value is written, by `TRACKING_CONSENT`. */
const ARRIVAL_WORDS =
  "L’unico che nasce prima che tu scelga è tracking: se arrivi con un link di un sito che ci segnala lo scriviamo subito, e se rifiuti lo togliamo.";
const WAITING_WORDS =
  "Il cookie tracking nasce solo se accetti: prima il codice vale finché resta aperta la pagina con cui sei arrivato, e non lo scriviamo nel browser.";

type StoredRow = { name: string; purpose: string; life: string };

function toRow({ name, purpose, life }: StoredRow) {
  return (
    <tr key={name}>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{purpose}</td>
      <td>{life}</td>
    </tr>
  );
}

const STORAGE_ROWS: readonly StoredRow[] = [
  {
    name: "volpe-chat",
    purpose:
      "La chiave della tua conversazione e le risposte non ancora arrivate a noi, per riprenderla dopo aver chiuso la pagina.",
    life: "finché non ricominci da capo, o non la cancelli dal browser",
  },
  {
    name: "volpe-continue",
    purpose:
      "La chiave di un link che riapre la conversazione qui, per usarlo ancora se la risposta si perde.",
    life: "finché la conversazione si riapre, al massimo finché la scheda resta aperta",
  },
  {
    name: "volpe-lists",
    purpose: "Il cambiamento di un elenco mentre va al tuo profilo, se ne hai uno.",
    life: "fino alla risposta, o all’uscita",
  },
  {
    name: "volpe-forms",
    purpose:
      "Quello che scrivi nei moduli, tranne in quelli con una password, per non perderlo se la pagina si ricarica.",
    life: "nell’assistenza fino all’invio, o all’uscita dal profilo; negli altri moduli fino all’uscita, al massimo finché la scheda resta aperta",
  },
  {
    name: "volpe-pagine",
    purpose:
      "Le pagine che hai visto, i primi elenchi, i tuoi preferiti, le tue richieste e i tuoi preventivi, per leggerli senza rete. Mai contratti, profilo e assistenza.",
    life: "30 giorni, al massimo 80 pagine; comunque fino all’uscita dal profilo, o a un accesso",
  },
  {
    name: "volpe-documenti",
    purpose: "I PDF dei tuoi preventivi, per leggerli senza rete.",
    life: "30 giorni, al massimo 10; comunque fino all’uscita dal profilo, o a un accesso",
  },
  {
    name: "volpe-file, volpe-figure, volpe-telaio",
    purpose: "I programmi, i disegni e l’avviso di rete assente, uguali per tutti.",
    life: "60 giorni, al massimo 580 file; l’avviso, fino alla versione nuova del sito",
  },
  {
    name: "volpe-visita",
    purpose:
      "Il codice del tuo profilo, se sei dentro, e i tuoi preferiti di allora, per togliere le pagine di chi c’era prima.",
    life: "fino alla pagina dopo",
  },
  {
    name: "workbox-expiration",
    purpose:
      "Gli indirizzi delle pagine e dei file qui sopra e quando li hai aperti, per toglierli in tempo.",
    life: "come le pagine e i file",
  },
  {
    name: "volpe-chunk-reload",
    purpose: "Quale pagina si è ricaricata da sola, e quando, per non farlo due volte.",
    life: "finché la scheda resta aperta",
  },
];

/** The stored values with their lives, read from the constants that the code uses. */
const COOKIE_ROWS: readonly StoredRow[] = [
  {
    name: COOKIES.auth,
    purpose:
      "Ti tiene connesso al tuo profilo, per chi ne ha uno. Contiene le chiavi dell’accesso, il tuo nome, l’e-mail e, se l’hai salvata, la tua posizione.",
    life: `${toDays(AUTH_COOKIE_LOGIN_SECONDS)} dall’accesso, ${toDays(AUTH_COOKIE_UPDATE_SECONDS)} dopo che aggiorni i tuoi dati`,
  },
  {
    name: COOKIES.device,
    purpose:
      "Ricorda che da questo browser sei già entrato nel tuo profilo: se altri provano a indovinare la password e li fermiamo, tu entri lo stesso. Resta anche quando esci. Non contiene dati su di te.",
    life: `${toDays(KNOWN_DEVICE_SECONDS)} dall’ultimo accesso`,
  },
  {
    name: COOKIES.attempt,
    purpose:
      "Mentre accedi con Google o Facebook, garantisce che l’accesso finisca nello stesso browser in cui è cominciato.",
    life: "10 minuti, o fino al ritorno",
  },
  {
    name: COOKIES.items,
    purpose: "Ricorda le ultime offerte che hai aperto.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.brands,
    purpose: "Ricorda i fornitori di quelle offerte.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.labels,
    purpose: "Ricorda i nomi di quelle offerte.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.favourites,
    purpose: "Ricorda le offerte che hai segnato con il cuore.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.uses,
    purpose:
      "Ricorda per quale uso hai salvato o aperto quelle offerte, come i kWh, i chilometri o l’incasso, per mostrarti il prezzo di allora.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.place,
    purpose:
      "Ricorda il comune o la provincia che hai scelto, per mostrarti le offerte valide lì. Non contiene indirizzi né coordinate.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.ownerKeys,
    purpose:
      "Se apri un preventivo o un contratto dal link della nostra mail, o cominci un contratto qui, ricorda che è tuo. La chiave esce così dall’indirizzo, che puoi girare a chi vuoi.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.tracking,
    purpose: "Facoltativo. Ricorda il codice del sito che ti ha portato qui, per pagarlo.",
    life: toDays(TRACKING_COOKIE_SECONDS),
  },
  {
    name: COOKIES.click,
    purpose: "Facoltativo, solo se accetti. Un numero a caso che distingue il tuo arrivo.",
    life: toDays(TRACKING_COOKIE_SECONDS),
  },
  {
    name: COOKIES.choice,
    purpose:
      "Ricorda che cosa hai scelto sui cookie e quando, così non te lo richiediamo. Contiene un numero a caso, con cui conserviamo la prova della scelta.",
    life: toDays(COOKIE_CHOICE_SECONDS),
  },
];

function toDays(seconds: number): string {
  const days = seconds / DAY_SECONDS;
  return days === 1 ? "1 giorno" : `${days} giorni`;
}
