import { printed, type TestBill } from "../draw-bill.ts";

export const ADRIAGAS: TestBill = {
  name: "fifth: a firm's gas receipt with a recalculation, rows of labels and values",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/15 ADRIAGAS
40 ¦ 330/8 Adriagas Vendita S.r.l. - Società Benefit
50 ¦ 330/8 Via Flaminia 134/N - 47923 Rimini (RN)
60 ¦ 330/8 P.IVA 03819044284
54 ¦ 40/8 Fattura gas naturale - clienti business
92 ¦ 40/8 Intestatario fattura
104 ¦ 40/10 Trattoria del Molo S.a.s.
117 ¦ 40/8 P.IVA 04467205128
129 ¦ 40/8 Via Destra del Porto 61, 47921 Rimini (RN)
92 ¦ 330/8 Numero fattura ¦ 450/8 G/2025/118804
104 ¦ 330/8 Emessa il ¦ 450/8 14 novembre 2025
116 ¦ 330/8 Fornitura dal ¦ 450/8 1 settembre 2025
128 ¦ 330/8 al ¦ 450/8 31 ottobre 2025
140 ¦ 330/8 Scadenza ¦ 450/8 4 dicembre 2025
166 ¦ 40/9 Punto di riconsegna (PDR) ¦ 200/9 03990000518246
179 ¦ 40/9 Indirizzo di fornitura ¦ 200/9 Via Destra del Porto 61, 47921 Rimini (RN)
192 ¦ 40/9 Categoria d'uso ¦ 200/9 C5 - Altri usi, riscaldamento e cottura cibi
205 ¦ 40/9 Classe del contatore ¦ 200/9 G10
218 ¦ 40/9 Consumo annuo ¦ 200/9 4.120 Smc
231 ¦ 40/9 Consumo fatturato ¦ 200/9 486 Smc
258 ¦ 40/10 SCONTRINO DELL'ENERGIA
258 ¦ >380/8 Quantità ¦ >465/8 Prezzo medio ¦ >555/8 Importo (€)
276 ¦ 40/9 Quota per consumi ¦ >380/8 486 Smc ¦ >465/8 0,623477 ¦ >555/9 303,01
289 ¦ 55/8 Vendita di gas naturale ¦ >465/8 0,482901 ¦ >555/8 234,69
301 ¦ 55/8 Rete e oneri generali di sistema ¦ >465/8 0,140576 ¦ >555/8 68,32
317 ¦ 40/9 Quota fissa ¦ >380/8 2 mesi ¦ >465/8 19,1350 ¦ >555/9 38,27
330 ¦ 55/8 Vendita di gas naturale ¦ >465/8 12,5000 ¦ >555/8 25,00
342 ¦ 55/8 Rete e oneri generali di sistema ¦ >465/8 6,6350 ¦ >555/8 13,27
358 ¦ 40/9 Ricalcoli ¦ >555/9 -38,74
374 ¦ 40/9 Accise e addizionali ¦ >555/9 9,08
390 ¦ 40/9 IVA 22% su imponibile di € 311,62 ¦ >555/9 68,56
408 ¦ 40/11 TOTALE FATTURA ¦ >555/11 € 380,18
436 ¦ 40/10 OFFERTA
450 ¦ 40/8 Più Impresa PSV - codice 031477GSVML02XXPIUIMPRESAPSVGAS1
462 ¦ 40/8 Prezzo variabile: PSV day ahead medio mensile + 0,1200 €/Smc. Quota fissa 150,00 €/anno.
474 ¦ 40/8 Condizioni economiche in vigore dal 01/01/2025 fino al 31/12/2025.
502 ¦ 40/10 LETTURE
516 ¦ 40/8 31/08/2025 ¦ 120/8 mc 18.441 ¦ 200/8 Effettiva
528 ¦ 40/8 30/09/2025 ¦ 120/8 mc 18.660 ¦ 200/8 Effettiva ¦ 290/8 mc 219 ¦ 350/8 C 1,026520 ¦ 430/8 Smc 225
540 ¦ 40/8 31/10/2025 ¦ 120/8 mc 18.914 ¦ 200/8 Stimata ¦ 290/8 mc 254 ¦ 350/8 C 1,026520 ¦ 430/8 Smc 261
552 ¦ 40/8 Potere calorifico superiore (PCS): 0,039120 GJ/Smc
580 ¦ 40/10 RICALCOLO DI PERIODI PRECEDENTI
594 ¦ 40/8 01/07/2025 - 31/08/2025: fatturati in acconto 402 Smc per € 321,10; consumo effettivo 350 Smc per € 282,36; differenza € -38,74
622 ¦ 40/8 Pagamento: RID bancario. La fattura G/2025/091520 di € 391,74 è stata pagata il 04/10/2025.
650 ¦ 40/8 Area clienti business: business@adriagas.example - tel. 0541 555 0188 - Pronto intervento gas: 800 713 666 (Romagna Reti)
664 ¦ 40/8 Sedi: Rimini, Cesena (FC), Pesaro (PU). Ufficio reclami: Via Gagarin 40, 61122 Pesaro (PU).
800 ¦ >555/7 Pagina 1 / 2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Fattura G/2025/118804 - PDR 03990000518246
70 ¦ 40/10 DETTAGLIO FISCALE E TARIFFARIO
86 ¦ 40/8 Vendita - Materia prima, media PSV + 0,1200 ¦ >330/8 486 Smc ¦ >430/8 0,452900 €/Smc ¦ >555/8 220,11
98 ¦ 40/8 Vendita - Oneri aggiuntivi di fornitura ¦ >330/8 486 Smc ¦ >430/8 0,030000 €/Smc ¦ >555/8 14,58
110 ¦ 40/8 Vendita - Quota fissa ¦ >330/8 2 mesi ¦ >430/8 12,5000 €/mese ¦ >555/8 25,00
122 ¦ 40/8 Rete - Quota variabile ¦ >330/8 486 Smc ¦ >430/8 0,109420 €/Smc ¦ >555/8 53,18
134 ¦ 40/8 Rete - Quota fissa ¦ >330/8 2 mesi ¦ >430/8 6,2150 €/mese ¦ >555/8 12,43
146 ¦ 40/8 Oneri - Quota variabile (UG2, UG3, RE, GS) ¦ >330/8 486 Smc ¦ >430/8 0,031150 €/Smc ¦ >555/8 15,14
158 ¦ 40/8 Oneri - Quota fissa (UG2) ¦ >330/8 2 mesi ¦ >430/8 0,4200 €/mese ¦ >555/8 0,84
170 ¦ 40/8 Accisa usi industriali e assimilati ¦ >330/8 486 Smc ¦ >430/8 0,0124980 €/Smc ¦ >555/8 6,07
182 ¦ 40/8 Addizionale regionale Emilia-Romagna ¦ >330/8 486 Smc ¦ >430/8 0,0061975 €/Smc ¦ >555/8 3,01
210 ¦ 40/10 ANDAMENTO DEI CONSUMI (Smc)
226 ¦ 40/8 nov-dic 24: 902 ¦ 130/8 gen-feb 25: 1.034 ¦ 230/8 mar-apr 25: 788 ¦ 330/8 mag-giu 25: 560 ¦ 430/8 lug-ago 25: 350
238 ¦ 40/8 set-ott 25: 486
266 ¦ 40/10 INFORMAZIONI
282 ¦ 40/8 Il consumo annuo è la somma dei consumi degli ultimi dodici mesi (da novembre 2024 a ottobre 2025).
294 ¦ 40/8 Operazione soggetta a scissione dei pagamenti: no. Imposta di bollo: non dovuta.
306 ¦ 40/8 Il PSV medio è stato di 0,3352 €/Smc in settembre 2025 e di 0,3309 €/Smc in ottobre 2025.
800 ¦ >555/7 Pagina 2 / 2`,
    ),
  ],
  drawing: ["scrambled"],
  supplies: {
    gas: {
      supplier: "Adriagas Vendita S.r.l.",
      holder: "Trattoria del Molo S.a.s.",
      fiscalCode: "04467205128",
      pdr: "03990000518246",
      offerCode: "031477GSVML02XXPIUIMPRESAPSVGAS1",
      offerName: "Più Impresa PSV",
      offerExpiry: "2025-12-31",
      pricing: "variable",
      destination: "aziende",
      street: "Via Destra del Porto 61",
      postalCode: "47921",
      city: "Rimini",
      province: "RN",
      annualConsumption: "4120",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "486",
      sale: "259.69",
      saleFixed: "25",
      unitPrice: "0.482901",
      network: "65.61",
      charges: "15.98",
      excise: "9.08",
      vat: "68.56",
      total: "380.18",
    },
  },
};
