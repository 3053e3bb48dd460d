import { printed, type TestBill } from "../draw-bill.ts";

export const OPIFICIO: TestBill = {
  name: "unseen: a receipt of a business with boxes of capitals",
  marks: [
    ...printed(
      1,
      `
62 ¦ 45-174/17 OPIFICIO ENERGIA
94 ¦ 34-395/7 Opificio Energia S.p.A. · Corso Svizzera 185, 10149 Torino · P.IVA 11420990019 · REA TO-1211774 · Codice destinatario M5UXCR1
116 ¦ 37-127/9 Fattura n. OE-26-10-008817 ¦ 301-454/9 Spett.le TORNERIA FRATELLI AIMONE S.N.C.
128 ¦ 37-116/9 Data emissione 06.11.26 ¦ 301-414/9 Via Pianezza 300, 10151 Torino TO
139 ¦ 37-98/9 Scadenza 26.11.26 ¦ 301-380/9 Partita IVA 08834720014
159 ¦ 41-57/7 P.O.D. ¦ 173-203/7 TIPOLOGIA ¦ 304-350/7 POT. IMPEGNATA ¦ 436-485/7 POT. DISPONIBILE
171 ¦ 41-104/10 IT020E00493175 ¦ 173-245/10 Altri usi BT (BTA5) ¦ 304-328/10 15 kW ¦ 436-466/10 16,5 kW
194 ¦ 41-82/7 PERIODO FATT. ¦ 173-224/7 CONS. FATTURATO ¦ 304-343/7 CONS. ANNUO ¦ 436-490/7 TOTALE DA PAGARE
207 ¦ 41-112/10 01.10.26 - 31.10.26 ¦ 173-213/10 1.684 kWh ¦ 304-349/10 19.450 kWh ¦ 436-468/10 600,20 €
230 ¦ 41-69/7 ANNUO F1 ¦ 173-201/7 ANNUO F2 ¦ 304-332/7 ANNUO F3 ¦ 436-495/7 POT. MAX PRELEVATA
242 ¦ 41-61/10 9.812 ¦ 173-193/10 4.207 ¦ 304-325/10 5.431 ¦ 436-466/10 13,8 kW
277 ¦ 39-128/10 Scontrino dell'energia
295 ¦ 34-49/7 Voce ¦ 387-412/7 Quantità ¦ 473-513/7 Prezzo medio ¦ 547-561/7 Euro
311 ¦ 37-102/9 Quota per consumi ¦ 376-410/9 1.684 kWh ¦ 462-511/9 0,22559 €/kWh ¦ 537-559/9 379,89
329 ¦ 37-185/9 - di cui spesa per la vendita di energia elettrica ¦ 462-511/9 0,16439 €/kWh ¦ 537-559/9 276,83
347 ¦ 37-209/9 - di cui spesa per la rete e gli oneri generali di sistema ¦ 462-511/9 0,06120 €/kWh ¦ 537-559/9 103,06
364 ¦ 37-76/9 Quota fissa ¦ 387-410/9 1 mese ¦ 467-511/9 20,12 €/mese ¦ 541-559/9 20,12
382 ¦ 37-185/9 - di cui spesa per la vendita di energia elettrica ¦ 541-559/9 16,00
400 ¦ 37-209/9 - di cui spesa per la rete e gli oneri generali di sistema ¦ 545-559/9 4,12
418 ¦ 37-87/9 Quota potenza ¦ 390-410/9 15 kW ¦ 459-511/9 4,61 €/kW/mese ¦ 541-559/9 69,15
436 ¦ 37-209/9 - di cui spesa per la rete e gli oneri generali di sistema ¦ 541-559/9 69,15
453 ¦ 37-79/9 Accise e IVA ¦ 537-559/9 128,90
471 ¦ 37-191/9 Altre partite (interessi di mora, fuori campo IVA) ¦ 545-559/9 2,14
488 ¦ 37-105/9 TOTALE BOLLETTA ¦ 537-559/9 600,20
520 ¦ 39-100/10 Box dell'offerta
537 ¦ 34-72/7 Nome offerta ¦ 116-157/7 Codice offerta ¦ 309-329/7 Prezzo ¦ 442-533/7 Validità condizioni economiche
553 ¦ 37-89/9 Opificio Impresa
559 ¦ 118-261/9 010265ENFML03XXOPIMPRESA3TURNI26 ¦ 311-408/9 Fisso a fasce + 192,00 €/anno ¦ 444-521/9 dal 01.01.26 al 31.12.27
565 ¦ 37-94/9 Tre Turni & Fasce
580 ¦ 34-54/7 Fascia ¦ 305-366/7 €/kWh Indicizzazione
595 ¦ 37-45/9 F1 ¦ 295-354/9 0,15120 nessuna
613 ¦ 37-45/9 F2 ¦ 295-354/9 0,15890 nessuna
631 ¦ 37-45/9 F3 ¦ 295-354/9 0,12730 nessuna
`,
    ),
    ...printed(
      2,
      `
58 ¦ 39-106/10 Dettaglio importi
76 ¦ 34-49/7 Voce ¦ 348-375/7 kWh / kW ¦ 430-449/7 Prezzo ¦ 500-514/7 Euro ¦ 551-561/7 IVA
92 ¦ 37-125/9 Energia F1 (perdite incluse) ¦ 361-373/9 874 ¦ 421-447/9 0,15120 ¦ 490-512/9 132,15 ¦ 544-559/9 22%
109 ¦ 37-125/9 Energia F2 (perdite incluse) ¦ 361-373/9 361 ¦ 421-447/9 0,15890 ¦ 494-512/9 57,36 ¦ 544-559/9 22%
127 ¦ 37-125/9 Energia F3 (perdite incluse) ¦ 361-373/9 449 ¦ 421-447/9 0,12730 ¦ 494-512/9 57,16 ¦ 544-559/9 22%
145 ¦ 37-88/9 Dispacciamento ¦ 355-373/9 1.684 ¦ 421-447/9 0,01791 ¦ 494-512/9 30,16 ¦ 544-559/9 22%
163 ¦ 37-105/9 Commercializzazione ¦ 494-512/9 16,00 ¦ 544-559/9 22%
181 ¦ 37-128/9 Totale spesa per la vendita ¦ 490-512/9 292,83
198 ¦ 37-116/9 Totale spesa per la rete ¦ 494-512/9 62,86
216 ¦ 37-144/9 Totale oneri generali di sistema ¦ 490-512/9 113,47
234 ¦ 37-83/9 Accisa altri usi ¦ 355-373/9 1.684 ¦ 421-447/9 0,01250 ¦ 494-512/9 21,05 ¦ 544-559/9 22%
251 ¦ 37-149/9 Energia reattiva F1, F2 (cos 0,97) ¦ 369-373/9 0 ¦ 498-512/9 0,00
269 ¦ 37-83/9 Imponibile IVA ¦ 490-512/9 490,21
287 ¦ 37-64/9 IVA 22% ¦ 490-512/9 107,85
318 ¦ 39-168/10 Prelievi per mese e fascia (kWh)
335 ¦ 34-50/7 Mese ¦ 260-267/7 F1 ¦ 322-329/7 F2 ¦ 384-391/7 F3 ¦ 456-474/7 Totale ¦ 538-561/7 kW max
352 ¦ 37-69/9 Agosto 26 ¦ 253-265/9 402 ¦ 315-327/9 198 ¦ 377-389/9 377 ¦ 460-472/9 977 ¦ 549-559/9 9,1
369 ¦ 37-80/9 Settembre 26 ¦ 253-265/9 881 ¦ 315-327/9 370 ¦ 377-389/9 452 ¦ 454-472/9 1.703 ¦ 545-559/9 14,2
387 ¦ 37-71/9 Ottobre 26 ¦ 253-265/9 874 ¦ 315-327/9 361 ¦ 377-389/9 449 ¦ 454-472/9 1.684 ¦ 545-559/9 13,8
418 ¦ 39-97/10 Estratto conto
435 ¦ 34-55/7 Fattura ¦ 148-171/7 Periodo ¦ 305-336/7 Euro Stato
451 ¦ 37-94/9 OE-26-09-007904 ¦ 150-213/9 01.09.26 - 30.09.26 ¦ 295-380/9 683,40 pagata il 23.10.26
469 ¦ 37-94/9 OE-26-08-006991 ¦ 150-213/9 01.08.26 - 31.08.26 ¦ 295-452/9 452,18 pagata il 19.10.26 (in ritardo di 23 giorni)
500 ¦ 39-150/10 Dicono di noi / informazioni
517 ¦ 301-558/7 Offerta del mese: Opificio Sole PPA, 0,1190 €/kWh fino al 31.12.30, per consumi oltre 100.000
524 ¦ 34-293/7 «Con Opificio il nostro panificio (30 kW, 58.200 kWh annui) ha risparmiato 1.940 € in un anno.»
526 ¦ 301-316/7 kWh.
534 ¦ 34-99/7 Pane&Pane S.r.l., Ivrea.
544 ¦ 301-559/7 Distributore: Ireti S.p.A., guasti 800 910 101. Split payment: no. Fattura di cortesia, l'originale è
554 ¦ 301-494/7 disponibile nel cassetto fiscale. Privacy: dpo@opificioenergia.example.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Opificio Energia S.p.A.",
      holder: "TORNERIA FRATELLI AIMONE S.N.C.",
      pod: "IT020E00493175",
      offerCode: "010265ENFML03XXOPIMPRESA3TURNI26",
      offerName: "Opificio Impresa Tre Turni & Fasce",
      offerExpiry: "2027-12-31",
      pricing: "fixed",
      destination: "aziende",
      street: "Via Pianezza 300",
      postalCode: "10151",
      city: "Torino",
      province: "TO",
      capacityKw: "15",
      annualConsumption: "19450",
      annualF1: "9812",
      annualF2: "4207",
      annualF3: "5431",
      periodStart: "2026-10-01",
      periodEnd: "2026-10-31",
      periodConsumption: "1684",
      sale: "292.83",
      saleFixed: "16",
      unitPrice: "0.16439",
      network: "62.86",
      charges: "113.47",
      excise: "21.05",
      vat: "107.85",
      total: "600.2",
    },
  },
};
