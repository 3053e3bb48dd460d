import {
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  COUNTED_ARRIVALS,
  DAY_SECONDS,
  formatDate,
  formatVersion,
  isUuid,
  NOTICE_VERSIONS,
  TRACKING_PARAMETER,
  withDay,
} from "@volpe/contract";
import { createCookieChoices, findCookieChoice } from "@volpe/core";
import { Form, Link, redirect, useLoaderData } from "react-router-dom";
import { CookieCategories } from "../../cookie-choice/cookie-categories.tsx";
import { ARRIVAL_FIELD, PAGE_FIELD, PRESSED_FIELD } from "../../cookie-choice/question-fields.ts";
import { sendWhenOnline } from "../../cookie-choice/send-when-online.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { toReturnPath } from "../../page/return-path.ts";
import { useSiteFacts } from "../../page/site-facts.ts";
import { ProsePage, ProseSection } from "../prose/prose.tsx";
import { COOKIE_ROWS, PARTNER_ROWS, STORAGE_ROWS, type StoredRow } from "./cookie-rows.ts";
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
  const client = context.get(clientContext);
  const click = String(form.get(ARRIVAL_FIELD));
  // Until the choice the page alone knows the arrival's id.
  if (asked === "accept" && isUuid(click)) client.tracking.keepClick(click);
  const call = createCookieChoices(client).save({
    tracking: asked === undefined ? form.has("tracking") : asked === "accept",
    source: asked ?? "policy-page",
  });
  await sendWhenOnline(call);
  if (asked === undefined) return redirect("/cookie-policy?salvate=si#scelte", 303);
  // Without its parameter the arrival is not counted again. The parameter is kept if its value had
  // waited for this answer.
  const waited = asked === "accept" && client.cookies.get(COOKIES.tracking) === undefined;
  return redirect(toAskedPage(form.get(PAGE_FIELD), { keepsArrival: waited }), 303);
}

function toAskedPage(given: unknown, { keepsArrival }: { keepsArrival: boolean }): string {
  const path = typeof given === "string" ? toReturnPath(given) : null;
  if (path === null || keepsArrival) return path ?? "/";
  const [pathname = "/", search = ""] = path.split("?");
  const others = search.split("&").filter((pair) => !pair.startsWith(`${TRACKING_PARAMETER}=`));
  return others.join("") === "" ? pathname : `${pathname}?${others.join("&")}`;
}

/**
 * Lists every cookie and stored value with its purpose and life, and lets the visitor change the
 * choice.
 */
export function Component() {
  const { choice, saved } = useLoaderData<typeof loader>();
  const { affiliateClick, trackingWaits } = useSiteFacts();
  return (
    <ProsePage
      title="Cookie"
      description="L’elenco completo dei cookie e dei dati che Volpe tiene nel tuo browser: a che cosa servono e quanto durano."
      path="/cookie-policy"
      lead="Niente cookie di profilazione, niente statistiche, nessun cookie di altri siti. Questo è l’elenco completo di ciò che possiamo tenere nel tuo browser."
      meta={<>Versione {withDay("del", formatVersion(NOTICE_VERSIONS.cookiePolicy))}.</>}
    >
      <CookieChoiceForm choice={choice} saved={saved} />

      <ProseSection id="elenco" title="L’elenco">
        <StoredTable purpose="A che cosa serve" rows={COOKIE_ROWS} />
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
          sito e noi lo annotiamo: serve a pagarlo, se da lì nasce un contratto. Il codice lo
          sceglie quel sito e deve indicare lui, non te: quelli che contengono un’e-mail o un numero
          di telefono li scartiamo. Se poi lasci i recapiti, resta accanto alla tua richiesta.
        </p>
        <p>
          All’arrivo diamo anche un numero a caso, per non contare due volte lo stesso e per sapere
          da quale pagina del sito nasce una richiesta. Distingue gli arrivi, non le persone: chi ti
          ha mandato qui non lo vede. Lo scriviamo nel cookie <code>{COOKIES.click}</code> solo se
          accetti; finché non scegli, vale per la pagina aperta. Se arrivi da più siti ne paghiamo
          uno solo, {COUNTED_ARRIVALS[affiliateClick]}.
        </p>
        <p>{trackingWaits ? WAITING_WORDS : ARRIVAL_WORDS}</p>
      </ProseSection>

      <ProseSection id="memoria" title="La memoria del browser">
        <p>
          Non sono cookie e non partono da soli verso di noi: il browser li tiene nella sua memoria
          per questo sito.
        </p>
        <StoredTable purpose="Che cosa contiene" rows={STORAGE_ROWS} />
        <p>
          Nelle pagine di altri siti che mostrano l’assistente, le nostre offerte o il pulsante dei
          preferiti non lasciamo cookie. Nella memoria di quella pagina, con il nome del nostro sito
          davanti, può stare soltanto questo, e i suoi programmi possono leggerlo:
        </p>
        <StoredTable purpose="Che cosa contiene" rows={PARTNER_ROWS} />
        <p>
          Le offerte da sole non vi tengono nulla. Se la memoria è bloccata tutto funziona lo
          stesso, ma solo finché la pagina resta aperta.
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
          : `${withDay("Il", formatDate(choice.at * 1000))} hai ${choice.tracking ? "accettato" : "rifiutato"} il cookie dei siti che ci segnalano. Non te lo richiediamo per ${COOKIE_CHOICE_SECONDS / DAY_SECONDS} giorni, ma puoi cambiare idea quando vuoi.`}
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
  "Dei facoltativi, l’unico che nasce prima che tu scelga è tracking: se arrivi con un link di un sito che ci segnala lo scriviamo subito, e se rifiuti lo togliamo.";
const WAITING_WORDS =
  "Il cookie tracking nasce solo se accetti: prima il codice vale finché resta aperta la pagina con cui sei arrivato, e non lo scriviamo nel browser.";

/** One row for each stored value; `purpose` is the heading of the second column. */
function StoredTable({ purpose, rows }: { purpose: string; rows: readonly StoredRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">{purpose}</th>
          <th scope="col">Durata</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose: words, life }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{words}</td>
            <td>{life}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
