import { printed, type TestBill } from "../draw-bill.ts";

export const NORDEST: TestBill = {
  name: "unseen: an older gas bill with an offer code of its seller's own",
  marks: [
    ...printed(
      1,
      `
40 ¦ 444-562/9 BOLLETTA GAS NATURALE
52 ¦ 34-162/20 Nordest Metano
53 ¦ 447-562/7 Servizio di fornitura sul mercato libero
82 ¦ 34-147/9 DATI DELLA FORNITURA ¦ 329-359/9 Spett. le
94 ¦ 34-146/9 Numero cliente: 0071 882 641 ¦ 329-424/9 ZANON GIANFRANCO
106 ¦ 34-175/9 Intestatario: ZANON GIANFRANCO ¦ 329-432/9 VIA RIVA DEL GRAPPA 8
119 ¦ 34-180/9 Codice fiscale: ZNNGFR49C14C111W ¦ 329-479/9 31033 CASTELFRANCO VENETO TV
131 ¦ 34-236/9 Indirizzo fornitura: VIA RIVA DEL GRAPPA 8, 31033
144 ¦ 34-159/9 CASTELFRANCO VENETO TV
156 ¦ 34-149/9 Codice PDR: 15382000119406
169 ¦ 34-149/9 Tipologia contratto: Domestico
181 ¦ 34-251/9 Categoria d'uso: Riscaldamento individuale + uso cottura e
193 ¦ 34-95/9 produzione ACS
205 ¦ 34-199/9 Matricola misuratore: 33820051 - Classe G4
218 ¦ 34-127/9 Codice REMI: 34478801
230 ¦ 34-165/9 Coefficiente correttivo C: 1,020000
243 ¦ 34-121/9 PCS: 0,038910 GJ/Smc
256 ¦ 34-180/9 Offerta: METANO CASA VARIABILE
268 ¦ 34-149/9 Codice offerta: NMV-GV-0324
304 ¦ 43-145/9 FATTURA N. 0250318874 ¦ 388-481/9 TOTALE DA PAGARE
316 ¦ 43-106/9 DEL 12/03/2025
328 ¦ 43-183/9 PERIODO: 01/01/2025 - 28/02/2025
327 ¦ 400-470/20 381,06 €
341 ¦ 43-141/9 SCADENZA: 01/04/2025
373 ¦ 39-202/9 SINTESI DEGLI IMPORTI FATTURATI
394 ¦ 37-158/9 Spesa per la materia gas naturale ¦ 526-558/9 213,29 €
411 ¦ 37-214/9 Spesa per il trasporto e la gestione del contatore ¦ 530-558/9 64,34 €
427 ¦ 37-133/9 Spesa per oneri di sistema ¦ 535-558/9 9,98 €
443 ¦ 37-116/9 Totale imposte e IVA ¦ 530-558/9 93,45 €
459 ¦ 37-94/9 Totale bolletta ¦ 526-558/9 381,06 €
485 ¦ 39-83/9 CONSUMI ¦ 313-356/9 LETTURE
505 ¦ 34-220/9 Consumo fatturato nel periodo: 357 Smc (350 mc)
506 ¦ 311-353/9 31/12/2024 ¦ 402-430/9 rilevata ¦ 524-558/9 7.702 mc
517 ¦ 34-138/9 Consumo annuo: 1.248 Smc
522 ¦ 311-353/9 31/01/2025 ¦ 402-442/9 autolettura ¦ 524-558/9 7.887 mc
529 ¦ 34-213/9 Costo medio unitario della bolletta: 1,067 €/Smc
541 ¦ 34-278/9 Costo medio unitario della spesa per la materia gas naturale: 0,597
538 ¦ 311-353/9 28/02/2025 ¦ 402-429/9 stimata ¦ 524-558/9 8.052 mc
554 ¦ 34-57/9 €/Smc
572 ¦ 34-548/7 Pagamenti precedenti: regolari. Pronto intervento fughe gas (AP Reti Gas): 800 984 040, 24 h. Reclami: Nordest Metano Vendita S.r.l., Borgo Treviso 40, 31033 Castelfranco
582 ¦ 34-130/7 Veneto. Assistenza 800 904 199.
610 ¦ 34-426/7 Nordest Metano Vendita S.r.l. a socio unico - Borgo Treviso 40 - 31033 Castelfranco Veneto (TV) - cap. soc. 1.000.000 € i.v. - P.IVA 04099330269
`,
    ),
    ...printed(
      2,
      `
52 ¦ 39-93/9 DETTAGLIO
73 ¦ 37-212/9 Materia prima gas gennaio 2025 (PSV + 0,080) ¦ 394-426/9 189 Smc ¦ 466-500/9 0,546200 ¦ 533-558/9 103,23
88 ¦ 37-213/9 Materia prima gas febbraio 2025 (PSV + 0,080) ¦ 394-426/9 168 Smc ¦ 466-500/9 0,571800 ¦ 537-558/9 96,06
105 ¦ 37-118/9 Quota fissa di vendita ¦ 402-426/9 2 mesi ¦ 466-500/9 7,000000 ¦ 537-558/9 14,00
121 ¦ 37-145/9 Totale materia gas naturale ¦ 533-558/9 213,29
137 ¦ 37-215/9 Trasporto, distribuzione, misura: quota variabile ¦ 394-426/9 357 Smc ¦ 466-500/9 0,146550 ¦ 537-558/9 52,32
153 ¦ 37-166/9 Distribuzione e misura: quota fissa ¦ 402-426/9 2 mesi ¦ 466-500/9 6,010000 ¦ 537-558/9 12,02
169 ¦ 37-194/9 Totale trasporto e gestione del contatore ¦ 537-558/9 64,34
186 ¦ 37-157/9 Oneri di sistema: quota variabile ¦ 394-426/9 357 Smc ¦ 466-500/9 0,027960 ¦ 542-558/9 9,98
202 ¦ 37-110/9 Accisa 1° scaglione ¦ 394-426/9 120 Smc ¦ 466-500/9 0,044000 ¦ 542-558/9 5,28
218 ¦ 37-110/9 Accisa 2° scaglione ¦ 394-426/9 237 Smc ¦ 466-500/9 0,175000 ¦ 537-558/9 41,48
234 ¦ 37-119/9 Addizionale regionale ¦ 394-426/9 357 Smc ¦ 466-500/9 0,025800 ¦ 542-558/9 9,21
250 ¦ 37-151/9 IVA 10% su imponibile 317,56 ¦ 537-558/9 31,76
266 ¦ 37-147/9 IVA 22% su imponibile 26,02 ¦ 542-558/9 5,72
283 ¦ 37-119/9 Totale imposte e IVA ¦ 537-558/9 93,45
308 ¦ 39-188/9 ANDAMENTO DEI CONSUMI (Smc)
338 ¦ 448-458/7 268
355 ¦ 403-413/7 198
358 ¦ 492-502/7 189
364 ¦ 536-546/7 168
370 ¦ 49-59/7 142
384 ¦ 95-102/7 83
381 ¦ 361-368/7 94
395 ¦ 139-146/7 36
398 ¦ 184-191/7 21 ¦ 228-235/7 16 ¦ 316-323/7 22
400 ¦ 272-279/7 11
412 ¦ 49-60/7 mar ¦ 94-103/7 apr ¦ 137-149/7 mag ¦ 183-191/7 giu ¦ 227-236/7 lug ¦ 271-281/7 ago ¦ 316-324/7 set ¦ 361-368/7 ott ¦ 403-413/7 nov ¦ 448-457/7 dic ¦ 492-502/7 gen ¦ 537-545/7 feb
436 ¦ 39-99/9 BOLLETTINO
460 ¦ 34-533/9 C/C postale 10889918 - TD 896 - € 381,06 - NORDEST METANO VENDITA S.R.L. - 000250318874019288 - scadenza 01/04/2025
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Nordest Metano Vendita S.r.l.",
      holder: "ZANON GIANFRANCO",
      pdr: "15382000119406",
      offerCode: "NMV-GV-0324",
      offerName: "METANO CASA VARIABILE",
      pricing: "variable",
      destination: "privati",
      street: "VIA RIVA DEL GRAPPA 8",
      postalCode: "31033",
      city: "CASTELFRANCO VENETO",
      province: "TV",
      annualConsumption: "1248",
      periodStart: "2025-01-01",
      periodEnd: "2025-02-28",
      periodConsumption: "357",
      sale: "213.29",
      saleFixed: "14",
      unitPrice: "0.558235",
      network: "64.34",
      charges: "9.98",
      excise: "55.97",
      vat: "37.48",
      total: "381.06",
    },
  },
};
