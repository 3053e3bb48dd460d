import { printed, type TestBill } from "../draw-bill.ts";

export const ETRUSCA: TestBill = {
  name: "fourth: gas with measured and estimated volumes and the past months",
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/16 Etrusca Gas
60 ¦ 40/7 Etrusca Gas S.r.l. Società con socio unico - Via Fiume 3 - 53100 Siena - Codice Fiscale e P. IVA 02990019669
92 ¦ 40/9 La fornitura è intestata a GIORGIO BATTAGLIA, codice fiscale BTTGRG66D09C351M
105 ¦ 40/9 Indirizzo di fornitura: Via Banchi di Sopra 40, 53100 Siena (SI)
118 ¦ 40/9 PDR: 00990044113377 | Uso domestico: riscaldamento | Contatore G4
140 ¦ 40/9 Bolletta n. EG-7712 del 12/01/2026 | Periodo di riferimento: 01/11/2025 - 31/12/2025
158 ¦ 40/12 Totale bolletta 262,67 € ¦ 300/9 Pagare entro il 02/02/2026
190 ¦ 40/9 Consumo fatturato ¦ >240/9 203 Smc ¦ 300/9 Consumo annuo ¦ >500/9 818 Smc
202 ¦ 50/8 di cui effettivo ¦ >240/8 150 Smc ¦ 300/8 novembre 2024 - ottobre 2025
214 ¦ 50/8 di cui stimato ¦ >240/8 53 Smc
240 ¦ 40/8 nov 24 ¦ 100/8 gen 25 ¦ 160/8 mar 25 ¦ 220/8 mag 25 ¦ 280/8 lug 25 ¦ 340/8 set 25
252 ¦ 40/8 171 Smc ¦ 100/8 318 Smc ¦ 160/8 169 Smc ¦ 220/8 71 Smc ¦ 280/8 29 Smc ¦ 340/8 60 Smc
280 ¦ 40/10 Scontrino dell'energia
296 ¦ 40/9 Quota consumi ¦ 200/9 203 Smc ¦ 300/9 0,745000 €/Smc ¦ >540/9 151,24 €
308 ¦ 54/8 per la vendita ¦ 200/8 203 Smc ¦ 300/8 0,490000 €/Smc ¦ >540/8 99,47 €
320 ¦ 54/8 per rete e oneri ¦ 200/8 203 Smc ¦ 300/8 0,255000 €/Smc ¦ >540/8 51,77 €
334 ¦ 40/9 Quota fissa ¦ 200/9 2 mesi ¦ 300/9 16,05 €/mese ¦ >540/9 32,10 €
346 ¦ 54/8 per la vendita ¦ 200/8 2 mesi ¦ 300/8 10,00 €/mese ¦ >540/8 20,00 €
358 ¦ 54/8 per rete e oneri ¦ 200/8 2 mesi ¦ 300/8 6,05 €/mese ¦ >540/8 12,10 €
372 ¦ 40/9 Accisa e addizionale ¦ >540/9 38,57 €
384 ¦ 40/9 IVA ¦ >540/9 40,76 €
398 ¦ 40/10 Totale ¦ >540/10 262,67 €
430 ¦ 40/9 La sua offerta: Chianti Gas Prezzo Sicuro
443 ¦ 40/9 Codice offerta: 030303GSFML01XXCHIANTIGAS2511000
456 ¦ 40/9 Prezzo della materia gas: 0,4900 €/Smc, fisso
469 ¦ 40/9 Le condizioni economiche scadono il 31/10/2026`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Etrusca Gas S.r.l.",
      holder: "GIORGIO BATTAGLIA",
      fiscalCode: "BTTGRG66D09C351M",
      pdr: "00990044113377",
      offerCode: "030303GSFML01XXCHIANTIGAS2511000",
      offerName: "Chianti Gas Prezzo Sicuro",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Banchi di Sopra 40",
      postalCode: "53100",
      city: "Siena",
      province: "SI",
      annualConsumption: "818",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "203",
      sale: "119.47",
      saleFixed: "20",
      contractPrice: "0.49",
      unitPrice: "0.49",
      network: "63.87",
      excise: "38.57",
      vat: "40.76",
      total: "262.67",
    },
  },
};
