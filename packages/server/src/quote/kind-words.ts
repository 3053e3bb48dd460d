import {
  type Destination,
  formatDate,
  nameHandOver,
  OPEN_DATA_ATTRIBUTION,
  ORDER_VERBS,
  type QuoteLetter,
  type Tipology,
  withDay,
} from "@volpe/contract";

type KindWords = {
  /** The noun in «Preventivo luce». */
  noun: string;
  /**
   * Heading of the offers: one, three, another number, the chosen one with others of its kind, and
   * the chosen one alone.
   */
  titles: { one: string; three: string; several: string; chosen: string; onlyChosen: string };
  /** Label of the line that the summary adds to the price; null = none. */
  keyLine: string | null;
  /** Text of the mail before the offers. */
  mailIntro: string;
  /** Subject of the document, for its metadata. */
  subject: string;
  /** The source of the prices. */
  source: string;
  /** The sentence with the day of the prices. */
  toPricesOf(day: string): string;
  /** The sentence for an offer without a known last day. */
  withoutExpiry: string;
  stepsTitle: string;
  /** The sentence about the documents to have at hand. */
  toDocuments(destination: Destination): string;
  /** How the contract is made. Invented offers have no button for it. */
  toContract(buyer: Buyer): { title: string; text: string };
  toChoice(hasContact: boolean): string;
};

/** The customer who would sign, and whether the quote's offers are invented. */
type Buyer = { destination: Destination; demonstration: boolean };

type Step = QuoteLetter["steps"]["list"][number];

/** The three steps to each kind of contract: choose, prepare the documents, sign. */
export function toKindSteps(
  type: Tipology,
  { hasContact, ...buyer }: Buyer & { hasContact: boolean },
): Step[] {
  const words = KIND_WORDS[type];
  return [
    { title: "Scegli e controlla", text: words.toChoice(hasContact) },
    { title: "Tieni pronti i documenti", text: words.toDocuments(buyer.destination) },
    words.toContract(buyer),
  ];
}

/** The button of the quote's page that prepares a contract. */
function nameButton(type: Tipology, { demonstration }: Buyer, otherwise = ""): string {
  return `con «${ORDER_VERBS[type]}»${demonstration ? "" : otherwise}`;
}

const withoutButton = ({ demonstration }: Buyer) =>
  demonstration ? " Accanto a un’offerta inventata questo pulsante non c’è." : "";

/** Names the button of an offer that is not ordered here. */
const orHandOver = (type: Tipology) =>
  ` o, se qui non si può ordinare, con «${nameHandOver(type)}»`;

const SELLERS = "Prezzi e condizioni sono quelli pubblicati da chi vende.";
const toSellersPrices = (day: string) =>
  `Le cifre sono calcolate con i prezzi ${withDay("del", formatDate(day))}.`;

function toEnergyWords(type: "luce" | "gas"): KindWords {
  const isGas = type === "gas";
  return {
    noun: type,
    titles: {
      one: "L’offerta che costa meno",
      three: "Le tre che costano meno",
      several: "Le offerte che costano meno",
      chosen: "Le più convenienti e quella da cui sei partito",
      onlyChosen: "Quella che hai scelto",
    },
    keyLine: null,
    mailIntro:
      "Ecco le offerte che costano meno per i consumi che mi hai dato, con la spesa di un anno imposte comprese. Come si attivano e fino a quando è scritto nel preventivo.",
    subject: "Confronto di offerte: spesa annua e risparmio",
    source: OPEN_DATA_ATTRIBUTION,
    toPricesOf: (day) =>
      `Le cifre sono calcolate con i prezzi ${withDay("del", formatDate(day))}; rete, oneri e imposte possono cambiare durante l’anno, per tutti allo stesso modo.`,
    withoutExpiry: "Prima di firmare controlla la scadenza sul sito del fornitore.",
    stepsTitle: "Come si attiva, in tre passi",
    toChoice: (hasContact) =>
      `${hasContact ? "Accanto a ogni offerta c’è come raggiungere il fornitore." : "Cerca il codice dell’offerta sul sito del fornitore."} Prima di firmare controlla che codice, prezzo e scadenza siano quelli scritti qui.`,
    toDocuments: (destination) =>
      `L’ultima bolletta, dove c’è il codice ${isGas ? "PDR" : "POD"}; ${destination === "aziende" ? "partita IVA e codice fiscale dell’azienda, e il documento di chi firma" : "codice fiscale e documento d’identità"}; l’IBAN, se paghi con addebito in conto.`,
    toContract: (buyer) => ({
      title: "Firma con il fornitore",
      text: `Il contratto è con lui, non con Volpe, che fa da tramite. Lo prepari dalla pagina del preventivo ${nameButton(type, buyer, orHandOver(type))}, e prima di ordinare rivedi tutto.${withoutButton(buyer)} Alla disdetta del contratto di oggi pensa il nuovo fornitore, e ${isGas ? "il gas" : "la luce"} non si interrompe.${buyer.destination === "aziende" ? "" : " Se firmi al telefono o su internet hai 14 giorni per ripensarci."}`,
    }),
  };
}

