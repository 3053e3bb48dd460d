import { printed, type TestBill } from "../draw-bill.ts";

export const BREMBO: TestBill = {
  name: "fourth: an older gas bill, readings and volumes in a table, sums at the foot",
  marks: [
    ...printed(
      1,
      `
44 ¦ 340/15 Brembo Gas
57 ¦ 340/7 Brembo Gas S.p.A.
66 ¦ 340/7 Via San Pellegrino 3, 24019 Zogno (BG)
75 ¦ 340/7 P.IVA 08667706330
60 ¦ 40/9 Intestatario: Marta Colombo
72 ¦ 40/9 Codice fiscale: CLMMRT93B41E507F
84 ¦ 40/9 Fornitura: Via Locatelli 5 - 23900 Lecco (LC)
96 ¦ 40/9 PDR: 03051001188422
108 ¦ 40/9 Tipologia: cliente domestico, uso C3
120 ¦ 40/9 Classe contatore: G4
140 ¦ 40/10 Bolletta n. 2025/30021 del 10/02/2025
154 ¦ 40/9 Periodo fatturato: dicembre 2024 - gennaio 2025
176 ¦ 40/8 Data ¦ 130/8 Lettura ¦ 200/8 Tipo ¦ 270/8 mc ¦ 330/8 Coeff. C ¦ 400/8 Smc
188 ¦ 40/8 30/11/2024 ¦ 130/8 6.210 ¦ 200/8 reale
200 ¦ 40/8 31/01/2025 ¦ 130/8 6.502 ¦ 200/8 stimata ¦ 270/8 292 ¦ 330/8 1,013700 ¦ 400/8 296
222 ¦ 40/9 Consumo fatturato 296 Smc ¦ 300/9 Consumo annuo 1.244 Smc
244 ¦ 40/9 Offerta: Gas Semplice ¦ 300/9 Codice offerta: 014141GSFML01XXGASSEMPLICE240001
256 ¦ 40/9 Prezzo fisso: 0,4650 €/Smc ¦ 300/9 Fine condizioni economiche: 31/10/2025
286 ¦ 40/9 Spesa per la materia gas naturale ¦ >500/9 153,64
298 ¦ 60/8 quota energia 296 Smc a 0,465000 €/Smc ¦ >430/8 137,64
310 ¦ 60/8 quota fissa 2 mesi a 8,00 €/mese ¦ >430/8 16,00
322 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >500/9 68,75
334 ¦ 40/9 Spesa per oneri di sistema ¦ >500/9 9,40
346 ¦ 40/9 Accise ¦ >500/9 53,28
358 ¦ 40/9 Addizionale regionale ¦ >500/9 0,00
370 ¦ 40/9 IVA ¦ >500/9 52,80
386 ¦ 40/11 Totale bolletta € ¦ >500/11 337,87`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Brembo Gas S.p.A.",
      holder: "Marta Colombo",
      fiscalCode: "CLMMRT93B41E507F",
      pdr: "03051001188422",
      offerCode: "014141GSFML01XXGASSEMPLICE240001",
      offerName: "Gas Semplice",
      offerExpiry: "2025-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Locatelli 5",
      postalCode: "23900",
      city: "Lecco",
      province: "LC",
      annualConsumption: "1244",
      periodStart: "2024-12-01",
      periodEnd: "2025-01-31",
      periodConsumption: "296",
      sale: "153.64",
      saleFixed: "16",
      contractPrice: "0.465",
      unitPrice: "0.465",
      network: "68.75",
      charges: "9.4",
      excise: "53.28",
      vat: "52.8",
      total: "337.87",
    },
  },
};
