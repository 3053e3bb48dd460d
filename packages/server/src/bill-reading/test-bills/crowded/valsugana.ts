import { printed, type TestBill } from "../draw-bill.ts";

export const VALSUGANA: TestBill = {
  name: "crowded: an older bill of two supplies with a page of sums and a page for each",
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/18 valsugana servizi energetici
60 ¦ 40/7 Valsugana Servizi Energetici S.c.a r.l., Via Roma 30, 38051 Borgo Valsugana (TN), P.I. 01335500219
92 ¦ 40/9 Titolare: Elisabetta Morandini ¦ 320/9 Bolletta n. 25-10442 del 12.05.2025
104 ¦ 40/9 C.F.: MRNLBT79E63L378V ¦ 320/9 Periodo: 01.03.2025 - 30.04.2025
116 ¦ 40/9 Fornitura: Via Brenta 2, 38057 Pergine Valsugana (TN) ¦ 320/9 Scadenza: 30.05.2025
150 ¦ 40/10 Quanto si paga
166 ¦ 40/9 Energia elettrica ¦ >300/9 76,99 €
178 ¦ 40/9 Gas naturale ¦ >300/9 152,77 €
194 ¦ 40/11 Totale bolletta ¦ >300/11 229,76 €
226 ¦ 40/8 Lo sapevi? Con la domiciliazione bancaria non paghi la cauzione di 77,00 €.`,
    ),
    ...printed(
      2,
      `
46 ¦ 40/13 Energia elettrica
66 ¦ 40/8 POD: IT001E41180032 ¦ 320/8 Offerta: Lagorai Luce
78 ¦ 40/8 Cliente: domestico residente ¦ 320/8 Codice offerta: 010077ESVML01XXLAGORAILUCE202401
90 ¦ 40/8 Potenza impegnata: 3,0 kW ¦ 320/8 Fine delle condizioni economiche: 31.10.2025
102 ¦ 40/8 Consumo annuo: 1.122 kWh (F1 391, F2 355, F3 376) ¦ 320/8 Prezzo: variabile (PUN)
114 ¦ 40/8 Consumo fatturato: 188 kWh
140 ¦ 40/9 Spesa per la materia energia ¦ >540/9 35,50 €
152 ¦ 50/8 quota energia ¦ 200/8 188 kWh ¦ 280/8 0,135638 €/kWh ¦ >460/8 25,50 €
164 ¦ 50/8 quota fissa ¦ 200/8 2 mesi ¦ 280/8 5,00 €/mese ¦ >460/8 10,00 €
178 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >540/9 12,11 €
190 ¦ 40/9 Spesa per oneri di sistema ¦ >540/9 6,02 €
202 ¦ 40/9 IVA 10% ¦ >540/9 5,36 €
214 ¦ 40/9 Canone di abbonamento RAI ¦ >540/9 18,00 €
230 ¦ 40/10 Totale energia elettrica ¦ >540/10 76,99 €`,
    ),
    ...printed(
      3,
      `
46 ¦ 40/13 Gas naturale
66 ¦ 40/8 PDR: 05210077400231 ¦ 320/8 Offerta: Lagorai Gas
78 ¦ 40/8 Uso: domestico, riscaldamento ¦ 320/8 Codice offerta: 010077GSVML01XXLAGORAIGAS2024001
90 ¦ 40/8 Consumo annuo: 1.010 Smc ¦ 320/8 Fine delle condizioni economiche: 31.10.2025
102 ¦ 40/8 Consumo fatturato: 133 Smc ¦ 320/8 Prezzo: variabile (PSV)
140 ¦ 40/9 Spesa per la materia gas naturale ¦ >540/9 70,98 €
152 ¦ 50/8 quota energia ¦ 200/8 133 Smc ¦ 280/8 0,428421 €/Smc ¦ >460/8 56,98 €
164 ¦ 50/8 quota fissa ¦ 200/8 2 mesi ¦ 280/8 7,00 €/mese ¦ >460/8 14,00 €
178 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >540/9 33,40 €
190 ¦ 40/9 Spesa per oneri di sistema ¦ >540/9 4,95 €
202 ¦ 40/9 Accise e addizionale provinciale ¦ >540/9 21,30 €
214 ¦ 40/9 IVA ¦ >540/9 22,14 €
230 ¦ 40/10 Totale gas naturale ¦ >540/10 152,77 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Valsugana Servizi Energetici S.c.a r.l.",
      holder: "Elisabetta Morandini",
      fiscalCode: "MRNLBT79E63L378V",
      pod: "IT001E41180032",
      offerCode: "010077ESVML01XXLAGORAILUCE202401",
      offerName: "Lagorai Luce",
      offerExpiry: "2025-10-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Brenta 2",
      postalCode: "38057",
      city: "Pergine Valsugana",
      province: "TN",
      capacityKw: "3",
      annualConsumption: "1122",
      annualF1: "391",
      annualF2: "355",
      annualF3: "376",
      periodStart: "2025-03-01",
      periodEnd: "2025-04-30",
      periodConsumption: "188",
      sale: "35.5",
      saleFixed: "10",
      unitPrice: "0.135638",
      network: "12.11",
      charges: "6.02",
      vat: "5.36",
      televisionFee: "18",
      total: "76.99",
    },
    gas: {
      supplier: "Valsugana Servizi Energetici S.c.a r.l.",
      holder: "Elisabetta Morandini",
      fiscalCode: "MRNLBT79E63L378V",
      pdr: "05210077400231",
      offerCode: "010077GSVML01XXLAGORAIGAS2024001",
      offerName: "Lagorai Gas",
      offerExpiry: "2025-10-31",
      pricing: "variable",
      destination: "privati",
      street: "Via Brenta 2",
      postalCode: "38057",
      city: "Pergine Valsugana",
      province: "TN",
      annualConsumption: "1010",
      periodStart: "2025-03-01",
      periodEnd: "2025-04-30",
      periodConsumption: "133",
      sale: "70.98",
      saleFixed: "14",
      unitPrice: "0.428421",
      network: "33.4",
      charges: "4.95",
      excise: "21.3",
      vat: "22.14",
      total: "152.77",
    },
  },
};
