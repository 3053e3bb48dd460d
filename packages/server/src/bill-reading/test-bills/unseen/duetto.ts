import { printed, type TestBill } from "../draw-bill.ts";

export const DUETTO: TestBill = {
  name: "unseen: a dual bill with a receipt of each service on a page of its own",
  marks: [
    ...printed(
      1,
      `
55 ¦ 43-312/13 duetto energia – bolletta unica luce e gas
83 ¦ 495-561/9 PIRAS EFISIO
94 ¦ 361-561/9 Via Emilia Ponente 212, 40133 Bologna (BO)
104 ¦ 451-561/9 C.F. PRSFSE77C10B354P
127 ¦ 37-72/9 Bolletta ¦ 411-558/9 DE-2026-000981 del 14/01/2026
143 ¦ 37-208/9 Fornitura luce – POD IT001E66018253 ¦ 518-558/9 111,13 €
160 ¦ 37-208/9 Fornitura gas – PDR 05260200981147 ¦ 518-558/9 243,00 €
177 ¦ 37-222/9 Totale da pagare entro il 05/02/2026 ¦ 514-558/9 354,13 €
`,
    ),
    ...printed(
      2,
      `
55 ¦ 43-332/13 duetto energia – scontrino dell’energia LUCE
83 ¦ 34-367/9 POD IT001E66018253 – domestico residente – potenza impegnata 4,5 kW
94 ¦ 34-431/9 Periodo 01/11/2025 - 31/12/2025 – consumo annuo 1.905 kWh (F1 640, F2 515, F3 750)
116 ¦ 37-245/9 Quota per consumi: 298 kWh × 0,1861 €/kWh ¦ 533-558/9 55,46
133 ¦ 37-186/9 di cui vendita di energia elettrica ¦ 533-558/9 42,91
150 ¦ 37-205/9 di cui rete e oneri generali di sistema ¦ 533-558/9 12,55
166 ¦ 37-124/9 Quota fissa: 2 mesi ¦ 533-558/9 21,84
184 ¦ 37-186/9 di cui vendita di energia elettrica ¦ 533-558/9 18,00
200 ¦ 37-205/9 di cui rete e oneri generali di sistema ¦ 538-558/9 3,84
217 ¦ 37-254/9 Quota potenza: 4,5 kW × 2 mesi × 1,8850 €/kW ¦ 533-558/9 16,97
234 ¦ 37-65/9 Accise ¦ 538-558/9 6,76
251 ¦ 37-74/9 IVA 10% ¦ 533-558/9 10,10
268 ¦ 37-92/9 Totale luce ¦ 527-558/9 111,13
294 ¦ 34-126/11 Box dell’offerta
318 ¦ 37-63/9 Nome ¦ 466-558/9 Duetto Luce Sempre
335 ¦ 37-100/9 Codice offerta ¦ 369-558/9 031556ESFML01XXDUETTOLUCE000025Q
352 ¦ 37-139/9 Prezzo fisso monorario ¦ 496-558/9 0,1440 €/kWh
369 ¦ 37-128/9 Scadenza condizioni ¦ 507-558/9 31/10/2026
`,
    ),
    ...printed(
      3,
      `
55 ¦ 43-326/13 duetto energia – scontrino dell’energia GAS
83 ¦ 34-331/9 PDR 05260200981147 – domestico, riscaldamento – contatore G4
94 ¦ 34-308/9 Periodo 01/11/2025 - 31/12/2025 – consumo annuo 968 Smc
116 ¦ 37-244/9 Quota per consumi: 214 Smc × 0,6950 €/Smc ¦ 527-558/9 148,73
133 ¦ 37-168/9 di cui vendita di gas naturale ¦ 527-558/9 109,57
150 ¦ 37-156/9 di cui rete e oneri generali ¦ 533-558/9 39,16
166 ¦ 37-124/9 Quota fissa: 2 mesi ¦ 533-558/9 29,20
184 ¦ 37-168/9 di cui vendita di gas naturale ¦ 533-558/9 18,00
200 ¦ 37-156/9 di cui rete e oneri generali ¦ 533-558/9 11,20
217 ¦ 37-125/9 Accise e addizionali ¦ 533-558/9 39,80
234 ¦ 37-105/9 IVA 10% e 22% ¦ 533-558/9 25,27
251 ¦ 37-89/9 Totale gas ¦ 527-558/9 243,00
277 ¦ 34-126/11 Box dell’offerta
301 ¦ 37-63/9 Nome ¦ 470-558/9 Duetto Gas Sempre
318 ¦ 37-100/9 Codice offerta ¦ 367-558/9 031556GSFML01XXDUETTOGAS0000025Q
335 ¦ 37-90/9 Prezzo fisso ¦ 496-558/9 0,5120 €/Smc
352 ¦ 37-128/9 Scadenza condizioni ¦ 507-558/9 31/10/2026
`,
    ),
    ...printed(
      4,
      `
55 ¦ 43-293/13 duetto energia – letture e informazioni
86 ¦ 34-62/11 Luce
107 ¦ 67-76/5 151 ¦ 142-151/5 147
166 ¦ 67-75/5 nov ¦ 143-150/5 dic
177 ¦ 34-44/5 kWh
202 ¦ 34-56/11 Gas
223 ¦ 142-151/5 133
243 ¦ 68-74/5 81
283 ¦ 67-75/5 nov ¦ 143-150/5 dic
293 ¦ 34-44/5 Smc
316 ¦ 34-467/9 Letture effettive. Duetto Energia S.p.A., Via Stalingrado 40, 40128 Bologna, P.IVA 03377411208.
`,
    ),
    ...printed(
      5,
      `
55 ¦ 43-288/13 duetto energia – elementi di dettaglio
77 ¦ 37-190/9 Luce – energia 298 kWh × 0,1440 ¦ 533-558/9 42,91
94 ¦ 37-196/9 Luce – quota fissa vendita 2 × 9,00 ¦ 533-558/9 18,00
111 ¦ 37-185/9 Luce – rete e oneri 298 × 0,0421 ¦ 533-558/9 12,55
127 ¦ 37-180/9 Luce – quota fissa rete 2 × 1,92 ¦ 538-558/9 3,84
145 ¦ 37-186/9 Luce – quota potenza 9 × 1,8850 ¦ 533-558/9 16,97
161 ¦ 37-161/9 Luce – accisa 298 × 0,0227 ¦ 538-558/9 6,76
178 ¦ 37-193/9 Gas – materia prima 214 × 0,5120 ¦ 527-558/9 109,57
195 ¦ 37-192/9 Gas – quota fissa vendita 2 × 9,00 ¦ 533-558/9 18,00
212 ¦ 37-181/9 Gas – rete e oneri 214 × 0,1830 ¦ 533-558/9 39,16
229 ¦ 37-176/9 Gas – quota fissa rete 2 × 5,60 ¦ 533-558/9 11,20
246 ¦ 37-220/9 Gas – accisa e addizionale 214 × 0,1860 ¦ 533-558/9 39,80
263 ¦ 37-149/9 Gas – IVA 10% su 188,53 ¦ 533-558/9 18,85
280 ¦ 37-143/9 Gas – IVA 22% su 29,20 ¦ 538-558/9 6,42
`,
    ),
    ...printed(
      6,
      `
40 ¦ 308-561/7 Prescrizione. Gli importi riferiti a consumi di oltre due anni possono non
46 ¦ 34-288/7 Reclami e conciliazione. Il reclamo scritto si invia a Duetto Energia; ¦ 308-356/7 essere pagati.
54 ¦ 34-288/7 risposta entro 30 giorni solari. Sportello per il consumatore Energia e
61 ¦ 34-114/7 Ambiente 800 166 654. ¦ 308-476/7 Deposito cauzionale. Importo versato: 25,00 €.
76 ¦ 34-288/7 Mora. Tasso BCE + 3,5 punti; spese di sollecito 4,50 €. Messa in mora con ¦ 308-561/7 Servizio clienti. 800 300 411, da lunedì a venerdì 9.00 – 18.00. Pronto
83 ¦ 34-148/7 raccomandata, termine 40 giorni. ¦ 308-390/7 intervento 800 900 100.
98 ¦ 34-261/7 Bonus sociale. Soglia ISEE 9.530 € (20.000 € con 4 figli a carico).
108 ¦ 231-239/5 341 ¦ 288-297/5 336
111 ¦ 58-67/5 322 ¦ 173-182/5 310
115 ¦ 116-124/5 298 ¦ 346-354/5 298
175 ¦ 54-71/5 gen-feb ¦ 111-129/5 mar-apr ¦ 168-187/5 mag-giu ¦ 226-244/5 lug-ago ¦ 285-300/5 set-ott ¦ 342-358/5 nov-dic
185 ¦ 34-44/5 kWh
781 ¦ 34-418/8 CONTO CORRENTE POSTALE 000047719203 – TD 896 – codice cliente 301000250018834027
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Duetto Energia S.p.A.",
      pod: "IT001E66018253",
      offerCode: "031556ESFML01XXDUETTOLUCE000025Q",
      offerName: "Duetto Luce Sempre",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Emilia Ponente 212",
      postalCode: "40133",
      city: "Bologna",
      province: "BO",
      capacityKw: "4.5",
      annualConsumption: "1905",
      annualF1: "640",
      annualF2: "515",
      annualF3: "750",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "298",
      sale: "60.91",
      saleFixed: "18",
      contractPrice: "0.144",
      unitPrice: "0.144",
      network: "33.36",
      excise: "6.76",
      vat: "10.1",
      total: "111.13",
    },
    gas: {
      supplier: "Duetto Energia S.p.A.",
      pdr: "05260200981147",
      offerCode: "031556GSFML01XXDUETTOGAS0000025Q",
      offerName: "Duetto Gas Sempre",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Emilia Ponente 212",
      postalCode: "40133",
      city: "Bologna",
      province: "BO",
      annualConsumption: "968",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "214",
      sale: "127.57",
      saleFixed: "18",
      contractPrice: "0.512",
      unitPrice: "0.512",
      network: "50.36",
      excise: "39.8",
      vat: "25.27",
      total: "243",
    },
  },
};
