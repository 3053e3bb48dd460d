import { printed, type TestBill } from "../draw-bill.ts";

export const LUMERA_FLEX: TestBill = {
  name: "unseen: a receipt beside a column whose bands stand above their figures",
  marks: [
    ...printed(
      1,
      `
58 ¦ 37-115/25 lumera
76 ¦ 37-454/8 Lumera Energia S.p.A. - Via Stalingrado 114, 40128 Bologna - P.IVA 03617291202 - Capitale sociale € 2.500.000 i.v.
101 ¦ 334-364/9 Gentile
114 ¦ 334-446/9 ORNELLA TAGLIAFERRI
124 ¦ 48-115/9 Dati del cliente
127 ¦ 334-438/9 VIA ANDREA COSTA 87
139 ¦ 48-90/8 Intestatario
140 ¦ 334-426/9 40134 BOLOGNA BO
151 ¦ 48-148/8 ORNELLA TAGLIAFERRI
167 ¦ 48-101/8 Codice fiscale
173 ¦ 221-372/13 La tua bolletta della luce
178 ¦ 48-133/8 TGLRLL68E54A944G
195 ¦ 48-101/8 Codice cliente
196 ¦ 221-400/9 Bolletta n. 2025/L/0884127 del 12/11/2025
206 ¦ 48-100/8 3008 417 265
209 ¦ 221-427/9 Periodo di fatturazione: 01/09/2025 - 31/10/2025
229 ¦ 48-132/9 Dati della fornitura
245 ¦ 48-122/8 Indirizzo di fornitura
241 ¦ 224-336/15 Totale da pagare ¦ 498-556/15 138,59 €
256 ¦ 48-158/8 Via Andrea Costa 87, 40134
263 ¦ 224-302/9 entro il 02/12/2025 ¦ 442-556/9 Addebito su conto corrente
268 ¦ 48-103/8 Bologna (BO)
284 ¦ 48-95/8 Codice POD
295 ¦ 48-113/8 IT001E48173062 ¦ 221-357/13 Scontrino dell'energia
312 ¦ 48-109/8 Tipologia cliente
313 ¦ 224-310/9 Quota per consumi ¦ 374-413/9 386 kWh ¦ 431-502/9 0,190259 €/kWh ¦ 524-556/9 73,44 €
323 ¦ 48-132/8 Domestico residente
332 ¦ 235-348/8 di cui vendita energia elettrica ¦ 440-502/8 0,146710 €/kWh ¦ 528-556/8 56,63 €
339 ¦ 48-121/8 Potenza impegnata
351 ¦ 48-75/8 3,0 kW ¦ 235-333/8 di cui rete e oneri generali ¦ 440-502/8 0,043549 €/kWh ¦ 528-556/8 16,81 €
367 ¦ 48-122/8 Potenza disponibile
371 ¦ 224-276/9 Quota fissa ¦ 383-413/9 2 mesi ¦ 443-502/9 11,27 €/mese ¦ 524-556/9 22,54 €
378 ¦ 48-75/8 3,3 kW
394 ¦ 48-82/8 Tensione
391 ¦ 235-348/8 di cui vendita energia elettrica ¦ 455-502/8 9,35 €/mese ¦ 528-556/8 18,70 €
406 ¦ 48-120/8 230 V - monofase
409 ¦ 235-333/8 di cui rete e oneri generali ¦ 455-502/8 1,92 €/mese ¦ 532-556/8 3,84 €
421 ¦ 48-79/8 Mercato
433 ¦ 48-74/8 Libero
430 ¦ 224-290/9 Quota potenza ¦ 391-413/9 3 kW ¦ 431-502/9 1,95 €/kW/mese ¦ 524-556/9 11,70 €
449 ¦ 48-109/8 Data attivazione ¦ 235-311/8 rete e oneri generali ¦ 528-556/8 11,70 €
460 ¦ 48-91/8 01/04/2024
470 ¦ 224-254/9 Accise ¦ 530-556/9 1,95 €
484 ¦ 48-123/9 Consumo annuo
490 ¦ 224-260/9 IVA 10% ¦ 401-502/9 su imponibile 109,63 € ¦ 524-556/9 10,96 €
499 ¦ 48-158/8 dal 01/11/2024 al 31/10/2025
511 ¦ 48-90/8 2.417 kWh ¦ 224-349/9 Canone di abbonamento TV ¦ 524-556/9 18,00 €
527 ¦ 48-58/8 F1
534 ¦ 224-328/11 TOTALE BOLLETTA ¦ 513-556/11 138,59 €
538 ¦ 48-83/8 781 kWh
554 ¦ 48-58/8 F2
566 ¦ 48-83/8 722 kWh
582 ¦ 48-58/8 F3
593 ¦ 48-83/8 914 kWh
617 ¦ 48-84/9 Contatti
633 ¦ 48-102/8 Servizio clienti
644 ¦ 48-95/8 800 117 440
660 ¦ 48-138/8 Guasti (E-Distribuzione)
671 ¦ 48-79/8 803 500
688 ¦ 48-101/8 Reclami scritti
699 ¦ 48-150/8 reclami@lumera.example
`,
    ),
    ...printed(
      2,
      `
70 ¦ 49-117/13 Box offerta
94 ¦ 49-191/9 Nome offerta: Lumera Flex Casa
107 ¦ 49-304/9 Codice offerta: 002914ESVML01XX0000000LUMFLEXC24
120 ¦ 49-176/9 Tipologia di prezzo: variabile
133 ¦ 49-254/9 Scadenza condizioni economiche: 31/03/2026
145 ¦ 49-518/9 Prezzo per consumi: PUN Index GME (per fasce F1, F2, F3) + 0,016500 €/kWh, perdite di rete 10% comprese
158 ¦ 49-203/9 Quota fissa vendita: 114,00 €/anno
172 ¦ 49-518/9 Modalità di aggiornamento: mensile. Il valore massimo dell'indice negli ultimi 12 mesi è stato 0,150360 €/kWh
184 ¦ 49-116/9 (febbraio 2025).
224 ¦ 37-118/13 Le tue letture
250 ¦ 40-58/8 Data ¦ 223-241/8 Tipo ¦ 401-410/8 F1 ¦ 467-477/8 F2 ¦ 546-556/8 F3
268 ¦ 40-82/8 31/08/2025 ¦ 223-251/8 rilevata ¦ 389-410/8 8.412 ¦ 456-477/8 7.906 ¦ 530-556/8 10.044
286 ¦ 40-82/8 30/09/2025 ¦ 223-251/8 rilevata ¦ 389-410/8 8.473 ¦ 456-477/8 7.963 ¦ 530-556/8 10.115
304 ¦ 40-82/8 31/10/2025 ¦ 223-251/8 rilevata ¦ 389-410/8 8.539 ¦ 456-477/8 8.021 ¦ 530-556/8 10.188
322 ¦ 40-159/8 Consumo del periodo: 386 kWh ¦ 396-410/8 127 ¦ 463-477/8 115 ¦ 542-556/8 144
352 ¦ 37-207/13 Potenza massima prelevata
379 ¦ 40-61/8 Mese ¦ 543-556/8 kW
397 ¦ 40-99/8 settembre 2025 ¦ 539-556/8 2,71
415 ¦ 40-87/8 ottobre 2025 ¦ 539-556/8 2,94
445 ¦ 37-160/13 Stato dei pagamenti
470 ¦ 37-557/9 Alla data di emissione i pagamenti delle bollette precedenti risultano regolari. In caso di ritardo si applicano interessi di mora
483 ¦ 37-261/9 pari al tasso BCE maggiorato di 3,5 punti percentuali.
510 ¦ 37-207/13 Mix energetico del fornitore
537 ¦ 40-63/8 Fonte ¦ 391-410/8 2023 ¦ 537-556/8 2024
554 ¦ 40-81/8 Rinnovabili ¦ 381-410/8 41,20% ¦ 527-556/8 44,87%
572 ¦ 40-72/8 Carbone ¦ 386-410/8 5,10% ¦ 532-556/8 3,41%
590 ¦ 40-88/8 Gas naturale ¦ 381-410/8 46,30% ¦ 527-556/8 45,02%
608 ¦ 40-75/8 Altre fonti ¦ 386-410/8 7,40% ¦ 532-556/8 6,70%
`,
    ),
    ...printed(
      3,
      `
57 ¦ 37-164/13 Elementi di dettaglio
84 ¦ 40-59/8 Voce ¦ 280-301/8 Unità ¦ 359-393/8 Quantità ¦ 430-491/8 Prezzo unitario ¦ 517-556/8 Importo €
102 ¦ 40-172/8 Energia attiva settembre 2025 - F1 ¦ 280-297/8 kWh ¦ 384-393/8 61 ¦ 455-491/8 0,131940 ¦ 539-556/8 8,05
120 ¦ 40-172/8 Energia attiva settembre 2025 - F2 ¦ 280-297/8 kWh ¦ 384-393/8 57 ¦ 455-491/8 0,135210 ¦ 539-556/8 7,71
137 ¦ 40-172/8 Energia attiva settembre 2025 - F3 ¦ 280-297/8 kWh ¦ 384-393/8 71 ¦ 455-491/8 0,118370 ¦ 539-556/8 8,40
155 ¦ 40-161/8 Energia attiva ottobre 2025 - F1 ¦ 280-297/8 kWh ¦ 384-393/8 66 ¦ 455-491/8 0,138520 ¦ 539-556/8 9,14
173 ¦ 40-161/8 Energia attiva ottobre 2025 - F2 ¦ 280-297/8 kWh ¦ 384-393/8 58 ¦ 455-491/8 0,134160 ¦ 539-556/8 7,78
191 ¦ 40-161/8 Energia attiva ottobre 2025 - F3 ¦ 280-297/8 kWh ¦ 384-393/8 73 ¦ 455-491/8 0,112940 ¦ 539-556/8 8,24
209 ¦ 40-194/8 Dispacciamento e mercato della capacità ¦ 280-297/8 kWh ¦ 379-393/8 386 ¦ 455-491/8 0,018930 ¦ 539-556/8 7,31
226 ¦ 40-173/8 Quota fissa di commercializzazione ¦ 280-298/8 mesi ¦ 389-393/8 2 ¦ 455-491/8 9,500000 ¦ 535-556/8 19,00
244 ¦ 40-117/8 Componente DISPbt ¦ 280-298/8 mesi ¦ 389-393/8 2 ¦ 453-491/8 -0,150000 ¦ 537-556/8 -0,30
262 ¦ 40-198/8 Rete e oneri generali - quota per consumi ¦ 280-297/8 kWh ¦ 379-393/8 386 ¦ 455-491/8 0,043540 ¦ 535-556/8 16,81
280 ¦ 40-169/8 Rete e oneri generali - quota fissa ¦ 280-298/8 mesi ¦ 389-393/8 2 ¦ 455-491/8 1,920000 ¦ 539-556/8 3,84
298 ¦ 40-182/8 Rete e oneri generali - quota potenza ¦ 280-315/8 kW/mese ¦ 389-393/8 6 ¦ 455-491/8 1,950000 ¦ 535-556/8 11,70
316 ¦ 40-131/8 Accisa (esenti 300 kWh) ¦ 280-297/8 kWh ¦ 384-393/8 86 ¦ 455-491/8 0,022700 ¦ 539-556/8 1,95
334 ¦ 40-53/8 IVA ¦ 280-287/8 % ¦ 384-393/8 10 ¦ 535-556/8 10,96
352 ¦ 40-197/8 Canone TV rate settembre e ottobre 2025 ¦ 280-295/8 rate ¦ 389-393/8 2 ¦ 455-491/8 9,000000 ¦ 535-556/8 18,00
382 ¦ 37-141/13 Informazioni utili
406 ¦ 37-555/9 Spesa annua sostenuta dal 01/11/2024 al 31/10/2025 (IVA e imposte incluse, canone escluso): 742,18 €. Per confrontare le
419 ¦ 37-482/9 offerte visita il Portale Offerte di ARERA. Lo Sportello per il consumatore risponde al numero 800 166 654.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Lumera Energia S.p.A.",
      holder: "ORNELLA TAGLIAFERRI",
      fiscalCode: "TGLRLL68E54A944G",
      pod: "IT001E48173062",
      offerCode: "002914ESVML01XX0000000LUMFLEXC24",
      offerName: "Lumera Flex Casa",
      offerExpiry: "2026-03-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Andrea Costa 87",
      postalCode: "40134",
      city: "Bologna",
      province: "BO",
      capacityKw: "3",
      annualConsumption: "2417",
      annualF1: "781",
      annualF2: "722",
      annualF3: "914",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "386",
      sale: "75.33",
      saleFixed: "18.7",
      unitPrice: "0.14671",
      network: "32.35",
      excise: "1.95",
      vat: "10.96",
      televisionFee: "18",
      total: "138.59",
    },
  },
};
