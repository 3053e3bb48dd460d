import { CONTRACT_WORDS, type Counterparty } from "@volpe/contract";
import type { PaperSection } from "../papers/paper.ts";

/** The supplier's name and its known contact data. */
function toReceiver({ name, seat, vatNumber, email, phone, website }: Counterparty): string {
  const place = seat ?? (vatNumber === null ? null : `partita IVA ${vatNumber}`);
  return [name, place, email, phone, website].filter((part) => part !== null).join(", ");
}

/**
 * The model instructions on withdrawal, for services and for supplies that are not sold in a fixed
 * quantity: Codice del consumo, annex I, part A, with its notes 1, 2, 3 and 6.
 */
export function toWithdrawalNotice(supplier: Counterparty, page: string): PaperSection[] {
  return [
    {
      title: "Diritto di recesso",
      paragraphs: [
        "Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.",
        "Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.",
        `Per esercitare il diritto di recesso, Lei è tenuto a informarci (${toReceiver(supplier)}) della sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio.`,
        `Può anche compilare e inviare elettronicamente il modulo tipo di recesso o qualsiasi altra esplicita dichiarazione sul sito ${page}, dal contratto, con la funzione «${CONTRACT_WORDS.withdraw}». Nel caso scegliesse detta opzione, Le trasmetteremo senza indugio una conferma di ricevimento del recesso su un supporto durevole (ad esempio per posta elettronica).`,
        "Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.",
      ],
    },
    {
      title: "Effetti del recesso",
      paragraphs: [
        "Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.",
        "Se Lei ha chiesto di iniziare la prestazione di servizi o la fornitura di gas o elettricità durante il periodo di recesso, è tenuto a versarci un importo proporzionale a quanto è stato fornito fino al momento in cui Lei ci ha comunicato il Suo recesso dal presente contratto, rispetto a tutte le prestazioni previste dal contratto.",
      ],
    },
  ];
}

/** The model form: Codice del consumo, annex I, part B. */
export function toWithdrawalForm(
  supplier: Counterparty,
  { offer, contract }: { offer: string; contract: string },
): PaperSection[] {
  return [
    {
      title: "Modulo di recesso tipo",
      paragraphs: [
        "(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)",
      ],
      items: [
        `Destinatario: ${toReceiver(supplier)}`,
        `Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*): ${offer}, contratto ${contract}`,
        "Ordinato il (*)/ricevuto il (*): ______________________",
        "Nome del/dei consumatore(i): ______________________",
        "Indirizzo del/dei consumatore(i): ______________________",
        "Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea): ______________________",
        "Data: ______________________",
      ],
      closing: "(*) Cancellare la dicitura inutile.",
    },
  ];
}
