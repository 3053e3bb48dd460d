import { printed, type TestBill } from "../draw-bill.ts";

export const TICINELLA: TestBill = {
  name: "fifth: an older dual bill, electricity on the first page and gas on the second",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/15 TICINELLA ENERGIA
53 ¦ 40/8 Ticinella Energia S.r.l. - Corso Garibaldi 71, 27100 Pavia (PV)
63 ¦ 40/8 Codice fiscale e partita IVA 02831904764
40 ¦ 400/8 Bolletta unica luce e gas
52 ¦ 400/8 n. 24/1180366
64 ¦ 400/8 del 15 aprile 2024
92 ¦ 40/8 Intestata a ¦ 220/8 Codice fiscale ¦ 400/8 Codice cliente
104 ¦ 40/10 Teresa Maggi ¦ 220/10 MGGTRS60M56G388V ¦ 400/10 TE-30918
118 ¦ 40/8 Via Olevano 14, 27100 Pavia (PV)
144 ¦ 40/10 Energia elettrica ¦ >300/10 € 127,64
158 ¦ 40/10 Gas naturale ¦ >300/10 € 246,98
174 ¦ 40/12 Totale da pagare ¦ >300/12 € 374,62 ¦ 340/10 entro il 6 maggio 2024
200 ¦ 40/11 ENERGIA ELETTRICA
216 ¦ 40/8 POD: IT001E22847150 ¦ 220/8 Uso domestico residente ¦ 400/8 Potenza impegnata: 4,5 kW
228 ¦ 40/8 Fornitura: Via Olevano 14, 27100 Pavia (PV) ¦ 400/8 Potenza disponibile: 5 kW
240 ¦ 40/8 Offerta: Insieme Luce ¦ 220/8 Prezzo variabile (PUN + 0,0130 €/kWh) ¦ 400/8 Valida fino al 30/06/2024
252 ¦ 40/8 Codice offerta: 064415ESVML01XXINSIEMELUCEPUN023 ¦ 400/8 Consumo annuo: 2.217 kWh
264 ¦ 40/8 Periodo: 1 febbraio 2024 - 31 marzo 2024 ¦ 400/8 Consumo fatturato: 372 kWh
284 ¦ 40/9 Spesa per la materia energia ¦ >550/9 59,61
296 ¦ 60/8 quota energia ¦ >330/8 372 kWh ¦ >440/8 0,109640 €/kWh ¦ >500/8 40,79
307 ¦ 60/8 dispacciamento ¦ >330/8 372 kWh ¦ >440/8 0,010270 €/kWh ¦ >500/8 3,82
318 ¦ 60/8 quota fissa ¦ >330/8 2 mesi ¦ >440/8 7,500000 €/mese ¦ >500/8 15,00
332 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >550/9 24,39
344 ¦ 60/8 quota energia ¦ >330/8 372 kWh ¦ >440/8 0,010580 €/kWh ¦ >500/8 3,94
355 ¦ 60/8 quota fissa ¦ >330/8 2 mesi ¦ >440/8 1,840000 €/mese ¦ >500/8 3,68
366 ¦ 60/8 quota potenza ¦ >330/8 4,5 kW x 2 mesi ¦ >440/8 1,863300 €/kW/mese ¦ >500/8 16,77
380 ¦ 40/9 Spesa per oneri di sistema ¦ >330/8 372 kWh ¦ >440/8 0,029208 €/kWh ¦ >550/9 10,87
394 ¦ 40/9 Accisa ¦ >330/8 372 kWh ¦ >440/8 0,022700 €/kWh ¦ >550/9 8,44
408 ¦ 40/9 IVA 10% ¦ >330/8 imponibile 103,31 ¦ >550/9 10,33
422 ¦ 40/9 Canone RAI febbraio e marzo ¦ >550/9 14,00
438 ¦ 40/9 Totale energia elettrica ¦ >550/9 127,64
464 ¦ 40/8 Lettura del 31/01/2024: 31.447 (effettiva) ¦ 300/8 Lettura del 31/03/2024: 31.819 (effettiva)
476 ¦ 40/8 Contatore monorario, matricola 11E5C5 118 204 770 ¦ 300/8 Stesso periodo 2023: 388 kWh
500 ¦ 40/8 Bimestre (kWh) ¦ 130/8 apr-mag 359 ¦ 210/8 giu-lug 402 ¦ 290/8 ago-set 341 ¦ 370/8 ott-nov 355 ¦ 450/8 dic-gen 388
530 ¦ 40/8 Hai domande? 0382 555 060 oppure clienti@ticinella.example. Segnalazione guasti elettrici: 800 990 220 (Linea Lomellina).
542 ¦ 40/8 Pagamenti: le bollette emesse prima di questa risultano saldate. Ultimo pagamento ricevuto: € 431,08 il 7 marzo 2024.
800 ¦ >555/7 pagina 1 di 2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Ticinella Energia S.r.l. - Bolletta unica n. 24/1180366 del 15 aprile 2024
70 ¦ 40/11 GAS NATURALE
86 ¦ 40/8 PDR: 00393100441582 ¦ 220/8 Uso domestico: cottura e riscaldamento ¦ 400/8 Classe contatore: G4
98 ¦ 40/8 Fornitura: Via Olevano 14, 27100 Pavia (PV) ¦ 400/8 Consumo annuo: 948 Smc
110 ¦ 40/8 Offerta: Insieme Gas ¦ 220/8 Prezzo variabile (PSV + 0,1100 €/Smc) ¦ 400/8 Valida fino al 30/06/2024
122 ¦ 40/8 Codice offerta: 064415GSVML01XXINSIEMEGASPSV0023 ¦ 400/8 Consumo fatturato: 260 Smc
134 ¦ 40/8 Periodo: 1 febbraio 2024 - 31 marzo 2024
154 ¦ 40/9 Spesa per la materia gas naturale ¦ >550/9 129,09
166 ¦ 60/8 quota energia ¦ >330/8 260 Smc ¦ >440/8 0,417300 €/Smc ¦ >500/8 108,50
177 ¦ 60/8 oneri di approvvigionamento ¦ >330/8 260 Smc ¦ >440/8 0,021500 €/Smc ¦ >500/8 5,59
188 ¦ 60/8 quota fissa ¦ >330/8 2 mesi ¦ >440/8 7,500000 €/mese ¦ >500/8 15,00
202 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >550/9 38,88
214 ¦ 60/8 quota energia ¦ >330/8 260 Smc ¦ >440/8 0,108730 €/Smc ¦ >500/8 28,27
225 ¦ 60/8 quota fissa ¦ >330/8 2 mesi ¦ >440/8 5,305000 €/mese ¦ >500/8 10,61
239 ¦ 40/9 Spesa per oneri di sistema ¦ >550/9 8,25
251 ¦ 60/8 quota energia ¦ >330/8 260 Smc ¦ >440/8 0,031040 €/Smc ¦ >500/8 8,07
262 ¦ 60/8 quota fissa ¦ >330/8 2 mesi ¦ >440/8 0,090000 €/mese ¦ >500/8 0,18
276 ¦ 40/9 Accisa ¦ >330/8 260 Smc ¦ >440/8 0,175000 €/Smc ¦ >550/9 45,50
290 ¦ 40/9 IVA 10% ¦ >330/8 imponibile 195,93 ¦ >550/9 19,59
304 ¦ 40/9 IVA 22% ¦ >330/8 imponibile 25,79 ¦ >550/9 5,67
320 ¦ 40/9 Totale gas naturale ¦ >550/9 246,98
346 ¦ 40/8 Lettura del 31/01/2024: 4.018 mc (effettiva) ¦ 300/8 Lettura del 31/03/2024: 4.272 mc (stimata)
358 ¦ 40/8 Differenza 254 mc x coefficiente C 1,022920 = 260 Smc ¦ 300/8 PCS 0,038520 GJ/Smc
370 ¦ 40/8 Consumi da inizio anno: 425 Smc ¦ 300/8 Stesso periodo 2023: 281 Smc
396 ¦ 40/8 Bimestre (Smc) ¦ 130/8 apr-mag 96 ¦ 210/8 giu-lug 42 ¦ 290/8 ago-set 38 ¦ 370/8 ott-nov 184 ¦ 450/8 dic-gen 328
426 ¦ 40/9 Note
440 ¦ 40/8 La lettura del gas del 31/03/2024 è stimata: l'eventuale differenza sarà conguagliata nella prossima bolletta.
452 ¦ 40/8 Il PUN medio dei mesi fatturati, con le perdite di rete, e il PSV medio sono pubblicati sul nostro sito.
464 ¦ 40/8 Pronto intervento gas: 800 553 011 (Lomellina Reti Gas S.r.l., Via Dante 4, 27029 Vigevano PV)
490 ¦ 40/7 Spesa per la materia energia e per la materia gas naturale: le attività di acquisto e vendita svolte dal fornitore.
500 ¦ 40/7 Spesa per il trasporto e la gestione del contatore: le attività che consegnano l'energia ai clienti finali e la lettura dei contatori.
510 ¦ 40/7 Oneri di sistema: i costi di attività di interesse generale per il sistema elettrico e del gas.
800 ¦ >555/7 pagina 2 di 2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Ticinella Energia S.r.l.",
      holder: "Teresa Maggi",
      fiscalCode: "MGGTRS60M56G388V",
      pod: "IT001E22847150",
      offerCode: "064415ESVML01XXINSIEMELUCEPUN023",
      offerName: "Insieme Luce",
      offerExpiry: "2024-06-30",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Olevano 14",
      postalCode: "27100",
      city: "Pavia",
      province: "PV",
      capacityKw: "4.5",
      annualConsumption: "2217",
      periodStart: "2024-02-01",
      periodEnd: "2024-03-31",
      periodConsumption: "372",
      sale: "59.61",
      saleFixed: "15",
      network: "24.39",
      charges: "10.87",
      excise: "8.44",
      vat: "10.33",
      televisionFee: "14",
      total: "127.64",
    },
    gas: {
      supplier: "Ticinella Energia S.r.l.",
      holder: "Teresa Maggi",
      fiscalCode: "MGGTRS60M56G388V",
      pdr: "00393100441582",
      offerCode: "064415GSVML01XXINSIEMEGASPSV0023",
      offerName: "Insieme Gas",
      offerExpiry: "2024-06-30",
      pricing: "variable",
      destination: "privati",
      street: "Via Olevano 14",
      postalCode: "27100",
      city: "Pavia",
      province: "PV",
      annualConsumption: "948",
      periodStart: "2024-02-01",
      periodEnd: "2024-03-31",
      periodConsumption: "260",
      sale: "129.09",
      saleFixed: "15",
      network: "38.88",
      charges: "8.25",
      excise: "45.5",
      vat: "25.26",
      total: "246.98",
    },
  },
};
