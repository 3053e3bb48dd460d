import { BRAND, isTipology, type Tipology } from "@volpe/contract";
import { toSaidText } from "./spelling.ts";

/** Terms that visitors ask about, each with a short answer. The FAQs have longer ones. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [
    /quanto (?:costa|costano|si paga|viene)\b.*\b(?:luce|corrente|energia|gas|k ?wh|smc|fibra|internet|linea|noleggi\w*|auto|pos)\b/,
    "Dipende da quanto ne usi e da dove: rispondi a poche domande e lo calcolo sulle offerte di oggi.",
  ],
  [
    /\bpod\b/,
    "Il POD è il codice del punto di prelievo della luce: comincia con IT. Per confrontare non serve, serve solo per firmare.",
  ],
  [
    /\bpdr\b/,
    "Il PDR è il codice del punto di consegna del gas, 14 cifre. Per confrontare non serve, serve solo per firmare.",
  ],
  [
    /\bk ?wh\b|chilowattor|kilowattor/,
    "I kWh sono la corrente che consumi: un forno acceso per un’ora ne usa circa uno.",
  ],
  [
    /\bpotenza\b|\bk ?w\b|chilowatt|kilowatt/,
    "La potenza impegnata, in kW, è quanta corrente puoi usare insieme prima che il contatore scatti.",
  ],
  [
    /\bsmc\b|standard metri? cub|metri? cub/,
    "Lo Smc è un metro cubo di gas riportato a pressione e temperatura uguali per tutti: è l’unità della bolletta.",
  ],
  [
    /residenza|residente|domicili/,
    "Conta l’indirizzo sulla tua carta d’identità: nella casa di residenza accisa e oneri sono più bassi.",
  ],
  [
    /materia energia|spesa per la vendita/,
    "La spesa per la materia energia, o per la vendita, è la parte che decide il fornitore: il resto è uguale con tutti.",
  ],
  [
    /canone|\brai\b/,
    "Il canone RAI è addebitato nella bolletta della luce di casa: non c’entra con il fornitore, e lo lascio fuori dai conti.",
  ],
  [
    /\bftt[hc]\b|\bfwa\b|\badsl\b|\bfibra\b|mist[ao]|\blinea\b/,
    "FTTH è fibra fino in casa, FTTC fibra fino all’armadio in strada e poi rame, FWA arriva via radio, l’ADSL tutta sul rame.",
  ],
  [
    /\bmega\b|\bgiga\b|mbit|velocita/,
    "I mega dicono quanto è veloce la linea: con 100 vedi film su più schermi, con 1.000 scarichi in fretta file grandi.",
  ],
  [
    /soft ?pos|cordless|portatile|lettore|terminale/,
    "Il fisso sta sul banco, il cordless gira nel locale, il portatile ha una SIM, il lettore si collega al telefono; con il SoftPOS basta il telefono.",
  ],
  [/circuit|carte/, "Sono i tipi di carta con cui ti pagano: ognuno ha la sua commissione."],
  [/scontrino/, "Lo scontrino medio è l’importo di un pagamento tipico da te."],
  [
    /anticipo/,
    "L’anticipo si versa all’inizio del noleggio: il canone scende, ma fa parte di quanto spendi in tutto.",
  ],
  [
    /\bnlt\b|noleggi|\bcanone mensile\b/,
    "Con il noleggio a lungo termine paghi un canone al mese per usare l’auto, e alla fine la restituisci.",
  ],
  [
    /\brobot\b|\bbot\b|\bumano\b|\bumana\b|intelligenza artificiale|\bia\b|persona vera|chi (?:sei|siete)/,
    `Sono l’assistente automatico di ${BRAND.name}, un programma: se preferisci, ti risponde una persona.`,
  ],
  [
    /quanto (?:costa|costano|si paga|viene)\b.*\b(?:in tutto|in totale|tutto compreso|alla fine|complessiv)/,
    `La spesa in tutto la calcolo offerta per offerta, dalle tue risposte. Usare ${BRAND.name} non costa nulla.`,
  ],
  [/quanto (?:costa|costano|si paga)|gratis|gratuit/, `Usare ${BRAND.name} non costa nulla.`],
  [
    /affidabil|fid(?:o|are|armi)\b|\bseri\b|truffa/,
    `${BRAND.name} confronta e basta: nessuna offerta paga per stare più in alto, e i conti li vedi tutti.`,
  ],
];

/** Questions about the change itself, which no question of ours has as an answer. */
const QUESTIONS: typeof TERMS = [
  [
    /\b(?:cambi|sostitu)\w*\b(?: (?:anche|pure|il|un|mio|nuovo))* contator|\bcontatore\b.*\b(?:va|viene|deve essere) (?:cambiat|sostituit)/,
    "No: il contatore è del distributore e resta quello. Con un altro fornitore di luce o gas cambia solo chi ti manda la bolletta.",
  ],
  [
    /\b(?:rest|riman|rimang)\w*\b.*\bsenza (?:la |il )?(?:luce|corrente|gas|energia|elettricita)\b|\b(?:stacc|interromp|sospend)\w*\b.*\b(?:luce|corrente|gas|fornitura)\b/,
    "Per il cambio no: cavi e contatore restano del distributore, e luce e gas arrivano senza interruzioni.",
  ],
  [
    /\bquanto (?:tempo )?(?:ci )?(?:vuole|vorra|metti|mett(?:ono|ete|o)|si mette)\b|\bquanto tempo (?:serve|dura|passa)\b|\bquant[io] (?:giorni|mesi) (?:ci )?(?:vogliono|servono|passano)\b/,
    "Qui bastano pochi minuti. Un cambio di fornitore di luce o gas richiede poi fino a un mese; per il resto i tempi dipendono dall’offerta.",
  ],
  [
    /\b(?:qual|quale|che|quali) (?:e |sono )?(?:(?:l'|la |le )?(?:offert|tariff|fornitor|gestor|operator|auto|linea|pos)\w* )?(?:e |sono )?(?:la |il |le )?(?:miglior|piu convenient)|\b(?:qual|quale|che) (?:offert|tariff|fornitor|gestor|operator)\w* (?:mi |ci )?convien|\b(?:cosa|quale|che)\b.*\b(?:mi|ci) (?:consigl|sugger)\w*/,
    "Una migliore per tutti non c’è: dipende da quello che usi tu. Finiamo le domande e te la mostro, con i conti.",
  ],
];

/** What visitors ask of us, in words that need no question mark. */
const REQUESTS: typeof TERMS = [
  ...QUESTIONS,
  [
    /\bguadagn(?:i|ate|a volpe)\b|\bprovvigion|\bchi (?:vi|ti) paga\b/,
    `Con le provvigioni dei fornitori, quando ci saranno: oggi ${BRAND.name} non ha accordi con nessuno. Il fornitore non sposta nessuna offerta.`,
  ],
  [
    /\b(?:miei|nostri) dati\b|\bprivacy\b/,
    "Le risposte mi servono per il confronto, i recapiti solo per quello che chiedi tu: non vendiamo dati. Il resto sta nella pagina Privacy.",
  ],
  [
    /\b(?:mi|ci) (?:ri)?(?:chiam(?:ate|i|erete|erai|a)|telefon(?:ate|i|erete|erai|a))\b|\b(?:mi|ci) arriv\w+ (?:un[ao]? |del(?:le)? )?(?:chiamat|telefonat)/,
    "Una chiamata arriva solo se la chiedi: alla fine scegli tu tra e-mail, WhatsApp, telefono o niente.",
  ],
  [
    /\b(?:disdire|disdico|disdiciamo|disdetta|recedere|recesso)\b/,
    "Se cambi fornitore di luce o gas non devi disdire: se ne occupa quello nuovo. Per chiudere un contratto e basta, scrivi all’azienda con cui l’hai fatto.",
  ],
];

/** Matches a question about a price that names nothing: it is about the product of the conversation. */
const PRICE_ALONE =
  /^(?:(?:e|ma|allora|scusa|ok)[\s,]+)*quanto (?:mi |ci )?(?:cost(?:a|ano|erebbe|era)|viene|verrebbe|si paga|pago|spendo)(?: (?:al mese|all'anno|la linea|la fibra|internet|il noleggio|il canone))?[\s?!.]*$/;

const ANSWER_AND_SEE = "rispondi a poche domande e ti mostro le cifre di oggi.";
const PRICES: Readonly<Record<Tipology, string>> = {
  luce: `Dipende da quanta ne usi e da dove: ${ANSWER_AND_SEE}`,
  gas: `Dipende da quanto ne usi e da dove: ${ANSWER_AND_SEE}`,
  noleggio: `Il canone dipende da auto, durata, chilometri e anticipo: ${ANSWER_AND_SEE}`,
  pos: `Dipende da quanto incassi con le carte, perché al canone si sommano le commissioni: ${ANSWER_AND_SEE}`,
  internet: `Dipende da dove abiti e dalla velocità. Confronto quanto spendi in 24 mesi, attivazione compresa: ${ANSWER_AND_SEE}`,
};

/** A short answer to a visitor's question; null if the text contains no known term. */
export function explainTerm(text: string): string | null {
  return find(TERMS, text);
}

/**
 * A short answer to what a visitor asks of us, also without a question; null for other words. `type`
 * is the product of the conversation, empty if it isn't known yet.
 */
export function answerRequest(text: string, type: string): string | null {
  return isTipology(type) && PRICE_ALONE.test(toSaidText(text))
    ? PRICES[type]
    : find(REQUESTS, text);
}

/** Whether a text is nothing but a question about the change: «resto senza corrente?» names no place. */
export function asksOfChange(text: string): boolean {
  return !/[,;:\d]/.test(text) && find(QUESTIONS, text) !== null;
}

function find(answers: typeof TERMS, text: string): string | null {
  const said = toSaidText(text);
  return answers.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
