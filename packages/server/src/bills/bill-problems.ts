import { BILL_PAGES_MAX, type BillProblemCode } from "@volpe/contract";

/** Italian message for each problem of an uploaded file. The page adds a link to the form. */
const SENTENCES: Readonly<Record<BillProblemCode, string>> = {
  encrypted:
    "è protetto da una password. Aprilo, stampalo in un nuovo PDF e carica quello, oppure fotografa la prima pagina.",
  broken:
    "non si apre: il file è rovinato. Scaricalo di nuovo dal sito del fornitore, o rifai la foto.",
  "too-many-pages": `ha più di ${BILL_PAGES_MAX} pagine. Carica solo quelle della bolletta: le prime due bastano quasi sempre.`,
  "too-heavy":
    "è troppo complesso da leggere in sicurezza. Stampalo in un nuovo PDF, oppure fotografa la prima pagina.",
  illegible:
    "non ha parole che si leggano. Rifai la foto con più luce, dall’alto, con la pagina intera nell’inquadratura.",
  "slow-picture":
    "ha chiesto più di un minuto e mi sono fermato. Prova con il PDF del fornitore, o con la foto della sola prima pagina.",
  busy: "non l’ho aperto: in questo momento ci sono troppe foto in coda. Caricalo di nuovo tra qualche minuto, oppure carica il PDF del fornitore, che leggo subito.",
  interrupted:
    "non l’ho letto: la lettura si è interrotta, e il file non c’entra. Caricalo di nuovo, oppure carica il PDF del fornitore.",
  "not-a-bill":
    "non mi sembra una bolletta italiana di luce o gas. Se lo è, copia le cifre nel modulo: bastano due minuti.",
  "few-values":
    "si legge poco: ho trovato solo qualche dato. Completa il resto a mano, con la bolletta davanti.",
};

/** The sentence about a file and its problem. */
export function describeProblem(name: string, code: BillProblemCode): string {
  return `«${name}» ${SENTENCES[code]}`;
}
