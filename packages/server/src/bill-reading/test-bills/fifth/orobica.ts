import { printed, type TestBill } from "../draw-bill.ts";

export const OROBICA: TestBill = {
  name: "fifth: an older gas bill of one month, labels above values in two columns, VAT at two rates",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/18 Orobica
44 ¦ 120/10 energia
56 ¦ 40/7 Orobica Energia S.p.A. - Sede legale Via Suardi 28, 24124 Bergamo (BG)
65 ¦ 40/7 Cod. fiscale, P.IVA e Registro Imprese di Bergamo 07192203854
90 ¦ 40/8 GAS NATURALE
101 ¦ 40/8 Mercato libero
113 ¦ 40/8 Codice cliente
113 ¦ 120/8 2007 331 846
125 ¦ 40/8 Bolletta n.
125 ¦ 120/8 825500087714
137 ¦ 40/8 Emessa il
137 ¦ 120/8 12 febbraio 2025
90 ¦ 340/9 Gentile Cliente
104 ¦ 340/10 Silvia Locatelli
117 ¦ 340/9 Via Borgo Palazzo 130
129 ¦ 340/9 24125 Bergamo BG
164 ¦ 46/8 Periodo di fatturazione
177 ¦ 46/10 gennaio 2025
188 ¦ 46/8 01/01/2025 - 31/01/2025
164 ¦ 220/8 Totale da pagare
180 ¦ 220/15 215,26 €
164 ¦ 390/8 Scadenza
180 ¦ 390/15 05/03/2025
212 ¦ 46/8 Attenzione: risulta ancora da pagare la bolletta n. 825500011302 di 164,20 €, scaduta il 05/02/2025.
223 ¦ 46/8 L'importo non è compreso nel totale di questa bolletta. Se hai già pagato non tenere conto di questo avviso.
250 ¦ 40/10 La tua fornitura
265 ¦ 40/7 Indirizzo di fornitura
275 ¦ 40/9 Via Borgo Palazzo 130 - 24125 Bergamo (BG)
290 ¦ 40/7 Punto di riconsegna
300 ¦ 40/9 00881205046631
315 ¦ 40/7 Codice fiscale
325 ¦ 40/9 LCTSLV86R67A794Y
340 ¦ 40/7 Tipologia d'uso
350 ¦ 40/9 Domestico - riscaldamento individuale
365 ¦ 40/7 Contatore
375 ¦ 40/9 G4, matricola 21 447 903
390 ¦ 40/7 Consumo annuo
400 ¦ 40/9 1.132 Smc
250 ¦ 310/10 La tua offerta
265 ¦ 310/7 Nome
275 ¦ 310/9 Spazio Casa Gas
290 ¦ 310/7 Codice offerta
300 ¦ 310/9 012893GSVML01XXSPAZIOCASAGASPSV1
315 ¦ 310/7 Tipo di prezzo
325 ¦ 310/9 Variabile
340 ¦ 310/7 Prezzo gas
350 ¦ 310/9 PSV + 0,1200 €/Smc
365 ¦ 310/7 Quota fissa
375 ¦ 310/9 9,50 €/mese
390 ¦ 310/7 Scadenza delle condizioni economiche
400 ¦ 310/9 30/11/2025
430 ¦ 40/10 Le voci di spesa ¦ >555/8 importi in €
447 ¦ 40/9 Spesa per la materia gas naturale ¦ >555/9 138,42
461 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >555/9 29,14
475 ¦ 40/9 Spesa per oneri di sistema ¦ >555/9 7,55
489 ¦ 40/9 Imposte (accisa) ¦ >555/9 18,93
503 ¦ 40/9 IVA 10% ¦ >555/9 17,90
517 ¦ 40/9 IVA 22% ¦ >555/9 3,32
534 ¦ 40/10 Totale bolletta ¦ >555/10 215,26
562 ¦ 40/10 Letture e consumi
577 ¦ 40/8 Lettura precedente 31/12/2024 ¦ 230/8 mc 9.604 ¦ 330/8 rilevata dal distributore
589 ¦ 40/8 Lettura attuale 31/01/2025 ¦ 230/8 mc 9.797 ¦ 330/8 rilevata dal distributore
601 ¦ 40/8 Consumo ¦ 230/8 mc 193 ¦ 330/8 per coefficiente C 1,025300 = 198 Smc
613 ¦ 40/8 Potere calorifico superiore convenzionale P ¦ 230/8 0,038520 GJ/Smc
640 ¦ 40/8 Gennaio 2024: 211 Smc ¦ 230/8 Gennaio 2025: 198 Smc ¦ 400/8 variazione -6,2%
668 ¦ 40/8 Numero verde 800 038 119 - Pronto intervento gas 800 940 533 (Reti Orobiche S.r.l.), gratuito, 24 ore su 24
680 ¦ 40/8 Sportelli: Bergamo, Via Suardi 28 - Treviglio, Via Roma 11 (BG) - Crema, Via Mazzini 40, 26013 (CR)
800 ¦ >555/7 1 / 2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Bolletta n. 825500087714 del 12 febbraio 2025
66 ¦ 40/10 Dettaglio delle voci di spesa
82 ¦ 40/8 Voce ¦ 250/8 Unità ¦ >340/8 Corrispettivo ¦ >420/8 Quantità ¦ >500/8 Totale € ¦ >555/8 IVA
96 ¦ 40/8 Quota energia, PSV + 0,1200 ¦ 250/8 €/Smc ¦ >340/8 0,632700 ¦ >420/8 198 ¦ >500/8 125,27 ¦ >555/8 10%
108 ¦ 40/8 Oneri di gradualità e CCR ¦ 250/8 €/Smc ¦ >340/8 0,018450 ¦ >420/8 198 ¦ >500/8 3,65 ¦ >555/8 10%
120 ¦ 40/8 Quota fissa di vendita ¦ 250/8 €/mese ¦ >340/8 9,500000 ¦ >420/8 1 ¦ >500/8 9,50 ¦ >555/8 22%
136 ¦ 40/8 Trasporto, quota energia ¦ 250/8 €/Smc ¦ >340/8 0,119860 ¦ >420/8 198 ¦ >500/8 23,73 ¦ >555/8 10%
148 ¦ 40/8 Trasporto, quota fissa ¦ 250/8 €/mese ¦ >340/8 5,410000 ¦ >420/8 1 ¦ >500/8 5,41 ¦ >555/8 22%
164 ¦ 40/8 Oneri di sistema, quota energia ¦ 250/8 €/Smc ¦ >340/8 0,037290 ¦ >420/8 198 ¦ >500/8 7,38 ¦ >555/8 10%
176 ¦ 40/8 Oneri di sistema, quota fissa ¦ 250/8 €/mese ¦ >340/8 0,170000 ¦ >420/8 1 ¦ >500/8 0,17 ¦ >555/8 22%
192 ¦ 40/8 Accisa fino a 120 Smc ¦ 250/8 €/Smc ¦ >340/8 0,044000 ¦ >420/8 120 ¦ >500/8 5,28 ¦ >555/8 10%
204 ¦ 40/8 Accisa da 121 a 480 Smc ¦ 250/8 €/Smc ¦ >340/8 0,175000 ¦ >420/8 78 ¦ >500/8 13,65 ¦ >555/8 10%
230 ¦ 40/10 Riepilogo IVA
246 ¦ 40/8 Aliquota 10% ¦ 160/8 imponibile 178,96 € ¦ 320/8 imposta 17,90 €
258 ¦ 40/8 Aliquota 22% ¦ 160/8 imponibile 15,08 € ¦ 320/8 imposta 3,32 €
286 ¦ 40/10 I tuoi consumi mensili in Smc
302 ¦ 40/7 feb 24 ¦ 82/7 mar ¦ 124/7 apr ¦ 166/7 mag ¦ 208/7 giu ¦ 250/7 lug ¦ 292/7 ago ¦ 334/7 set ¦ 376/7 ott ¦ 418/7 nov ¦ 460/7 dic ¦ 502/7 gen 25
314 ¦ 40/7 187 ¦ 82/7 148 ¦ 124/7 74 ¦ 166/7 31 ¦ 208/7 19 ¦ 250/7 16 ¦ 292/7 11 ¦ 334/7 24 ¦ 376/7 68 ¦ 418/7 151 ¦ 460/7 205 ¦ 502/7 198
344 ¦ 40/10 Rateizzazione
360 ¦ 40/8 Puoi chiedere di pagare a rate entro dieci giorni dalla scadenza, se l'importo supera il 150% della media delle ultime bollette.
390 ¦ 40/10 Il prezzo del gas
406 ¦ 40/8 A gennaio 2025 il PSV medio è stato di 0,512700 €/Smc. Al PSV si aggiungono 0,1200 €/Smc previsti dall'offerta.
436 ¦ 40/10 Reclami e conciliazione
452 ¦ 40/8 Orobica Energia S.p.A., Servizio Reclami, Via Milano 2, 23900 Lecco (LC) - reclami@pec.orobica.example
800 ¦ >555/7 2 / 2`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Orobica Energia S.p.A.",
      holder: "Silvia Locatelli",
      fiscalCode: "LCTSLV86R67A794Y",
      pdr: "00881205046631",
      offerCode: "012893GSVML01XXSPAZIOCASAGASPSV1",
      offerName: "Spazio Casa Gas",
      offerExpiry: "2025-11-30",
      pricing: "variable",
      destination: "privati",
      street: "Via Borgo Palazzo 130",
      postalCode: "24125",
      city: "Bergamo",
      province: "BG",
      annualConsumption: "1132",
      periodStart: "2025-01-01",
      periodEnd: "2025-01-31",
      periodConsumption: "198",
      sale: "138.42",
      saleFixed: "9.5",
      network: "29.14",
      charges: "7.55",
      excise: "18.93",
      vat: "21.22",
      total: "215.26",
    },
  },
};
