import { printed, type TestBill } from "../draw-bill.ts";

export const NEXA: TestBill = {
  name: "unseen: a dual bill with a receipt of each service side by side below a line of sums",
  marks: [
    ...printed(
      1,
      `
34 ¦ 440-567/8 Fattura luce+gas n. 26-NX-0077341
44 ¦ 28-133/20 nexacasa ¦ 491-567/8 emessa il 04/03/2026
55 ¦ 486-567/8 Cliente n. 4410098832
82 ¦ 326-452/10 ESPOSITO CARMELA RITA
95 ¦ 326-469/10 VIA SALVATOR ROSA 77 SC. C
109 ¦ 326-410/10 80135 NAPOLI NA
146 ¦ 45-109/9 Totale da pagare ¦ 242-269/9 Entro il ¦ 441-464/9 Come
164 ¦ 242-312/14 24/03/2026
160 ¦ 441-550/11 Domiciliazione SEPA
169 ¦ 45-114/19 394,91€
209 ¦ 30-48/9 Luce ¦ 142-173/9 118,03€ ¦ 199-214/9 Gas ¦ 304-335/9 258,88€ ¦ 360-407/9 Canone RAI ¦ 539-566/9 18,00€
247 ¦ 28-179/11 Scontrino dell'energia · Luce ¦ 306-452/11 Scontrino dell'energia · Gas
265 ¦ 28-156/9 Periodo: 01/01/2026 - 28/02/2026 ¦ 306-434/9 Periodo: 16/12/2025 - 15/02/2026
276 ¦ 28-139/9 Consumo fatturato: 333 kWh ¦ 306-416/9 Consumo fatturato: 268 Smc
291 ¦ 30-108/9 Quota per consumi ¦ 308-386/9 Quota per consumi
296 ¦ 261-288/9 60,90€ ¦ 534-566/9 175,38€
302 ¦ 30-137/7 333 kWh a 0,1829 €/kWh in media ¦ 308-415/7 268 Smc a 0,6544 €/Smc in media
319 ¦ 37-238/7 di cui spesa per la vendita energia elettrica (0,141532 €/kWh) ¦ 265-288/7 47,13€ ¦ 315-504/7 di cui spesa per la vendita gas naturale (0,486300 €/Smc) ¦ 539-566/7 130,33€
336 ¦ 37-192/7 di cui spesa per rete e oneri generali di sistema ¦ 265-288/7 13,77€ ¦ 315-470/7 di cui spesa per rete e oneri generali di sistema ¦ 543-566/7 45,05€
353 ¦ 30-77/9 Quota fissa ¦ 308-354/9 Quota fissa
359 ¦ 261-288/9 27,96€ ¦ 539-566/9 28,32€
364 ¦ 30-51/7 2 mesi ¦ 308-329/7 2 mesi
382 ¦ 37-177/7 di cui spesa per la vendita energia elettrica ¦ 265-288/7 24,00€ ¦ 315-443/7 di cui spesa per la vendita gas naturale ¦ 543-566/7 18,00€
398 ¦ 37-192/7 di cui spesa per rete e oneri generali di sistema ¦ 269-288/7 3,96€ ¦ 315-470/7 di cui spesa per rete e oneri generali di sistema ¦ 543-566/7 10,32€
415 ¦ 30-89/9 Quota potenza ¦ 308-358/9 Accise e IVA ¦ 539-566/9 55,18€
421 ¦ 261-288/9 17,69€
427 ¦ 30-87/7 4,5 kW per 2 mesi
436 ¦ 308-359/10 Totale gas ¦ 528-566/10 258,88€
444 ¦ 37-192/7 di cui spesa per rete e oneri generali di sistema ¦ 265-288/7 17,69€
457 ¦ 306-535/7 Il canone di abbonamento alla televisione per uso privato (2 rate da 9,00€) è
461 ¦ 30-81/9 Accise e IVA ¦ 261-288/9 11,48€
466 ¦ 306-519/7 addebitato per conto dell'Agenzia delle Entrate e non è soggetto a IVA.
481 ¦ 30-84/10 Totale luce ¦ 250-288/10 118,03€
502 ¦ 28-334/7 Non risultano bollette insolute. Per la rateizzazione consulta l'area clienti. Servizio clienti 800 000 939.
823 ¦ 28-357/6 Nexa Casa Energia S.p.A. - Via Toledo 289, 80132 Napoli - P.IVA e C.F. 08120440632 - nexacasa@pec.example ¦ 554-567/6 1 | 3
`,
    ),
    ...printed(
      2,
      `
45 ¦ 28-123/11 La tua offerta luce ¦ 306-398/11 La tua offerta gas
66 ¦ 30-79/9 Nome offerta ¦ 187-288/9 Nexa Duo Luce Bloccata ¦ 308-357/9 Nome offerta ¦ 472-566/9 Nexa Duo Gas Mercato
84 ¦ 30-83/9 Codice offerta ¦ 114-288/9 019204ESFML03XXNEXADUOLUCE012601 ¦ 308-361/9 Codice offerta ¦ 388-566/9 019204GSVML03XXNEXADUOGASM012601
102 ¦ 30-56/9 Prezzo ¦ 231-288/9 Fisso biorario ¦ 308-334/9 Prezzo ¦ 530-566/9 Variabile
120 ¦ 30-69/9 Prezzo F1 ¦ 224-288/9 0,139000 €/kWh ¦ 308-330/9 Indice ¦ 440-566/9 PSV day ahead, media mensile
138 ¦ 30-74/9 Prezzo F23 ¦ 224-288/9 0,119000 €/kWh ¦ 308-335/9 Spread ¦ 502-566/9 0,120000 €/Smc
156 ¦ 30-103/9 Quota fissa vendita ¦ 231-288/9 144,00 €/anno ¦ 308-381/9 Quota fissa vendita ¦ 509-566/9 108,00 €/anno
174 ¦ 30-109/9 Scadenza condizioni ¦ 308-346/9 Scadenza
179 ¦ 245-288/9 31/12/2026
185 ¦ 30-76/9 economiche ¦ 308-346/9 condizioni ¦ 523-566/9 15/12/2027
197 ¦ 308-354/9 economiche
208 ¦ 28-114/11 La fornitura luce
220 ¦ 306-389/11 La fornitura gas
229 ¦ 30-48/9 POD ¦ 222-288/9 IT001E52094718
241 ¦ 308-326/9 PDR ¦ 499-566/9 00881204467390
247 ¦ 30-64/9 Tipologia ¦ 176-288/9 Residente - uso domestico
259 ¦ 391-566/9 Uso domestico - C2 cottura e acqua calda,
265 ¦ 30-104/9 Potenza impegnata ¦ 260-288/9 4,5 kW ¦ 308-342/9 Tipologia
271 ¦ 555-566/9 C1
283 ¦ 30-93/9 Consumo annuo ¦ 246-288/9 2.015 kWh
289 ¦ 308-342/9 Matricola ¦ 503-566/9 IT-G4-55120098
301 ¦ 30-101/9 Fornitura attiva dal ¦ 245-288/9 01/01/2026
307 ¦ 308-361/9 Coefficiente C ¦ 530-566/9 1,007215
319 ¦ 30-95/9 Pronto intervento ¦ 257-288/9 803 000
325 ¦ 308-371/9 Consumo annuo ¦ 531-566/9 934 Smc
343 ¦ 28-91/11 Letture luce ¦ 308-373/9 Pronto intervento
349 ¦ 518-566/9 800 553 000
354 ¦ 308-321/9 gas
364 ¦ 114-147/9 31/12/25 ¦ 203-236/9 28/02/26 ¦ 270-288/9 kWh
377 ¦ 306-365/11 Letture gas
382 ¦ 30-40/9 F1 ¦ 126-147/9 2.210 ¦ 215-236/9 2.306 ¦ 278-288/9 96
400 ¦ 30-40/9 F2 ¦ 126-147/9 1.984 ¦ 215-236/9 2.072 ¦ 278-288/9 88
398 ¦ 308-326/9 Data ¦ 452-485/9 mc Tipo
418 ¦ 30-40/9 F3 ¦ 126-147/9 3.377 ¦ 215-236/9 3.526 ¦ 273-288/9 149
416 ¦ 308-351/9 15/12/2025 ¦ 450-490/9 873 Reale
434 ¦ 308-351/9 15/02/2026 ¦ 443-509/9 1.139 Autolettura
438 ¦ 28-160/7 Letture effettive comunicate dal distributore.
455 ¦ 306-432/7 Consumo 266 mc × 1,007215 = 268 Smc.
480 ¦ 28-139/11 Consumi a confronto
498 ¦ 29-42/7 kWh ¦ 306-320/7 Smc
511 ¦ 44-57/8 361 ¦ 321-334/8 316
514 ¦ 87-100/8 344 ¦ 218-231/8 345
518 ¦ 174-187/8 322
516 ¦ 261-274/8 333
520 ¦ 131-144/8 310
521 ¦ 539-552/8 268
541 ¦ 495-508/8 175
557 ¦ 367-376/8 96
569 ¦ 410-419/8 38 ¦ 454-462/8 41
592 ¦ 37-64/8 mar-apr ¦ 80-108/8 mag-giu ¦ 124-150/8 lug-ago ¦ 170-191/8 set-ott ¦ 211-237/8 nov-dic ¦ 254-281/8 gen-feb ¦ 315-340/8 feb-apr ¦ 359-383/8 apr-giu ¦ 402-428/8 giu-ago ¦ 446-470/8 ago-ott ¦ 491-512/8 ott-dic ¦ 533-557/8 dic-feb
823 ¦ 28-357/6 Nexa Casa Energia S.p.A. - Via Toledo 289, 80132 Napoli - P.IVA e C.F. 08120440632 - nexacasa@pec.example ¦ 554-567/6 2 | 3
`,
    ),
    ...printed(
      3,
      `
36 ¦ 28-161/11 Dettaglio degli importi (€)
57 ¦ 30-52/8 LUCE ¦ 372-404/8 Quantità ¦ 468-494/8 Prezzo ¦ 536-566/8 Importo
74 ¦ 30-58/8 Vendita ¦ 546-566/8 71,13
91 ¦ 30-69/8 Energia F1 ¦ 377-404/8 96 kWh ¦ 460-494/8 0,139000 ¦ 546-566/8 13,34
109 ¦ 30-73/8 Energia F23 ¦ 373-404/8 237 kWh ¦ 460-494/8 0,119000 ¦ 546-566/8 28,20
126 ¦ 30-87/8 Dispacciamento ¦ 373-404/8 333 kWh ¦ 460-494/8 0,016776 ¦ 550-566/8 5,59
143 ¦ 30-70/8 Quota fissa ¦ 381-404/8 2 mesi ¦ 456-494/8 12,000000 ¦ 546-566/8 24,00
160 ¦ 30-47/8 Rete ¦ 546-566/8 25,73
178 ¦ 30-83/8 Quota consumi ¦ 373-404/8 333 kWh ¦ 460-494/8 0,012240 ¦ 550-566/8 4,08
195 ¦ 30-70/8 Quota fissa ¦ 381-404/8 2 mesi ¦ 460-494/8 1,980000 ¦ 550-566/8 3,96
212 ¦ 30-82/8 Quota potenza ¦ 347-404/8 4,5 kW × 2 mesi ¦ 460-494/8 1,965000 ¦ 546-566/8 17,69
229 ¦ 30-125/8 Oneri generali di sistema ¦ 550-566/8 9,69
246 ¦ 30-81/8 ASOS + ARIM ¦ 373-404/8 333 kWh ¦ 460-494/8 0,029110 ¦ 550-566/8 9,69
263 ¦ 30-60/8 Imposte ¦ 546-566/8 11,48
280 ¦ 30-53/8 Accisa ¦ 377-404/8 33 kWh ¦ 460-494/8 0,022700 ¦ 550-566/8 0,75
298 ¦ 30-60/8 IVA 10% ¦ 368-404/8 imponibile ¦ 469-494/8 107,30 ¦ 546-566/8 10,73
315 ¦ 30-47/8 GAS
332 ¦ 30-58/8 Vendita ¦ 541-566/8 148,33
349 ¦ 30-129/8 Materia gas (PSV + spread) ¦ 373-404/8 268 Smc ¦ 460-494/8 0,486300 ¦ 541-566/8 130,33
367 ¦ 30-70/8 Quota fissa ¦ 381-404/8 2 mesi ¦ 460-494/8 9,000000 ¦ 546-566/8 18,00
384 ¦ 30-47/8 Rete ¦ 546-566/8 47,37
401 ¦ 30-83/8 Quota consumi ¦ 373-404/8 268 Smc ¦ 460-494/8 0,131150 ¦ 546-566/8 35,15
418 ¦ 30-70/8 Quota fissa ¦ 381-404/8 2 mesi ¦ 460-494/8 6,110000 ¦ 546-566/8 12,22
436 ¦ 30-125/8 Oneri generali di sistema ¦ 550-566/8 8,00
453 ¦ 30-83/8 Quota consumi ¦ 373-404/8 268 Smc ¦ 460-494/8 0,036940 ¦ 550-566/8 9,90
470 ¦ 30-70/8 Quota fissa ¦ 381-404/8 2 mesi ¦ 458-494/8 -0,950000 ¦ 547-566/8 -1,90
487 ¦ 30-60/8 Imposte ¦ 546-566/8 55,18
504 ¦ 30-138/8 Accise e addizionale regionale ¦ 373-404/8 268 Smc ¦ 546-566/8 28,56
521 ¦ 30-97/8 IVA 10% su 203,94 ¦ 546-566/8 20,39
538 ¦ 30-93/8 IVA 22% su 28,32 ¦ 550-566/8 6,23
559 ¦ 28-185/7 Reclami: Nexa Casa Energia, Casella Postale 1188, ¦ 210-383/7 www.ilportaleofferte.it. Mix energetico: rinnovabili 51,20%, ¦ 392-560/7 mora al tasso BCE maggiorato di 3,5 punti. Prescrizione
568 ¦ 28-199/7 80100 Napoli. Bonus sociale: automatico con ISEE entro ¦ 210-370/7 gas 38,74%, carbone 4,96%, altro 5,10%. Interessi di ¦ 392-470/7 biennale: legge 205/2017.
577 ¦ 28-181/7 la soglia. Per il tuo risparmio confronta le offerte su
776 ¦ 38-528/9 Avviso pagoPA · Ente: Nexa Casa Energia · Codice avviso 3019 2040 0773 4100 88 · Importo 394,91€ · Scadenza 24/03/2026 ·
788 ¦ 38-157/9 Mandato SEPA NX4410098832
823 ¦ 28-357/6 Nexa Casa Energia S.p.A. - Via Toledo 289, 80132 Napoli - P.IVA e C.F. 08120440632 - nexacasa@pec.example ¦ 554-567/6 3 | 3
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Nexa Casa Energia S.p.A.",
      holder: "ESPOSITO CARMELA RITA",
      pod: "IT001E52094718",
      offerCode: "019204ESFML03XXNEXADUOLUCE012601",
      offerName: "Nexa Duo Luce Bloccata",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "VIA SALVATOR ROSA 77 SC. C",
      postalCode: "80135",
      city: "NAPOLI",
      province: "NA",
      capacityKw: "4.5",
      annualConsumption: "2015",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "333",
      sale: "71.13",
      saleFixed: "24",
      unitPrice: "0.141532",
      excise: "0.75",
      network: "25.73",
      charges: "9.69",
      vat: "10.73",
      televisionFee: "18",
      total: "118.03",
    },
    gas: {
      supplier: "Nexa Casa Energia S.p.A.",
      holder: "ESPOSITO CARMELA RITA",
      pdr: "00881204467390",
      offerCode: "019204GSVML03XXNEXADUOGASM012601",
      offerName: "Nexa Duo Gas Mercato",
      offerExpiry: "2027-12-15",
      pricing: "variable",
      destination: "privati",
      street: "VIA SALVATOR ROSA 77 SC. C",
      postalCode: "80135",
      city: "NAPOLI",
      province: "NA",
      annualConsumption: "934",
      periodStart: "2025-12-16",
      periodEnd: "2026-02-15",
      periodConsumption: "268",
      sale: "148.33",
      saleFixed: "18",
      unitPrice: "0.4863",
      network: "47.37",
      charges: "8",
      excise: "28.56",
      vat: "26.62",
      total: "258.88",
    },
  },
};
