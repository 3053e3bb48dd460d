import { printed, type TestBill } from "../draw-bill.ts";

export const VALDORA: TestBill = {
  name: "unseen: a receipt of a business beside a column of facts",
  marks: [
    ...printed(
      1,
      `
35 ¦ 220-573/7 Copia analogica della fattura elettronica inviata al Sistema di Interscambio – documento non valido ai fini fiscali
46 ¦ 14-90/19 VALDORA ¦ 394-573/7 Fattura n. VES/25/0384415 – data emissione 10/11/2025
68 ¦ 14-138/19 energia & servizi ¦ 187-379/11 Bolletta sintetica energia elettrica
79 ¦ 187-410/8 Competenza: ottobre 2025 (dal 01/10/2025 al 31/10/2025)
101 ¦ 14-61/7 INTESTATARIO ¦ 187-288/23 632,11 €
111 ¦ 14-148/9 BAR PASTICCERIA LA TORRE DI
115 ¦ 187-338/8 IMPORTO DA PAGARE entro il 01/12/2025
121 ¦ 14-98/9 BOGLIOLO E C. SNC
136 ¦ 14-53/7 PARTITA IVA ¦ 187-310/11 Scontrino dell'energia
146 ¦ 14-73/9 01533840998
155 ¦ 187-266/8 Quota per consumi ¦ 536-573/8 400,05 €
160 ¦ 14-60/7 SEDE LEGALE
170 ¦ 14-85/9 Piazza Mazzini 3 ¦ 201-298/7 1.956 kWh x 0,204525 €/kWh
181 ¦ 14-101/9 16043 Chiavari (GE)
187 ¦ 201-405/7 di cui spesa per la vendita di energia elettrica 0,153098 €/kWh ¦ 544-573/7 299,46 €
196 ¦ 14-81/7 PUNTO DI PRELIEVO
205 ¦ 14-87/9 IT001E47190365 ¦ 201-411/7 di cui spesa per rete e oneri generali di sistema 0,051426 €/kWh ¦ 544-573/7 100,59 €
220 ¦ 14-90/7 INDIRIZZO FORNITURA ¦ 187-234/8 Quota fissa ¦ 542-573/8 22,17 €
229 ¦ 14-85/9 Piazza Mazzini 3
236 ¦ 201-278/7 1 mese x 22,17 €/mese
240 ¦ 14-101/9 16043 Chiavari (GE)
255 ¦ 14-88/7 TIPOLOGIA DI UTENZA ¦ 201-350/7 di cui spesa per la vendita di energia elettrica ¦ 548-573/7 16,00 €
265 ¦ 14-116/9 Altri usi – BTA6 (BT non
268 ¦ 201-356/7 di cui spesa per rete e oneri generali di sistema ¦ 552-573/7 6,17 €
275 ¦ 14-63/9 domestico)
285 ¦ 187-248/8 Quota potenza ¦ 542-573/8 59,05 €
289 ¦ 14-119/7 POTENZA CONTRATTUALMENTE
298 ¦ 14-52/7 IMPEGNATA
301 ¦ 201-399/7 15 kW x 3,9367 €/kW/mese – rete e oneri generali di sistema
307 ¦ 14-41/9 15 kW
318 ¦ 187-254/8 Energia reattiva ¦ 542-573/8 12,40 €
322 ¦ 14-90/7 POTENZA DISPONIBILE
332 ¦ 14-50/9 16,5 kW ¦ 187-213/8 Accise ¦ 542-573/8 24,45 €
346 ¦ 14-48/7 TENSIONE
352 ¦ 187-272/8 IVA 22% su 518,12 € ¦ 536-573/8 113,99 €
356 ¦ 14-70/9 380 V trifase
371 ¦ 14-104/7 CODICE DESTINATARIO SDI ¦ 187-247/8 Totale bolletta ¦ 536-573/8 632,11 €
381 ¦ 14-56/9 M5UXCR1
395 ¦ 14-102/7 MODALITÀ DI PAGAMENTO ¦ 187-273/11 Box dell'offerta
405 ¦ 14-51/9 RID/SDD
411 ¦ 189-237/7 Denominazione ¦ 335-412/7 VALDORA PMI FLEX 12
424 ¦ 189-232/7 Codice offerta ¦ 335-475/7 001977ENVML02XXVALPMIFLEX12OTT24
436 ¦ 189-232/7 Tipo di prezzo ¦ 335-532/7 Variabile – indicizzato PUN Index GME per fasce (media mensile)
449 ¦ 189-214/7 Formula ¦ 335-434/7 (PUN × 1,10) + 0,012500 €/kWh
462 ¦ 189-277/7 Corrispettivo fisso di vendita ¦ 335-395/7 192,00 €/POD/anno
475 ¦ 189-307/7 Inizio / termine condizioni economiche ¦ 335-412/7 01/11/2024 – 31/10/2026
502 ¦ 187-280/11 Dati sui consumi
514 ¦ 452-461/7 F1 ¦ 487-495/7 F2 ¦ 521-530/7 F3 ¦ 550-570/7 Totale
527 ¦ 189-320/7 Consumo di ottobre 2025 (kWh) – effettivo ¦ 449-461/7 812 ¦ 484-495/7 641 ¦ 518-530/7 503 ¦ 553-570/7 1.956
540 ¦ 189-339/7 Consumo annuo aggiornato al 31/10/2025 (kWh) ¦ 443-461/7 9.871 ¦ 478-495/7 7.402 ¦ 512-530/7 5.567 ¦ 549-570/7 22.840
557 ¦ 187-525/7 La spesa annua sostenuta negli ultimi 12 mesi per la presente fornitura è pari a 6.408,12 € (accise e IVA incluse).
802 ¦ 14-100/6 Valdora Energia & Servizi S.p.A.
808 ¦ 14-129/6 Corso Battaglione Aosta 103, 11100 Aosta
815 ¦ 14-66/6 P.IVA 01207730076
822 ¦ 14-44/6 Foglio 1 / 3
`,
    ),
    ...printed(
      2,
      `
46 ¦ 14-90/19 VALDORA ¦ 187-306/11 Letture del contatore
64 ¦ 189-211/7 Fascia ¦ 250-288/7 30/09/2025 ¦ 350-389/7 31/10/2025 ¦ 463-468/7 K ¦ 499-514/7 kWh ¦ 551-570/7 kvarh
68 ¦ 14-138/19 energia & servizi
76 ¦ 189-197/7 F1 ¦ 250-286/7 061.204 (R) ¦ 350-387/7 062.016 (R) ¦ 464-468/7 1 ¦ 502-514/7 812 ¦ 559-570/7 588
89 ¦ 189-197/7 F2 ¦ 250-286/7 047.730 (R) ¦ 350-387/7 048.371 (R) ¦ 464-468/7 1 ¦ 502-514/7 641 ¦ 559-570/7 402
101 ¦ 14-95/7 SITUAZIONE PAGAMENTI ¦ 189-197/7 F3 ¦ 250-286/7 035.118 (R) ¦ 350-387/7 035.621 (R) ¦ 464-468/7 1 ¦ 502-514/7 503 ¦ 559-570/7 291
111 ¦ 14-53/9 Regolare
119 ¦ 187-465/7 (R) rilevata dal distributore. cosfi medio del mese: 0,84. Potenza massima prelevata 13,8 kW.
126 ¦ 14-87/7 ASSISTENZA IMPRESE
136 ¦ 14-68/9 800 118 390
142 ¦ 187-274/11 Storico 12 mesi
155 ¦ 440-454/5 2.315 ¦ 471-484/5 2.290
163 ¦ 410-423/5 2.080 ¦ 502-515/5 2.028
168 ¦ 532-546/5 1.956
173 ¦ 257-270/5 1.811 ¦ 379-392/5 1.815
177 ¦ 195-209/5 1.688 ¦ 226-239/5 1.702 ¦ 287-300/5 1.745 ¦ 318-331/5 1.690 ¦ 349-362/5 1.720
244 ¦ 198-206/5 nov ¦ 229-236/5 dic ¦ 259-268/5 gen ¦ 290-298/5 feb ¦ 320-329/5 mar ¦ 351-359/5 apr ¦ 381-391/5 mag ¦ 413-420/5 giu ¦ 444-451/5 lug ¦ 473-482/5 ago ¦ 505-512/5 set ¦ 536-542/5 ott
255 ¦ 187-212/5 kWh/mese
283 ¦ 187-321/11 Ripartizione della spesa
299 ¦ 286-309/7 Vendita ¦ 481-508/7 315,46 €
320 ¦ 286-379/7 Rete (inclusa energia reattiva) ¦ 485-508/7 84,03 €
340 ¦ 286-363/7 Oneri generali di sistema ¦ 485-508/7 94,18 €
361 ¦ 286-354/7 Imposte (accise e IVA) ¦ 481-508/7 138,44 €
802 ¦ 14-100/6 Valdora Energia & Servizi S.p.A.
808 ¦ 14-129/6 Corso Battaglione Aosta 103, 11100 Aosta
815 ¦ 14-66/6 P.IVA 01207730076
822 ¦ 14-44/6 Foglio 2 / 3
`,
    ),
    ...printed(
      3,
      `
46 ¦ 14-90/19 VALDORA ¦ 187-304/11 Elementi di dettaglio
64 ¦ 189-206/7 Voce ¦ 425-460/7 Q.tà U.M. ¦ 503-526/7 Prezzo ¦ 555-570/7 Euro
68 ¦ 14-138/19 energia & servizi
76 ¦ 189-325/7 Energia F1 – PUN 0,118420 × 1,10 + 0,0125 ¦ 428-458/7 812 kWh ¦ 497-526/7 0,142762 ¦ 549-570/7 115,92
89 ¦ 189-325/7 Energia F2 – PUN 0,125310 × 1,10 + 0,0125 ¦ 428-458/7 641 kWh ¦ 497-526/7 0,150341 ¦ 553-570/7 96,37
102 ¦ 189-325/7 Energia F3 – PUN 0,102770 × 1,10 + 0,0125 ¦ 428-458/7 503 kWh ¦ 497-526/7 0,125547 ¦ 553-570/7 63,15
115 ¦ 189-238/7 Dispacciamento ¦ 422-458/7 1.956 kWh ¦ 497-526/7 0,009870 ¦ 553-570/7 19,31
127 ¦ 189-258/7 Mercato della capacità ¦ 422-458/7 1.956 kWh ¦ 497-526/7 0,002410 ¦ 557-570/7 4,71
140 ¦ 189-244/7 Corrispettivo fisso ¦ 436-461/7 1 mese ¦ 509-526/7 16,00 ¦ 553-570/7 16,00
153 ¦ 189-252/7 Rete: quota consumi ¦ 422-458/7 1.956 kWh ¦ 497-526/7 0,013540 ¦ 553-570/7 26,48
166 ¦ 189-241/7 Rete: quota fissa ¦ 436-461/7 1 mese ¦ 513-526/7 4,12 ¦ 557-570/7 4,12
178 ¦ 189-251/7 Rete: quota potenza ¦ 432-454/7 15 kW ¦ 505-526/7 2,7350 ¦ 553-570/7 41,03
191 ¦ 189-319/7 Energia reattiva prelevata 50–75% (kvarh) ¦ 422-461/7 1.033 kvarh ¦ 497-526/7 0,012004 ¦ 553-570/7 12,40
204 ¦ 189-291/7 Oneri ASOS/ARIM: quota consumi ¦ 422-458/7 1.956 kWh ¦ 497-526/7 0,037890 ¦ 553-570/7 74,11
217 ¦ 189-243/7 Oneri: quota fissa ¦ 436-461/7 1 mese ¦ 513-526/7 2,05 ¦ 557-570/7 2,05
229 ¦ 189-254/7 Oneri: quota potenza ¦ 432-454/7 15 kW ¦ 505-526/7 1,2010 ¦ 553-570/7 18,02
242 ¦ 189-238/7 Accisa (altri usi) ¦ 422-458/7 1.956 kWh ¦ 505-526/7 0,0125 ¦ 553-570/7 24,45
255 ¦ 189-248/7 Totale imponibile ¦ 547-570/7 518,12
268 ¦ 189-215/7 IVA 22% ¦ 549-570/7 113,99
280 ¦ 189-236/7 Totale fattura ¦ 547-570/7 632,11
802 ¦ 14-100/6 Valdora Energia & Servizi S.p.A.
808 ¦ 14-129/6 Corso Battaglione Aosta 103, 11100 Aosta
815 ¦ 14-66/6 P.IVA 01207730076
822 ¦ 14-44/6 Foglio 3 / 3
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Valdora Energia & Servizi S.p.A.",
      holder: "BAR PASTICCERIA LA TORRE DI BOGLIOLO E C. SNC",
      fiscalCode: "01207730076",
      pod: "IT001E47190365",
      offerCode: "001977ENVML02XXVALPMIFLEX12OTT24",
      offerName: "VALDORA PMI FLEX 12",
      offerExpiry: "2026-10-31",
      pricing: "variable",
      destination: "aziende",
      street: "Piazza Mazzini 3",
      postalCode: "16043",
      city: "Chiavari",
      province: "GE",
      capacityKw: "15",
      annualConsumption: "22840",
      annualF1: "9871",
      annualF2: "7402",
      annualF3: "5567",
      periodStart: "2025-10-01",
      periodEnd: "2025-10-31",
      periodConsumption: "1956",
      sale: "315.46",
      saleFixed: "16",
      unitPrice: "0.153098",
      network: "84.03",
      charges: "94.18",
      excise: "24.45",
      vat: "113.99",
      total: "632.11",
    },
  },
};
