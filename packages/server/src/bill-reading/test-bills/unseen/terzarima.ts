import { printed, type TestBill } from "../draw-bill.ts";

export const TERZARIMA: TestBill = {
  name: "unseen: a dual bill with an example before it and spaced points",
  marks: [
    ...printed(
      1,
      `
53 ¦ 34-182/19 T E R Z A R I M A
69 ¦ 34-424/7 Terzarima Servizi Energetici S.r.l. a socio unico - Borgo Ognissanti 15, 50123 Firenze - R.I. e P.IVA 06933120485
91 ¦ 34-100/9 Egregio signor
104 ¦ 34-122/9 Neri Baldovinetti
117 ¦ 34-108/9 Via di Ripoli 204
130 ¦ 34-110/9 50126 Firenze FI
158 ¦ 48-200/13 La tua bolletta unica
183 ¦ 34-66/9 Fattura ¦ 209-425/9 TZ 0.771.448/2026 del 10 novembre 2026
196 ¦ 34-109/9 Da pagare entro ¦ 209-306/9 30 novembre 2026
208 ¦ 34-110/9 Totale da pagare ¦ 209-255/9 € 305,01
221 ¦ 34-137/9 di cui energia elettrica ¦ 209-255/9 € 166,51
234 ¦ 34-119/9 di cui gas naturale ¦ 209-255/9 € 138,50
247 ¦ 34-73/9 Modalità ¦ 209-323/9 addebito diretto SEPA
272 ¦ 34-245/10 Come leggere la bolletta: un esempio
295 ¦ 34-541/7 La signora Rossi (POD IT001E00000001, 3 kW, 2.700 kWh/anno) paga 62,30 € per 210 kWh: 40,10 € di vendita, 16,50 € di rete e oneri, 5,70 € di
307 ¦ 34-238/7 accise e IVA. È un esempio e non riguarda la tua fornitura.
332 ¦ 34-94/10 Pagamenti
349 ¦ 37-68/7 Fattura ¦ 352-394/7 Emissione ¦ 444-486/7 Importo € ¦ 536-559/7 Stato
367 ¦ 37-125/9 TZ 0.655.120/2026 ¦ 306-394/9 10 settembre 2026 ¦ 453-486/9 244,90 ¦ 527-559/9 pagata
387 ¦ 37-125/9 TZ 0.541.093/2026 ¦ 329-394/9 10 luglio 2026 ¦ 453-486/9 231,76 ¦ 527-559/9 pagata
406 ¦ 37-125/9 TZ 0.427.755/2026 ¦ 319-394/9 11 maggio 2026 ¦ 453-486/9 398,15 ¦ 527-559/9 pagata
434 ¦ 34-143/10 Novità in Terzarima
457 ¦ 34-460/9 Fibra Canto 1 Gb a 24,90 € al mese. Luce Canto XXX: 0,1199 €/kWh fissi per 36 mesi, codice
469 ¦ 34-223/9 029104ESFML01XXCANTOTRENTA00026.
`,
    ),
    ...printed(
      2,
      `
58 ¦ 48-189/13 1. Energia elettrica
82 ¦ 34-93/9 Numero POD ¦ 209-305/9 IT 001 E 52770941
95 ¦ 34-68/9 Periodo ¦ 209-420/9 dal 1 settembre 2026 al 31 ottobre 2026
108 ¦ 34-132/9 Consumo del periodo ¦ 209-255/9 505 kWh
121 ¦ 34-108/9 Consumo annuo ¦ 209-265/9 3.814 kWh
134 ¦ 34-114/9 di cui in fascia F1 ¦ 209-265/9 1.288 kWh
147 ¦ 34-114/9 di cui in fascia F2 ¦ 209-265/9 1.022 kWh
160 ¦ 34-114/9 di cui in fascia F3 ¦ 209-265/9 1.504 kWh
172 ¦ 34-245/9 Potenza contrattualmente impegnata 4,5 kW
185 ¦ 34-66/9 Cliente ¦ 209-323/9 domestico - residente
211 ¦ 34-159/10 Scontrino dell'energia
228 ¦ 37-62/7 Quota ¦ 219-256/7 Quantità ¦ 304-361/7 Prezzo medio ¦ 380-421/7 Vendita € ¦ 446-505/7 Rete e oneri € ¦ 526-559/7 Totale €
245 ¦ 37-124/9 Quota per consumi ¦ 215-256/9 505 kWh ¦ 297-361/9 0,1751 €/kWh ¦ 394-421/9 66,21 ¦ 479-505/9 22,22 ¦ 533-559/9 88,43
265 ¦ 37-88/9 Quota fissa ¦ 225-256/9 2 mesi ¦ 303-361/9 8,92 €/mese ¦ 394-421/9 14,00 ¦ 485-505/9 3,84 ¦ 533-559/9 17,84
284 ¦ 37-104/9 Quota potenza ¦ 224-256/9 4,5 kW ¦ 286-361/9 1,92 €/kW/mese ¦ 416-421/9 - ¦ 479-505/9 17,28 ¦ 533-559/9 17,28
303 ¦ 37-72/9 Somma ¦ 394-421/9 80,21 ¦ 479-505/9 43,34 ¦ 527-559/9 123,55
322 ¦ 37-92/9 Accise e IVA ¦ 533-559/9 24,96
342 ¦ 37-86/9 Canone TV ¦ 533-559/9 18,00
361 ¦ 37-157/9 Totale energia elettrica ¦ 523-559/9 166,51
387 ¦ 34-424/9 La spesa per rete e oneri si divide in: rete 27,13 €, oneri generali di sistema 16,21 €.
412 ¦ 34-121/10 Box dell'offerta
428 ¦ 34-66/9 Offerta ¦ 209-376/9 Terzarima Dolce Stil Nuovo Luce
441 ¦ 209-357/9 con Bolletta Web e Addebito
454 ¦ 34-98/9 Codice offerta ¦ 209-420/9 029104ESFML01XXSTILNUOVOLUCE2601
466 ¦ 34-126/9 Prezzo della vendita ¦ 209-439/9 0,1311 €/kWh, fisso, uguale in tutte le fasce
479 ¦ 34-86/9 Quota fissa ¦ 209-277/9 84,00 €/anno
492 ¦ 34-143/9 Le condizioni scadono il ¦ 209-298/9 28 febbraio 2027
`,
    ),
    ...printed(
      3,
      `
58 ¦ 48-160/13 2. Gas naturale
82 ¦ 34-92/9 Numero PDR ¦ 209-309/9 00 5940 2277 1063
95 ¦ 34-68/9 Periodo ¦ 209-401/9 dal 1 agosto 2026 al 31 ottobre 2026
108 ¦ 34-132/9 Consumo del periodo ¦ 209-247/9 96 Smc
121 ¦ 34-108/9 Consumo annuo ¦ 209-254/9 902 Smc
134 ¦ 34-83/9 Misuratore ¦ 209-346/9 G4, matricola 7001882340
147 ¦ 34-66/9 Cliente ¦ 209-263/9 domestico
172 ¦ 34-159/10 Scontrino dell'energia
189 ¦ 37-62/7 Quota ¦ 205-242/7 Quantità ¦ 285-342/7 Prezzo medio ¦ 367-407/7 Vendita € ¦ 441-500/7 Rete e oneri € ¦ 526-559/7 Totale €
207 ¦ 37-124/9 Quota per consumi ¦ 208-242/9 96 Smc ¦ 278-342/9 0,7225 €/Smc ¦ 381-407/9 48,34 ¦ 474-500/9 21,02 ¦ 533-559/9 69,36
226 ¦ 37-88/9 Quota fissa ¦ 212-242/9 3 mesi ¦ 278-342/9 14,22 €/mese ¦ 381-407/9 24,00 ¦ 474-500/9 18,66 ¦ 533-559/9 42,66
245 ¦ 37-72/9 Somma ¦ 381-407/9 72,34 ¦ 474-500/9 39,68 ¦ 527-559/9 112,02
265 ¦ 37-92/9 Accise e IVA ¦ 533-559/9 26,48
284 ¦ 37-136/9 Totale gas naturale ¦ 523-559/9 138,50
310 ¦ 34-418/9 La spesa per rete e oneri si divide in: rete 35,00 €, oneri generali di sistema 4,68 €.
334 ¦ 34-121/10 Box dell'offerta
351 ¦ 34-66/9 Offerta ¦ 209-371/9 Terzarima Dolce Stil Nuovo Gas
364 ¦ 34-98/9 Codice offerta ¦ 209-417/9 029104GSFML01XXSTILNUOVOGAS2607
376 ¦ 34-126/9 Prezzo della vendita ¦ 209-310/9 0,5035 €/Smc, fisso
389 ¦ 34-86/9 Quota fissa ¦ 209-277/9 96,00 €/anno
402 ¦ 34-143/9 Le condizioni scadono il ¦ 209-290/9 31 agosto 2027
427 ¦ 34-133/10 Privacy e contatti
449 ¦ 34-560/7 Titolare: Terzarima Servizi Energetici S.r.l. Reclami entro 30 giorni. Distributori: e-distribuzione S.p.A. (803 500), Toscana Energia S.p.A. (800 900 202).
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Terzarima Servizi Energetici S.r.l.",
      holder: "Neri Baldovinetti",
      pod: "IT001E52770941",
      offerCode: "029104ESFML01XXSTILNUOVOLUCE2601",
      offerName: "Terzarima Dolce Stil Nuovo Luce con Bolletta Web e Addebito",
      offerExpiry: "2027-02-28",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via di Ripoli 204",
      postalCode: "50126",
      city: "Firenze",
      province: "FI",
      capacityKw: "4.5",
      annualConsumption: "3814",
      annualF1: "1288",
      annualF2: "1022",
      annualF3: "1504",
      periodStart: "2026-09-01",
      periodEnd: "2026-10-31",
      periodConsumption: "505",
      sale: "80.21",
      saleFixed: "14",
      contractPrice: "0.1311",
      unitPrice: "0.1311",
      network: "27.13",
      charges: "16.21",
      taxes: "24.96",
      televisionFee: "18",
      total: "166.51",
    },
    gas: {
      supplier: "Terzarima Servizi Energetici S.r.l.",
      holder: "Neri Baldovinetti",
      pdr: "00594022771063",
      offerCode: "029104GSFML01XXSTILNUOVOGAS2607",
      offerName: "Terzarima Dolce Stil Nuovo Gas",
      offerExpiry: "2027-08-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via di Ripoli 204",
      postalCode: "50126",
      city: "Firenze",
      province: "FI",
      annualConsumption: "902",
      periodStart: "2026-08-01",
      periodEnd: "2026-10-31",
      periodConsumption: "96",
      sale: "72.34",
      saleFixed: "24",
      contractPrice: "0.5035",
      unitPrice: "0.5035",
      network: "35",
      charges: "4.68",
      taxes: "26.48",
      total: "138.5",
    },
  },
};
