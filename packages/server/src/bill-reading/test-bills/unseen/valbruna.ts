import { printed, type TestBill } from "../draw-bill.ts";

export const VALBRUNA: TestBill = {
  name: "unseen: a receipt as a table with its sale and its network in columns",
  marks: [
    ...printed(
      1,
      `
55 ¦ 37-211/17 Elettrica Valbruna
51 ¦ 404-558/8 Fattura elettronica 118/2026-04417
62 ¦ 493-558/8 del 08/10/2026
68 ¦ 37-206/8 Società Cooperativa Elettrica Valbruna
74 ¦ 500-558/8 Socio n. 1932
79 ¦ 37-246/8 Via Saisera 2, 33010 Malborghetto-Valbruna UD
103 ¦ 34-414/8 SIG.RA ERSILIA MOSCHITZ, VIA UQUE 31, 33010 MALBORGHETTO-VALBRUNA UD
126 ¦ 120-143/7 Cons. ¦ 159-176/7 Pot. ¦ 215-232/7 Pot. ¦ 410-433/7 Cons. ¦ 461-489/7 Tot. da
131 ¦ 37-56/7 POD ¦ 273-289/7 Uso ¦ 338-390/7 Periodo fatt. ¦ 508-540/7 Entro il
136 ¦ 120-146/7 annuo ¦ 159-204/7 impegnata ¦ 215-262/7 disponibile ¦ 410-448/7 fatturato ¦ 461-490/7 pagare
154 ¦ 120-142/8 2874 ¦ 274-319/8 Domestico ¦ 338-393/8 01/08/2026 - ¦ 461-494/8 151,42
160 ¦ 38-113/8 IT087E03358104 ¦ 160-182/8 3 kW ¦ 216-246/8 3,3 kW ¦ 410-449/8 438 kWh ¦ 509-558/8 28/10/2026
166 ¦ 120-139/8 kWh ¦ 274-315/8 residente ¦ 338-387/8 30/09/2026 ¦ 461-467/8 €
199 ¦ 42-212/10 SCONTRINO DELL'ENERGIA
220 ¦ 331-407/7 di cui spesa per la ¦ 444-537/7 di cui spesa per rete e
226 ¦ 37-57/7 Voce ¦ 140-177/7 Quantità ¦ 194-250/7 Prezzo medio ¦ 282-316/7 Importo
231 ¦ 331-362/7 vendita ¦ 444-466/7 oneri
248 ¦ 38-120/8 Quota per consumi ¦ 141-179/8 438 kWh ¦ 194-260/8 0,19696 €/kWh ¦ 292-324/8 86,27 € ¦ 405-437/8 66,92 € ¦ 525-558/8 19,35 €
268 ¦ 38-86/8 Quota fissa ¦ 141-169/8 2 mesi ¦ 194-252/8 11,67 €/mese ¦ 292-324/8 23,34 € ¦ 405-437/8 19,50 € ¦ 531-558/8 3,84 €
286 ¦ 38-101/8 Quota potenza ¦ 141-163/8 3 kW ¦ 194-263/8 1,92 €/kW/mese ¦ 292-324/8 11,52 € ¦ 410-437/8 0,00 € ¦ 525-558/8 11,52 €
305 ¦ 291-324/8 121,13
311 ¦ 38-166/8 Totale vendita, rete e oneri ¦ 402-437/8 86,42 € ¦ 522-558/8 34,71 €
317 ¦ 318-324/8 €
336 ¦ 38-91/8 Accise e IVA ¦ 292-324/8 15,56 €
355 ¦ 38-243/8 Ricalcoli (periodo 01/06/2026 - 31/07/2026, IVA
361 ¦ 294-324/8 -3,27 €
367 ¦ 38-72/8 inclusa)
385 ¦ 38-157/8 Canone di abbonamento TV ¦ 292-324/8 18,00 €
404 ¦ 291-324/8 151,42
410 ¦ 38-136/8 TOTALE DA PAGARE
416 ¦ 318-324/8 €
449 ¦ 42-163/10 BOX DELL'OFFERTA
471 ¦ 354-410/7 Corrispettivo ¦ 440-465/7 Quota ¦ 490-529/7 Scadenza
476 ¦ 37-93/7 Nome offerta ¦ 134-193/7 Codice offerta ¦ 309-328/7 Tipo
481 ¦ 354-386/7 energia ¦ 440-459/7 fissa ¦ 490-545/7 condiz. econ.
499 ¦ 38-116/8 Valbruna Famiglia ¦ 310-339/8 Prezzo ¦ 355-420/8 0,13640 €/kWh ¦ 441-470/8 117,00
505 ¦ 134-302/7 000612ESFML03XXVALFAMACQUA180001 ¦ 490-539/8 31/12/2026
511 ¦ 38-122/8 Acqua Viva 18 mesi ¦ 310-330/8 fisso ¦ 355-403/8 tutte le ore ¦ 441-470/8 €/anno
544 ¦ 42-385/10 CONSUMO ANNUO PER FASCE (01/10/2025 - 30/09/2026)
566 ¦ 37-48/7 F1 ¦ 162-172/7 F2 ¦ 286-297/7 F3 ¦ 425-451/7 Totale
583 ¦ 38-76/8 903 kWh ¦ 162-201/8 812 kWh ¦ 287-331/8 1159 kWh ¦ 426-470/8 2874 kWh
608 ¦ 34-414/8 F1: lun-ven 8-19; F2: lun-ven 7-8 e 19-23, sab 7-23; F3: lun-sab 23-7, domenica e festivi.
`,
    ),
    ...printed(
      2,
      `
60 ¦ 42-319/10 CONSUMI DEGLI ULTIMI DODICI MESI (kWh)
88 ¦ 180-193/7 301
92 ¦ 135-149/7 287
99 ¦ 224-238/7 262
102 ¦ 269-282/7 249
101 ¦ 447-460/7 253
104 ¦ 91-104/7 241
106 ¦ 491-505/7 231
108 ¦ 402-416/7 226
112 ¦ 46-60/7 212 ¦ 313-327/7 208 ¦ 536-549/7 207
115 ¦ 358-371/7 197
175 ¦ 43-64/7 ott 25 ¦ 86-110/7 nov 25 ¦ 131-153/7 dic 25 ¦ 174-199/7 gen 26 ¦ 220-242/7 feb 26 ¦ 263-288/7 mar 26 ¦ 308-332/7 apr 26 ¦ 351-378/7 mag 26 ¦ 398-420/7 giu 26 ¦ 442-465/7 lug 26 ¦ 486-510/7 ago 26 ¦ 532-553/7 set 26
204 ¦ 42-99/10 LETTURE
226 ¦ 37-57/7 Data ¦ 245-264/7 Tipo ¦ 353-364/7 F1 ¦ 427-438/7 F2 ¦ 490-501/7 F3
244 ¦ 38-87/8 31/07/2026 ¦ 245-267/8 reale ¦ 354-381/8 10233 ¦ 428-450/8 9411 ¦ 491-518/8 13870
263 ¦ 38-87/8 30/09/2026 ¦ 245-267/8 reale ¦ 354-381/8 10367 ¦ 428-450/8 9536 ¦ 491-518/8 14049
282 ¦ 38-177/8 Consumo nel periodo (438 kWh) ¦ 354-370/8 134 ¦ 428-444/8 125 ¦ 491-507/8 179
316 ¦ 42-213/10 DETTAGLIO DEGLI IMPORTI
337 ¦ 37-90/7 Componente ¦ 278-293/7 Dal ¦ 337-345/7 Al ¦ 395-432/7 Quantità ¦ 442-506/7 Prezzo unitario ¦ 515-557/7 Importo €
355 ¦ 38-72/8 Energia ¦ 279-328/8 01/08/2026 ¦ 337-386/8 31/08/2026 ¦ 395-434/8 231 kWh ¦ 443-478/8 0,13640 ¦ 533-558/8 31,51
374 ¦ 38-72/8 Energia ¦ 279-328/8 01/09/2026 ¦ 337-386/8 30/09/2026 ¦ 395-434/8 207 kWh ¦ 443-478/8 0,13640 ¦ 533-558/8 28,23
393 ¦ 38-146/8 Dispacciamento (Cdispd) ¦ 279-328/8 01/08/2026 ¦ 337-386/8 30/09/2026 ¦ 395-434/8 438 kWh ¦ 443-478/8 0,01640 ¦ 539-558/8 7,18
412 ¦ 38-130/8 Commercializzazione ¦ 279-328/8 01/08/2026 ¦ 337-386/8 30/09/2026 ¦ 395-424/8 2 mesi ¦ 443-478/8 9,75000 ¦ 533-558/8 19,50
431 ¦ 38-134/8 Spesa per la vendita ¦ 533-558/8 86,42
450 ¦ 38-265/8 Spesa per la rete (trasporto, distribuzione, misura) ¦ 279-328/8 01/08/2026 ¦ 337-386/8 30/09/2026 ¦ 533-558/8 20,97
469 ¦ 38-159/8 Oneri generali di sistema ¦ 279-328/8 01/08/2026 ¦ 337-386/8 30/09/2026 ¦ 533-558/8 13,74
488 ¦ 38-66/8 Accisa ¦ 395-434/8 138 kWh ¦ 443-478/8 0,02270 ¦ 539-558/8 3,13
507 ¦ 38-162/8 IVA 10% (imponibile 124,26) ¦ 533-558/8 12,43
541 ¦ 42-191/10 BOLLETTE PRECEDENTI
562 ¦ 37-68/7 Fattura ¦ 152-184/7 Periodo ¦ 319-338/7 kWh ¦ 356-390/7 Importo ¦ 423-445/7 Stato
580 ¦ 38-108/8 118/2026-03350 ¦ 152-259/8 01/06/2026 - 31/07/2026 ¦ 319-335/8 479 ¦ 357-394/8 139,62 € ¦ 423-512/8 pagata il 24/08/2026
599 ¦ 38-108/8 118/2026-02291 ¦ 152-259/8 01/04/2026 - 31/05/2026 ¦ 319-335/8 405 ¦ 357-394/8 121,08 € ¦ 423-512/8 pagata il 25/06/2026
618 ¦ 38-108/8 118/2026-01120 ¦ 152-259/8 01/02/2026 - 31/03/2026 ¦ 319-335/8 511 ¦ 357-394/8 150,47 € ¦ 423-512/8 pagata il 27/04/2026
652 ¦ 42-83/10 AVVISI
676 ¦ 34-551/8 Dal 01/01/2027, in assenza di una sua scelta, riceverà le nuove condizioni con preavviso di 90 giorni. Ritorno soci 2025:
688 ¦ 34-412/8 6,50 € per quota. Assemblea dei soci il 14/11/2026. Privacy: regolamento UE 2016/679.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Società Cooperativa Elettrica Valbruna",
      pod: "IT087E03358104",
      offerCode: "000612ESFML03XXVALFAMACQUA180001",
      offerName: "Valbruna Famiglia Acqua Viva 18 mesi",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "VIA UQUE 31",
      postalCode: "33010",
      city: "MALBORGHETTO-VALBRUNA",
      province: "UD",
      capacityKw: "3",
      annualConsumption: "2874",
      annualF1: "903",
      annualF2: "812",
      annualF3: "1159",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "438",
      sale: "86.42",
      saleFixed: "19.5",
      contractPrice: "0.1364",
      unitPrice: "0.152785",
      network: "20.97",
      charges: "13.74",
      excise: "3.13",
      vat: "12.43",
      televisionFee: "18",
      total: "151.42",
    },
  },
};
