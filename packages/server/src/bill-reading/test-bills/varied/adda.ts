import { printed, type TestBill } from "../draw-bill.ts";

export const ADDA: TestBill = {
  name: "varied: gas of a firm with a table of details and a net sum to pay",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/16 ADDA INSIEME
54 ¦ 40/7 Adda Insieme Energia S.r.l. S.B. - Corso Roma 44 - 26900 Lodi - Cod. Fisc. e P. IVA 03774102267 - R.E.A. LO-1482210
90 ¦ 330/8 Spettabile
102 ¦ 330/10 PANIFICIO TRE SPIGHE S.R.L.
114 ¦ 330/9 VIA MATTEI 3
126 ¦ 330/9 26845 CODOGNO LO
150 ¦ 40/9 P. IVA cliente ¦ 150/9 04882103353 ¦ 330/9 Fattura n. ¦ 430/9 A/2026/3381
164 ¦ 40/9 PDR ¦ 150/9 02450000019733 ¦ 330/9 Emissione ¦ 430/9 08/04/2026
178 ¦ 40/9 Ubicazione ¦ 150/9 VIA MATTEI 3, CODOGNO (LO) ¦ 330/9 Periodo ¦ 430/9 01/03/26 - 31/03/26
192 ¦ 40/9 Categoria ¦ 150/9 Altri usi ¦ 330/9 Netto a pagare ¦ 430/10 667,41 €
206 ¦ 40/9 Cons. annuo ¦ 150/9 9.120 Smc ¦ 330/9 Entro il ¦ 430/9 08/05/2026
220 ¦ 40/9 Prodotto ¦ 150/9 FORNO CALDO FIX ¦ 330/9 Cod. prodotto ¦ 430/8 022905GSFFP03XXFORNOCALDOFIX2501
234 ¦ 40/9 Scadenza prezzo ¦ 150/9 31/12/2026 ¦ 330/9 Cauzione ¦ 430/9 non prevista
270 ¦ 40/8 Descrizione ¦ >300/8 U.M. ¦ >370/8 Q.tà ¦ >460/8 Prezzo unit. ¦ >555/8 Importo €
284 ¦ 40/9 Materia prima gas - quota variabile ¦ >300/9 Smc ¦ >370/9 780 ¦ >460/9 0,491500 ¦ >555/9 383,37
296 ¦ 40/9 Materia prima gas - quota fissa ¦ >300/9 mese ¦ >370/9 1 ¦ >460/9 9,500000 ¦ >555/9 9,50
308 ¦ 40/9 Totale spesa materia gas naturale ¦ >555/9 392,87
322 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >555/9 121,74
334 ¦ 40/9 Spesa per oneri di sistema ¦ >555/9 18,60
346 ¦ 40/9 Accisa gas usi industriali ¦ >300/9 Smc ¦ >370/9 780 ¦ >460/9 0,012500 ¦ >555/9 9,75
358 ¦ 40/9 Addizionale regionale ¦ >300/9 Smc ¦ >370/9 780 ¦ >460/9 0,005256 ¦ >555/9 4,10
370 ¦ 40/9 Totale imponibile ¦ >555/9 547,06
382 ¦ 40/9 IVA 22% ¦ >555/9 120,35
398 ¦ 40/10 Totale documento ¦ >555/10 667,41`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Adda Insieme Energia S.r.l. S.B.",
      holder: "PANIFICIO TRE SPIGHE S.R.L.",
      fiscalCode: "04882103353",
      pdr: "02450000019733",
      offerCode: "022905GSFFP03XXFORNOCALDOFIX2501",
      offerName: "FORNO CALDO FIX",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "aziende",
      street: "VIA MATTEI 3",
      postalCode: "26845",
      city: "CODOGNO",
      province: "LO",
      annualConsumption: "9120",
      periodStart: "2026-03-01",
      periodEnd: "2026-03-31",
      periodConsumption: "780",
      sale: "392.87",
      saleFixed: "9.5",
      unitPrice: "0.4915",
      network: "121.74",
      charges: "18.6",
      excise: "13.85",
      vat: "120.35",
      total: "667.41",
    },
  },
};
