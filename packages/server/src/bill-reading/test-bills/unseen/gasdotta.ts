import { printed, type TestBill } from "../draw-bill.ts";

export const GASDOTTA: TestBill = {
  name: "unseen: an older gas bill that tells of the receipt to come",
  marks: [
    ...printed(
      1,
      `
28 ¦ 468-561/7 BOLLETTA GAS NATURALE
37 ¦ 34-106/19 Gasdotta
38 ¦ 516-561/7 Mercato libero
94 ¦ 411-484/7 IL SUO CONTRATTO
108 ¦ 411-441/7 Cliente n. ¦ 488-528/7 1004471902
121 ¦ 411-449/7 Contratto n. ¦ 488-528/7 3002281765
127 ¦ 190-220/8 Egr. Sig.
134 ¦ 411-447/7 Intestatario ¦ 488-545/7 Ferrarini Gianluca
138 ¦ 190-276/8 FERRARINI GIANLUCA
149 ¦ 190-275/8 VIA CARLO ZUCCHI 51
147 ¦ 411-449/7 Cod. fiscale ¦ 488-560/7 FRRGLC61S03H223C
160 ¦ 190-308/8 42122 REGGIO NELL'EMILIA RE ¦ 411-442/7 Fattura n. ¦ 488-547/7 412503118270 del
170 ¦ 488-524/7 17.04.2025
188 ¦ 411-485/7 LA SUA FORNITURA
203 ¦ 411-438/7 Indirizzo ¦ 488-574/7 Via Carlo Zucchi 51, 42122
213 ¦ 488-561/7 Reggio nell'Emilia (RE)
217 ¦ 47-106/7 Importo da pagare ¦ 141-173/7 Scadenza ¦ 262-287/7 Periodo
227 ¦ 262-336/7 gennaio - marzo 2025
226 ¦ 411-426/7 PDR ¦ 488-544/7 03081000417265
237 ¦ 47-114/17 € 524,11
232 ¦ 141-236/13 12 maggio 2025
237 ¦ 262-356/7 dal 01.01.2025 al 31.03.2025
238 ¦ 411-429/7 REMI ¦ 488-520/7 34627100
252 ¦ 411-472/7 Matricola contatore ¦ 488-532/7 32090118447
265 ¦ 411-465/7 Classe contatore ¦ 488-497/7 G4
277 ¦ 411-456/7 Coefficiente C ¦ 488-518/7 1,024811
283 ¦ 34-166/10 Sintesi degli importi fatturati
290 ¦ 411-426/7 PCS ¦ 488-545/7 0,039014 GJ/Smc
303 ¦ 411-459/7 Tipologia d'uso ¦ 488-571/7 Riscaldamento individuale
307 ¦ 37-156/8 Spesa per la materia gas naturale ¦ 335-365/8 € 286,37
313 ¦ 488-570/7 + uso cottura cibi + acqua
323 ¦ 488-534/7 calda sanitaria
328 ¦ 37-208/8 Spesa per il trasporto e la gestione del contatore ¦ 339-365/8 € 80,32
336 ¦ 411-433/7 Cliente ¦ 488-522/7 Domestico
349 ¦ 37-131/8 Spesa per oneri di sistema ¦ 343-365/8 € 8,49 ¦ 411-464/7 Consumo annuo ¦ 488-522/7 1.120 Smc
362 ¦ 411-448/7 Distributore ¦ 488-571/7 Reti Padane Distribuzione
370 ¦ 37-179/8 Imposte (accisa e addizionale regionale) ¦ 339-365/8 € 92,93
380 ¦ 411-475/7 LA SUA OFFERTA
391 ¦ 37-73/8 Totale IVA ¦ 339-365/8 € 56,00
395 ¦ 411-430/7 Nome ¦ 488-563/7 Gasdotta Fisso 24 Mesi
408 ¦ 411-433/7 Codice ¦ 488-539/7 GDF24-0923RE
413 ¦ 37-136/10 TOTALE BOLLETTA ¦ 325-365/10 € 524,11
421 ¦ 411-447/7 Prezzo gas ¦ 488-563/7 fisso e invariabile 0,489
430 ¦ 488-508/7 €/Smc
437 ¦ 34-343/7 Il costo medio unitario della bolletta è pari a 0,98 €/Smc. Il costo medio unitario della spesa per la
444 ¦ 411-452/7 Valida fino al ¦ 488-524/7 30.09.2025
448 ¦ 34-166/7 materia gas naturale è pari a 0,54 €/Smc.
462 ¦ 411-448/7 CONTATTI
476 ¦ 34-194/10 I suoi consumi (Smc per trimestre)
477 ¦ 411-445/7 Call center ¦ 488-528/7 800 990 315
490 ¦ 411-479/7 Pronto intervento gas ¦ 488-528/7 800 343 112
494 ¦ 291-301/6 534
501 ¦ 216-226/6 471
502 ¦ 411-446/7 Autolettura ¦ 488-568/7 dal 24 al 30 di ogni mese
547 ¦ 68-75/6 71
550 ¦ 143-150/6 44
566 ¦ 58-85/6 apr-giu 24 ¦ 133-159/6 lug-set 24 ¦ 209-234/6 ott-dic 24 ¦ 281-312/6 gen-mar 25
`,
    ),
    ...printed(
      2,
      `
61 ¦ 34-118/10 Letture e consumi
79 ¦ 37-51/7 Data ¦ 124-158/7 Lettura mc ¦ 213-227/7 Tipo ¦ 338-380/7 Consumo mc ¦ 430-455/7 Coeff. C ¦ 518-558/7 Smc fatturati
93 ¦ 37-70/7 31.12.2024 ¦ 124-141/7 5.318 ¦ 213-237/7 Rilevata
107 ¦ 37-70/7 31.03.2025 ¦ 124-141/7 5.839 ¦ 213-237/7 Rilevata ¦ 369-380/7 521 ¦ 427-455/7 1,024811 ¦ 547-558/7 534
139 ¦ 34-137/10 Dettaglio degli importi
157 ¦ 37-74/7 Descrizione ¦ 383-409/7 Quantità ¦ 462-484/7 €/unità ¦ 528-558/7 Importo €
171 ¦ 37-142/7 Spesa per la materia gas naturale ¦ 538-558/7 286,37
185 ¦ 37-137/7 Quota energia - Materia prima gas ¦ 383-409/7 534 Smc ¦ 456-484/7 0,489000 ¦ 538-558/7 261,13
199 ¦ 37-125/7 Quota energia - QVD variabile ¦ 383-409/7 534 Smc ¦ 456-484/7 0,007946 ¦ 545-558/7 4,24
213 ¦ 37-173/7 Quota fissa - Commercializzazione al dettaglio ¦ 390-409/7 3 mesi ¦ 456-484/7 7,000000 ¦ 542-558/7 21,00
227 ¦ 37-190/7 Spesa per il trasporto e la gestione del contatore ¦ 542-558/7 80,32
241 ¦ 37-136/7 Quota fissa distribuzione e misura ¦ 390-409/7 3 mesi ¦ 456-484/7 5,473333 ¦ 542-558/7 16,42
256 ¦ 37-113/7 Quota energia 0-120 Smc ¦ 383-409/7 120 Smc ¦ 456-484/7 0,000000 ¦ 545-558/7 0,00
269 ¦ 37-120/7 Quota energia 121-480 Smc ¦ 383-409/7 360 Smc ¦ 456-484/7 0,089312 ¦ 542-558/7 32,15
283 ¦ 37-124/7 Quota energia 481-1560 Smc ¦ 387-409/7 54 Smc ¦ 456-484/7 0,081724 ¦ 545-558/7 4,41
298 ¦ 37-77/7 Trasporto QTi ¦ 383-409/7 534 Smc ¦ 456-484/7 0,051207 ¦ 542-558/7 27,34
312 ¦ 37-121/7 Spesa per oneri di sistema ¦ 545-558/7 8,49
325 ¦ 37-86/7 Componente RE ¦ 383-409/7 534 Smc ¦ 456-484/7 0,018842 ¦ 542-558/7 10,06
340 ¦ 37-103/7 Componente UG3, GS ¦ 383-409/7 534 Smc ¦ 456-484/7 0,009310 ¦ 545-558/7 4,97
354 ¦ 37-128/7 Componente UG2 - quota fissa ¦ 390-409/7 3 mesi ¦ 454-484/7 -2,180000 ¦ 543-558/7 -6,54
367 ¦ 37-62/7 Imposte ¦ 542-558/7 92,93
382 ¦ 37-119/7 Accisa usi civili 1° scaglione ¦ 383-409/7 120 Smc ¦ 456-484/7 0,044000 ¦ 545-558/7 5,28
396 ¦ 37-119/7 Accisa usi civili 2° scaglione ¦ 383-409/7 360 Smc ¦ 456-484/7 0,175000 ¦ 542-558/7 63,00
410 ¦ 37-119/7 Accisa usi civili 3° scaglione ¦ 387-409/7 54 Smc ¦ 456-484/7 0,170000 ¦ 545-558/7 9,18
424 ¦ 37-178/7 Addizionale regionale Emilia-Romagna 1° scagl. ¦ 383-409/7 120 Smc ¦ 456-484/7 0,022000 ¦ 545-558/7 2,64
438 ¦ 37-178/7 Addizionale regionale Emilia-Romagna 2° scagl. ¦ 383-409/7 360 Smc ¦ 456-484/7 0,030987 ¦ 542-558/7 11,16
452 ¦ 37-178/7 Addizionale regionale Emilia-Romagna 3° scagl. ¦ 387-409/7 54 Smc ¦ 456-484/7 0,030987 ¦ 545-558/7 1,67
466 ¦ 37-68/7 Totale IVA ¦ 542-558/7 56,00
480 ¦ 37-62/7 IVA 10% ¦ 380-409/7 imponibile ¦ 463-484/7 391,56 ¦ 542-558/7 39,16
494 ¦ 37-62/7 IVA 22% ¦ 380-409/7 imponibile ¦ 467-484/7 76,55 ¦ 542-558/7 16,84
508 ¦ 37-99/7 TOTALE BOLLETTA ¦ 538-558/7 524,11
540 ¦ 34-103/10 Comunicazioni
559 ¦ 34-555/7 Dal 1° luglio 2025 la bolletta cambia aspetto: la delibera ARERA 315/2024/R/com introduce lo scontrino dell'energia. Situazione pagamenti: alla data del 14.04.2025
568 ¦ 34-429/7 non risultano bollette scadute. Assicurazione clienti finali civili del gas: delibera 167/2020/R/gas, numero verde 800 166 654.
804 ¦ 34-289/6 Gasdotta S.r.l. - Via dell'Artigianato 8, 41122 Modena - P.IVA e C.F. 02884150356 - R.E.A. MO 334811
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Gasdotta S.r.l.",
      holder: "Ferrarini Gianluca",
      fiscalCode: "FRRGLC61S03H223C",
      pdr: "03081000417265",
      offerCode: "GDF24-0923RE",
      offerName: "Gasdotta Fisso 24 Mesi",
      offerExpiry: "2025-09-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Carlo Zucchi 51",
      postalCode: "42122",
      city: "Reggio nell'Emilia",
      province: "RE",
      annualConsumption: "1120",
      periodStart: "2025-01-01",
      periodEnd: "2025-03-31",
      periodConsumption: "534",
      sale: "286.37",
      saleFixed: "21",
      contractPrice: "0.489",
      unitPrice: "0.496948",
      network: "80.32",
      charges: "8.49",
      excise: "92.93",
      vat: "56",
      total: "524.11",
    },
  },
};
