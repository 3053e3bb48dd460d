import { printed, type TestBill } from "../draw-bill.ts";

export const DOPPIAVIA: TestBill = {
  name: "unseen: a dual bill in two columns with the sums below their products",
  marks: [
    ...printed(
      1,
      `
42 ¦ 469-562/8 Doppiavia Energia S.p.A.
54 ¦ 34-127/20 doppiavia
53 ¦ 430-562/8 Via Emilia Est 1180, 41122 Modena
64 ¦ 405-562/8 Fattura n. DV/2610/558204 del 14/10/2026
96 ¦ 34-494/8 Intestata a Learco Ghirardini, Via Canaletto Sud 42, 41122 Modena · C.F. GHRLRC70B12F257P · codice cliente 90 4417 22
129 ¦ 42-202/13 Totale da pagare luce + gas ¦ 299-349/13 231,33 € ¦ 446-553/13 entro il 04/11/2026
172 ¦ 42-78/10 LUCE ¦ 313-341/10 GAS
192 ¦ 42-115/8 Dati della fornitura ¦ 313-387/8 Dati della fornitura
208 ¦ 42-60/8 POD ¦ 219-282/8 IT011E41890267 ¦ 313-331/8 PDR ¦ 489-553/8 03081000472915
224 ¦ 42-71/8 Periodo ¦ 190-282/8 01/08/2026 - 30/09/2026 ¦ 313-342/8 Periodo ¦ 461-553/8 01/08/2026 - 30/09/2026
240 ¦ 42-110/8 Consumo fatturato ¦ 249-282/8 372 kWh ¦ 313-381/8 Consumo fatturato ¦ 524-553/8 58 Smc
256 ¦ 42-103/8 Consumo annuo ¦ 242-282/8 2.316 kWh ¦ 313-374/8 Consumo annuo ¦ 513-553/8 1.127 Smc
271 ¦ 42-114/8 Potenza impegnata ¦ 263-282/8 3 kW ¦ 313-365/8 Coefficiente C ¦ 519-553/8 1,019800
287 ¦ 42-84/8 Tipo cliente ¦ 243-282/8 Residente ¦ 313-345/8 Tipo uso ¦ 438-553/8 Riscaldamento e acqua calda
309 ¦ 42-129/8 Scontrino dell'energia ¦ 313-400/8 Scontrino dell'energia
326 ¦ 42-118/8 Quota per consumi ¦ 189-282/8 372 kWh × 0,1880 €/kWh ¦ 313-389/8 Quota per consumi ¦ 465-553/8 58 Smc × 0,6900 €/Smc
342 ¦ 255-282/8 69,94 € ¦ 526-553/8 40,02 €
357 ¦ 54-175/7 di cui spesa per la vendita di energia ¦ 325-463/7 di cui spesa per la vendita di gas naturale
358 ¦ 255-282/8 53,01 € ¦ 526-553/8 28,36 €
367 ¦ 54-80/7 elettrica
373 ¦ 325-425/7 di cui spesa per la rete e oneri ¦ 526-553/8 11,66 €
382 ¦ 54-154/7 di cui spesa per la rete e oneri ¦ 255-282/8 16,93 €
389 ¦ 313-358/8 Quota fissa ¦ 526-553/8 30,94 €
398 ¦ 42-87/8 Quota fissa ¦ 255-282/8 25,84 €
404 ¦ 325-463/7 di cui spesa per la vendita di gas naturale
405 ¦ 526-553/8 18,00 €
413 ¦ 54-175/7 di cui spesa per la vendita di energia
414 ¦ 255-282/8 22,00 €
423 ¦ 54-80/7 elettrica
420 ¦ 325-425/7 di cui spesa per la rete e oneri
421 ¦ 526-553/8 12,94 €
438 ¦ 54-154/7 di cui spesa per la rete e oneri
439 ¦ 259-282/8 3,84 €
454 ¦ 42-100/8 Quota potenza ¦ 255-282/8 11,40 €
469 ¦ 54-154/7 di cui spesa per la rete e oneri
470 ¦ 255-282/8 11,40 €
466 ¦ 313-362/8 Accise e IVA ¦ 526-553/8 22,68 €
486 ¦ 42-91/8 Accise e IVA ¦ 255-282/8 12,51 €
498 ¦ 313-354/8 Totale gas ¦ 526-553/8 93,64 €
502 ¦ 42-86/8 Canone TV ¦ 255-282/8 18,00 €
517 ¦ 42-85/8 Totale luce ¦ 250-282/8 137,69 €
520 ¦ 313-374/8 Box dell'offerta
539 ¦ 42-103/8 Box dell'offerta
537 ¦ 313-335/8 Nome ¦ 463-553/8 Doppiavia Insieme Gas
553 ¦ 313-339/8 Codice ¦ 418-553/7 017730GSFML04XXDVINSIEMEGAS26A2
556 ¦ 42-64/8 Nome ¦ 188-282/8 Doppiavia Insieme Luce
568 ¦ 313-339/8 Prezzo ¦ 480-553/8 fisso 0,4890 €/Smc
572 ¦ 42-68/8 Codice ¦ 144-282/7 017730ESFML04XXDVINSIEMELUCE26A1
584 ¦ 313-355/8 Quota fissa ¦ 499-553/8 108,00 €/anno
588 ¦ 42-68/8 Prezzo ¦ 208-282/8 fisso 0,1425 €/kWh
600 ¦ 313-389/8 Scadenza condizioni ¦ 512-553/8 30/06/2027
604 ¦ 42-84/8 Quota fissa ¦ 228-282/8 132,00 €/anno
619 ¦ 42-118/8 Scadenza condizioni ¦ 241-282/8 31/05/2027
622 ¦ 313-419/8 Riepilogo per destinazione
641 ¦ 42-148/8 Riepilogo per destinazione
639 ¦ 313-389/8 Spesa per la vendita ¦ 526-553/8 46,36 €
655 ¦ 313-376/8 Spesa per la rete ¦ 526-553/8 21,90 €
658 ¦ 42-118/8 Spesa per la vendita ¦ 255-282/8 75,01 €
673 ¦ 42-105/8 Spesa per la rete ¦ 255-282/8 19,78 €
670 ¦ 313-405/8 Oneri generali di sistema ¦ 530-553/8 2,70 €
689 ¦ 42-134/8 Oneri generali di sistema ¦ 255-282/8 12,39 €
686 ¦ 313-343/8 Imposte ¦ 526-553/8 22,68 €
705 ¦ 42-72/8 Imposte ¦ 255-282/8 12,51 €
`,
    ),
    ...printed(
      2,
      `
50 ¦ 34-81/8 Letture luce ¦ 305-349/8 Letture gas
65 ¦ 34-183/8 31/07/2026: F1 4.120 F2 3.655 F3 5.871 ¦ 305-385/8 31/07/2026: 3.390 mc
76 ¦ 34-183/8 30/09/2026: F1 4.235 F2 3.766 F3 6.017 ¦ 305-385/8 30/09/2026: 3.447 mc
88 ¦ 34-201/8 Consumi del periodo: F1 115, F2 111, F3 146 ¦ 305-409/8 57 mc × 1,019800 = 58 Smc
107 ¦ 34-91/8 Ultime bollette ¦ 305-365/8 Porta un amico
124 ¦ 34-149/8 DV/2608/441903 (giu-lug 2026) ¦ 231-291/8 153,20 € pagata
122 ¦ 305-552/8 30,00 € a te e 30,00 € a lui. Codice LEARCO30, fino al 31/01/2027.
133 ¦ 305-407/8 Esempio: 2 amici = 60,00 €.
140 ¦ 34-155/8 DV/2606/330175 (apr-mag 2026) ¦ 231-291/8 209,44 € pagata
162 ¦ 34-63/8 Privacy
182 ¦ 34-560/8 Doppiavia Energia S.p.A. tratta i dati ai sensi del Reg. UE 2016/679. Distributori: Inrete Distribuzione Energia S.p.A. (luce 800 999 010, gas 800
193 ¦ 34-69/8 713 666).
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Doppiavia Energia S.p.A.",
      holder: "Learco Ghirardini",
      pod: "IT011E41890267",
      offerCode: "017730ESFML04XXDVINSIEMELUCE26A1",
      offerName: "Doppiavia Insieme Luce",
      offerExpiry: "2027-05-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Canaletto Sud 42",
      postalCode: "41122",
      city: "Modena",
      province: "MO",
      capacityKw: "3",
      annualConsumption: "2316",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "372",
      sale: "75.01",
      saleFixed: "22",
      contractPrice: "0.1425",
      unitPrice: "0.1425",
      network: "19.78",
      charges: "12.39",
      taxes: "12.51",
      televisionFee: "18",
      total: "137.69",
    },
    gas: {
      supplier: "Doppiavia Energia S.p.A.",
      holder: "Learco Ghirardini",
      pdr: "03081000472915",
      offerCode: "017730GSFML04XXDVINSIEMEGAS26A2",
      offerName: "Doppiavia Insieme Gas",
      offerExpiry: "2027-06-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Canaletto Sud 42",
      postalCode: "41122",
      city: "Modena",
      province: "MO",
      annualConsumption: "1127",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "58",
      sale: "46.36",
      saleFixed: "18",
      contractPrice: "0.489",
      unitPrice: "0.489",
      network: "21.9",
      charges: "2.7",
      taxes: "22.68",
      total: "93.64",
    },
  },
};
