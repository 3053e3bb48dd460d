import { printed, type TestBill } from "../draw-bill.ts";

export const UNICO: TestBill = {
  name: "third: an older bill with two bands and the sums in words of its own",
  marks: [
    ...printed(
      1,
      `
40 ¦ 36/12 Unico Luce Tortona S.r.l.
52 ¦ 36/7 Corso Leoniero 12 - 15057 Tortona (AL) - Partita IVA 01774403610
84 ¦ 36/8 Titolare del contratto
95 ¦ 36/9 BIANCHI RENATA
107 ¦ 36/8 C.F. BNCRNT47R66L736J
119 ¦ 36/8 Indirizzo fornitura: Via Emilia 200 - 15057 Tortona (AL)
84 ¦ 320/8 Codice POD ¦ 430/9 IT001E06114502
96 ¦ 320/8 Residenza anagrafica ¦ 430/9 Sì
108 ¦ 320/8 Potenza contrattuale ¦ 430/9 3,00 kW
120 ¦ 320/8 Consumi annui ¦ 430/9 1522 kWh
132 ¦ 320/8 Contratto ¦ 430/9 Giorno e Notte
144 ¦ 320/8 Cod. offerta ¦ 430/7 003131ESFMB01XXGIORNOENOTTE23001
156 ¦ 320/8 Valido fino al ¦ 430/9 30.06.2024
180 ¦ 36/10 Bolletta bimestrale novembre-dicembre 2023, emessa il 15.01.2024
196 ¦ 36/9 Consumo fatturato kWh 246 (F1: 80 - F2+F3: 166)
224 ¦ 36/9 Spesa energia ¦ >280/9 58,42
236 ¦ 36/9 Spesa trasporto e contatore ¦ >280/9 21,77
248 ¦ 36/9 Spesa oneri ¦ >280/9 8,54
260 ¦ 36/9 Accise ¦ >280/9 1,12
272 ¦ 36/9 Iva 10% ¦ >280/9 8,99
286 ¦ 36/10 Totale ¦ >280/10 98,84
298 ¦ 36/8 scade il 05.02.2024
224 ¦ 320/8 Dettaglio spesa energia
236 ¦ 320/8 F1 ¦ 350/8 80 kWh x 0,2100 ¦ >555/8 16,80
248 ¦ 320/8 F23 ¦ 350/8 166 kWh x 0,1805 ¦ >555/8 29,96
260 ¦ 320/8 Corrispettivo fisso ¦ >555/8 11,66
284 ¦ 320/8 I prezzi sono fissi per 12 mesi.`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Unico Luce Tortona S.r.l.",
      holder: "BIANCHI RENATA",
      fiscalCode: "BNCRNT47R66L736J",
      pod: "IT001E06114502",
      offerCode: "003131ESFMB01XXGIORNOENOTTE23001",
      offerName: "Giorno e Notte",
      offerExpiry: "2024-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Emilia 200",
      postalCode: "15057",
      city: "Tortona",
      province: "AL",
      capacityKw: "3",
      annualConsumption: "1522",
      periodStart: "2023-11-01",
      periodEnd: "2023-12-31",
      periodConsumption: "246",
      sale: "58.42",
      saleFixed: "11.66",
      network: "21.77",
      charges: "8.54",
      excise: "1.12",
      vat: "8.99",
      total: "98.84",
    },
  },
};
