import { printed, type TestBill } from "../draw-bill.ts";

export const TIRRENO_GAS: TestBill = {
  name: "unseen: a gas receipt with a compensation",
  marks: [
    ...printed(
      1,
      `
42 ¦ 476-561/9 Bolletta gas naturale
55 ¦ 34-162/24 TirrenoGas ¦ 483-561/9 N. TG-25-1190342
63 ¦ 499-561/9 del 09/12/2025
85 ¦ 34-109/9 NICCOLAI SARA ¦ 306-404/9 Codice cliente: 410.277
95 ¦ 34-101/9 Via dei Lanzi 11 ¦ 306-448/9 Periodo: 01/10/2025 – 30/11/2025
106 ¦ 34-110/9 57123 Livorno (LI) ¦ 306-466/9 Consumo fatturato: 118 Smc (stimato)
116 ¦ 306-418/9 Consumo annuo: 742 Smc
127 ¦ 34-191/9 Codice fiscale NCCSRA86H55E625B
137 ¦ 34-132/9 PDR: 03081000274518
143 ¦ 306-376/21 99,18 €
148 ¦ 34-246/9 Uso domestico: cottura cibi e acqua calda sanitaria
157 ¦ 306-430/9 Da pagare entro il 30/12/2025
192 ¦ 49-196/14 Scontrino dell’energia
207 ¦ 49-135/9 Quota per consumi ¦ 518-549/9 77,60 €
220 ¦ 66-156/8 118 Smc × 0,6576 €/Smc
229 ¦ 66-213/8 di cui spesa per la vendita di gas naturale ¦ 523-549/8 54,87 €
238 ¦ 66-214/8 di cui spesa per la rete e gli oneri generali ¦ 523-549/8 22,73 €
250 ¦ 49-100/9 Quota fissa ¦ 518-549/9 26,82 €
263 ¦ 66-152/8 2 mesi × 13,410 €/mese
272 ¦ 66-213/8 di cui spesa per la vendita di gas naturale ¦ 523-549/8 16,00 €
281 ¦ 66-214/8 di cui spesa per la rete e gli oneri generali ¦ 523-549/8 10,82 €
293 ¦ 49-105/9 Accise e IVA ¦ 518-549/9 24,76 €
310 ¦ 49-213/9 Altre partite – indennizzo automatico ¦ 515-549/9 -30,00 €
329 ¦ 49-144/12 Totale da pagare ¦ 509-549/12 99,18 €
376 ¦ 49-112/12 Box offerta
389 ¦ 52-77/8 Offerta ¦ 272-362/8 Costa Bloccata Gas 12
404 ¦ 52-104/8 Codice offerta ¦ 272-446/8 024410GSFML01XXCOSTABLOCCATA12GA
420 ¦ 52-78/8 Prezzo ¦ 272-344/8 fisso, 0,465 €/Smc
435 ¦ 52-124/8 Quota fissa vendita ¦ 272-321/8 96,00 €/anno
451 ¦ 52-188/8 Condizioni economiche valide fino al ¦ 272-314/8 30/09/2026
466 ¦ 52-82/8 Mercato ¦ 272-295/8 Libero
819 ¦ 34-323/7 Tirreno Gas Vendite S.r.l. – Scali d’Azeglio 30, 57123 Livorno – P.IVA 01877320497 – pag. 1 di 2
`,
    ),
    ...printed(
      2,
      `
42 ¦ 34-66/9 Letture
55 ¦ 37-79/8 30/09/2025 ¦ 142-176/8 1.602 mc ¦ 230-257/8 stimata
70 ¦ 37-79/8 30/11/2025 ¦ 142-176/8 1.718 mc ¦ 230-257/8 stimata ¦ 302-415/8 116 mc × C 1,0172 = 118 Smc
93 ¦ 34-461/9 Non disponiamo di una lettura effettiva dal 12/06/2025. Comunichi l’autolettura al numero 800 552 310.
112 ¦ 34-126/9 Elementi di dettaglio
125 ¦ 37-79/8 Prezzo gas ¦ 438-515/8 118 Smc × 0,465000 ¦ 537-558/8 54,87
141 ¦ 37-109/8 Quota fissa vendita ¦ 438-468/8 2 × 8,00 ¦ 537-558/8 16,00
156 ¦ 37-114/8 Rete, quota consumi ¦ 438-496/8 118 × 0,168900 ¦ 537-558/8 19,93
172 ¦ 37-100/8 Rete, quota fissa ¦ 438-478/8 2 × 5,4100 ¦ 537-558/8 10,82
187 ¦ 37-90/8 Oneri generali ¦ 438-496/8 118 × 0,023700 ¦ 542-558/8 2,80
202 ¦ 37-102/8 Accisa (scaglioni) ¦ 438-496/8 118 × 0,070000 ¦ 542-558/8 8,26
217 ¦ 37-151/8 Addizionale regionale Toscana ¦ 438-496/8 118 × 0,015500 ¦ 542-558/8 1,83
233 ¦ 37-68/8 IVA 10% ¦ 438-499/8 imponibile 87,69 ¦ 542-558/8 8,77
248 ¦ 37-68/8 IVA 22% ¦ 438-499/8 imponibile 26,82 ¦ 542-558/8 5,90
264 ¦ 37-389/8 Indennizzo automatico per mancato rispetto standard qualità (del. 413/2016) – fuori campo IVA ¦ 535-558/8 -30,00
280 ¦ 37-61/8 Totale ¦ 537-558/8 99,18
298 ¦ 34-561/7 La presente bolletta è calcolata su consumi stimati ed è soggetta a conguaglio. Spesa annua sostenuta: 806,20 €. Pronto intervento (distributore) 800 901 313.
307 ¦ 34-158/7 Reclami: reclami@tirrenogas.example.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Tirreno Gas Vendite S.r.l.",
      holder: "NICCOLAI SARA",
      pdr: "03081000274518",
      offerCode: "024410GSFML01XXCOSTABLOCCATA12GA",
      offerName: "Costa Bloccata Gas 12",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via dei Lanzi 11",
      postalCode: "57123",
      city: "Livorno",
      province: "LI",
      annualConsumption: "742",
      periodStart: "2025-10-01",
      periodEnd: "2025-11-30",
      periodConsumption: "118",
      sale: "70.87",
      saleFixed: "16",
      contractPrice: "0.465",
      unitPrice: "0.465",
      network: "30.75",
      charges: "2.8",
      excise: "10.09",
      vat: "14.67",
      total: "99.18",
    },
  },
};
