import { printed, type TestBill } from "../draw-bill.ts";

export const MURGIA: TestBill = {
  name: "crowded: a price for each month, shares of the bands and figures left of their names",
  marks: [
    ...printed(
      1,
      `
54 ¦ 36/24 murgia
68 ¦ 36/8 elettrica
92 ¦ 36/9 A Fabrizio Orlandi
104 ¦ 36/9 RLNFRZ74D19B157U
116 ¦ 36/9 Via Sparano 15, 70121 Bari (BA)
96 ¦ 330/9 bolletta luce marzo – aprile 2026
108 ¦ 330/9 numero 4410-26, emessa il 14/05/2026
120 ¦ 330/9 da pagare entro il 04/06/2026
146 ¦ 330/22 128,30 €
176 ¦ 36/11 La fornitura
192 ¦ >150/9 IT001E30557781 ¦ 160/8 punto di prelievo (POD)
204 ¦ >150/9 3 kW ¦ 160/8 di potenza impegnata
216 ¦ >150/9 Domestico residente ¦ 160/8 tipo di uso
228 ¦ >150/9 455 kWh ¦ 160/8 consumati in due mesi
240 ¦ >150/9 2.790 kWh ¦ 160/8 consumati in un anno
252 ¦ >150/9 35 % ¦ 160/8 dei quali in F1 (977 kWh)
264 ¦ >150/9 27 % ¦ 160/8 dei quali in F2 (753 kWh)
276 ¦ >150/9 38 % ¦ 160/8 dei quali in F3 (1.060 kWh)
176 ¦ 330/11 L'offerta
192 ¦ 330/8 Trullo Variabile
204 ¦ 330/8 033019ESVML01XXTRULLOVARIABILE26
216 ¦ 330/8 PUN mensile + 0,0150 €/kWh, 90 €/anno
228 ¦ 330/8 condizioni in vigore fino al 30/11/2026
320 ¦ 36/11 Lo scontrino dell'energia
336 ¦ 36/9 Quota per consumi ¦ 230/8 455 kWh ¦ 300/8 0,176132 €/kWh ¦ >540/9 80,14 €
348 ¦ 50/8 vendita ¦ 230/8 455 kWh ¦ 300/8 0,136330 €/kWh ¦ >470/8 62,03 €
360 ¦ 60/7 marzo ¦ 230/7 220 kWh ¦ 300/7 0,142000 €/kWh ¦ >420/7 31,24 €
370 ¦ 60/7 aprile ¦ 230/7 235 kWh ¦ 300/7 0,131000 €/kWh ¦ >420/7 30,79 €
382 ¦ 50/8 rete e oneri ¦ 230/8 455 kWh ¦ 300/8 0,039802 €/kWh ¦ >470/8 18,11 €
396 ¦ 36/9 Quota fissa ¦ 230/8 2 mesi ¦ 300/8 9,45 €/mese ¦ >540/9 18,90 €
408 ¦ 50/8 vendita ¦ 230/8 2 mesi ¦ 300/8 7,50 €/mese ¦ >470/8 15,00 €
420 ¦ 50/8 rete e oneri ¦ 230/8 2 mesi ¦ 300/8 1,95 €/mese ¦ >470/8 3,90 €
434 ¦ 36/9 Quota potenza ¦ 230/8 3 kW ¦ 300/8 1,93 €/kW/mese ¦ >540/9 11,58 €
448 ¦ 36/9 Accise ¦ >540/9 6,02 €
462 ¦ 36/9 IVA ¦ 230/8 10% di 116,64 € ¦ >540/9 11,66 €
478 ¦ 36/10 Totale ¦ >540/10 128,30 €
800 ¦ 36/6 Murgia Elettrica S.r.l. - Sede legale Via Dante 5, 70121 Bari - P.IVA 04778802332 - Capitale sociale 50.000 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Murgia Elettrica S.r.l.",
      holder: "Fabrizio Orlandi",
      fiscalCode: "RLNFRZ74D19B157U",
      pod: "IT001E30557781",
      offerCode: "033019ESVML01XXTRULLOVARIABILE26",
      offerName: "Trullo Variabile",
      offerExpiry: "2026-11-30",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Sparano 15",
      postalCode: "70121",
      city: "Bari",
      province: "BA",
      capacityKw: "3",
      annualConsumption: "2790",
      annualF1: "977",
      annualF2: "753",
      annualF3: "1060",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "455",
      sale: "77.03",
      saleFixed: "15",
      unitPrice: "0.13633",
      network: "33.59",
      excise: "6.02",
      vat: "11.66",
      total: "128.3",
    },
  },
};
