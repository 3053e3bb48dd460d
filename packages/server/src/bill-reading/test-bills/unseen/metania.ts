import { printed, type TestBill } from "../draw-bill.ts";

export const METANIA: TestBill = {
  name: "unseen: a gas receipt whose supplier's logo breaks the name",
  marks: [
    ...printed(
      1,
      `
33 ¦ 479-561/8 Fattura GN25/1182094
45 ¦ 34-124/22 Metania
44 ¦ 462-561/8 Data emissione 14.01.2026
55 ¦ 458-561/8 Codice contratto 500218873
61 ¦ 34-177/8 RETAIL S.p.A. - gas naturale, da sempre
67 ¦ 458-561/8 Mercato libero - Servizio gas
119 ¦ 317-349/9 Spett.le
132 ¦ 317-403/9 TONIOLO GIANMARIA
145 ¦ 317-416/9 CORSO VERCELLI 61 BIS
157 ¦ 317-394/9 28100 NOVARA NO
198 ¦ 128-235/8 SCONTRINO DELL'ENERGIA
196 ¦ 360-392/9 Importo
211 ¦ 121-242/8 01 nov 2025 - 31 dic 2025
217 ¦ 360-439/18 € 329,71
232 ¦ 46-128/8 QUOTA PER CONSUMI ¦ 278-317/8 195,40 €
233 ¦ 360-440/9 scade il 04.02.2026
243 ¦ 55-156/7 312 Smc x 0,626282 €/Smc
246 ¦ 360-499/9 Addebito diretto su conto corrente
254 ¦ 55-237/7 di cui spesa per la vendita di gas naturale ¦ 283-317/7 138,68 €
259 ¦ 360-436/9 IT••••••••••0917
265 ¦ 55-114/7 0,444487 €/Smc
275 ¦ 55-220/7 di cui rete e oneri generali di sistema ¦ 287-317/7 56,72 €
286 ¦ 55-114/7 0,181795 €/Smc
296 ¦ 360-436/9 Consumo fatturato
301 ¦ 46-99/8 QUOTA FISSA ¦ 283-317/8 25,69 €
313 ¦ 55-152/7 2 mesi x 12,8450 €/mese
318 ¦ 360-438/18 312 Smc
324 ¦ 55-237/7 di cui spesa per la vendita di gas naturale ¦ 287-317/7 14,40 €
334 ¦ 55-220/7 di cui rete e oneri generali di sistema ¦ 287-317/7 11,29 € ¦ 360-443/9 di cui stimati: 0 Smc
355 ¦ 46-104/8 ACCISE E IVA ¦ 278-317/8 115,00 €
372 ¦ 46-167/8 TOTALE SPESA GAS NATURALE ¦ 278-317/8 336,09 €
373 ¦ 360-426/9 Consumo annuo
388 ¦ 46-317/8 ALTRE PARTITE: interessi su deposito e rettifica -6,38 €
394 ¦ 360-438/18 742 Smc
410 ¦ 360-437/7 01/01/2025 - 31/12/2025
414 ¦ 46-109/12 DA PAGARE ¦ 261-317/12 329,71 €
437 ¦ 351-448/7 Pagamenti precedenti: regolari.
463 ¦ 34-171/12 Quanto hai consumato
483 ¦ 34-77/9 Smc/mese
501 ¦ 47-65/10 187
498 ¦ 530-548/10 194
519 ¦ 91-109/10 141
528 ¦ 486-504/10 118
558 ¦ 138-149/10 43
563 ¦ 182-193/10 31
564 ¦ 226-237/10 28
576 ¦ 272-278/10 0 ¦ 316-322/10 0 ¦ 360-366/10 0 ¦ 404-410/10 0 ¦ 448-454/10 0
595 ¦ 47-65/10 gen ¦ 92-107/10 feb ¦ 134-153/10 mar ¦ 180-195/10 apr ¦ 221-242/10 mag ¦ 268-283/10 giu ¦ 312-327/10 lug ¦ 355-372/10 ago ¦ 400-414/10 set ¦ 445-458/10 ott ¦ 487-504/10 nov ¦ 532-546/10 dic
821 ¦ 281-561/7 Pag. 1/3 - Metania Retail S.p.A., Corso Moncalieri 240, 10133 Torino, P.IVA 11500220014
`,
    ),
    ...printed(
      2,
      `
33 ¦ 479-561/8 Fattura GN25/1182094
45 ¦ 34-124/22 Metania
44 ¦ 462-561/8 Data emissione 14.01.2026
55 ¦ 458-561/8 Codice contratto 500218873
61 ¦ 34-177/8 RETAIL S.p.A. - gas naturale, da sempre
67 ¦ 458-561/8 Mercato libero - Servizio gas
122 ¦ 34-102/12 Box offerta
142 ¦ 39-109/8 Nome dell'offerta ¦ 142-221/8 METANIA INDEX CASA ¦ 302-359/8 Tipo di prezzo ¦ 478-535/8 Prezzo variabile
160 ¦ 302-454/8 Decorrenza / termine delle condizioni ¦ 478-524/8 01.11.2025 /
166 ¦ 39-113/8 Codice dell'offerta ¦ 142-293/8 001563GSVML01XXMETAINDEXCASA2511
172 ¦ 302-351/8 economiche ¦ 478-519/8 31.10.2027
189 ¦ 39-122/8 Prezzo della materia
195 ¦ 142-256/8 PSV mensile + 0,095000 €/Smc ¦ 302-426/8 Corrispettivo annuo di vendita ¦ 478-543/8 86,40 €/PDR/anno
200 ¦ 39-63/8 prima
217 ¦ 39-122/8 PSV medio nov 2025 ¦ 142-201/8 0,357120 €/Smc ¦ 302-383/8 PSV medio dic 2025 ¦ 478-537/8 0,344870 €/Smc
248 ¦ 34-243/12 Elementi essenziali della fornitura
268 ¦ 39-133/8 Punto di riconsegna (PDR) ¦ 188-233/8 Codice REMI ¦ 454-524/8 Matricola contatore
280 ¦ 39-109/8 03840002917465 ¦ 188-228/8 34712500 ¦ 454-527/8 SGM00218834771
298 ¦ 39-69/8 Indirizzo ¦ 188-245/8 Tipologia di uso ¦ 454-532/8 Classe del misuratore
308 ¦ 39-156/8 Corso Vercelli 61 bis, Novara ¦ 188-403/8 Domestico - C1 riscaldamento, cottura e acqua calda ¦ 454-465/8 G4
326 ¦ 39-144/8 Coefficiente di conversione C ¦ 188-304/8 Potere calorifico superiore (PCS) ¦ 454-504/8 Codice fiscale
337 ¦ 39-77/8 1,018420 ¦ 188-263/8 39,182400 MJ/Smc ¦ 454-539/8 TNLGMR71C08F952Z
355 ¦ 39-105/8 Distributore locale ¦ 188-289/8 Pronto intervento fughe gas ¦ 454-494/8 Attivazione
366 ¦ 39-125/8 Novara Reti Gas S.r.l. ¦ 188-238/8 800 900 112 ¦ 454-500/8 01.11.2025
397 ¦ 34-164/12 Letture del contatore
417 ¦ 39-88/8 Data lettura ¦ 196-208/8 mc ¦ 217-234/8 Tipo ¦ 372-424/8 Consumo mc ¦ 500-556/8 Consumo Smc
434 ¦ 39-80/8 31.10.2025 ¦ 187-208/8 4.127 ¦ 217-254/8 telelettura
452 ¦ 39-80/8 30.11.2025 ¦ 187-208/8 4.243 ¦ 217-254/8 telelettura ¦ 410-424/8 116 ¦ 543-556/8 118
469 ¦ 39-80/8 31.12.2025 ¦ 187-208/8 4.433 ¦ 217-254/8 telelettura ¦ 410-424/8 190 ¦ 543-556/8 194
490 ¦ 34-232/7 Le letture sono arrotondate al metro cubo intero. Smc = mc × C.
821 ¦ 281-561/7 Pag. 2/3 - Metania Retail S.p.A., Corso Moncalieri 240, 10133 Torino, P.IVA 11500220014
`,
    ),
    ...printed(
      3,
      `
33 ¦ 479-561/8 Fattura GN25/1182094
45 ¦ 34-124/22 Metania
44 ¦ 462-561/8 Data emissione 14.01.2026
55 ¦ 458-561/8 Codice contratto 500218873
61 ¦ 34-177/8 RETAIL S.p.A. - gas naturale, da sempre
67 ¦ 458-561/8 Mercato libero - Servizio gas
122 ¦ 34-172/12 Dettaglio degli importi
142 ¦ 39-58/8 Voce ¦ 342-403/8 €/Smc · €/mese ¦ 466-483/8 Q.tà ¦ 524-556/8 Totale €
160 ¦ 39-156/8 Vendita - materia gas novembre ¦ 369-403/8 0,452120 ¦ 452-483/8 118 Smc ¦ 536-556/8 53,35
178 ¦ 39-153/8 Vendita - materia gas dicembre ¦ 369-403/8 0,439870 ¦ 452-483/8 194 Smc ¦ 536-556/8 85,33
196 ¦ 39-114/8 Vendita - quota fissa ¦ 369-403/8 7,200000 ¦ 459-483/8 2 mesi ¦ 536-556/8 14,40
213 ¦ 39-117/8 Rete - quota variabile ¦ 369-403/8 0,143270 ¦ 452-483/8 312 Smc ¦ 536-556/8 44,70
231 ¦ 39-169/8 Oneri generali e componenti RE, UG ¦ 369-403/8 0,038510 ¦ 452-483/8 312 Smc ¦ 536-556/8 12,02
248 ¦ 39-130/8 Rete e oneri - quota fissa ¦ 369-403/8 5,645000 ¦ 459-483/8 2 mesi ¦ 536-556/8 11,29
265 ¦ 39-131/8 Accisa scaglione 121-480 ¦ 369-403/8 0,175000 ¦ 456-483/8 82 Smc ¦ 536-556/8 14,35
283 ¦ 39-136/8 Accisa scaglione 481-1560 ¦ 369-403/8 0,170000 ¦ 452-483/8 230 Smc ¦ 536-556/8 39,10
301 ¦ 39-159/8 Addizionale regionale scaglione 2 ¦ 369-403/8 0,020000 ¦ 456-483/8 82 Smc ¦ 540-556/8 1,64
319 ¦ 39-159/8 Addizionale regionale scaglione 3 ¦ 369-403/8 0,025800 ¦ 452-483/8 230 Smc ¦ 540-556/8 5,93
336 ¦ 39-69/8 IVA 10% ¦ 452-483/8 su 67,39 ¦ 540-556/8 6,74
354 ¦ 39-69/8 IVA 22% ¦ 447-483/8 su 214,72 ¦ 536-556/8 47,24
385 ¦ 34-122/12 Comunicazioni
400 ¦ 301-472/7 Informazioni: Sportello per il consumatore 800 166 654.
407 ¦ 34-273/7 La quota per consumi comprende il prezzo della materia gas, adeguato al PCS
416 ¦ 34-289/7 convenzionale di 38,52 MJ/Smc. Il prezzo dell'indice PSV è pubblicato mensilmente. ¦ 301-551/7 Rateizzazione possibile entro il decimo giorno dopo la scadenza. Interessi di mora
426 ¦ 301-361/7 pari al TUR + 3,5%.
433 ¦ 34-280/7 Assicurazione clienti finali: chi usa gas, anche occasionalmente, beneficia di una
442 ¦ 34-254/7 copertura contro gli incidenti da gas ai sensi della deliberazione ARERA. ¦ 301-524/7 Reclami: Metania Retail, C.P. 77, 10133 Torino; clienti@metania.example.
754 ¦ 47-388/9 PagoPA - Modulo di pagamento (non utilizzare in caso di addebito diretto attivo)
766 ¦ 47-367/9 Destinatario METANIA RETAIL SPA · Codice Fiscale Ente Creditore 11500220014
778 ¦ 47-350/9 Codice avviso 0010 2511 8209 4000 15 · Euro 329,71 · entro il 04.02.2026
821 ¦ 281-561/7 Pag. 3/3 - Metania Retail S.p.A., Corso Moncalieri 240, 10133 Torino, P.IVA 11500220014
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Metania Retail S.p.A.",
      holder: "TONIOLO GIANMARIA",
      pdr: "03840002917465",
      offerCode: "001563GSVML01XXMETAINDEXCASA2511",
      offerName: "METANIA INDEX CASA",
      offerExpiry: "2027-10-31",
      pricing: "variable",
      destination: "privati",
      street: "Corso Vercelli 61 bis",
      postalCode: "28100",
      city: "Novara",
      province: "NO",
      annualConsumption: "742",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "312",
      sale: "153.08",
      saleFixed: "14.4",
      unitPrice: "0.444487",
      network: "68.01",
      excise: "61.02",
      vat: "53.98",
      total: "336.09",
    },
  },
};
