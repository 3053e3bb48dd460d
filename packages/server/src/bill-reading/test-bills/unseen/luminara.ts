import { printed, type TestBill } from "../draw-bill.ts";

export const LUMINARA: TestBill = {
  name: "unseen: an older bill whose facts stand in a sidebar of capitals",
  marks: [
    ...printed(
      1,
      `
53 ¦ 212-308/22 Luminara
62 ¦ 48-97/7 INTESTATARIO
67 ¦ 212-495/7 Luminara Energia S.p.A. · Sede legale Riva Grumula 4, 34123 Trieste · P.IVA 01290440327
73 ¦ 48-133/9 Bruna Tarabocchia
91 ¦ 48-106/7 CODICE FISCALE
90 ¦ 212-388/9 Bolletta per la fornitura di energia elettrica
103 ¦ 48-144/9 TRBBRN61D55L424K ¦ 212-340/9 n. 2025/0093318 del 09.05.25
121 ¦ 48-135/7 INDIRIZZO DI FORNITURA
125 ¦ 212-307/9 Periodo di fatturazione
133 ¦ 48-168/9 Via dei Lavoratori 18, int. 7
138 ¦ 212-297/9 01.03.25 - 30.04.25
145 ¦ 48-122/9 34144 Trieste TS
160 ¦ 212-283/9 Totale da pagare
163 ¦ 48-107/7 CODICE CLIENTE
175 ¦ 48-109/9 5 008 217 744
184 ¦ 212-290/20 € 125,81
193 ¦ 48-63/7 POD
200 ¦ 212-391/9 entro il 29.05.25 · addebito su c/c bancario
205 ¦ 48-121/9 IT004E70218836
223 ¦ 48-117/7 TIPOLOGIA CLIENTE
222 ¦ 212-290/9 Consumo fatturato
235 ¦ 48-141/9 Domestico residente ¦ 212-390/9 346 kWh (rilevati 346 kWh, stimati 0 kWh)
253 ¦ 48-123/7 POTENZA IMPEGNATA
264 ¦ 48-78/9 3,0 kW
263 ¦ 212-318/11 Sintesi degli importi
282 ¦ 48-126/7 POTENZA DISPONIBILE
283 ¦ 218-340/9 Spesa per la materia energia ¦ 524-556/9 € 67,93
294 ¦ 48-78/9 3,3 kW
304 ¦ 218-422/9 Spesa per il trasporto e la gestione del contatore ¦ 524-556/9 € 19,04
312 ¦ 48-84/7 TENSIONE
323 ¦ 48-120/9 220 V monofase
324 ¦ 218-330/9 Spesa per oneri di sistema ¦ 524-556/9 € 10,00
341 ¦ 48-118/7 TIPO DI CONTATORE
344 ¦ 218-304/9 Totale imposte e IVA ¦ 524-556/9 € 10,84
353 ¦ 48-175/9 elettronico gestito per fasce
364 ¦ 218-282/9 Totale bolletta ¦ 519-556/9 € 107,81
371 ¦ 48-80/7 OFFERTA
382 ¦ 48-138/9 Luminara Serena 12
385 ¦ 218-486/9 Canone di abbonamento alla televisione per uso privato (2 rate) ¦ 524-556/9 € 18,00
400 ¦ 48-109/7 CODICE OFFERTA
406 ¦ 218-293/9 Totale da pagare ¦ 519-556/9 € 125,81
412 ¦ 48-236/9 014477ESFML02XXLUMSER12M00000001
430 ¦ 48-93/7 ATTIVAZIONE
442 ¦ 48-85/9 01.09.24
438 ¦ 212-331/11 Quanto costa in media
460 ¦ 48-129/7 SCADENZA CONDIZIONI
461 ¦ 212-419/9 Costo medio unitario della bolletta: 0,3116 €/kWh
469 ¦ 48-96/7 ECONOMICHE
474 ¦ 212-509/9 Costo medio unitario della spesa per la materia energia: 0,1963 €/kWh
481 ¦ 48-85/9 31.08.25
499 ¦ 48-111/7 CONSUMO ANNUO
502 ¦ 212-371/11 Letture e consumi del periodo
508 ¦ 48-134/7 (DAL 01.05.24 AL 30.04.25)
520 ¦ 48-94/9 2.143 kWh
522 ¦ 218-246/9 Fascia ¦ 354-391/9 28.02.25 ¦ 455-492/9 30.04.25 ¦ 537-556/9 kWh
538 ¦ 48-100/7 DISTRIBUTORE
542 ¦ 218-229/9 F1 ¦ 367-391/9 7.402 ¦ 469-492/9 7.523 ¦ 540-556/9 121
550 ¦ 48-148/9 AcegasReti Adriatiche
562 ¦ 48-75/9 S.p.A. ¦ 218-229/9 F2 ¦ 367-391/9 6.118 ¦ 469-492/9 6.216 ¦ 546-556/9 98
575 ¦ 48-131/9 guasti 800 152 152
583 ¦ 218-229/9 F3 ¦ 367-391/9 8.935 ¦ 469-492/9 9.062 ¦ 540-556/9 127
593 ¦ 48-82/7 MERCATO
604 ¦ 48-77/9 Libero
616 ¦ 212-269/11 Pagamenti
639 ¦ 212-409/9 Le precedenti bollette risultano pagate. Grazie!
`,
    ),
    ...printed(
      2,
      `
58 ¦ 34-142/11 Elementi di dettaglio
78 ¦ 39-161/9 Spesa per la materia energia ¦ 338-402/9 Prezzo unitario ¦ 450-486/9 Quantità ¦ 551-556/9 €
98 ¦ 39-243/9 Corrispettivo energia monorario (perdite incluse) ¦ 338-407/9 0,129000 €/kWh ¦ 450-488/9 346 kWh ¦ 532-556/9 44,63
118 ¦ 39-107/9 Dispacciamento ¦ 338-407/9 0,015312 €/kWh ¦ 450-488/9 346 kWh ¦ 538-556/9 5,30
139 ¦ 39-171/9 Commercializzazione e vendita ¦ 338-391/9 9,00 €/mese ¦ 450-478/9 2 mesi ¦ 532-556/9 18,00
160 ¦ 39-67/9 Totale ¦ 532-556/9 67,93
180 ¦ 39-218/9 Accisa enti e residenti, 46 kWh oltre soglia ¦ 338-397/9 0,0227 €/kWh ¦ 450-483/9 46 kWh ¦ 538-556/9 1,04
200 ¦ 39-167/9 IVA 10% su imponibile € 98,01 ¦ 538-556/9 9,80
233 ¦ 34-186/11 Passi a Luminara Aurora 24?
256 ¦ 34-396/9 Blocca il prezzo a 0,1180 €/kWh per 24 mesi con quota fissa di 132,00 €/anno. Codice
268 ¦ 34-354/9 014477ESFML02XXLUMAUR24M00000004, sottoscrivibile fino al 30.06.25.
297 ¦ 34-136/11 Informativa privacy
313 ¦ 34-559/7 Il titolare del trattamento è Luminara Energia S.p.A. I dati sono conservati 10 anni. Reclami: Casella postale 88, Trieste. Bonus sociale: se il tuo ISEE è inferiore a 9.530 €
326 ¦ 34-347/7 il bonus è riconosciuto automaticamente. La componente ASOS serve a finanziare le fonti rinnovabili.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Luminara Energia S.p.A.",
      holder: "Bruna Tarabocchia",
      pod: "IT004E70218836",
      offerCode: "014477ESFML02XXLUMSER12M00000001",
      offerName: "Luminara Serena 12",
      offerExpiry: "2025-08-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via dei Lavoratori 18, int. 7",
      postalCode: "34144",
      city: "Trieste",
      province: "TS",
      capacityKw: "3",
      annualConsumption: "2143",
      periodStart: "2025-03-01",
      periodEnd: "2025-04-30",
      periodConsumption: "346",
      sale: "67.93",
      saleFixed: "18",
      unitPrice: "0.144306",
      network: "19.04",
      charges: "10",
      excise: "1.04",
      vat: "9.8",
      televisionFee: "18",
      total: "125.81",
    },
  },
};
