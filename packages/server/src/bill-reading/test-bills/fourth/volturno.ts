import { printed, type TestBill } from "../draw-bill.ts";

export const VOLTURNO: TestBill = {
  name: "fourth: an older electricity bill with a credit and the television fee",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/15 VOLTURNO LUCE
57 ¦ 40/7 Volturno Luce S.r.l. - via Roma 210, 81100 Caserta - C.F./P.IVA 07556605223
84 ¦ 40/9 Sig. VITALE ANDREA ¦ 310/9 BOLLETTA N. 2024-118820
96 ¦ 40/9 C.F. VTLNDR85S19F839U ¦ 310/9 emessa il 18/07/2024
108 ¦ 40/9 VIA ACQUAVIVA 8 - 81100 CASERTA (CE) ¦ 310/9 periodo 01/05/2024 - 30/06/2024
130 ¦ 40/9 Dati della fornitura ¦ 310/9 Dati del contratto
144 ¦ 40/8 POD ¦ 150/8 IT001E09871233 ¦ 310/8 Offerta ¦ 400/8 Reggia Casa
156 ¦ 40/8 Tipologia d'uso ¦ 150/8 Domestico residente ¦ 310/8 Codice ¦ 400/8 005511ESVML01XXREGGIACASA2400001
168 ¦ 40/8 Potenza impegnata ¦ 150/8 4,5 kW ¦ 310/8 Prezzo ¦ 400/8 Variabile: PUN + 0,0150 €/kWh
180 ¦ 40/8 Consumo annuo ¦ 150/8 2.717 kWh ¦ 310/8 Scadenza ¦ 400/8 30/04/2025
192 ¦ 40/8 - di cui F1 ¦ 150/8 830 kWh ¦ 310/8 Mercato ¦ 400/8 Libero
204 ¦ 40/8 - di cui F2 ¦ 150/8 812 kWh
216 ¦ 40/8 - di cui F3 ¦ 150/8 1.075 kWh
240 ¦ 40/9 Consumo fatturato: 405 kWh (effettivo)
262 ¦ 40/9 Spesa per la materia energia ¦ >400/9 71,90 €
275 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >400/9 27,36 €
288 ¦ 40/9 Spesa per oneri di sistema ¦ >400/9 15,11 €
301 ¦ 40/9 Totale imposte e IVA ¦ >400/9 21,68 €
314 ¦ 40/9 Canone RAI ¦ >400/9 18,00 €
327 ¦ 40/9 Credito bollette precedenti ¦ >400/9 - 9,30 €
344 ¦ 40/11 TOTALE DA PAGARE ¦ >400/11 144,75 €
356 ¦ 40/8 entro il 07/08/2024
384 ¦ 40/9 La spesa per la materia energia comprende 16,00 € di quota fissa (2 mesi a 8,00 €).`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Volturno Luce S.r.l.",
      holder: "VITALE ANDREA",
      fiscalCode: "VTLNDR85S19F839U",
      pod: "IT001E09871233",
      offerCode: "005511ESVML01XXREGGIACASA2400001",
      offerName: "Reggia Casa",
      offerExpiry: "2025-04-30",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "VIA ACQUAVIVA 8",
      postalCode: "81100",
      city: "CASERTA",
      province: "CE",
      capacityKw: "4.5",
      annualConsumption: "2717",
      annualF1: "830",
      annualF2: "812",
      annualF3: "1075",
      periodStart: "2024-05-01",
      periodEnd: "2024-06-30",
      periodConsumption: "405",
      sale: "71.9",
      saleFixed: "16",
      network: "27.36",
      charges: "15.11",
      taxes: "21.68",
      televisionFee: "18",
      total: "144.75",
    },
  },
};
