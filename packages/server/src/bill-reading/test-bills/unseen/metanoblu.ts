import { printed, type TestBill } from "../draw-bill.ts";

export const METANOBLU: TestBill = {
  name: "unseen: an older gas bill with the index price of each month",
  marks: [
    ...printed(
      1,
      `
27 ¦ 34-181/17 metanoblu il gas di casa
69 ¦ 34-100/9 Intestatario contratto ¦ 214-300/9 Fornitura GAS NATURALE ¦ 393-424/9 Fattura n.
79 ¦ 34-119/10 DELMASTRO RENATO ¦ 214-294/10 PDR 00881207456319 ¦ 393-452/10 G/2025/0077213
90 ¦ 34-109/9 Via Circonvallazione 40 ¦ 214-343/9 Via Circonvallazione 40 – Chivasso (TO) ¦ 393-462/9 emessa il 14/02/2025
100 ¦ 34-102/9 10034 Chivasso (TO) ¦ 214-290/9 Codice REMI 34610200 ¦ 393-454/9 Cliente 55.210.338
109 ¦ 34-123/9 C.F. DLMRNT49L03C665W ¦ 214-345/9 Matricola contatore 2208841 – classe G4 ¦ 393-475/9 Codice contratto 3301174
138 ¦ 34-87/9 Periodo fatturato ¦ 214-309/9 Da pagare entro il 10/03/2025 ¦ 393-448/9 Consumi fatturati
148 ¦ 34-120/10 01/12/2024 - 31/01/2025 ¦ 393-425/10 360 Smc
157 ¦ 214-274/19 412,27 € ¦ 393-494/9 di cui 190 Smc in gennaio 2025
179 ¦ 34-160/10 PERCHÉ PAGO QUESTA CIFRA
195 ¦ 37-145/9 Spesa per la materia gas naturale ¦ 468-522/9 232,26 € 56,3%
211 ¦ 37-192/9 Spesa per il trasporto e la gestione del contatore ¦ 472-522/9 63,12 € 15,3%
226 ¦ 37-122/9 Spesa per oneri di sistema ¦ 472-518/9 14,85 € 3,6%
242 ¦ 37-64/9 Ricalcoli ¦ 470-521/9 -26,11 € -6,3%
258 ¦ 37-82/9 Imposte e IVA ¦ 468-522/9 128,15 € 31,1%
273 ¦ 37-104/9 Totale della bolletta ¦ 468-520/9 412,27 € 100%
291 ¦ 214-306/9 Caratteristiche della fornitura ¦ 393-446/9 Consumo annuo
301 ¦ 214-254/10 Domestico ¦ 393-432/10 1.287 Smc
312 ¦ 214-350/9 Cottura cibi + acqua calda + riscaldamento ¦ 393-478/9 (01/02/2024 – 31/01/2025)
322 ¦ 214-264/9 individuale (C3) ¦ 393-544/9 Costo medio unitario della bolletta 1,145 €/Smc
331 ¦ 214-288/9 Mercato libero – offerta ¦ 393-540/9 Costo medio unitario spesa materia gas 0,645
342 ¦ 214-298/10 Metano Index Famiglia ¦ 393-413/9 €/Smc
352 ¦ 214-366/9 Condizioni economiche valide dal 01/06/2024 al
362 ¦ 214-250/9 31/05/2026
372 ¦ 214-259/9 Coefficiente C
382 ¦ 214-246/10 1,023456
393 ¦ 214-293/9 P.C.S. 0,039142 GJ/Smc
412 ¦ 34-73/10 LETTURE
428 ¦ 37-52/9 Data ¦ 118-159/9 Lettura (mc) ¦ 209-225/9 Tipo ¦ 335-380/9 Consumo mc ¦ 422-450/9 Coeff. C ¦ 508-558/9 Consumo Smc
444 ¦ 37-72/9 30/11/2024 ¦ 118-136/9 4.812 ¦ 209-235/9 effettiva
460 ¦ 37-73/9 31/12/2024 ¦ 118-136/9 4.978 ¦ 209-233/9 stimata ¦ 368-380/9 166 ¦ 420-450/9 1,023456 ¦ 546-558/9 170
475 ¦ 37-73/9 31/01/2025 ¦ 118-136/9 5.164 ¦ 209-244/9 autolettura ¦ 368-380/9 186 ¦ 420-450/9 1,023456 ¦ 546-558/9 190
`,
    ),
    ...printed(
      2,
      `
52 ¦ 34-153/10 DETTAGLIO DELLA FATTURA
68 ¦ 37-77/9 Descrizione ¦ 357-383/9 Periodo ¦ 415-444/9 Quantità ¦ 463-486/9 €/unità ¦ 497-541/9 Importo IVA
84 ¦ 37-242/9 Materia prima gas dicembre (PSV 0,498400 + spread 0,080000) ¦ 357-397/9 01/12–31/12 ¦ 416-444/9 170 Smc ¦ 456-486/9 0,578400 ¦ 505-544/9 98,33 22%
99 ¦ 37-238/9 Materia prima gas gennaio (PSV 0,524900 + spread 0,080000) ¦ 357-397/9 01/01–31/01 ¦ 416-444/9 190 Smc ¦ 456-486/9 0,604900 ¦ 502-544/9 114,93 10%
115 ¦ 37-159/9 Quota fissa di vendita (114,00 €/anno) ¦ 357-378/9 2 mesi ¦ 440-444/9 2 ¦ 456-486/9 9,500000 ¦ 505-544/9 19,00 22%
130 ¦ 37-122/9 Trasporto – quota variabile ¦ 357-397/9 01/12–31/01 ¦ 416-444/9 360 Smc ¦ 456-486/9 0,142380 ¦ 505-554/9 51,26 10/22%
146 ¦ 37-148/9 Trasporto e contatore – quota fissa ¦ 357-378/9 2 mesi ¦ 440-444/9 2 ¦ 456-486/9 5,930000 ¦ 506-544/9 11,86 22%
162 ¦ 37-158/9 Oneri di sistema (RE, GS, UG3, UG2) ¦ 357-397/9 01/12–31/01 ¦ 416-444/9 360 Smc ¦ 456-486/9 0,041260 ¦ 505-554/9 14,85 10/22%
177 ¦ 37-307/9 Ricalcolo per conguaglio ottobre–novembre 2024: stornati 38 Smc stimati in eccesso ¦ 357-396/9 01/10–30/11 ¦ 418-444/9 -38 Smc ¦ 456-486/9 0,687105 ¦ 504-544/9 -26,11 22%
193 ¦ 37-85/9 Accisa usi civili ¦ 357-397/9 01/12–31/01 ¦ 416-444/9 360 Smc ¦ 456-486/9 0,175000 ¦ 505-554/9 63,00 10/22%
208 ¦ 37-138/9 Addizionale regionale Piemonte ¦ 357-397/9 01/12–31/01 ¦ 416-444/9 360 Smc ¦ 456-486/9 0,025800 ¦ 509-554/9 9,29 10/22%
232 ¦ 34-97/10 RIEPILOGO IVA
247 ¦ 37-66/9 Aliquota ¦ 255-291/9 Imponibile ¦ 320-348/9 Imposta
263 ¦ 37-144/9 10% (primi 480 Smc/anno solare) ¦ 269-291/9 187,97 ¦ 329-348/9 18,80
278 ¦ 37-51/9 22% ¦ 269-291/9 168,44 ¦ 329-348/9 37,06
294 ¦ 37-58/9 Totale ¦ 269-291/9 356,41 ¦ 329-348/9 55,86
317 ¦ 34-178/10 I TUOI CONSUMI NEL TEMPO (Smc)
331 ¦ 338-347/5 297
355 ¦ 46-54/5 198 ¦ 403-412/5 190
362 ¦ 371-379/5 170
368 ¦ 78-87/5 142
378 ¦ 306-314/5 102
384 ¦ 112-118/5 76
393 ¦ 145-150/5 39
398 ¦ 177-183/5 21 ¦ 210-215/5 17 ¦ 275-280/5 24
400 ¦ 242-248/5 11
412 ¦ 46-54/5 feb ¦ 78-87/5 mar ¦ 111-119/5 apr ¦ 142-153/5 mag ¦ 176-184/5 giu ¦ 209-216/5 lug ¦ 241-249/5 ago ¦ 274-281/5 set ¦ 307-313/5 ott ¦ 338-347/5 nov ¦ 372-378/5 dic ¦ 403-412/5 gen
423 ¦ 34-44/5 Smc
445 ¦ 34-103/10 COMUNICAZIONI
461 ¦ 34-555/7 L'autolettura può essere comunicata dal 25 all'ultimo giorno del mese. Pronto intervento gas 800 900 777 (24 ore su 24). Ha diritto al bonus gas chi ha un ISEE non superiore a 9.530 €. Assicurazione clienti
469 ¦ 34-543/7 finali civili del gas: delibera ARERA 85/2024/R/gas. Deposito cauzionale versato: 77,00 €. La dilazione di pagamento è possibile se la bolletta supera del 150% l'addebito medio. Metanoblu S.r.l., Strada
478 ¦ 34-156/7 Settimo 92, 10156 Torino – P.IVA 10984410017.
822 ¦ 34-148/7 metanoblu – fattura G/2025/0077213 – 2 di 2
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Metanoblu S.r.l.",
      holder: "DELMASTRO RENATO",
      pdr: "00881207456319",
      offerName: "Metano Index Famiglia",
      offerExpiry: "2026-05-31",
      pricing: "variable",
      destination: "privati",
      street: "Via Circonvallazione 40",
      postalCode: "10034",
      city: "Chivasso",
      province: "TO",
      annualConsumption: "1287",
      periodStart: "2024-12-01",
      periodEnd: "2025-01-31",
      periodConsumption: "360",
      sale: "232.26",
      saleFixed: "19",
      unitPrice: "0.592389",
      network: "63.12",
      charges: "14.85",
      excise: "72.29",
      taxes: "128.15",
      total: "412.27",
    },
  },
};
