import { printed, type TestBill } from "../draw-bill.ts";

export const TIRRENO_MERCATO: TestBill = {
  name: "unseen: an older gas bill with its mean price and its expiry in sentences",
  marks: [
    ...printed(
      1,
      `
54 ¦ 34-209/22 tirrenomercato
79 ¦ 331-403/8 GALLO ROBERTO
89 ¦ 331-419/8 VIA CASAREGIS 33/7
100 ¦ 331-412/8 16129 GENOVA GE
139 ¦ 40-217/8 BOLLETTA SINTETICA GAS NATURALE ¦ 333-410/8 TOTALE BOLLETTA ¦ 429-520/8 DA PAGARE ENTRO IL
150 ¦ 40-149/8 Servizio di mercato libero
171 ¦ 40-149/8 Fattura n. 022500118374
177 ¦ 333-396/13 € 321,74 ¦ 429-545/13 5 febbraio 2025
181 ¦ 40-194/8 Data di emissione: 14 gennaio 2025
192 ¦ 40-300/8 Periodo di riferimento: 1 novembre 2024 - 31 dicembre 2024
220 ¦ 34-144/9 DATI DEL CONTRATTO ¦ 262-380/9 SINTESI DEGLI IMPORTI
240 ¦ 34-160/8 Intestatario: GALLO ROBERTO
237 ¦ 265-409/8 Spesa per la materia gas naturale ¦ 521-559/8 153,30 €
250 ¦ 34-177/8 Cod. fiscale: GLLRRT58B17D969Z
253 ¦ 265-473/8 Spesa per il trasporto e la gestione del contatore ¦ 526-559/8 53,49 €
261 ¦ 34-153/8 Codice cliente: 0022917446
271 ¦ 34-165/8 Offerta: Tirreno Gas Revolution
269 ¦ 265-378/8 Spesa per oneri di sistema ¦ 532-559/8 4,46 €
282 ¦ 34-217/8 Uso: domestico - riscaldamento individuale
286 ¦ 265-299/8 Imposte ¦ 526-559/8 52,47 €
304 ¦ 34-154/9 DATI DELLA FORNITURA
301 ¦ 265-278/8 IVA ¦ 526-559/8 58,02 €
318 ¦ 265-351/8 Totale imposte e IVA ¦ 521-559/8 110,49 €
323 ¦ 34-130/8 PDR 03081000527496
334 ¦ 34-181/8 Via Casaregis 33/7, 16129 Genova ¦ 265-352/8 TOTALE BOLLETTA ¦ 517-559/8 321,74 €
344 ¦ 34-166/8 Matricola contatore: A7731920
355 ¦ 34-138/8 Classe del contatore: G4
358 ¦ 262-367/9 LETTURE E CONSUMI
365 ¦ 34-183/8 Coefficiente correttivo C: 1,019600
376 ¦ 34-126/8 P.C.S.: 39,105 MJ/Smc ¦ 265-392/8 Lettura rilevata al 31/10/2024 ¦ 519-559/8 6.340 mc
386 ¦ 34-146/8 Consumo annuo: Smc 964
391 ¦ 265-392/8 Lettura rilevata al 31/12/2024 ¦ 519-559/8 6.603 mc
408 ¦ 34-103/9 NUMERI UTILI ¦ 265-339/8 Consumo rilevato ¦ 527-559/8 263 mc
424 ¦ 265-345/8 Consumo fatturato ¦ 522-559/8 268 Smc
428 ¦ 34-155/8 Servizio clienti: 800 979 606
439 ¦ 34-185/8 Pronto intervento gas: 800 010 020
448 ¦ 262-338/9 DETTAGLIO IVA
466 ¦ 265-400/8 IVA 22% su imponibile 263,72 € ¦ 526-559/8 58,02 €
487 ¦ 262-556/8 Il costo medio unitario della bolletta è pari a 1,20 €/Smc; quello della
498 ¦ 262-514/8 sola spesa per la materia gas naturale è pari a 0,57 €/Smc.
525 ¦ 34-550/8 Gentile cliente, le condizioni economiche della sua offerta sono valide fino al 31/10/2025. Le bollette precedenti risultano
535 ¦ 34-233/8 regolarmente pagate alla data del 10/01/2025.
553 ¦ 34-449/7 Tirreno Mercato S.p.A. - Sede legale: Via SS. Giacomo e Filippo 7, 16122 Genova - Capitale sociale € 61.356.220,00 i.v.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Tirreno Mercato S.p.A.",
      holder: "GALLO ROBERTO",
      pdr: "03081000527496",
      offerName: "Tirreno Gas Revolution",
      offerExpiry: "2025-10-31",
      destination: "privati",
      street: "VIA CASAREGIS 33/7",
      postalCode: "16129",
      city: "GENOVA",
      province: "GE",
      annualConsumption: "964",
      periodStart: "2024-11-01",
      periodEnd: "2024-12-31",
      periodConsumption: "268",
      sale: "153.3",
      unitPrice: "0.57",
      network: "53.49",
      charges: "4.46",
      taxes: "110.49",
      total: "321.74",
    },
  },
};
