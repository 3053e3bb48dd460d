import { printed, type TestBill } from "../draw-bill.ts";

export const VALTROMPIA: TestBill = {
  name: "unseen: a gas bill of a firm like a letter in numbered parts",
  marks: [
    ...printed(
      1,
      `
51 ¦ 140-453/17 VA LT R O M P I A G A S & S E RV I Z I
67 ¦ 42-554/9 Valtrompia Gas & Servizi S.p.A. - Via Triumplina 83, 25123 Brescia - Registro imprese, codice fiscale e partita IVA
79 ¦ 267-329/9 03816200988
121 ¦ 306-352/9 Spettabile
134 ¦ 306-500/9 OFFICINE MECCANICHE GHIDONI S.N.C.
146 ¦ 306-399/9 di Ghidoni Paolo e C.
159 ¦ 306-397/9 Via dell'Industria 19
171 ¦ 306-449/9 25030 TORBOLE CASAGLIA BS
197 ¦ 37-143/9 Brescia, 11 marzo 2026
219 ¦ 37-325/9 Oggetto: fattura gas n. 2026/4417 - mese di febbraio 2026
247 ¦ 37-102/10 I. FORNITURA
263 ¦ 37-69/9 Cliente ¦ 365-559/9 OFFICINE MECCANICHE GHIDONI S.N.C.
276 ¦ 37-156/9 Partita IVA e codice fiscale ¦ 497-559/9 02944170980
288 ¦ 37-106/9 Numero cliente ¦ 520-559/9 0021977
300 ¦ 37-90/9 Codice PDR ¦ 480-559/9 01611245006813
313 ¦ 37-108/9 Sito di consumo ¦ 335-559/9 Via dell'Industria 19, 25030 Torbole Casaglia (BS)
325 ¦ 37-121/9 Destinazione d'uso ¦ 315-559/9 Attività industriale e artigianale (T1 - uso tecnologico)
337 ¦ 37-127/9 Periodo dei consumi ¦ 470-559/9 01/02/26 - 28/02/26
349 ¦ 37-121/9 Consumo fatturato ¦ 512-559/9 2.146 Smc
362 ¦ 37-145/9 Consumo annuo stimato ¦ 506-559/9 21.480 Smc
390 ¦ 37-96/10 II. OFFERTA
406 ¦ 37-106/9 Denominazione ¦ 483-559/9 PMI Gas PSV Più
419 ¦ 37-67/9 Codice ¦ 363-559/9 031188GSVFP02XX0000PMIGASPSVP2510
431 ¦ 37-127/9 Struttura del prezzo ¦ 405-559/9 variabile: PSV DA + 0,0680 €/Smc
443 ¦ 37-153/9 Prezzo applicato nel mese ¦ 486-559/9 0,418350 €/Smc
456 ¦ 37-87/9 Quota fissa ¦ 499-559/9 15,00 €/mese
468 ¦ 37-202/9 Termine delle condizioni economiche ¦ 508-559/9 30/09/2026
496 ¦ 37-219/10 III. SCONTRINO DELL'ENERGIA (EURO)
513 ¦ 37-271/9 Quota per consumi - 2.146 Smc a 0,609222 €/Smc ¦ 520-559/9 1.307,39
525 ¦ 59-193/9 vendita gas (0,439748 €/Smc) ¦ 528-559/9 943,70
538 ¦ 59-233/9 rete e oneri generali (0,169473 €/Smc) ¦ 528-559/9 363,69
550 ¦ 37-133/9 Quota fissa - 1 mese ¦ 534-559/9 53,75
562 ¦ 59-111/9 vendita gas ¦ 534-559/9 15,00
574 ¦ 59-151/9 rete e oneri generali ¦ 534-559/9 38,75
586 ¦ 37-68/9 Accisa ¦ 534-559/9 26,82
599 ¦ 37-132/9 IVA 22% su 1.387,96 ¦ 528-559/9 305,35
625 ¦ 37-310/12 TOTALE DA PAGARE ENTRO IL 31/03/26 ¦ 488-559/12 € 1.693,31
`,
    ),
    ...printed(
      2,
      `
58 ¦ 37-169/10 IV. ELEMENTI DI DETTAGLIO
76 ¦ 37-140/9 Vendita di gas naturale
89 ¦ 37-287/9 Corrispettivo gas febbraio 2026: 2.146 Smc × 0,418350 ¦ 528-559/9 897,78
101 ¦ 37-312/9 Corrispettivi di bilanciamento e CRVI: 2.146 Smc × 0,021400 ¦ 534-559/9 45,92
113 ¦ 37-232/9 Quota fissa di vendita: 1 mese × 15,000000 ¦ 534-559/9 15,00
126 ¦ 37-86/9 Sommano ¦ 525-559/9 958,70
144 ¦ 37-100/9 Servizi di rete
156 ¦ 37-298/9 Tariffa di distribuzione e trasporto: 2.146 Smc × 0,128460 ¦ 528-559/9 275,68
169 ¦ 37-287/9 Quota fissa distribuzione e misura: 1 mese × 38,750000 ¦ 534-559/9 38,75
181 ¦ 37-86/9 Sommano ¦ 525-559/9 314,43
199 ¦ 37-150/9 Oneri generali di sistema
211 ¦ 37-229/9 Oneri RE, GS, UG3: 2.146 Smc × 0,036210 ¦ 534-559/9 77,71
223 ¦ 37-224/9 Componente UG2: 2.146 Smc × 0,004800 ¦ 534-559/9 10,30
235 ¦ 37-86/9 Sommano ¦ 531-559/9 88,01
253 ¦ 37-73/9 Imposte
266 ¦ 37-238/9 Accisa usi industriali: 2.146 Smc × 0,012498 ¦ 534-559/9 26,82
278 ¦ 37-185/9 Addizionale regionale Lombardia ¦ 539-559/9 0,00
306 ¦ 37-89/10 V. MISURA
323 ¦ 37-169/9 Lettura al 31/01/26 (effettiva) ¦ 512-559/9 mc 48.219
335 ¦ 37-169/9 Lettura al 28/02/26 (effettiva) ¦ 512-559/9 mc 50.315
348 ¦ 37-112/9 Volume misurato ¦ 518-559/9 mc 2.096
360 ¦ 37-147/9 Coefficiente correttivo C ¦ 517-559/9 1,023855
372 ¦ 37-155/9 Potere calorifico superiore ¦ 496-559/9 38,74 MJ/Smc
400 ¦ 37-114/10 VI. PAGAMENTO
421 ¦ 37-558/9 Ricevuta bancaria (Ri.Ba.) presso BCC Agrobresciano, scadenza 31/03/26. Alla data della presente risulta insoluta la
433 ¦ 37-547/9 fattura n. 2026/2103 di euro 1.902,44, scaduta il 28/02/26: qualora il pagamento sia già stato eseguito, si prega di
446 ¦ 37-425/9 non tenerne conto. Gli interessi di mora saranno calcolati ai sensi del D.Lgs. 231/2002.
474 ¦ 37-138/10 VII. COMUNICAZIONI
496 ¦ 37-549/9 Ufficio clienti business: 030 555 8120. Pronto intervento del distributore (Unareti): 800 933 301. Documento privo
508 ¦ 37-372/9 di valore fiscale: l'originale è trasmesso tramite il Sistema di Interscambio.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Valtrompia Gas & Servizi S.p.A.",
      holder: "OFFICINE MECCANICHE GHIDONI S.N.C.",
      fiscalCode: "02944170980",
      pdr: "01611245006813",
      offerCode: "031188GSVFP02XX0000PMIGASPSVP2510",
      offerName: "PMI Gas PSV Più",
      offerExpiry: "2026-09-30",
      pricing: "variable",
      destination: "aziende",
      street: "Via dell'Industria 19",
      postalCode: "25030",
      city: "TORBOLE CASAGLIA",
      province: "BS",
      annualConsumption: "21480",
      periodStart: "2026-02-01",
      periodEnd: "2026-02-28",
      periodConsumption: "2146",
      sale: "958.7",
      saleFixed: "15",
      contractPrice: "0.41835",
      unitPrice: "0.439748",
      network: "314.43",
      charges: "88.01",
      excise: "26.82",
      vat: "305.35",
      total: "1693.31",
    },
  },
};
