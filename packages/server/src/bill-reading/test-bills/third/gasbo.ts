import { printed, type TestBill } from "../draw-bill.ts";

export const GASBO: TestBill = {
  name: "third: an older gas bill with negative charges and a summary of the VAT",
  marks: [
    ...printed(
      1,
      `
42 ¦ 40/16 GASBO
54 ¦ 40/7 Gasbo Vendite S.r.l. - Viale Aldini 3 - 40136 Bologna - CF/PI 01443308760
84 ¦ 40/8 Dati del cliente ¦ 300/8 Dati del contratto
97 ¦ 40/9 Matteo Serra ¦ 300/9 Offerta: Portici Gas
110 ¦ 40/9 SRRMTT88C21B354I ¦ 300/9 Cod. offerta: 009981GSFML01XXPORTICIGAS2400001
123 ¦ 40/9 Via del Pratello 60 ¦ 300/9 Prezzo bloccato fino al 31/07/2025
136 ¦ 40/9 40122 Bologna BO ¦ 300/9 Decorrenza: 01/08/2023
156 ¦ 40/8 Dati della fornitura ¦ 300/8 Dati della bolletta
169 ¦ 40/9 PDR: 00500000448812 ¦ 300/9 Numero: 25/0044192
182 ¦ 40/9 Uso: riscaldamento individuale + cottura ¦ 300/9 Data: 14/03/2025
195 ¦ 40/9 Contatore: G4 n. 3301229 ¦ 300/9 Periodo: 01/01/2025 - 28/02/2025
208 ¦ 40/9 Consumo annuo: Smc 1.015 ¦ 300/9 Consumo: Smc 280 (rilevato)
240 ¦ 40/13 Totale da pagare ¦ 200/13 € 303,23 ¦ 300/9 entro il 04/04/2025
280 ¦ 40/9 Cosa stai pagando ¦ >400/8 Euro
294 ¦ 40/9 Materia gas naturale ¦ >400/9 145,11
307 ¦ 40/9 Trasporto, gestione del contatore ¦ >400/9 66,20
320 ¦ 40/9 Oneri di sistema ¦ >400/9 -4,15
333 ¦ 40/9 Imposte (accisa 44,80 e addizionale 6,16) ¦ >400/9 50,96
346 ¦ 40/9 IVA ¦ >400/9 45,11
359 ¦ 40/9 Totale ¦ >400/9 303,23
390 ¦ 40/8 Riepilogo IVA
402 ¦ 40/8 Aliquota 10% - imponibile 97,30 - imposta 9,73
414 ¦ 40/8 Aliquota 22% - imponibile 160,82 - imposta 35,38
440 ¦ 40/8 Materia gas naturale: quota variabile 280 Smc x 0,475400 €/Smc = 133,11 €
452 ¦ 40/8 Materia gas naturale: quota fissa 2 mesi x 6,00 €/mese = 12,00 €`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Gasbo Vendite S.r.l.",
      holder: "Matteo Serra",
      fiscalCode: "SRRMTT88C21B354I",
      pdr: "00500000448812",
      offerCode: "009981GSFML01XXPORTICIGAS2400001",
      offerName: "Portici Gas",
      offerExpiry: "2025-07-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via del Pratello 60",
      postalCode: "40122",
      city: "Bologna",
      province: "BO",
      annualConsumption: "1015",
      periodStart: "2025-01-01",
      periodEnd: "2025-02-28",
      periodConsumption: "280",
      sale: "145.11",
      saleFixed: "12",
      unitPrice: "0.4754",
      network: "66.2",
      charges: "-4.15",
      excise: "50.96",
      vat: "45.11",
      total: "303.23",
    },
  },
};
