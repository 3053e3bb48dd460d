import {
  BRAND,
  BRAND_NAME,
  CONTRACT_WORDS,
  type ContractDuties,
  type ContractOffer,
  endSentence,
  toMainPaper,
} from "@volpe/contract";
import type { PaperSection } from "../papers/paper.ts";

/** The words for the seller's document that prevails over our summary. */
const MAIN_PAPERS = {
  "seller-sheet": { name: "scheda sintetica", short: "scheda", author: "del venditore" },
  "seller-summary": { name: "sintesi contrattuale", short: "sintesi", author: "dell’operatore" },
} as const;

/** The conditions of an order: Volpe's part in it, and the steps that follow. */
export function toConditions(
  { counterparty: { name: supplier }, papers }: Pick<ContractOffer, "counterparty" | "papers">,
  duties: ContractDuties,
): PaperSection[] {
  const { name, seat, email, pec } = BRAND.company;
  const main = toMainPaper(papers);
  return [
    {
      title: "Chi fa il contratto",
      paragraphs: [
        `Il contratto è tra te e ${supplier}; l’ordine passa da ${BRAND_NAME}, un servizio di ${name}, ${seat}, che fa da intermediario: lo raccoglie, lo passa al fornitore e ti scrive a ogni passo.`,
        duties.commission,
      ],
    },
    {
      title: "Come nasce",
      paragraphs: [
        `Con «${CONTRACT_WORDS.order}» mandi l’ordine; con il codice che ricevi via e-mail lo firmi.`,
        ...duties.process,
      ],
    },
    {
      title: "Prezzo e documenti",
      paragraphs:
        main === "none"
          ? [
              `Il prezzo, gli sconti e la durata sono quelli del riepilogo allegato, che ${BRAND_NAME} ha scritto dai prezzi pubblicati da ${endSentence(supplier)} Le stime di ${BRAND_NAME} servono a confrontare e non cambiano il prezzo.`,
              papers.length === 0
                ? `Le condizioni generali sono quelle pubblicate da ${supplier} per questa offerta: ${BRAND_NAME} non le modifica.`
                : `Le condizioni generali sono quelle di ${supplier}, allegate: ${BRAND_NAME} non le modifica. L’impronta del file è scritta nel contratto.`,
            ]
          : [
              `Il prezzo, gli sconti e la durata sono quelli della ${MAIN_PAPERS[main].name} di ${supplier}, allegata. Il riepilogo e le stime di ${BRAND_NAME} servono a confrontare e non cambiano il prezzo: se dicono altro, vale la ${MAIN_PAPERS[main].short}.`,
              `Le condizioni della fornitura sono quelle di ${supplier}, allegate: ${BRAND_NAME} non le modifica. L’impronta di ogni file è scritta nel contratto.`,
            ],
    },
    {
      title: "Durata e uscita",
      paragraphs: [
        main === "none"
          ? `Durata, vincoli e costi di uscita sono scritti nel riepilogo, alla voce «Durata, uscita e condizioni»${papers.length === 0 ? "" : `, e nelle condizioni di ${supplier}`}.`
          : `Durata, vincoli e costi di uscita sono quelli scritti nella ${MAIN_PAPERS[main].name} e nelle condizioni ${MAIN_PAPERS[main].author}.`,
        duties.withdrawal.text,
      ],
    },
    {
      title: "Quando l’ordine non va avanti",
      paragraphs: [
        `Se ${supplier} non accetta l’ordine o non può attivare il contratto, l’ordine si chiude senza costi per te e ti scrivo il motivo che mi dà.`,
        duties.creditCheck,
      ],
    },
    {
      title: "Reclami e controversie",
      paragraphs: [duties.disputes],
    },
    {
      title: "Dati personali",
      paragraphs: [`${duties.data} Per ogni domanda: ${email}, PEC ${pec}.`],
    },
  ];
}
