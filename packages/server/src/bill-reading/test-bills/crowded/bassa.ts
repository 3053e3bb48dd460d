import { printed, type TestBill } from "../draw-bill.ts";

export const BASSA: TestBill = {
  name: "crowded: electricity of a firm with reactive energy, power by month and a table of the VAT",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/14 BASSA POWER
52 ¦ 40/7 Bassa Power Trading S.p.A. - Strada Romana 2 - 46100 Mantova - P.IVA 04118702663 - pec bassapower@pec.example
84 ¦ 40/8 Intestatario fattura ¦ 300/8 Punto di prelievo
96 ¦ 40/9 CASEIFICIO DUE LEONI SOC. AGR. S.R.L. ¦ 300/9 IT001E60991203
108 ¦ 40/9 P.IVA 02553607793 ¦ 300/9 Via Argine 8, 46026 Quistello (MN)
126 ¦ 40/8 Uso ¦ 300/8 Potenza impegnata ¦ 430/8 Potenza disponibile
138 ¦ 40/9 Altri usi BTA6 ¦ 300/9 45 kW ¦ 430/9 50 kW
156 ¦ 40/8 Fattura ¦ 160/8 Data ¦ 300/8 Competenza ¦ 430/8 Importo da pagare
168 ¦ 40/9 BP/26/00911 ¦ 160/9 09/03/2026 ¦ 300/9 01/02/2026-28/02/2026 ¦ 430/12 € 1.399,71
200 ¦ 40/10 Consumi del mese ¦ >250/8 F1 ¦ >320/8 F2 ¦ >390/8 F3 ¦ >470/8 Totale
214 ¦ 40/9 Energia attiva (kWh) ¦ >250/9 2.310 ¦ >320/9 880 ¦ >390/9 1.120 ¦ >470/9 4.310
226 ¦ 40/9 Energia reattiva (kvarh) ¦ >250/9 510 ¦ >320/9 190 ¦ >390/9 240 ¦ >470/9 940
238 ¦ 40/9 Potenza massima (kW) ¦ >250/9 38 ¦ >320/9 31 ¦ >390/9 29 ¦ >470/9 38
256 ¦ 40/9 Consumo annuo (kWh) ¦ >250/9 27.400 ¦ >320/9 10.500 ¦ >390/9 13.300 ¦ >470/9 51.200
286 ¦ 40/10 Sintesi degli importi ¦ >470/8 €
300 ¦ 40/9 Spesa per la vendita di energia elettrica ¦ >470/9 724,08
312 ¦ 40/9 Spesa per la rete ¦ >470/9 210,44
324 ¦ 40/9 Spesa per gli oneri generali di sistema ¦ >470/9 158,90
336 ¦ 40/9 Imposte erariali (accise) ¦ >470/9 53,88
350 ¦ 40/9 Aliquota ¦ >250/8 Imponibile ¦ >320/8 Imposta
362 ¦ 40/9 22% ¦ >250/9 1.147,30 ¦ >320/9 252,41
376 ¦ 40/9 Totale IVA ¦ >470/9 252,41
390 ¦ 40/10 Totale fattura ¦ >470/10 1.399,71
420 ¦ 40/10 Offerta e prezzi
434 ¦ 40/9 Offerta: Industria Certa 12 ¦ 300/9 Codice offerta 015588ESFFP03XXINDUSTRIACERTA122
446 ¦ 40/9 Prezzo fisso monorario 0,1480 €/kWh ¦ 300/9 Scadenza offerta 31/10/2026`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/10 Dettaglio della vendita
54 ¦ 40/8 Quota per consumi ¦ 220/8 4.310 kWh ¦ 300/8 0,162200 €/kWh ¦ >470/8 699,08
66 ¦ 40/8 Quota fissa ¦ 220/8 1 mese ¦ 300/8 25,00 €/mese ¦ >470/8 25,00`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Bassa Power Trading S.p.A.",
      holder: "CASEIFICIO DUE LEONI SOC. AGR. S.R.L.",
      fiscalCode: "02553607793",
      pod: "IT001E60991203",
      offerCode: "015588ESFFP03XXINDUSTRIACERTA122",
      offerName: "Industria Certa 12",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "aziende",
      street: "Via Argine 8",
      postalCode: "46026",
      city: "Quistello",
      province: "MN",
      capacityKw: "45",
      annualConsumption: "51200",
      annualF1: "27400",
      annualF2: "10500",
      annualF3: "13300",
      periodStart: "2026-02-01",
      periodEnd: "2026-02-28",
      periodConsumption: "4310",
      sale: "724.08",
      saleFixed: "25",
      contractPrice: "0.148",
      unitPrice: "0.1622",
      network: "210.44",
      charges: "158.9",
      excise: "53.88",
      vat: "252.41",
      total: "1399.71",
    },
  },
};