/** The words of a quote that depend on its typology. */
export const KIND_WORDS: Readonly<Record<Tipology, KindWords>> = {
  luce: toEnergyWords("luce"),
  gas: toEnergyWords("gas"),
  internet: {
    noun: "internet",
    titles: {
      one: "La linea che costa meno",
      three: "Le tre linee che costano meno",
      several: "Le linee che costano meno",
      chosen: "Quella che hai scelto e le più convenienti dello stesso tipo",
      onlyChosen: "Quella che hai scelto",
    },
    keyLine: "Prezzo pieno",
    mailIntro:
      "Ecco quanto costano in 24 mesi, attivazione e modem compresi. Il prezzo dopo la promozione e le condizioni sono nel preventivo.",
    subject: "Confronto di linee internet: costo in 24 mesi",
    source: SELLERS,
    toPricesOf: toSellersPrices,
    withoutExpiry: "Prima di firmare verifica copertura e prezzo con chi vende la linea.",
    stepsTitle: "Come si attiva, in tre passi",
    toChoice: () =>
      "Guarda il prezzo dopo la promozione, il vincolo e che cosa paghi se lasci prima. Poi verifica la copertura al tuo indirizzo: la velocità vera dipende da lì.",
    toDocuments: (destination) =>
      `${destination === "aziende" ? "Partita IVA e codice fiscale dell’azienda, e il documento di chi firma" : "Codice fiscale e documento d’identità"}; l’IBAN; il codice di migrazione, che è sulla fattura di oggi, se vuoi tenere il numero.`,
    toContract: (buyer) => ({
      title: "Firma con l’operatore",
      text: `Il contratto lo fai con lui, e prima devi avere la sua sintesi contrattuale. Se è qui, lo prepari dal preventivo ${nameButton("internet", buyer)}; se no, sul suo sito.${withoutButton(buyer)} Con il codice di migrazione alla disdetta di oggi pensa lui.${buyer.destination === "aziende" ? "" : " Se firmi al telefono o su internet hai 14 giorni per ripensarci."}`,
    }),
  },
  pos: {
    noun: "POS",
    titles: {
      one: "Il POS che costa meno",
      three: "I tre POS che costano meno",
      several: "I POS che costano meno",
      chosen: "Quello che hai scelto e i più convenienti dello stesso tipo",
      onlyChosen: "Quello che hai scelto",
    },
    keyLine: "Primo anno",
    mailIntro:
      "Ecco quanto costano in un mese con il tuo incasso, canone e commissioni compresi. Di che cosa è fatto il conto è scritto nel preventivo.",
    subject: "Confronto di terminali di pagamento: costo al mese",
    source: SELLERS,
    toPricesOf: toSellersPrices,
    withoutExpiry:
      "Prima di firmare controlla con il fornitore che canone e commissioni siano questi.",
    stepsTitle: "Come si attiva, in tre passi",
    toChoice: () =>
      "Guarda le commissioni per circuito, il minimo al mese, il vincolo e in quanti giorni i soldi arrivano sul conto.",
    toDocuments: () =>
      "Visura camerale o attribuzione della partita IVA, documento e codice fiscale di chi firma, l’IBAN del conto su cui accreditare gli incassi.",
    toContract: () => ({
      title: "Firma con il fornitore",
      text: "Il contratto lo fai con lui, che prima verifica i dati dell’attività. Per le imprese la legge non prevede i 14 giorni per ripensarci: leggi vincolo e penali prima di firmare.",
    }),
  },
  noleggio: {
    noun: "noleggio",
    titles: {
      one: "L’auto che costa meno",
      three: "Le tre auto che costano meno",
      several: "Le auto che costano meno",
      chosen: "Quella che hai scelto e le più convenienti dello stesso segmento",
      onlyChosen: "Quella che hai scelto",
    },
    keyLine: "Totale del noleggio",
    mailIntro:
      "Ecco i canoni per la durata, i chilometri e l’anticipo che hai scelto, con il totale del contratto. Che cosa comprendono è scritto nel preventivo.",
    subject: "Confronto di auto a noleggio: canone e totale del contratto",
    source: "Canoni e condizioni sono quelli pubblicati da chi noleggia.",
    toPricesOf: toSellersPrices,
    withoutExpiry: "Prima di firmare chiedi a chi noleggia la disponibilità e la data di consegna.",
    stepsTitle: "Come si fa, in tre passi",
    toChoice: () =>
      "Guarda il totale del contratto, che cosa comprende il canone, la franchigia e quanto costa ogni chilometro in più.",
    toDocuments: (destination) =>
      destination === "aziende"
        ? "Visura camerale, partita IVA e codice fiscale, l’ultimo bilancio o la dichiarazione dei redditi, il documento e la patente di chi firma, l’IBAN."
        : "Documento, patente e codice fiscale; le ultime due buste paga o la dichiarazione dei redditi; l’IBAN.",
    toContract: (buyer) => ({
      title: "Firma con chi noleggia",
      text: `Il contratto è con la società di noleggio, che prima valuta la richiesta. Lo prepari dalla pagina del preventivo ${nameButton("noleggio", buyer, orHandOver("noleggio"))}.${withoutButton(buyer)} Un diritto di ripensarci non è previsto: chiedi per iscritto la consegna e quanto costa uscire prima.`,
    }),
  },
};
