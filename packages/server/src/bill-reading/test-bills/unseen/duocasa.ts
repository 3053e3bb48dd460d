import { printed, type TestBill } from "../draw-bill.ts";

export const DUOCASA: TestBill = {
  name: "unseen: a dual receipt whose lines count the network and the charges together",
  marks: [
    ...printed(
      1,
      `
43 ¦ 473-558/8 Duocasa Energie S.p.A.
53 ¦ 444-558/8 Via Tiburtina 1180, 00156 Roma
58 ¦ 37-129/22 Duocasa
64 ¦ 486-558/8 P. IVA 14207761009
73 ¦ 37-137/9 Bolletta unica luce e gas
75 ¦ 480-558/8 Cap. soc. € 5.000.000
105 ¦ 37-139/9 Bolletta N. 26010044192
118 ¦ 37-126/9 Emessa il 15/01/2026 ¦ 325-451/9 Sig. FEDERICO SANTANGELI
130 ¦ 37-208/9 Periodo fatturato 01/11/2025 - 31/12/2025 ¦ 325-460/9 VIA DEI COLLI ALBANI 45 SC. B
142 ¦ 37-127/9 Scadenza 05/02/2026 ¦ 325-397/9 00179 ROMA RM
154 ¦ 37-154/9 Codice cliente DC 881 204 7
201 ¦ 211-385/15 Totale da pagare € 435,25
215 ¦ 240-356/9 luce € 158,60 + gas € 276,65
257 ¦ 235-361/12 Scontrino dell'energia
286 ¦ 37-62/9 LUCE ¦ 247-284/9 512 kWh ¦ 312-332/9 GAS ¦ 522-559/9 238 Smc
302 ¦ 37-120/9 Quota per consumi ¦ 261-284/9 95,17 ¦ 312-396/9 Quota per consumi ¦ 531-559/9 162,75
318 ¦ 45-76/9 Vendita ¦ 261-284/9 72,88 ¦ 320-351/9 Vendita ¦ 531-559/9 107,67
334 ¦ 45-131/9 Rete e oneri generali ¦ 261-284/9 22,29 ¦ 320-406/9 Rete e oneri generali ¦ 536-559/9 55,08
349 ¦ 37-87/9 Quota fissa ¦ 261-284/9 19,84 ¦ 312-362/9 Quota fissa ¦ 536-559/9 25,30
366 ¦ 45-76/9 Vendita ¦ 261-284/9 16,00 ¦ 320-351/9 Vendita ¦ 536-559/9 16,00
382 ¦ 45-131/9 Rete e oneri generali ¦ 266-284/9 3,84 ¦ 320-406/9 Rete e oneri generali ¦ 541-559/9 9,30
397 ¦ 37-101/9 Quota potenza ¦ 261-284/9 17,55 ¦ 312-399/9 Accise e addizionali ¦ 536-559/9 45,44
413 ¦ 45-131/9 Rete e oneri generali ¦ 261-284/9 17,55 ¦ 312-327/9 IVA ¦ 536-559/9 43,16
429 ¦ 37-66/9 Accise ¦ 261-284/9 11,62
431 ¦ 312-368/11 Totale gas ¦ 514-559/11 276,65 €
445 ¦ 37-51/9 IVA ¦ 261-284/9 14,42
463 ¦ 37-96/11 Totale luce ¦ 239-284/11 158,60 €
499 ¦ 37-522/8 Importi in euro. Prezzo medio della vendita per consumi: luce 0,142344 €/kWh, gas 0,452395 €/Smc. Intestatario di entrambe le forniture:
511 ¦ 37-234/8 FEDERICO SANTANGELI, C.F. SNTFRC89A30H501D.
`,
    ),
    ...printed(
      2,
      `
58 ¦ 45-128/9 LUCE - la fornitura
78 ¦ 42-133/9 Punto di prelievo POD ¦ 303-374/9 IT002E55109384
97 ¦ 42-77/9 Indirizzo ¦ 303-473/9 Via dei Colli Albani 45, 00179 Roma (RM)
115 ¦ 42-100/9 Tipo di utenza ¦ 303-412/9 Uso domestico - residente
134 ¦ 42-122/9 Potenza impegnata ¦ 303-332/9 4,5 kW
153 ¦ 42-122/9 Potenza disponibile ¦ 303-324/9 5 kW
172 ¦ 42-110/9 Consumo annuo ¦ 303-347/9 3.046 kWh
190 ¦ 42-77/9 di cui F1 ¦ 303-347/9 1.012 kWh
209 ¦ 42-77/9 di cui F2 ¦ 303-340/9 903 kWh
228 ¦ 42-77/9 di cui F3 ¦ 303-347/9 1.131 kWh
247 ¦ 42-89/9 Distributore ¦ 303-411/9 Areti S.p.A. - 800 130 336
279 ¦ 45-128/9 LUCE - box offerta
298 ¦ 42-95/9 Nome offerta ¦ 303-367/9 Duo Luce Fissa
317 ¦ 42-99/9 Codice offerta ¦ 303-490/9 023417ESFML01XX00000DUOLUCEFX2506
336 ¦ 42-79/9 Tipologia ¦ 303-353/9 Prezzo fisso
355 ¦ 42-104/9 Prezzo energia ¦ 303-370/9 0,124900 €/kWh
373 ¦ 42-89/9 Quota fissa ¦ 303-357/9 96,00 €/anno
392 ¦ 42-156/9 Fine condizioni economiche ¦ 303-349/9 31/05/2027
417 ¦ 37-433/9 Consumi rilevati: novembre F1 78, F2 71, F3 96; dicembre F1 85, F2 77, F3 105. Totale 512 kWh.
441 ¦ 39-58/8 Voce ¦ 349-382/8 Quantità ¦ 432-466/8 Prezzo € ¦ 518-556/8 Importo €
457 ¦ 39-146/8 Energia elettrica prezzo fisso ¦ 350-382/8 512 kWh ¦ 431-466/8 0,124900 ¦ 535-556/8 63,95
475 ¦ 39-138/8 Dispacciamento e capacità ¦ 350-382/8 512 kWh ¦ 431-466/8 0,017450 ¦ 540-556/8 8,93
492 ¦ 39-136/8 Commercializzazione luce ¦ 358-382/8 2 mesi ¦ 431-466/8 8,000000 ¦ 535-556/8 16,00
508 ¦ 39-138/8 Distribuzione, trasmissione ¦ 350-382/8 512 kWh ¦ 431-466/8 0,012790 ¦ 540-556/8 6,55
526 ¦ 39-98/8 Quota fissa rete ¦ 358-382/8 2 mesi ¦ 431-466/8 1,920000 ¦ 540-556/8 3,84
543 ¦ 39-110/8 Quota potenza rete ¦ 334-382/8 9 kW × mese ¦ 431-466/8 1,950000 ¦ 535-556/8 17,55
560 ¦ 39-146/8 Oneri generali ASOS e ARIM ¦ 350-382/8 512 kWh ¦ 431-466/8 0,030750 ¦ 535-556/8 15,74
577 ¦ 39-137/8 Accisa residenti oltre 3 kW ¦ 350-382/8 512 kWh ¦ 431-466/8 0,022700 ¦ 535-556/8 11,62
594 ¦ 39-109/8 IVA 10% su 144,18 ¦ 535-556/8 14,42
`,
    ),
    ...printed(
      3,
      `
58 ¦ 45-123/9 GAS - la fornitura
78 ¦ 42-146/9 Punto di riconsegna PDR ¦ 303-375/9 00880001763420
97 ¦ 42-77/9 Indirizzo ¦ 303-473/9 Via dei Colli Albani 45, 00179 Roma (RM)
115 ¦ 42-100/9 Tipo di utenza ¦ 303-364/9 Uso domestico
134 ¦ 42-100/9 Categoria uso ¦ 303-505/9 C3 - riscaldamento + cottura cibi e/o acqua calda
153 ¦ 42-110/9 Consumo annuo ¦ 303-340/9 874 Smc
172 ¦ 42-100/9 Coefficiente C ¦ 303-342/9 1,021459
190 ¦ 42-89/9 Distributore ¦ 303-438/9 Italgas Reti S.p.A. - 800 900 999
222 ¦ 45-123/9 GAS - box offerta
241 ¦ 42-95/9 Nome offerta ¦ 303-367/9 Duo Gas Indice
260 ¦ 42-99/9 Codice offerta ¦ 303-483/9 023417GSVML01XX00000DUOGASIX2506
279 ¦ 42-79/9 Tipologia ¦ 303-369/9 Prezzo variabile
298 ¦ 42-88/9 Prezzo gas ¦ 303-423/9 PSV mensile + 0,0850 €/Smc
317 ¦ 42-89/9 Quota fissa ¦ 303-357/9 96,00 €/anno
336 ¦ 42-156/9 Fine condizioni economiche ¦ 303-349/9 31/05/2026
361 ¦ 37-449/9 Lettura 31/10/2025 reale 3.118 mc; lettura 31/12/2025 reale 3.351 mc. Totale 233 mc pari a 238 Smc.
384 ¦ 39-58/8 Voce ¦ 348-382/8 Quantità ¦ 435-468/8 Prezzo € ¦ 518-556/8 Importo €
401 ¦ 39-114/8 Gas novembre 2025 ¦ 349-382/8 101 Smc ¦ 434-468/8 0,421700 ¦ 535-556/8 42,59
418 ¦ 39-112/8 Gas dicembre 2025 ¦ 349-382/8 137 Smc ¦ 434-468/8 0,408200 ¦ 535-556/8 55,92
436 ¦ 39-138/8 Altri oneri di vendita (CCR) ¦ 349-382/8 238 Smc ¦ 434-468/8 0,038500 ¦ 540-556/8 9,16
452 ¦ 39-134/8 Commercializzazione gas ¦ 357-382/8 2 mesi ¦ 434-468/8 8,000000 ¦ 535-556/8 16,00
469 ¦ 39-130/8 Trasporto e distribuzione ¦ 349-382/8 238 Smc ¦ 434-468/8 0,189300 ¦ 535-556/8 45,05
487 ¦ 39-113/8 Quota fissa rete gas ¦ 357-382/8 2 mesi ¦ 434-468/8 6,820000 ¦ 535-556/8 13,64
503 ¦ 39-165/8 Oneri generali RE, UG2, UG3, GS ¦ 349-382/8 238 Smc ¦ 434-468/8 0,042150 ¦ 535-556/8 10,03
520 ¦ 39-99/8 UG2 quota fissa ¦ 357-382/8 2 mesi ¦ 431-468/8 -2,170000 ¦ 537-556/8 -4,34
538 ¦ 39-95/8 Accisa fascia 1 ¦ 353-382/8 20 Smc ¦ 434-468/8 0,044000 ¦ 540-556/8 0,88
554 ¦ 39-95/8 Accisa fascia 2 ¦ 353-382/8 60 Smc ¦ 434-468/8 0,175000 ¦ 535-556/8 10,50
571 ¦ 39-95/8 Accisa fascia 3 ¦ 349-382/8 158 Smc ¦ 434-468/8 0,170000 ¦ 535-556/8 26,86
589 ¦ 39-135/8 Addizionale Lazio fascia 1 ¦ 353-382/8 20 Smc ¦ 434-468/8 0,022000 ¦ 540-556/8 0,44
606 ¦ 39-135/8 Addizionale Lazio fascia 2 ¦ 353-382/8 60 Smc ¦ 434-468/8 0,030987 ¦ 540-556/8 1,86
622 ¦ 39-135/8 Addizionale Lazio fascia 3 ¦ 349-382/8 158 Smc ¦ 434-468/8 0,030987 ¦ 540-556/8 4,90
640 ¦ 39-105/8 IVA 10% su 68,39 ¦ 540-556/8 6,84
657 ¦ 39-109/8 IVA 22% su 165,10 ¦ 535-556/8 36,32
684 ¦ 37-101/11 Informazioni
708 ¦ 37-548/9 Addebito diretto SEPA attivo. Canone TV: le rate dell'anno si sono concluse a ottobre. Assistenza 06 555 3300. Sportello per il
721 ¦ 37-146/9 consumatore 800 166 654.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Duocasa Energie S.p.A.",
      holder: "FEDERICO SANTANGELI",
      fiscalCode: "SNTFRC89A30H501D",
      pod: "IT002E55109384",
      offerCode: "023417ESFML01XX00000DUOLUCEFX2506",
      offerName: "Duo Luce Fissa",
      offerExpiry: "2027-05-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via dei Colli Albani 45",
      postalCode: "00179",
      city: "Roma",
      province: "RM",
      capacityKw: "4.5",
      annualConsumption: "3046",
      annualF1: "1012",
      annualF2: "903",
      annualF3: "1131",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "512",
      sale: "88.88",
      saleFixed: "16",
      contractPrice: "0.1249",
      unitPrice: "0.142344",
      network: "27.94",
      charges: "15.74",
      excise: "11.62",
      vat: "14.42",
      total: "158.6",
    },
    gas: {
      supplier: "Duocasa Energie S.p.A.",
      holder: "FEDERICO SANTANGELI",
      fiscalCode: "SNTFRC89A30H501D",
      pdr: "00880001763420",
      offerCode: "023417GSVML01XX00000DUOGASIX2506",
      offerName: "Duo Gas Indice",
      offerExpiry: "2026-05-31",
      pricing: "variable",
      destination: "privati",
      street: "Via dei Colli Albani 45",
      postalCode: "00179",
      city: "Roma",
      province: "RM",
      annualConsumption: "874",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "238",
      sale: "123.67",
      saleFixed: "16",
      unitPrice: "0.452395",
      network: "58.69",
      charges: "5.69",
      excise: "45.44",
      vat: "43.16",
      total: "276.65",
    },
  },
};
