import { BILL_PAGES_MAX, type BillProblemCode } from "@volpe/contract";

/** What is said of a file, and the way on; the page adds the link to the plain form. */
const SENTENCES: Readonly<Record<BillProblemCode, string>> = {
  encrypted:
    "è protetto da una password. Aprilo, stampalo in un nuovo PDF e carica quello, oppure fotografa la prima pagina.",
  broken: "non si apre: il file è rovinato. Scaricalo di nuovo dal sito del fornitore.",
  "too-many-pages": `ha più di ${BILL_PAGES_MAX} pagine. Carica solo quelle della bolletta: le prime due bastano quasi sempre.`,
  "too-heavy":
    "è troppo complesso da leggere in sicurezza. Stampalo in un nuovo PDF, oppure fotografa la prima pagina.",
  illegible:
    "non ha parole che si leggano. Rifai la foto con più luce, dall’alto, con la pagina intera nell’inquadratura.",
  "slow-picture":
    "ha chiesto più di un minuto e mi sono fermato. Prova con il PDF del fornitore, o con la foto della sola prima pagina.",
  "not-a-bill":
    "non mi sembra una bolletta italiana di luce o gas. Se lo è, copia le cifre nel modulo: bastano due minuti.",
  "few-values":
    "si legge poco: ho trovato solo qualche dato. Completa il resto a mano, con la bolletta davanti.",
};

/** The sentence about a file. */
export function describeProblem(name: string, code: BillProblemCode): string {
  return `«${name}» ${SENTENCES[code]}`;
}
