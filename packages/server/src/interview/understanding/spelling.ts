import { LRUCache } from "lru-cache";
import { isWithinFaults } from "../../text/edit-distance.ts";
import { toSpokenText } from "../../text/spoken-text.ts";

/**
 * The words by which answers are understood. Similar words are listed too, so that they are not
 * corrected.
 */
const WORDS =
  `hanno abita abitiamo abito accetto acqua adesso adsl affitto agriturismo albergo altrove
  ampere anche anni anno antenna anticipo appartamenti appartamento associazione auto azienda aziende
  banco bancomat bar berlina bimestre boiler bollette bolletta calda caldaia caldo calorifero camere
  capannone carte casa case casetta cassa cavo cellulare chiamate chiamatemi chilometri chilowattora
  citycar clima climatizzatore climatizzatori commerciale commercio compatta con condizionata
  condizionatore condizionatori condominio consumi consumo conto contratto cordless corrente corsa
  crossover cucina cucinare cucino cuoco curioso curiosita denaro ditta doccia domani domestica
  domestico domicilio dopo elettrica elettricista elettricita elettrico email energia estate esterno
  estero euro fabbrica familiare famiglia famiglie fattura fibra figli fisso fiscale fornelli fornitura
  fretta fuori furgone furgoni gas giga giorno guardando induzione internet lavanderia lavoro lettore
  locale lucchetto luce lungo macchina macchine magazzino mail mare mattina mattino mega mensile
  mesi mese messaggio metano metri metro minimo mobile moglie monolocale monovolume montagna natale
  negozi negozio nessuna nessuno niente noi noleggi noleggio normale officina pagamenti pagamento parrocchia
  partita pasti piano piastre piccola piccolo pizzeria pomeriggio pompa portatile posta presto prima
  primo privata privati privato professionista qualsiasi radiatori rame residente residenti residenza
  ricavo riscaldamento riscaldare ristorante satellite scaldabagno scaldo sconto seconda secondo semestre
  sempre senza sera settimana smartphone societa standard stima stimalo stimare studio subito
  suocera tavolo telefonata telefonare telefono termosifoni tutto ufficio uffici utilitaria uguale
  vacanza vacanze veicolo villa villetta vivo viviamo whatsapp wifi zero centralino centrale certo
  compagno compagna persona persone quando quanto questa questo tranne corridoio corretto cortile
  bottega negoziante tabaccheria farmacia parrucchiera campagna preso presa presi prese cornetto serra
  caserta comprata comprato contatto contatti contato chiamare lettura letture lettere messaggi
  messaggino vicolo martina provato provata ricevo stadio parita saldo scalo cassetta vacante`.split(
    /\s+/,
  );
const KNOWN = new Set(WORDS);
const BY_SOUND = new Map(WORDS.map((word) => [toSound(word), word]));

/** Words of at least this length may have one slip; the first letter is never corrected. */
const FORGIVEN_FROM = 6;

/**
 * The words of an answer in spoken form, for reading choices. A slip or a wrong double letter is
 * corrected: «la corente», «bolleta della lucce», «makkina». Not for names.
 */
export function toSaidText(text: string): string {
  return toSpokenText(text).replace(/[a-z]{3,}/g, (word) => cache.memo(word));
}

/**
 * Corrected words are cached, because a word is compared with all known ones and an answer is read
 * many times.
 */
const cache = new LRUCache<string, string>({ max: 5000, memoMethod: findCorrected });

function findCorrected(typed: string): string {
  if (KNOWN.has(typed)) {
    return typed;
  }
  const same = BY_SOUND.get(toSound(typed));
  if (same !== undefined) {
    return same;
  }
  if (typed.length < FORGIVEN_FROM - 1 || WORDS.some((word) => isInflected(word, typed))) {
    return typed;
  }
  const near = WORDS.filter(
    (word) =>
      word.length >= FORGIVEN_FROM &&
      word[0] === typed[0] &&
      Math.abs(word.length - typed.length) <= 2 &&
      isNear(typed, word),
  );
  return near.length === 1 ? (near[0] ?? typed) : typed;
}

/** Whether the spelling differs by one slip, or, without doubled letters, the sound does. */
function isNear(typed: string, word: string): boolean {
  return (
    isWithinFaults(typed, word, 1) ||
    (toSound(typed).length > FORGIVEN_FROM && isWithinFaults(toSound(typed), toSound(word), 1))
  );
}

/** Whether only the last letter differs, which makes another form of the word or another word. */
function isInflected(word: string, typed: string): boolean {
  return word.length === typed.length && word.slice(0, -1) === typed.slice(0, -1);
}

/** The sound of a word: no double letters, no «h», no «k». */
function toSound(word: string): string {
  return word
    .replace(/k/g, "c")
    .replace(/h/g, "")
    .replace(/[jy]/g, "i")
    .replace(/([a-z])\1+/g, "$1");
}
