import { printed, type TestBill } from "../draw-bill.ts";

export const APPENNINO: TestBill = {
  name: "unseen: an older gas bill with negative charges",
  marks: [
    ...printed(
      1,
      `
61 ¦ 34-298/15 Appennino Gas & Luce S.c.a r.l.
86 ¦ 34-366/10 Corso Vittorio Emanuele 61, 67100 L’Aquila – P.IVA 01740290661
107 ¦ 34-421/10 Gent.ma DI BERARDINO LUCIA – Via Fonte Vecchia 3, 67039 Sulmona (AQ)
128 ¦ 34-384/10 Servizio: gas naturale – Mercato tutelato – cottura cibi e acqua calda
139 ¦ 34-231/10 Punto di riconsegna: 09951203648870
151 ¦ 34-514/10 Bolletta n. 2023-40117 del 21 agosto 2023 – quadrimestre aprile – luglio 2023 (dal 1/4/2023 al
162 ¦ 34-89/10 31/7/2023)
173 ¦ 34-312/10 Consumi: 74 Smc (stimati) – Consumo annuo: 231 Smc
199 ¦ 38-210/10 Spesa per la materia gas naturale ¦ 502-557/10 euro 71,84
218 ¦ 38-287/10 Spesa per il trasporto e la gestione del contatore ¦ 502-557/10 euro 38,17
238 ¦ 38-173/10 Spesa per oneri di sistema ¦ 500-557/10 euro −9,85
258 ¦ 38-108/10 Bonus sociale ¦ 494-557/10 euro −41,60
278 ¦ 38-136/10 Imposte e IVA (5%) ¦ 509-557/10 euro 7,96
299 ¦ 38-281/10 Totale da pagare entro l’11 settembre 2023 ¦ 497-557/10 euro 66,52
`,
    ),
    ...printed(
      2,
      `
47 ¦ 38-417/10 Materia prima gas 74 Smc × 0,6140 €/Smc (Cmem, aggiornato ogni mese) ¦ 529-557/10 45,44
67 ¦ 38-195/10 Quota fissa QVD 4 mesi × 6,60 ¦ 529-557/10 26,40
87 ¦ 38-270/10 Oneri (RE, UG2, componente UG2C negativa) ¦ 527-557/10 −9,85
106 ¦ 38-232/10 Accisa e addizionale 74 Smc × 0,0380 ¦ 535-557/10 2,81
127 ¦ 38-204/10 IVA 5% (D.L. 34/2023) su 102,97 ¦ 535-557/10 5,15
`,
    ),
    ...printed(
      3,
      `
40 ¦ 308-561/7 Prescrizione. Gli importi riferiti a consumi di oltre due anni possono
47 ¦ 34-288/7 Reclami e conciliazione. Il reclamo scritto si invia a Appennino Gas & ¦ 308-371/7 non essere pagati.
55 ¦ 34-288/7 Luce; risposta entro 30 giorni solari. Sportello per il consumatore
62 ¦ 34-150/7 Energia e Ambiente 800 166 654. ¦ 308-476/7 Deposito cauzionale. Importo versato: 25,00 €.
77 ¦ 34-288/7 Mora. Tasso BCE + 3,5 punti; spese di sollecito 4,50 €. Messa in mora ¦ 308-561/7 Servizio clienti. 800 300 411, da lunedì a venerdì 9.00 – 18.00. Pronto
85 ¦ 34-164/7 con raccomandata, termine 40 giorni. ¦ 308-391/7 intervento 800 900 100.
100 ¦ 34-266/7 Bonus sociale. Soglia ISEE 9.530 € (20.000 € con 4 figli a carico).
110 ¦ 88-94/5 79 ¦ 203-209/5 78
114 ¦ 318-324/5 74
177 ¦ 78-104/5 ago-nov 22 ¦ 190-222/5 dic 22-mar 23 ¦ 309-333/5 apr-lug 23
187 ¦ 34-85/5 Smc per quadrimestre
781 ¦ 34-418/8 CONTO CORRENTE POSTALE 000047719203 – TD 896 – codice cliente 301000250018834027
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Appennino Gas & Luce S.c.a r.l.",
      pdr: "09951203648870",
      destination: "privati",
      province: "AQ",
      annualConsumption: "231",
      periodStart: "2023-04-01",
      periodEnd: "2023-07-31",
      periodConsumption: "74",
      sale: "71.84",
      saleFixed: "26.4",
      unitPrice: "0.614",
      network: "38.17",
      charges: "-9.85",
      excise: "2.81",
      vat: "5.15",
      socialBonus: "41.6",
      total: "66.52",
    },
  },
};
