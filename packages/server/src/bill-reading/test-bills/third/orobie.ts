import { printed, type TestBill } from "../draw-bill.ts";

export const OROBIE: TestBill = {
  name: "third: gas, names in one column and values in another a page-width apart, on two pages",
  drawing: ["scrambled"],
  marks: [
    ...printed(
      1,
      `
44 ¦ 36/14 OROBIE GAS
56 ¦ 36/7 Orobie Gas e Servizi S.p.A. Società Benefit – Via Camozzi 70, 24121 Bergamo – C.F. 03551102985
90 ¦ 36/9 Bolletta del gas naturale – Mercato libero
110 ¦ 36/9 Intestazione ¦ >560/9 CAPUTO NICOLA
123 ¦ 36/9 Codice fiscale intestatario ¦ >560/9 CPTNCL69E14A662C
136 ¦ 36/9 Punto di fornitura ¦ >560/9 VIA BORFURO 4, 24122 BERGAMO (BG)
149 ¦ 36/9 PDR ¦ >560/9 03350000442190
162 ¦ 36/9 Tipologia di utilizzo ¦ >560/9 Domestico (C1)
175 ¦ 36/9 Fattura n. / data ¦ >560/9 2026.18831 / 10-03-2026
188 ¦ 36/9 Periodo fatturazione ¦ >560/9 dal 01-01-2026 al 28-02-2026
201 ¦ 36/9 Smc fatturati nel periodo ¦ >560/9 158,00
214 ¦ 36/9 Smc consumati negli ultimi 12 mesi ¦ >560/9 841,00
227 ¦ 36/9 Totale a pagare ¦ >560/9 EUR 182,99
240 ¦ 36/9 Data scadenza ¦ >560/9 30-03-2026
262 ¦ 36/9 Proposta commerciale ¦ >560/9 PRESOLANA VARIABILE
275 ¦ 36/9 Cod. identificativo offerta ¦ >560/9 024417GSVML01XXPRESOLANAVARIABIL
288 ¦ 36/9 Formula prezzo gas ¦ >560/9 PSV mensile + 0,0900 €/Smc
301 ¦ 36/9 Scadenza condizioni economiche ¦ >560/9 31-10-2026`,
    ),
    ...printed(
      2,
      `
44 ¦ 36/10 Scontrino dell'energia
60 ¦ 36/9 A. Quota per consumi ¦ >560/9 110,60
73 ¦ 50/8 A1. vendita: 158 Smc per 0,469000 €/Smc ¦ >560/8 74,10
86 ¦ 50/8 A2. rete e oneri: 158 Smc per 0,231000 €/Smc ¦ >560/8 36,50
99 ¦ 36/9 B. Quota fissa ¦ >560/9 29,80
112 ¦ 50/8 B1. vendita: 2 mesi per 9,00 €/mese ¦ >560/8 18,00
125 ¦ 50/8 B2. rete e oneri: 2 mesi per 5,90 €/mese ¦ >560/8 11,80
138 ¦ 36/9 C. Accise ¦ >560/9 19,43
151 ¦ 36/9 D. IVA (10% di 100,00 e 22% di 59,83) ¦ >560/9 23,16
168 ¦ 36/9 TOTALE A+B+C+D ¦ >560/9 182,99`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Orobie Gas e Servizi S.p.A.",
      holder: "CAPUTO NICOLA",
      fiscalCode: "CPTNCL69E14A662C",
      pdr: "03350000442190",
      offerCode: "024417GSVML01XXPRESOLANAVARIABIL",
      offerName: "PRESOLANA VARIABILE",
      offerExpiry: "2026-10-31",
      pricing: "variable",
      destination: "privati",
      street: "VIA BORFURO 4",
      postalCode: "24122",
      city: "BERGAMO",
      province: "BG",
      annualConsumption: "841",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "158",
      sale: "92.1",
      saleFixed: "18",
      unitPrice: "0.469",
      network: "48.3",
      excise: "19.43",
      vat: "23.16",
      total: "182.99",
    },
  },
};
