import { printed, type TestBill } from "../draw-bill.ts";

export const LARIO: TestBill = {
  name: "varied: an older gas bill in capitals, days with dots and years of two digits",
  marks: [
    ...printed(
      1,
      `
40 ¦ 210/15 LARIO GAS & LUCE
54 ¦ 160/7 LARIO GAS & LUCE S.P.A. - VIA MILANO 210 - 22100 COMO - C.F./P.IVA 01902775517 - CAP. SOC. € 500.000 I.V.
84 ¦ 60/9 FATTURA N. ¦ 220/9 C-24/118.004 ¦ 320/9 DATA FATTURA ¦ 450/9 17.01.25
98 ¦ 60/9 INTESTATARIO ¦ 220/9 ZANELLA ENRICO ¦ 320/9 CODICE FISCALE ¦ 450/9 ZNLNRC80L03L840Y
112 ¦ 60/9 INDIRIZZO ¦ 220/9 VIA BORGHI 5 ¦ 320/9 CITTÀ ¦ 450/9 23900 LECCO (LC)
126 ¦ 60/9 CODICE PDR ¦ 220/9 03140000077155 ¦ 320/9 CODICE REMI ¦ 450/9 34612800
140 ¦ 60/9 TIPO UTENZA ¦ 220/9 DOMESTICO ¦ 320/9 USO ¦ 450/9 C1 RISCALDAMENTO
154 ¦ 60/9 DATA INIZIO ¦ 220/9 01.11.24 ¦ 320/9 DATA FINE ¦ 450/9 31.12.24
168 ¦ 60/9 CONS. FATT. SMC ¦ 220/9 412 ¦ 320/9 CONS. ANNUO SMC ¦ 450/9 1.376
182 ¦ 60/9 OFFERTA ¦ 220/9 LARIANA SICURA ¦ 320/9 SCADENZA OFFERTA ¦ 450/9 31.10.25
196 ¦ 60/9 CODICE OFFERTA ¦ 220/9 013380GSFML01XXLARIANASICURA2400
240 ¦ 60/10 DESCRIZIONE ¦ >520/10 IMPORTO €
256 ¦ 60/9 SPESA PER LA MATERIA GAS NATURALE ¦ >520/9 239,78
268 ¦ 80/8 QUOTA GAS SMC 412 X 0,548000 ¦ >450/8 225,78
280 ¦ 80/8 QUOTA FISSA MESI 2 X 7,000000 ¦ >450/8 14,00
294 ¦ 60/9 SPESA PER IL TRASPORTO E LA GESTIONE DEL CONTATORE ¦ >520/9 88,40
308 ¦ 60/9 SPESA PER ONERI DI SISTEMA ¦ >520/9 13,05
322 ¦ 60/9 IMPOSTA DI CONSUMO (ACCISA) ¦ >520/9 74,16
336 ¦ 60/9 ADDIZIONALE REGIONALE ¦ >520/9 10,50
350 ¦ 60/9 IVA 10% SU € 180,00 ¦ >520/9 18,00
364 ¦ 60/9 IVA 22% SU € 245,89 ¦ >520/9 54,10
384 ¦ 60/11 TOTALE FATTURA EURO ¦ >520/11 497,99
404 ¦ 60/9 SCADENZA PAGAMENTO 07.02.25 - MODALITÀ: BOLLETTINO`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "LARIO GAS & LUCE S.P.A.",
      holder: "ZANELLA ENRICO",
      fiscalCode: "ZNLNRC80L03L840Y",
      pdr: "03140000077155",
      offerCode: "013380GSFML01XXLARIANASICURA2400",
      offerName: "LARIANA SICURA",
      offerExpiry: "2025-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "VIA BORGHI 5",
      postalCode: "23900",
      city: "LECCO",
      province: "LC",
      annualConsumption: "1376",
      periodStart: "2024-11-01",
      periodEnd: "2024-12-31",
      periodConsumption: "412",
      sale: "239.78",
      saleFixed: "14",
      unitPrice: "0.548",
      network: "88.4",
      charges: "13.05",
      excise: "84.66",
      vat: "72.1",
      total: "497.99",
    },
  },
};
