import { printed, type TestBill } from "../draw-bill.ts";

export const BREMBANA: TestBill = {
  name: "unseen: a receipt whose bands of a year have a head on the line of their label",
  marks: [
    ...printed(
      1,
      `
52 ¦ 34-203/21 brembanaenergia
67 ¦ 34-204/7 Brembana Energia S.p.A. - Società con unico socio
77 ¦ 34-216/7 Servizio Clienti 800 014 992 (da cellulare 035 9911420)
80 ¦ 308-337/9 Gentile
87 ¦ 34-220/7 lun-ven 8-20, sab 8-13 · www.brembanaenergia.example
92 ¦ 308-424/9 ROSSETTI MARIA GRAZIA
105 ¦ 308-408/9 VIA DELLE FILANDE 14
118 ¦ 308-385/9 24021 ALBINO BG
148 ¦ 34-404/18 Bolletta per la fornitura di energia elettrica
166 ¦ 34-442/7 Mercato libero - Bolletta sintetica n. 825004417093 del 14/11/2025 - Periodo di riferimento: SETTEMBRE - OTTOBRE 2025
200 ¦ 289-357/9 Totale da pagare
205 ¦ 43-116/11 DATI CLIENTE
223 ¦ 43-144/9 Codice cliente 10044871
227 ¦ 289-382/24 150,85 €
235 ¦ 43-198/9 Codice fiscale RSSMGR61D55A163X
247 ¦ 43-207/9 Intestatario: ROSSETTI MARIA GRAZIA
244 ¦ 289-365/9 entro il 04/12/2025
256 ¦ 289-517/7 Addebito diretto su conto corrente: IT60 X054 2811 1010 0000 **** ***
259 ¦ 43-205/9 Tipologia cliente: Domestico residente
265 ¦ 289-442/7 Le bollette precedenti risultano pagate. Grazie.
298 ¦ 281-373/9 Periodo di fatturazione ¦ 458-558/9 01/09/2025 - 31/10/2025
303 ¦ 43-134/11 DATI FORNITURA
315 ¦ 281-357/9 Consumo fatturato ¦ 522-558/9 412 kWh
320 ¦ 43-123/9 Indirizzo di fornitura
333 ¦ 43-228/9 VIA DELLE FILANDE 14 - 24021 ALBINO BG
331 ¦ 281-374/9 di cui effettivo / stimato ¦ 509-558/9 412 / 0 kWh
346 ¦ 43-167/9 Codice POD IT001E04417286
347 ¦ 281-334/9 Nome offerta ¦ 455-558/9 Prezzo Chiaro Luce PUN
358 ¦ 43-170/9 Numero presa 1640118502231
363 ¦ 281-390/9 Spesa annua sostenuta (*) ¦ 522-558/9 738,16 €
370 ¦ 43-241/9 Potenza impegnata 3,0 kW - Potenza disponibile
376 ¦ 277-541/7 (*) Importo fatturato negli ultimi 12 mesi, imposte comprese, escluso canone RAI
382 ¦ 43-72/9 3,3 kW
395 ¦ 43-149/9 Tensione 220 V monofase
407 ¦ 43-236/9 Misuratore: elettronico telegestito 2G, per fasce
420 ¦ 43-171/9 Data inizio fornitura 01/03/2019
432 ¦ 43-179/9 Deposito cauzionale: non versato
472 ¦ 37-219/9 Consumo annuo (01/11/2024 - 31/10/2025) ¦ 403-414/9 F1 ¦ 444-455/9 F2 ¦ 486-497/9 F3 ¦ 532-558/9 Totale
488 ¦ 37-56/9 kWh ¦ 398-414/9 791 ¦ 440-455/9 728 ¦ 481-497/9 893 ¦ 535-558/9 2.412
510 ¦ 34-557/7 Guasti elettrici: e-distribuzione S.p.A. 803 500, attivo 24 ore su 24. Per autolettura: area clienti o 800 014 993. Reclami scritti: Brembana Energia S.p.A., Casella
520 ¦ 34-255/7 Postale 118, 24121 Bergamo; reclami@brembanaenergia.example.
547 ¦ 34-543/7 Brembana Energia S.p.A. - Sede legale Via Serio 200, 24126 Bergamo - Capitale sociale € 3.000.000,00 i.v. - C.F., P.IVA e Reg. Imprese di Bergamo 04099910169 - REA BG-
556 ¦ 34-92/7 488120 - pag. 1 di 4
`,
    ),
    ...printed(
      2,
      `
53 ¦ 34-222/14 SCONTRINO DELL'ENERGIA
73 ¦ 37-56/8 Voce ¦ 385-417/8 Quantità ¦ 462-514/8 Prezzo medio ¦ 522-558/8 Importo €
87 ¦ 37-137/9 QUOTA PER CONSUMI ¦ 380-417/9 412 kWh ¦ 446-514/9 0,191286 €/kWh ¦ 535-558/9 78,81
103 ¦ 43-226/9 di cui spesa per la vendita di energia elettrica ¦ 381-417/9 412 kWh ¦ 447-514/9 0,146359 €/kWh ¦ 535-558/9 60,30
119 ¦ 43-257/9 di cui spesa per la rete e gli oneri generali di sistema ¦ 381-417/9 412 kWh ¦ 447-514/9 0,044927 €/kWh ¦ 535-558/9 18,51
136 ¦ 37-99/9 QUOTA FISSA ¦ 389-417/9 2 mesi ¦ 437-514/9 13,920000 €/mese ¦ 535-558/9 27,84
151 ¦ 43-226/9 di cui spesa per la vendita di energia elettrica ¦ 390-417/9 2 mesi ¦ 438-514/9 12,000000 €/mese ¦ 535-558/9 24,00
168 ¦ 43-257/9 di cui spesa per la rete e gli oneri generali di sistema ¦ 390-417/9 2 mesi ¦ 443-514/9 1,920000 €/mese ¦ 540-558/9 3,84
184 ¦ 37-116/9 QUOTA POTENZA ¦ 350-514/9 3,0 kW x 2 mesi 1,930000 €/kW/mese ¦ 535-558/9 11,58
200 ¦ 43-257/9 di cui spesa per la rete e gli oneri generali di sistema ¦ 535-558/9 11,58
217 ¦ 37-98/9 ACCISE E IVA ¦ 535-558/9 14,62
232 ¦ 37-340/9 CANONE DI ABBONAMENTO ALLA TELEVISIONE PER USO PRIVATO ¦ 393-417/9 2 rate ¦ 488-514/9 9,00 € ¦ 535-558/9 18,00
249 ¦ 37-124/9 TOTALE BOLLETTA ¦ 530-558/9 150,85
262 ¦ 34-496/7 I prezzi medi sono ottenuti dividendo l'importo per la quantità e possono differire dai prezzi unitari di contratto per effetto degli arrotondamenti.
286 ¦ 34-132/14 BOX OFFERTA
306 ¦ 37-90/9 Nome offerta ¦ 148-251/9 Prezzo Chiaro Luce PUN ¦ 270-327/9 Codice offerta ¦ 380-558/9 002714ESVML01XX00BRELUCEPUN2503
322 ¦ 37-114/9 Tipologia di prezzo ¦ 148-258/9 Variabile, per fasce F1, F2, ¦ 270-338/9 Data decorrenza ¦ 380-426/9 01/05/2025
334 ¦ 148-159/9 F3 ¦ 270-311/9 condizioni
351 ¦ 37-118/9 Indice di riferimento ¦ 148-246/9 PUN Index GME, media ¦ 270-354/9 Scadenza condizioni ¦ 380-426/9 30/04/2026
364 ¦ 148-222/9 mensile per fascia ¦ 270-319/9 economiche
379 ¦ 37-128/9 Prezzo quota consumi ¦ 148-256/9 PUN x (1 + perdite 10%) + ¦ 270-316/9 Quota fissa ¦ 380-439/9 144,00 €/anno
392 ¦ 148-205/9 0,0150 €/kWh
408 ¦ 37-129/9 Valore massimo indice ¦ 148-254/9 0,150360 €/kWh (febbraio ¦ 270-314/9 Modalità di ¦ 380-412/9 mensile
421 ¦ 37-94/9 ultimi 12 mesi ¦ 148-171/9 2025) ¦ 270-331/9 aggiornamento
433 ¦ 34-533/7 La descrizione di tutte le componenti è disponibile alla pagina www.brembanaenergia.example/guida-bolletta. Confronti l'offerta su www.ilportaleofferte.it.
458 ¦ 34-307/14 INFORMAZIONI SU CONSUMI E LETTURE
478 ¦ 37-98/9 Energia attiva ¦ 202-253/9 Data lettura ¦ 315-334/9 Tipo ¦ 429-439/9 F1 ¦ 488-499/9 F2 ¦ 547-558/9 F3
494 ¦ 37-115/9 Lettura precedente ¦ 202-248/9 31/08/2025 ¦ 315-345/9 rilevata ¦ 416-439/9 6.218 ¦ 476-499/9 5.804 ¦ 535-558/9 7.130
511 ¦ 37-96/9 Lettura attuale ¦ 202-248/9 31/10/2025 ¦ 315-345/9 rilevata ¦ 416-439/9 6.352 ¦ 476-499/9 5.925 ¦ 535-558/9 7.287
526 ¦ 37-98/9 Consumo kWh ¦ 424-439/9 134 ¦ 483-499/9 121 ¦ 543-558/9 157
540 ¦ 34-250/7 Potenza massima prelevata: settembre 2,61 kW - ottobre 2,84 kW
`,
    ),
    ...printed(
      3,
      `
53 ¦ 34-204/14 ELEMENTI DI DETTAGLIO
70 ¦ 34-201/7 POD IT001E04417286 - Bolletta n. 825004417093
82 ¦ 37-228/8 SPESA PER LA VENDITA DI ENERGIA ELETTRICA ¦ 317-347/8 Periodo ¦ 416-449/8 Quantità ¦ 462-519/8 Prezzo unitario ¦ 554-558/8 €
97 ¦ 37-136/9 Corrispettivo energia F1 ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 134 kWh ¦ 481-519/9 0,128940 ¦ 535-558/9 17,28
113 ¦ 37-136/9 Corrispettivo energia F2 ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 121 kWh ¦ 481-519/9 0,131270 ¦ 535-558/9 15,88
130 ¦ 37-136/9 Corrispettivo energia F3 ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 157 kWh ¦ 481-519/9 0,114630 ¦ 535-558/9 18,00
145 ¦ 37-95/9 Perdite di rete ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 412 kWh ¦ 481-519/9 0,010800 ¦ 540-558/9 4,45
162 ¦ 37-193/9 Corrispettivo dispacciamento CDISPD ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 412 kWh ¦ 481-519/9 0,011384 ¦ 540-558/9 4,69
178 ¦ 37-181/9 Quota fissa di commercializzazione ¦ 317-394/9 01/09 - 31/10/2025 ¦ 422-449/9 2 mesi ¦ 476-519/9 12,000000 ¦ 535-558/9 24,00
194 ¦ 37-154/9 Totale spesa per la vendita ¦ 535-558/9 84,30
209 ¦ 37-261/8 SPESA PER LA RETE E GLI ONERI GENERALI DI SISTEMA
224 ¦ 37-114/9 Quota energia rete ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 412 kWh ¦ 481-519/9 0,012010 ¦ 540-558/9 4,95
240 ¦ 37-180/9 Quota energia oneri (ASOS, ARIM) ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 412 kWh ¦ 481-519/9 0,032917 ¦ 535-558/9 13,56
256 ¦ 37-102/9 Quota fissa rete ¦ 317-394/9 01/09 - 31/10/2025 ¦ 422-449/9 2 mesi ¦ 481-519/9 1,920000 ¦ 540-558/9 3,84
272 ¦ 37-116/9 Quota potenza rete ¦ 317-394/9 01/09 - 31/10/2025 ¦ 420-449/9 3,0 kW ¦ 481-519/9 1,930000 ¦ 535-558/9 11,58
289 ¦ 37-185/9 Totale spesa per la rete e gli oneri ¦ 535-558/9 33,93
304 ¦ 37-73/8 IMPOSTE
319 ¦ 37-65/9 Accisa ¦ 317-394/9 01/09 - 31/10/2025 ¦ 413-449/9 112 kWh ¦ 481-519/9 0,022700 ¦ 540-558/9 2,54
334 ¦ 37-176/9 IVA 10% su imponibile di € 120,77 ¦ 501-519/9 10% ¦ 535-558/9 12,08
351 ¦ 37-119/9 Totale accise e IVA ¦ 535-558/9 14,62
367 ¦ 37-287/9 Canone RAI (rate settembre e ottobre 2025, fuori campo IVA) ¦ 444-449/9 2 ¦ 501-519/9 9,00 ¦ 535-558/9 18,00
383 ¦ 37-124/9 TOTALE BOLLETTA ¦ 530-558/9 150,85
411 ¦ 34-234/14 STORICO DEI CONSUMI (kWh)
442 ¦ 93-104/7 226
440 ¦ 137-149/7 231
448 ¦ 181-193/7 204 ¦ 226-237/7 201
445 ¦ 403-414/7 214 ¦ 535-547/7 213
451 ¦ 49-60/7 198 ¦ 358-370/7 191 ¦ 491-503/7 199
454 ¦ 447-458/7 185
457 ¦ 270-281/7 178 ¦ 314-326/7 172
514 ¦ 44-65/7 nov 24 ¦ 90-108/7 dic 24 ¦ 132-153/7 gen 25 ¦ 178-197/7 feb 25 ¦ 221-242/7 mar 25 ¦ 266-285/7 apr 25 ¦ 309-331/7 mag 25 ¦ 355-373/7 giu 25 ¦ 399-418/7 lug 25 ¦ 442-463/7 ago 25 ¦ 488-506/7 set 25 ¦ 533-550/7 ott 25
532 ¦ 34-551/7 Mix energetico anno 2024 (pre-consuntivo): fonti rinnovabili 41,20% - carbone 7,45% - gas naturale 43,90% - prodotti petroliferi 0,95% - nucleare 3,60% - altre
543 ¦ 34-428/7 fonti 2,90%. Bonus sociale: le famiglie con ISEE fino a 9.530 € hanno diritto al bonus in automatico presentando la DSU.
`,
    ),
    ...printed(
      4,
      `
53 ¦ 34-115/14 PAGAMENTI
76 ¦ 34-562/9 L'importo di 150,85 € sarà addebitato il 04/12/2025 sul conto indicato. In caso di ritardato pagamento saranno applicati interessi di
89 ¦ 34-529/9 mora pari al tasso di riferimento BCE maggiorato di 3,5 punti percentuali. Modalità: domiciliazione SEPA, bollettino, avviso
102 ¦ 34-190/9 pagoPA, carta di credito in area clienti.
123 ¦ 34-234/9 Codice mandato SEPA: BRE0000010044871E01
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Brembana Energia S.p.A.",
      holder: "ROSSETTI MARIA GRAZIA",
      pod: "IT001E04417286",
      offerCode: "002714ESVML01XX00BRELUCEPUN2503",
      offerName: "Prezzo Chiaro Luce PUN",
      offerExpiry: "2026-04-30",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "VIA DELLE FILANDE 14",
      postalCode: "24021",
      city: "ALBINO",
      province: "BG",
      capacityKw: "3",
      annualConsumption: "2412",
      annualF1: "791",
      annualF2: "728",
      annualF3: "893",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "412",
      sale: "84.3",
      saleFixed: "24",
      unitPrice: "0.146359",
      network: "20.37",
      charges: "13.56",
      excise: "2.54",
      vat: "12.08",
      televisionFee: "18",
      total: "150.85",
    },
  },
};
