import { printed, type TestBill } from "../draw-bill.ts";

export const BRILLO: TestBill = {
  name: "unseen: a letter with each figure above its name and bars of bands",
  marks: [
    ...printed(
      1,
      `
52 ¦ 316-550/7 Brillo Energia S.r.l. Società Benefit · Via Tartini 90, Torino · P.IVA 12604870013
61 ¦ 46-86/16 brillo
82 ¦ 46-105/9 Ciao Ludovica,
117 ¦ 46-126/25 70,09 €
129 ¦ 46-186/7 li prendiamo dal tuo conto il 25 novembre 2026
148 ¦ 46-176/9 La tua luce, 1 - 31 ottobre 2026
182 ¦ 56-104/14 30,20 € ¦ 227-275/14 29,28 € ¦ 398-446/14 10,61 €
194 ¦ 56-99/7 vendita (Brillo) ¦ 227-294/7 rete e oneri di sistema ¦ 398-435/7 accise e IVA
239 ¦ 56-114/14 187 kWh ¦ 227-297/14 2.046 kWh ¦ 398-488/14 0,1187 €/kWh
251 ¦ 56-166/7 consumati a ottobre (lettura effettiva) ¦ 227-363/7 consumo annuo, da 1 nov 2025 a 31 ott 2026 ¦ 398-496/7 prezzo luce, uguale a tutte le ore
292 ¦ 56-135/7 consumo annuo per fascia
296 ¦ 398-438/14 8,00 €
304 ¦ 252-266/8 911
308 ¦ 398-440/7 al mese, fisso
319 ¦ 87-101/8 612
322 ¦ 169-183/8 523
358 ¦ 89-99/8 F1 ¦ 171-181/8 F2 ¦ 254-264/8 F3
366 ¦ 311-325/7 kWh
399 ¦ 46-84/11 La casa
431 ¦ 56-136/10 IT020E 7719 0352 ¦ 227-258/10 4,5 kW ¦ 398-535/10 Uso domestico non residente
442 ¦ 56-71/7 POD ¦ 227-340/7 potenza impegnata (disponibile 5 kW) ¦ 398-438/7 tipo di cliente
483 ¦ 56-144/10 Ludovica Parisotto ¦ 227-395/10 Strada al Lago 41, 28831 Baveno VB
493 ¦ 56-89/7 intestataria ¦ 227-282/7 dove arriva la luce
526 ¦ 46-87/11 L'offerta
559 ¦ 56-147/10 Brillo Fissa Sempre
558 ¦ 227-402/9 012208ESFML03XXBRILLOFISSA4Q2026
569 ¦ 56-73/7 nome
568 ¦ 227-268/7 codice offerta
610 ¦ 56-127/10 30 giugno 2027 ¦ 227-291/10 12 luglio 2026
621 ¦ 56-116/7 prezzo valido fino al ¦ 227-260/7 con noi dal
`,
    ),
    ...printed(
      2,
      `
60 ¦ 46-109/11 Lo scontrino
81 ¦ 46-184/9 187 kWh × 0,1187 = 22,20 € energia
91 ¦ 46-197/9 1 mese × 8,00 = 8,00 € quota fissa vendita
102 ¦ 46-239/9 187 kWh × 0,0437 = 8,17 € rete e oneri, quota consumi
112 ¦ 46-149/9 12,42 € rete e oneri, quota fissa
123 ¦ 46-220/9 4,5 kW × 1,93 = 8,69 € rete e oneri, quota potenza
133 ¦ 46-92/9 4,24 € accise
144 ¦ 46-99/9 6,37 € IVA 10%
163 ¦ 46-194/9 A ottobre: F1 58 · F2 46 · F3 83 kWh.
183 ¦ 46-292/9 Il canone TV non è qui: questa non è la tua casa di residenza.
200 ¦ 46-519/7 Fattura 26-B-0091882 del 6 novembre 2026. Guasti: 803 188. Noi: chat nell'app o 011 0088120. Ultimo aggiornamento dei dati di consumo: 4 novembre 2026.
232 ¦ 174-421/14 Porta un amico, 30 € a te e 30 € a lui.
244 ¦ 204-392/9 Codice LUDO-4471, entro il 31 dicembre 2026.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Brillo Energia S.r.l.",
      holder: "Ludovica Parisotto",
      pod: "IT020E77190352",
      offerCode: "012208ESFML03XXBRILLOFISSA4Q2026",
      offerName: "Brillo Fissa Sempre",
      offerExpiry: "2027-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "Strada al Lago 41",
      postalCode: "28831",
      city: "Baveno",
      province: "VB",
      capacityKw: "4.5",
      annualConsumption: "2046",
      annualF1: "612",
      annualF2: "523",
      annualF3: "911",
      periodStart: "2026-10-01",
      periodEnd: "2026-10-31",
      periodConsumption: "187",
      sale: "30.2",
      saleFixed: "8",
      contractPrice: "0.1187",
      unitPrice: "0.1187",
      network: "29.28",
      taxes: "10.61",
      total: "70.09",
    },
  },
};
