import {
  ATTEMPT_COOKIE_SECONDS,
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  DAY_SECONDS,
  FAVOURITES_MAX,
  KNOWN_DEVICE_SECONDS,
  LIST_COOKIE_SECONDS,
  REPAIR_COOKIE_SECONDS,
  TRACKING_COOKIE_SECONDS,
} from "@volpe/contract";
import { KEPT_FILES } from "../../page/kept-files.ts";

const { pages, documents, assets, pictures } = KEPT_FILES;

export type StoredRow = { name: string; purpose: string; life: string };

/** Every cookie with its life. A life is read from the constant that the code uses. */
export const COOKIE_ROWS: readonly StoredRow[] = [
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
    life: `${ATTEMPT_COOKIE_SECONDS / 60} minuti, o fino al ritorno`,
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
      "Ricorda il comune o la provincia che hai scelto o scritto nella chat, per mostrarti le offerte valide lì. Non contiene indirizzi né coordinate.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.ownerKeys,
    purpose:
      "Se apri un preventivo o un contratto dal link della nostra mail, o cominci un contratto qui, ricorda che è tuo. La chiave esce così dall’indirizzo, che puoi girare a chi vuoi.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.repair,
    purpose:
      "Ricorda che abbiamo appena tolto un cookie danneggiato, per non riaprire la pagina senza fine.",
    life: `${REPAIR_COOKIE_SECONDS} secondi`,
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

/** What the elements store in the memory of a partner's page. */
export const PARTNER_ROWS: readonly StoredRow[] = [
  {
    name: "…/volpe-chat",
    purpose:
      "Se parli con la volpe: la chiave della conversazione e le risposte non ancora arrivate a noi.",
    life: "finché non ricominci da capo, o non la cancelli dal browser",
  },
  {
    name: "…/preferiti",
    purpose: `Se salvi un’offerta: quali hai salvato da quella pagina, al massimo ${FAVOURITES_MAX}. Arrivano qui solo se apri l’elenco e dici di sì.`,
    life: "finché non li togli, o non li cancelli dal browser",
  },
];

/** What the browser stores for this site besides cookies. */
export const STORAGE_ROWS: readonly StoredRow[] = [
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
    purpose:
      "Il cambiamento di un elenco mentre va al tuo profilo, se ne hai uno: poi resta vuoto.",
    life: "il cambiamento fino alla risposta, il nome fino all’uscita",
  },
  {
    name: "volpe-forms",
    purpose:
      "Quello che scrivi nei moduli, tranne in quelli con una password, per non perderlo se la pagina si ricarica.",
    life: "nell’assistenza fino all’invio, o all’uscita dal profilo; negli altri moduli fino all’uscita, al massimo finché la scheda resta aperta",
  },
  {
    name: "volpe-attesa, attesa-volpe",
    purpose:
      "Il modulo che hai mandato senza connessione, con i suoi allegati, per spedirlo una volta sola quando torna la rete.",
    life: "fino all’invio, a «Annulla» o all’uscita dal profilo; dopo un giorno non parte più da solo",
  },
  {
    name: "volpe-ritorno",
    purpose:
      "La pagina da cui hai aperto il profilo, per tornarci dopo la mail che conferma l’indirizzo.",
    life: "fino alla conferma, o a un’altra registrazione",
  },
  {
    name: "volpe-pagine",
    purpose:
      "Le pagine che hai visto, i primi elenchi, i tuoi preferiti, le tue richieste e i tuoi preventivi, per leggerli senza rete. Mai contratti, profilo e assistenza.",
    life: `${pages.days} giorni, al massimo ${pages.maxEntries} pagine; comunque fino all’uscita dal profilo, o a un accesso`,
  },
  {
    name: "volpe-documenti",
    purpose: "I PDF dei tuoi preventivi, per leggerli senza rete.",
    life: `${documents.days} giorni, al massimo ${documents.maxEntries}; comunque fino all’uscita dal profilo, o a un accesso`,
  },
  {
    name: "volpe-file, volpe-figure, volpe-telaio",
    purpose: "I programmi, i disegni e l’avviso di rete assente, uguali per tutti.",
    life: `${assets.days} giorni, al massimo ${assets.maxEntries + pictures.maxEntries} file; l’avviso, fino alla versione nuova del sito`,
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
    name: "volpe-confronto",
    purpose: "Le offerte che hai segnato in un elenco per confrontarle.",
    life: "finché le togli, al massimo finché la scheda resta aperta",
  },
  {
    name: "react-router-scroll-positions",
    purpose: "A che altezza eri in ogni pagina, per tornarci quando torni indietro.",
    life: "finché la scheda resta aperta",
  },
  {
    name: "volpe-chunk-reload",
    purpose: "Quale pagina si è ricaricata da sola, e quando, per non farlo due volte.",
    life: "finché la scheda resta aperta",
  },
];

function toDays(seconds: number): string {
  const days = seconds / DAY_SECONDS;
  return days === 1 ? "1 giorno" : `${days} giorni`;
}
