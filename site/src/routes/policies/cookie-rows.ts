import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  LIST_COOKIE_SECONDS,
  TRACKING_COOKIE_SECONDS,
} from "@volpe/contract";

type CookieRow = { name: string; purpose: string; life: string };

/** What is stored, with the very lives that the code sets. */
export const COOKIE_ROWS: readonly CookieRow[] = [
  {
    name: COOKIES.auth,
    purpose: "Ti tiene connesso al tuo profilo, per chi ne ha uno.",
    life: `${toDays(AUTH_COOKIE_LOGIN_SECONDS)} dall’accesso, ${toDays(AUTH_COOKIE_UPDATE_SECONDS)} dopo che aggiorni i tuoi dati`,
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
    name: COOKIES.place,
    purpose:
      "Ricorda il comune o la provincia che hai scelto, per mostrarti le offerte valide lì. Non contiene indirizzi né coordinate.",
    life: toDays(LIST_COOKIE_SECONDS),
  },
  {
    name: COOKIES.tracking,
    purpose:
      "Facoltativo. Ricorda il codice del sito che ti ha portato qui. Non contiene nulla su di te.",
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
  const days = seconds / (24 * 60 * 60);
  return days === 1 ? "1 giorno" : `${days} giorni`;
}
