import { printed, type TestBill } from "../draw-bill.ts";

export const ORIZZONTE: TestBill = {
  name: "unseen: a receipt of a second home with a price for each band",
  marks: [
    ...printed(
      1,
      `
50 ¦ 34-224/18 ORIZZONTE energia
85 ¦ 346-379/8 Spett.le
96 ¦ 346-417/8 FERRANTE LUCIA
106 ¦ 346-462/8 VIA NOMENTANA 312 INT. 9
117 ¦ 346-424/8 00141 ROMA (RM)
159 ¦ 42-126/8 TOTALE DA PAGARE ¦ 175-222/8 SCADENZA ¦ 305-344/8 PERIODO ¦ 422-518/8 CONSUMO FATTURATO
169 ¦ 175-257/8 02 febbraio 2026 ¦ 305-377/8 Dicembre 2025 ¦ 422-458/8 88 kWh
175 ¦ 42-105/15 48,63 €
204 ¦ 34-225/8 Bolletta n. 2600074415 del 13 gennaio 2026 ¦ 233-339/8 Codice cliente 40117283 ¦ 347-450/8 C.F. FRRLCU81P63H501J
226 ¦ 34-134/11 Dati di fornitura
246 ¦ 34-52/8 POD ¦ 144-217/8 IT002E91640275 ¦ 306-388/8 Potenza impegnata ¦ 417-446/8 3,0 kW
259 ¦ 34-119/8 Indirizzo di fornitura ¦ 144-282/8 Lungomare Toscanelli 41, 00122
262 ¦ 306-388/8 Potenza disponibile ¦ 417-446/8 3,3 kW
270 ¦ 144-191/8 Roma (RM)
277 ¦ 306-375/8 Consumo annuo ¦ 417-463/8 1.164 kWh
283 ¦ 34-83/8 Tipo cliente ¦ 144-251/8 Domestico non residente
296 ¦ 34-68/8 Mercato ¦ 144-171/8 Libero
294 ¦ 306-385/8 Attivazione offerta ¦ 417-466/8 01/10/2025
318 ¦ 34-171/11 Scontrino dell'energia
337 ¦ 34-262/8 Periodo di fatturazione: dal 01/12/2025 al 31/12/2025
360 ¦ 37-59/8 Voce ¦ 284-403/8 Quantità × prezzo medio ¦ 511-549/8 Importo
376 ¦ 37-139/8 QUOTA PER CONSUMI ¦ 284-405/8 88 kWh × 0,21296 €/kWh ¦ 511-547/8 18,74 €
394 ¦ 37-232/8 di cui spesa per la vendita di energia elettrica ¦ 284-393/8 88 kWh × 0,16932 €/kWh ¦ 511-543/8 14,90 €
410 ¦ 37-195/8 di cui rete e oneri generali di sistema ¦ 284-393/8 88 kWh × 0,04364 €/kWh ¦ 511-538/8 3,84 €
427 ¦ 37-100/8 QUOTA FISSA ¦ 284-413/8 1 mese × 17,73000 €/mese ¦ 511-547/8 17,73 €
444 ¦ 37-232/8 di cui spesa per la vendita di energia elettrica ¦ 284-397/8 1 mese × 8,25000 €/mese ¦ 511-538/8 8,25 €
461 ¦ 37-195/8 di cui rete e oneri generali di sistema ¦ 284-397/8 1 mese × 9,48000 €/mese ¦ 511-538/8 9,48 €
478 ¦ 37-117/8 QUOTA POTENZA ¦ 284-462/8 3 kW × 1 mese × 1,91333 €/kW/mese ¦ 511-541/8 5,74 €
495 ¦ 37-195/8 di cui rete e oneri generali di sistema ¦ 284-447/8 3 kW × 1 mese × 1,91333 €/kW/mese ¦ 511-538/8 5,74 €
511 ¦ 37-98/8 ACCISE E IVA ¦ 511-541/8 6,42 €
529 ¦ 37-124/8 TOTALE BOLLETTA ¦ 511-547/8 48,63 €
548 ¦ 34-542/7 Pronto intervento e guasti (areti S.p.A.): 800 130 336. Servizio clienti Orizzonte Energia: 800 904 117, lun-sab 8-21. Reclami: reclami@orizzonte-
556 ¦ 34-351/7 energia.example. Orizzonte Energia S.r.l., via Larga 21, 20122 Milano, P.IVA 00000000000.
`,
    ),
    ...printed(
      2,
      `
53 ¦ 34-129/11 Box dell'offerta
76 ¦ 37-66/8 Offerta ¦ 316-454/8 Next Energy Seconda Casa Luce
93 ¦ 37-96/8 Codice offerta ¦ 316-490/8 014406ESFFL03XX2025SECCASA000118
109 ¦ 37-96/8 Tipo di prezzo ¦ 316-442/8 Fisso per 12 mesi, multiorario
127 ¦ 37-114/8 Prezzo F1 / F2 / F3 ¦ 316-451/8 0,1712 / 0,1623 / 0,1389 €/kWh
143 ¦ 37-84/8 Quota fissa ¦ 316-369/8 8,25 €/mese
160 ¦ 37-233/8 Data di scadenza delle condizioni economiche ¦ 316-365/8 30/09/2026
186 ¦ 34-189/11 Informazioni sui consumi
208 ¦ 331-342/8 F1 ¦ 387-399/8 F2 ¦ 443-455/8 F3 ¦ 500-529/8 Totale
225 ¦ 37-154/8 Lettura rilevata 30/11/2025 ¦ 331-355/8 1.944 ¦ 387-411/8 1.702 ¦ 443-468/8 3.561
242 ¦ 37-154/8 Lettura rilevata 31/12/2025 ¦ 331-355/8 1.966 ¦ 387-411/8 1.721 ¦ 443-468/8 3.608
259 ¦ 37-188/8 Consumi effettivi del periodo (kWh) ¦ 331-342/8 22 ¦ 387-398/8 19 ¦ 443-454/8 47 ¦ 500-510/8 88
276 ¦ 37-134/8 Consumo annuo (kWh) ¦ 331-347/8 301 ¦ 387-403/8 266 ¦ 443-459/8 597 ¦ 500-524/8 1.164
301 ¦ 34-164/11 Elementi di dettaglio
324 ¦ 37-59/8 Voce ¦ 326-412/8 Quantità × prezzo ¦ 501-539/8 Importo
340 ¦ 37-230/8 Spesa per la vendita di energia elettrica ¦ 501-537/8 23,15 €
358 ¦ 37-112/8 Prezzo energia F1 ¦ 326-441/8 22 kWh × 0,171200 €/kWh ¦ 501-528/8 3,77 €
374 ¦ 37-112/8 Prezzo energia F2 ¦ 326-441/8 19 kWh × 0,162300 €/kWh ¦ 501-528/8 3,08 €
391 ¦ 37-112/8 Prezzo energia F3 ¦ 326-441/8 47 kWh × 0,138900 €/kWh ¦ 501-528/8 6,53 €
408 ¦ 37-229/8 Altri corrispettivi di vendita (dispacciamento) ¦ 326-441/8 88 kWh × 0,017320 €/kWh ¦ 501-528/8 1,52 €
425 ¦ 37-84/8 Quota fissa ¦ 326-423/8 1 mese × 8,25 €/mese ¦ 501-528/8 8,25 €
442 ¦ 37-163/8 Spesa per la tariffa di rete ¦ 501-531/8 8,84 €
459 ¦ 37-101/8 Quota consumi ¦ 326-441/8 88 kWh × 0,013280 €/kWh ¦ 501-528/8 1,17 €
475 ¦ 37-84/8 Quota fissa ¦ 326-423/8 1 mese × 1,93 €/mese ¦ 501-528/8 1,93 €
493 ¦ 37-99/8 Quota potenza ¦ 326-440/8 3 kW × 1,9133 €/kW/mese ¦ 501-528/8 5,74 €
509 ¦ 37-207/8 Spesa per oneri generali di sistema ¦ 501-537/8 10,22 €
526 ¦ 37-158/8 ASOS e ARIM quota consumi ¦ 326-441/8 88 kWh × 0,030296 €/kWh ¦ 501-528/8 2,67 €
544 ¦ 37-109/8 ASOS quota fissa ¦ 326-423/8 1 mese × 7,55 €/mese ¦ 501-528/8 7,55 €
560 ¦ 37-94/8 Accise e IVA ¦ 501-531/8 6,42 €
577 ¦ 37-64/8 Accisa ¦ 326-430/8 88 kWh × 0,0227 €/kWh ¦ 501-528/8 2,00 €
594 ¦ 37-72/8 IVA 10% ¦ 326-371/8 su 44,21 € ¦ 501-528/8 4,42 €
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Orizzonte Energia S.r.l.",
      holder: "FERRANTE LUCIA",
      pod: "IT002E91640275",
      offerCode: "014406ESFFL03XX2025SECCASA000118",
      offerName: "Next Energy Seconda Casa Luce",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "Lungomare Toscanelli 41",
      postalCode: "00122",
      city: "Roma",
      province: "RM",
      capacityKw: "3",
      annualConsumption: "1164",
      annualF1: "301",
      annualF2: "266",
      annualF3: "597",
      periodStart: "2025-12-01",
      periodEnd: "2025-12-31",
      periodConsumption: "88",
      sale: "23.15",
      saleFixed: "8.25",
      unitPrice: "0.16932",
      network: "8.84",
      charges: "10.22",
      excise: "2",
      vat: "4.42",
      total: "48.63",
    },
  },
};
