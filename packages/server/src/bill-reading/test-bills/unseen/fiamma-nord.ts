import { printed, type TestBill } from "../draw-bill.ts";

export const FIAMMA_NORD: TestBill = {
  name: "unseen: a gas receipt of a business with dotted dates",
  marks: [
    ...printed(
      1,
      `
56 ¦ 34-337/13 FIAMMA NORD S.r.l. – FATTURA GAS AZIENDE
77 ¦ 34-529/8 OFFICINE MECCANICHE SALVAN S.R.L. – P.IVA 04471180287 – Via dell’Artigianato 9, 35010 Vigonza (PD)
99 ¦ 38-129/8 Nr. fattura / data ¦ 441-558/8 FN25-55120 / 11.12.2025
115 ¦ 38-53/8 PDR ¦ 487-558/8 00594400317825
131 ¦ 38-113/8 Categoria d’uso ¦ 320-558/8 T1 – uso tecnologico (altri usi), contatore G10
148 ¦ 38-129/8 Mese di competenza ¦ 441-558/8 01.11.2025 / 30.11.2025
163 ¦ 38-118/8 Volume fatturato ¦ 512-558/8 1.284 Smc
180 ¦ 38-129/8 Consumo annuo (CA) ¦ 507-558/8 11.430 Smc
196 ¦ 38-73/8 Offerta ¦ 472-558/8 Nord Business PSV
212 ¦ 38-108/8 Codice offerta ¦ 396-558/8 009310GSVML02XXNORDBUSINESSPSV25
228 ¦ 38-118/8 Prezzo variabile ¦ 467-558/8 PSV + 0,0450 €/Smc
244 ¦ 38-184/8 Termine condizioni economiche ¦ 507-558/8 30.06.2026
269 ¦ 34-164/10 SCONTRINO DELL’ENERGIA
292 ¦ 38-123/8 QUOTA PER CONSUMI ¦ 527-558/8 694,01
308 ¦ 38-255/8 di cui spesa per la vendita di gas naturale ¦ 527-558/8 541,21
325 ¦ 38-179/8 di cui rete e oneri generali ¦ 527-558/8 152,80
340 ¦ 38-93/8 QUOTA FISSA ¦ 532-558/8 56,40
357 ¦ 38-255/8 di cui spesa per la vendita di gas naturale ¦ 532-558/8 25,00
373 ¦ 38-179/8 di cui rete e oneri generali ¦ 532-558/8 31,40
389 ¦ 38-154/8 ACCISE (0,012498 €/Smc) ¦ 532-558/8 16,05
405 ¦ 38-88/8 IMPONIBILE ¦ 527-558/8 766,46
421 ¦ 38-73/8 IVA 22% ¦ 527-558/8 168,62
437 ¦ 38-113/8 TOTALE A PAGARE ¦ 507-558/8 EUR 935,08
`,
    ),
    ...printed(
      2,
      `
52 ¦ 34-87/10 DETTAGLIO
76 ¦ 38-295/8 PSV novembre 0,3765 + 0,0450 = 0,4215 €/Smc × 1.284 ¦ 527-558/8 541,21
92 ¦ 38-204/8 Rete e oneri 0,1190 €/Smc × 1.284 ¦ 527-558/8 152,80
114 ¦ 34-509/8 Lettura 31.10.2025: 88.104 mc (R); 30.11.2025: 89.376 mc (R); mc 1.272 × C 1,0094 = 1.284 Smc.
`,
    ),
    ...printed(
      3,
      `
40 ¦ 308-561/7 Prescrizione. Gli importi riferiti a consumi di oltre due anni
46 ¦ 34-288/7 Reclami e conciliazione. Il reclamo scritto si invia a Fiamma ¦ 308-414/7 possono non essere pagati.
54 ¦ 34-54/7 Nord; ¦ 62-95/7 risposta ¦ 103-123/7 entro ¦ 131-139/7 30 ¦ 147-171/7 giorni ¦ 179-207/7 solari. ¦ 215-252/7 Sportello ¦ 260-272/7 per ¦ 280-288/7 il
61 ¦ 34-210/7 consumatore Energia e Ambiente 800 166 654. ¦ 308-495/7 Deposito cauzionale. Importo versato: 25,00 €.
76 ¦ 34-288/7 Mora. Tasso BCE + 3,5 punti; spese di sollecito 4,50 €. Messa ¦ 308-561/7 Servizio clienti. 800 300 411, da lunedì a venerdì 9.00 –
83 ¦ 34-214/7 in mora con raccomandata, termine 40 giorni. ¦ 308-459/7 18.00. Pronto intervento 800 900 100.
98 ¦ 34-288/7 Bonus sociale. Soglia ISEE 9.530 € (20.000 € con 4 figli a
106 ¦ 34-67/7 carico).
115 ¦ 70-83/5 1.402
119 ¦ 42-55/5 1.310 ¦ 99-112/5 1.288 ¦ 358-371/5 1.284
124 ¦ 329-342/5 1.200
127 ¦ 128-141/5 1.121
138 ¦ 159-168/5 860 ¦ 303-311/5 910
144 ¦ 187-196/5 702 ¦ 216-225/5 655
156 ¦ 245-254/5 410
161 ¦ 274-282/5 288
182 ¦ 45-52/5 dic ¦ 72-81/5 gen ¦ 102-109/5 feb ¦ 130-139/5 mar ¦ 159-167/5 apr ¦ 187-197/5 mag ¦ 217-224/5 giu ¦ 246-253/5 lug ¦ 274-282/5 ago ¦ 303-310/5 set ¦ 333-339/5 ott ¦ 360-369/5 nov
193 ¦ 34-44/5 Smc
781 ¦ 34-418/8 CONTO CORRENTE POSTALE 000047719203 – TD 896 – codice cliente 301000250018834027
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "FIAMMA NORD S.r.l.",
      pdr: "00594400317825",
      offerCode: "009310GSVML02XXNORDBUSINESSPSV25",
      offerName: "Nord Business PSV",
      offerExpiry: "2026-06-30",
      pricing: "variable",
      destination: "aziende",
      annualConsumption: "11430",
      periodStart: "2025-11-01",
      periodEnd: "2025-11-30",
      periodConsumption: "1284",
      sale: "566.21",
      saleFixed: "25",
      unitPrice: "0.4215",
      network: "184.2",
      excise: "16.05",
      vat: "168.62",
      total: "935.08",
    },
  },
};
