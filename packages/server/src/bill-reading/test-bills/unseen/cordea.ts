import { printed, type TestBill } from "../draw-bill.ts";

export const CORDEA: TestBill = {
  name: "unseen: a receipt of a business with its VAT in a table of rates",
  marks: [
    ...printed(
      1,
      `
36 ¦ 492-563/7 Cordea Power S.p.A.
45 ¦ 414-563/7 Via Melchiorre Gioia 88, 20125 Milano (MI)
50 ¦ 32-182/16 CORDEA▲POWER
55 ¦ 495-563/7 P.IVA 09733550157
60 ¦ 32-85/6 energia per le imprese
64 ¦ 433-563/7 Numero Verde Business 800 031 448
92 ¦ 32-176/7 Fattura elettronica n. EE26-0019834
97 ¦ 332-359/7 Spett.le
102 ¦ 32-129/7 Data emissione 10/02/2026
106 ¦ 332-495/7 FALEGNAMERIA ROSSETTO & FIGLI S.N.C.
112 ¦ 32-106/7 Codice SDI M5UXCR1
116 ¦ 332-415/7 VIA DELL'INDUSTRIA 27
121 ¦ 32-272/7 Documento di sintesi, privo di valore fiscale ai sensi dell'art. 21 DPR
126 ¦ 332-450/7 36043 CAMISANO VICENTINO (VI)
130 ¦ 32-57/7 633/72
161 ¦ 37-188/10 DATI CLIENTE E FORNITURA
183 ¦ 36-98/7 Ragione sociale ¦ 117-262/7 FALEGNAMERIA ROSSETTO & FIGLI S.N.C. ¦ 344-364/7 P.IVA ¦ 418-467/7 02976300240
199 ¦ 36-90/7 Codice fiscale ¦ 117-166/7 02976300240 ¦ 344-400/7 Codice cliente ¦ 418-454/7 B0077412
214 ¦ 36-53/7 POD ¦ 117-177/7 IT001E70295518 ¦ 344-381/7 Tipologia ¦ 418-481/7 BT Altri usi (BTA6)
229 ¦ 36-79/7 Ubicazione ¦ 117-325/7 VIA DELL'INDUSTRIA 27 - 36043 CAMISANO VICENTINO (VI) ¦ 344-392/7 Distributore ¦ 418-552/7 e-distribuzione S.p.A. - guasti 803 500
245 ¦ 36-97/7 Pot. impegnata ¦ 117-139/7 20 kW ¦ 344-406/7 Pot. disponibile ¦ 418-440/7 22 kW
261 ¦ 36-105/7 Periodo fatturato ¦ 117-265/7 GENNAIO 2026 (01/01/2026 - 31/01/2026) ¦ 344-379/7 Tensione ¦ 418-463/7 380 V trifase
292 ¦ 38-113/10 BOX OFFERTA ¦ 315-439/10 IMPORTO E SCADENZA
313 ¦ 36-64/7 Offerta ¦ 139-230/7 Cordea Impresa Sicura 12 ¦ 314-380/7 Totale da pagare
319 ¦ 483-559/13 € 1.114,61
329 ¦ 36-92/7 Codice offerta ¦ 139-286/7 009733ESFMB01XX0000CORSICURA1225
337 ¦ 314-351/7 Scadenza ¦ 518-559/7 02/03/2026
345 ¦ 36-82/7 Tipo prezzo ¦ 139-191/7 Fisso per fasce
352 ¦ 314-358/7 Pagamento ¦ 530-559/7 RID B2B
361 ¦ 36-123/7 Prezzo energia €/kWh ¦ 139-179/7 F1 0,12850 ¦ 186-226/7 F2 0,13520 ¦ 232-272/7 F3 0,11310
368 ¦ 314-377/7 Fatture insolute ¦ 530-559/7 nessuna
376 ¦ 36-113/7 Quota fissa vendita ¦ 139-208/7 180,00 €/POD/anno
391 ¦ 36-128/7 Condizioni valide dal/al ¦ 139-227/7 01/10/2025 - 30/09/2026
425 ¦ 37-184/10 SCONTRINO DELL'ENERGIA
448 ¦ 364-398/7 Quantità ¦ 439-493/7 Prezzo medio ¦ 521-560/7 Importo €
463 ¦ 36-103/7 QUOTA CONSUMI ¦ 360-398/7 3.846 kWh ¦ 434-493/7 0,195697 €/kWh ¦ 532-560/7 752,65
478 ¦ 40-127/7 Vendita energia elettrica ¦ 360-398/7 3.846 kWh ¦ 434-493/7 0,154797 €/kWh ¦ 535-560/7 595,35
494 ¦ 40-114/7 Rete e oneri generali ¦ 360-398/7 3.846 kWh ¦ 434-493/7 0,040900 €/kWh ¦ 535-560/7 157,30
509 ¦ 36-88/7 QUOTA FISSA ¦ 372-398/7 1 mese ¦ 435-493/7 23,5700 €/mese ¦ 537-560/7 23,57
525 ¦ 40-127/7 Vendita energia elettrica ¦ 372-398/7 1 mese ¦ 435-493/7 15,0000 €/mese ¦ 539-560/7 15,00
541 ¦ 40-114/7 Rete e oneri generali ¦ 372-398/7 1 mese ¦ 440-493/7 8,5700 €/mese ¦ 544-560/7 8,57
556 ¦ 36-182/7 QUOTA POTENZA (rete e oneri generali) ¦ 376-398/7 20 kW ¦ 439-493/7 4,325500 €/kW ¦ 537-560/7 86,51
571 ¦ 36-242/7 ALTRE PARTITE (interessi di mora su fatt. EE25-0288120) ¦ 542-560/7 3,42
587 ¦ 36-87/7 ACCISE E IVA ¦ 532-560/7 248,46
602 ¦ 36-108/7 TOTALE BOLLETTA ¦ 525-560/7 1.114,61
812 ¦ 31-198/6 Cordea Power S.p.A. cap. soc. 5.000.000 € i.v. - Pagina 1/2
`,
    ),
    ...printed(
      2,
      `
55 ¦ 37-89/10 CONSUMI
77 ¦ 353-363/7 F1 ¦ 419-429/7 F2 ¦ 484-494/7 F3 ¦ 536-560/7 Totale
93 ¦ 36-141/7 Lettura 31/12/2025 (effettiva) ¦ 338-363/7 88.214 ¦ 404-429/7 31.077 ¦ 469-494/7 36.690
109 ¦ 36-141/7 Lettura 31/01/2026 (effettiva) ¦ 338-363/7 90.318 ¦ 404-429/7 31.889 ¦ 469-494/7 37.620
124 ¦ 36-136/7 Energia attiva fatturata kWh ¦ 343-363/7 2.104 ¦ 415-429/7 812 ¦ 481-494/7 930 ¦ 539-560/7 3.846
139 ¦ 36-115/7 Energia reattiva kVArh ¦ 350-363/7 288 ¦ 420-429/7 97 ¦ 481-494/7 104 ¦ 546-560/7 489
155 ¦ 36-94/7 Potenza max kW ¦ 347-363/7 18,4 ¦ 413-429/7 12,1 ¦ 483-494/7 5,0
170 ¦ 36-163/7 Consumo annuo ultimi 12 mesi kWh ¦ 338-363/7 24.620 ¦ 408-429/7 9.210 ¦ 469-494/7 10.480 ¦ 535-560/7 44.310
203 ¦ 37-171/10 ELEMENTI DI DETTAGLIO
226 ¦ 36-82/7 Descrizione ¦ 349-384/7 Quantità ¦ 427-453/7 Prezzo ¦ 485-524/7 Importo € ¦ 547-560/7 IVA
241 ¦ 36-73/7 Energia F1 ¦ 346-384/7 2.104 kWh ¦ 420-453/7 0,128500 ¦ 499-524/7 270,36 ¦ 544-560/7 22%
256 ¦ 36-73/7 Energia F2 ¦ 353-384/7 812 kWh ¦ 420-453/7 0,135200 ¦ 499-524/7 109,78 ¦ 544-560/7 22%
272 ¦ 36-73/7 Energia F3 ¦ 353-384/7 930 kWh ¦ 420-453/7 0,113100 ¦ 499-524/7 105,18 ¦ 544-560/7 22%
288 ¦ 36-85/7 Perdite di rete ¦ 353-384/7 385 kWh ¦ 420-453/7 0,126720 ¦ 504-524/7 48,79 ¦ 544-560/7 22%
304 ¦ 36-145/7 Corrispettivi di dispacciamento ¦ 346-384/7 3.846 kWh ¦ 420-453/7 0,012874 ¦ 504-524/7 49,51 ¦ 544-560/7 22%
319 ¦ 36-94/7 Capacity market ¦ 346-384/7 3.846 kWh ¦ 420-453/7 0,003050 ¦ 504-524/7 11,73 ¦ 544-560/7 22%
334 ¦ 36-151/7 Quota fissa commercializzazione ¦ 358-384/7 1 mese ¦ 415-453/7 15,000000 ¦ 504-524/7 15,00 ¦ 544-560/7 22%
350 ¦ 36-161/7 Totale vendita energia elettrica ¦ 499-524/7 610,35 ¦ 544-560/7 22%
365 ¦ 36-128/7 Tariffa di rete - quota fissa ¦ 358-384/7 1 mese ¦ 420-453/7 4,590000 ¦ 508-524/7 4,59 ¦ 544-560/7 22%
381 ¦ 36-140/7 Tariffa di rete - quota potenza ¦ 362-384/7 20 kW ¦ 420-453/7 3,051200 ¦ 504-524/7 61,02 ¦ 544-560/7 22%
397 ¦ 36-138/7 Tariffa di rete - quota energia ¦ 346-384/7 3.846 kWh ¦ 420-453/7 0,000712 ¦ 508-524/7 2,74 ¦ 544-560/7 22%
412 ¦ 36-219/7 Totale tariffa per l'uso della rete e il contatore ¦ 504-524/7 68,35 ¦ 544-560/7 22%
427 ¦ 36-121/7 ASOS/ARIM - quota fissa ¦ 358-384/7 1 mese ¦ 420-453/7 3,980000 ¦ 508-524/7 3,98 ¦ 544-560/7 22%
443 ¦ 36-133/7 ASOS/ARIM - quota potenza ¦ 362-384/7 20 kW ¦ 420-453/7 1,274400 ¦ 504-524/7 25,49 ¦ 544-560/7 22%
458 ¦ 36-131/7 ASOS/ARIM - quota energia ¦ 346-384/7 3.846 kWh ¦ 420-453/7 0,040187 ¦ 499-524/7 154,56 ¦ 544-560/7 22%
474 ¦ 36-161/7 Totale oneri generali di sistema ¦ 499-524/7 184,03 ¦ 544-560/7 22%
490 ¦ 36-152/7 Accisa usi diversi dalle abitazioni ¦ 346-384/7 3.846 kWh ¦ 420-453/7 0,012500 ¦ 504-524/7 48,08 ¦ 544-560/7 22%
523 ¦ 37-118/10 RIEPILOGO IVA
544 ¦ 36-69/7 Aliquota ¦ 389-438/7 Imponibile € ¦ 520-560/7 Imposta €
560 ¦ 36-51/7 22% ¦ 414-438/7 910,81 ¦ 535-560/7 200,38
576 ¦ 36-131/7 Escluso art. 15 DPR 633/72 ¦ 423-438/7 3,42 ¦ 544-560/7 0,00
609 ¦ 37-177/10 STORICO CONSUMI (kWh)
631 ¦ 217-231/6 3990
629 ¦ 322-336/6 4105
630 ¦ 357-371/6 4020
635 ¦ 42-56/6 3720
632 ¦ 77-91/6 3905
633 ¦ 287-301/6 3812 ¦ 427-441/6 3846
636 ¦ 112-126/6 3610
637 ¦ 147-161/6 3544
635 ¦ 182-196/6 3688
640 ¦ 392-406/6 3350
648 ¦ 252-266/6 2720
697 ¦ 45-53/6 feb ¦ 79-89/6 mar ¦ 115-123/6 apr ¦ 148-160/6 mag ¦ 185-193/6 giu ¦ 220-228/6 lug ¦ 254-264/6 ago ¦ 290-298/6 set ¦ 326-332/6 ott ¦ 359-369/6 nov ¦ 395-403/6 dic ¦ 429-439/6 gen
812 ¦ 31-131/6 Fattura EE26-0019834 - Pagina 2/2
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Cordea Power S.p.A.",
      holder: "FALEGNAMERIA ROSSETTO & FIGLI S.N.C.",
      fiscalCode: "02976300240",
      pod: "IT001E70295518",
      offerCode: "009733ESFMB01XX0000CORSICURA1225",
      offerName: "Cordea Impresa Sicura 12",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "aziende",
      street: "VIA DELL'INDUSTRIA 27",
      postalCode: "36043",
      city: "CAMISANO VICENTINO",
      province: "VI",
      capacityKw: "20",
      annualConsumption: "44310",
      annualF1: "24620",
      annualF2: "9210",
      annualF3: "10480",
      periodStart: "2026-01-01",
      periodEnd: "2026-01-31",
      periodConsumption: "3846",
      sale: "610.35",
      saleFixed: "15",
      unitPrice: "0.154797",
      network: "68.35",
      charges: "184.03",
      excise: "48.08",
      vat: "200.38",
      total: "1114.61",
    },
  },
};
