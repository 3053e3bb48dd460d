import { printed, type TestBill } from "../draw-bill.ts";

export const FELTRESCA: TestBill = {
  name: "fifth: an older gas invoice of a small municipal company, one page, details in place",
  marks: [
    ...printed(
      1,
      `
42 ¦ 150/13 AZIENDA MULTISERVIZI FELTRESCA
55 ¦ 150/8 Azienda Multiservizi Feltresca S.r.l. - Via Mazzini 6, 61029 Urbino (PU)
65 ¦ 150/8 Società del Comune - P. IVA 02604374112 - tel. 0722 555 31
96 ¦ 40/10 FATTURA GAS N. 2024/G/04418 DEL 20/09/2024
110 ¦ 40/8 Servizio: gas naturale, offerta PLACET a condizioni equiparate, mercato libero
96 ¦ 360/9 GUIDI ALESSANDRO
108 ¦ 360/9 VIA PALLINO 34
120 ¦ 360/9 61029 URBINO PU
146 ¦ 40/8 Intestatario: GUIDI ALESSANDRO ¦ 300/8 Cod. fisc.: GDULSN63C05L500B
158 ¦ 40/8 Ubicazione utenza: Via Pallino 34 - 61029 Urbino (PU) ¦ 300/8 P.D.R.: 08180000217743
170 ¦ 40/8 Cod. utente: 11802 - contratto 2021/0733 ¦ 300/8 Misuratore: G4 matr. 77120446
182 ¦ 40/8 Tariffa: uso domestico ¦ 300/8 Ambito tariffario: Centrale
194 ¦ 40/8 Cod. offerta: 053318GSFPL01XXPLACETFISSAGAS024 ¦ 300/8 Prezzo: fisso 0,5300 €/Smc
206 ¦ 40/8 Nome offerta: PLACET Fissa Gas ¦ 300/8 Scadenza cond. economiche: 31/12/2024
230 ¦ 40/9 PERIODO DI FATTURAZIONE: dal 01/06/2024 al 31/08/2024
246 ¦ 40/8 Lett. prec. ¦ 105/8 del ¦ 165/8 Lett. att. ¦ 225/8 del ¦ 285/8 Tipo ¦ 350/8 Mc ¦ 390/8 Coeff. C ¦ 450/8 Smc fatturati
258 ¦ 40/8 5.471 ¦ 105/8 31/05/2024 ¦ 165/8 5.530 ¦ 225/8 31/08/2024 ¦ 285/8 Autolettura ¦ 350/8 59 ¦ 390/8 0,971530 ¦ 450/8 57
270 ¦ 40/8 P.C.S. 0,038520 GJ/Smc - Consumo annuo Smc 734 - Acconti da conguagliare: nessuno
296 ¦ 40/9 DESCRIZIONE ¦ >330/9 QUANTITA' ¦ >410/9 PREZZO ¦ >490/9 IMPORTO ¦ >550/9 IVA
312 ¦ 40/9 Spesa per la materia gas naturale ¦ >490/9 59,46
325 ¦ 52/8 quota energia (Pvol) ¦ >330/8 Smc 57 ¦ >410/8 0,530000 ¦ >490/8 30,21 ¦ >550/8 10
337 ¦ 52/8 quota fissa (Pfix) ¦ >330/8 mesi 3 ¦ >410/8 9,750000 ¦ >490/8 29,25 ¦ >550/8 22
352 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >490/9 21,27
365 ¦ 52/8 quota energia ¦ >330/8 Smc 57 ¦ >410/8 0,098400 ¦ >490/8 5,61 ¦ >550/8 10
377 ¦ 52/8 quota fissa ¦ >330/8 mesi 3 ¦ >410/8 5,220000 ¦ >490/8 15,66 ¦ >550/8 22
392 ¦ 40/9 Spesa per oneri di sistema ¦ >490/9 2,50
405 ¦ 52/8 quota energia ¦ >330/8 Smc 57 ¦ >410/8 0,038120 ¦ >490/8 2,17 ¦ >550/8 10
417 ¦ 52/8 quota fissa ¦ >330/8 mesi 3 ¦ >410/8 0,110000 ¦ >490/8 0,33 ¦ >550/8 22
432 ¦ 40/9 Imposte ¦ >490/9 11,01
445 ¦ 52/8 imposta erariale (accisa) ¦ >330/8 Smc 57 ¦ >410/8 0,175000 ¦ >490/8 9,98 ¦ >550/8 10
457 ¦ 52/8 addizionale Regione Marche ¦ >330/8 Smc 57 ¦ >410/8 0,018100 ¦ >490/8 1,03 ¦ >550/8 10
472 ¦ 40/9 IVA 10% su imponibile ¦ >410/9 49,00 ¦ >490/9 4,90
485 ¦ 40/9 IVA 22% su imponibile ¦ >410/9 45,24 ¦ >490/9 9,95
498 ¦ 40/9 Totale IVA ¦ >490/9 14,85
514 ¦ 40/9 Totale fornitura del periodo ¦ >490/9 109,09
527 ¦ 40/9 Indennizzo automatico (art. 18 TIQV) ¦ >490/9 -15,00
545 ¦ 40/10 TOTALE FATTURA EURO ¦ >490/10 94,09
559 ¦ 40/9 SCADENZA 14/10/2024 - pagamento con avviso pagoPA allegato
590 ¦ 40/8 Totale fatturato nello stesso periodo dell'anno 2023: Smc 66 - euro 118,70
602 ¦ 40/8 Ultimi pagamenti registrati: fattura 2024/G/02209 di euro 201,35 pagata il 11/07/2024
628 ¦ 40/8 Pronto intervento gas: 800 320 088 (Metauro Reti S.r.l., Via Flaminia 2, 61034 Fossombrone PU)
640 ¦ 40/8 Orario sportello: lunedì, mercoledì e venerdì 8.30-12.30. Ufficio di Fano: Corso Matteotti 90, 61032 Fano (PU)
652 ¦ 40/8 Lettura del contatore: comunicarla entro il 30/11/2024 al numero 0722 555 33 o con la cartolina allegata.
680 ¦ 40/7 Le offerte PLACET hanno condizioni contrattuali stabilite da ARERA; il prezzo è deciso dal venditore e vale dodici mesi.
690 ¦ 40/7 L'indennizzo è riconosciuto per la mancata risposta motivata al reclamo nei tempi previsti e non è soggetto a IVA.`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Azienda Multiservizi Feltresca S.r.l.",
      holder: "GUIDI ALESSANDRO",
      fiscalCode: "GDULSN63C05L500B",
      pdr: "08180000217743",
      offerCode: "053318GSFPL01XXPLACETFISSAGAS024",
      offerName: "PLACET Fissa Gas",
      offerExpiry: "2024-12-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Pallino 34",
      postalCode: "61029",
      city: "Urbino",
      province: "PU",
      annualConsumption: "734",
      periodStart: "2024-06-01",
      periodEnd: "2024-08-31",
      periodConsumption: "57",
      sale: "59.46",
      saleFixed: "29.25",
      contractPrice: "0.53",
      unitPrice: "0.53",
      network: "21.27",
      charges: "2.5",
      excise: "11.01",
      vat: "14.85",
      total: "94.09",
    },
  },
};
