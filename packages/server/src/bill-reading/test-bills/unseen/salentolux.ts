import { printed, type TestBill } from "../draw-bill.ts";

export const SALENTOLUX: TestBill = {
  name: "unseen: a half year with its sums left and a column of values above their labels",
  marks: [
    ...printed(
      1,
      `
57 ¦ 442-559/23 Salentolux
73 ¦ 274-559/7 Salentolux Società Cooperativa - Viale Leopardi 70, 73100 Lecce - P.I. 04833007505
97 ¦ 37-100/9 Gent.ma Sig.ra
110 ¦ 37-140/9 QUARTA ADDOLORATA
123 ¦ 37-156/9 VIA VECCHIA CARMIANO 9
136 ¦ 37-132/9 73010 ARNESANO LE
167 ¦ 419-511/10 Quarta Addolorata
181 ¦ 302-372/13 16 feb 2026
180 ¦ 419-455/7 intestataria
187 ¦ 48-122/19 265,74 €
194 ¦ 331-372/9 scadenza
202 ¦ 48-90/9 da pagare ¦ 419-521/10 QRTDLR49P58E506I
215 ¦ 419-463/7 codice fiscale
236 ¦ 37-378/9 Bolletta luce n. 60018824/2025 emessa il 19 gen 2026. Semestre 1 lug 2025 - 31
238 ¦ 419-500/10 IT001E73514420
248 ¦ 37-76/9 dic 2025.
250 ¦ 419-431/7 pod
273 ¦ 419-537/10 Via Vecchia Carmiano 9
281 ¦ 37-162/12 Scontrino dell'energia
287 ¦ 419-523/10 73010 Arnesano (LE)
300 ¦ 419-492/7 indirizzo della fornitura
304 ¦ 65-102/9 217,09 € ¦ 116-202/9 Quota per consumi ¦ 216-262/9 1.044 kWh ¦ 309-378/9 0,207941 €/kWh
325 ¦ 65-102/9 171,64 € ¦ 116-180/9 vendita energia ¦ 216-261/9 1.044 kWh ¦ 309-377/9 0,164406 €/kWh
322 ¦ 419-523/10 Domestico residente
335 ¦ 419-462/7 tipo di cliente
346 ¦ 71-102/9 45,45 € ¦ 116-261/9 rete e oneri di sistema 1.044 kWh ¦ 309-377/9 0,043534 €/kWh
358 ¦ 419-444/10 3 kW
366 ¦ 71-102/9 53,52 € ¦ 116-167/9 Quota fissa ¦ 216-246/9 6 mesi ¦ 309-362/9 8,92 €/mese
370 ¦ 419-481/7 potenza impegnata
387 ¦ 71-102/9 42,00 € ¦ 116-180/9 vendita energia ¦ 216-244/9 6 mesi ¦ 309-361/9 7,00 €/mese
393 ¦ 419-453/10 3,3 kW
408 ¦ 71-102/9 11,52 € ¦ 116-244/9 rete e oneri di sistema 6 mesi ¦ 309-361/9 1,92 €/mese
406 ¦ 419-482/7 potenza disponibile
428 ¦ 71-102/9 35,10 € ¦ 116-181/9 Quota potenza ¦ 216-238/9 3 kW ¦ 309-378/9 1,95 €/kW/mese ¦ 419-471/10 1.044 kWh
441 ¦ 419-516/7 consumo fatturato nel periodo
449 ¦ 71-102/9 35,10 € ¦ 116-244/9 rete e oneri di sistema 6 mesi
464 ¦ 419-471/10 2.018 kWh
470 ¦ 67-102/9 -23,18 € ¦ 116-158/9 Ricalcolo ¦ 216-274/9 apr-giu 2025 ¦ 309-369/9 vedi pagina 2
477 ¦ 419-471/7 consumo annuo
491 ¦ 76-102/9 3,27 € ¦ 116-146/9 Accise ¦ 216-254/9 144 kWh
499 ¦ 419-462/10 664 kWh
511 ¦ 71-102/9 28,58 € ¦ 116-131/9 IVA ¦ 216-235/9 10% ¦ 309-359/9 su 285,80 €
512 ¦ 419-448/7 f1 annuo
532 ¦ 67-102/9 -84,64 € ¦ 116-180/9 Bonus sociale ¦ 216-301/9 disagio economico
535 ¦ 419-462/10 571 kWh
547 ¦ 419-448/7 f2 annuo
553 ¦ 71-102/9 36,00 € ¦ 116-165/9 Canone TV ¦ 216-282/9 4 rate (lug-ott)
574 ¦ 65-102/9 265,74 € ¦ 116-153/9 TOTALE
570 ¦ 419-462/10 783 kWh
583 ¦ 419-448/7 f3 annuo
605 ¦ 419-484/10 0832 555 190
618 ¦ 419-474/7 assistenza clienti
640 ¦ 419-457/10 803 500
653 ¦ 419-453/7 guasti rete
`,
    ),
    ...printed(
      2,
      `
46 ¦ 37-96/12 Il ricalcolo ¦ 419-483/12 Box offerta
68 ¦ 37-364/9 Per il periodo dal 1 apr 2025 al 30 giu 2025 avevamo stimato i consumi. Con le
66 ¦ 419-510/10 Luce Serena Casa
81 ¦ 37-271/9 letture effettive del distributore gli importi cambiano così:
79 ¦ 419-473/7 nome dell'offerta
101 ¦ 419-552/6 040921ESFML01XX0000LUCESERENAC2507
106 ¦ 128-147/9 kWh ¦ 173-211/9 Vendita € ¦ 247-303/9 Rete e oneri € ¦ 337-369/9 Totale €
114 ¦ 419-476/7 codice dell'offerta
126 ¦ 54-100/9 già fatturato ¦ 130-145/9 562 ¦ 179-205/9 113,39 ¦ 264-285/9 41,94 ¦ 340-366/9 155,33
136 ¦ 419-504/10 Fisso, monorario
145 ¦ 58-96/9 ricalcolato ¦ 130-145/9 451 ¦ 181-203/9 95,14 ¦ 264-285/9 37,01 ¦ 340-366/9 132,15
149 ¦ 419-463/7 tipo di prezzo
164 ¦ 58-96/9 differenza ¦ 128-147/9 -111 ¦ 179-205/9 -18,25 ¦ 264-286/9 -4,93 ¦ 340-366/9 -23,18
172 ¦ 419-497/10 0,146500 €/kWh
184 ¦ 419-480/7 prezzo dell'energia
200 ¦ 37-77/12 Letture
208 ¦ 419-482/10 84,00 €/anno
223 ¦ 76-94/9 data ¦ 155-165/9 F1 ¦ 208-218/9 F2 ¦ 262-272/9 F3 ¦ 330-346/9 tipo
220 ¦ 419-488/7 quota fissa di vendita
241 ¦ 63-108/9 30 giu 2025 ¦ 149-171/9 5.118 ¦ 203-224/9 4.402 ¦ 256-277/9 6.037 ¦ 323-353/9 effettiva
243 ¦ 419-476/10 30 giu 2026
256 ¦ 419-544/7 scadenza delle condizioni economiche
261 ¦ 63-107/9 31 dic 2025 ¦ 149-171/9 5.461 ¦ 203-224/9 4.699 ¦ 256-277/9 6.441 ¦ 323-353/9 effettiva
280 ¦ 68-103/9 consumo ¦ 153-167/9 343 ¦ 206-221/9 297 ¦ 260-274/9 404 ¦ 317-359/9 1.044 kWh
278 ¦ 419-507/10 Bollettino postale
291 ¦ 419-456/7 pagamento
316 ¦ 37-118/12 Bonus sociale
313 ¦ 419-475/10 Semestrale
326 ¦ 419-500/7 frequenza di fatturazione
339 ¦ 37-383/9 La fornitura beneficia del bonus sociale elettrico per disagio economico (nucleo fino
352 ¦ 37-372/9 a 2 componenti). Nel semestre le riconosciamo 84,64 €, pari a 0,46 € al giorno. Il
364 ¦ 37-300/9 bonus è fuori campo IVA. Scadenza agevolazione: 31 dic 2025.
397 ¦ 37-72/12 Avvisi
420 ¦ 37-362/9 Può chiedere la rateizzazione entro 10 giorni dalla scadenza perché la bolletta
433 ¦ 37-380/9 contiene un ricalcolo. Nessuna bolletta precedente risulta da pagare. Per i reclami:
445 ¦ 37-284/9 Salentolux, Ufficio reclami, Viale Leopardi 70, 73100 Lecce.
467 ¦ 37-348/9 Spesa annua sostenuta nel 2025: 511,27 €. Emissioni evitate: 214 kg CO2.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Salentolux Società Cooperativa",
      holder: "QUARTA ADDOLORATA",
      fiscalCode: "QRTDLR49P58E506I",
      pod: "IT001E73514420",
      offerCode: "040921ESFML01XX0000LUCESERENAC2507",
      offerName: "Luce Serena Casa",
      offerExpiry: "2026-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Vecchia Carmiano 9",
      postalCode: "73010",
      city: "Arnesano",
      province: "LE",
      capacityKw: "3",
      annualConsumption: "2018",
      annualF1: "664",
      annualF2: "571",
      annualF3: "783",
      periodStart: "2025-07-01",
      periodEnd: "2025-12-31",
      periodConsumption: "1044",
      sale: "213.64",
      saleFixed: "42",
      contractPrice: "0.1465",
      unitPrice: "0.164406",
      network: "92.07",
      excise: "3.27",
      vat: "28.58",
      televisionFee: "36",
      socialBonus: "84.64",
      total: "265.74",
    },
  },
};
