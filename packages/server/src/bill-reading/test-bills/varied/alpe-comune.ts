import { printed, type TestBill } from "../draw-bill.ts";

export const ALPE_COMUNE: TestBill = {
  name: "varied: an older electricity bill with abbreviated labels in three boxes",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/15 ALPE COMUNE ENERGIA
54 ¦ 40/7 Alpe Comune Energia Soc. Coop. - Via Aosta 3, 11100 Aosta - P.I. 01277340079 - Albo coop. A104477
84 ¦ 40/9 CLIENTE ¦ 220/9 FORNITURA ¦ 400/9 CONTRATTO
98 ¦ 40/8 Int.: Davide Ferrero ¦ 220/8 POD: IT001E98115520 ¦ 400/8 Merc.: libero
110 ¦ 40/8 C.F.: FRRDVD77A19L219J ¦ 220/8 Pot. imp.: 4,5 kW ¦ 400/8 Off.: Vetta Placida
122 ¦ 40/8 Cod. cl.: 00711 ¦ 220/8 Pot. disp.: 5,0 kW ¦ 400/8 Cod. off.: 000917ESFML01XXVETTAPLACIDA2024A
134 ¦ 40/8 Rec.: via Po 9, 10123 Torino (TO) ¦ 220/8 Tens.: 220 V ¦ 400/8 Scad. cond. econ.: 30/09/2024
146 ¦ 40/8 Tel.: 333 0000000 ¦ 220/8 Uso: dom. non res. ¦ 400/8 Prezzo: fisso
158 ¦ 220/8 Ind.: fraz. Porossan 12, 11100 Aosta (AO) ¦ 400/8 Dec.: 01/10/2022
170 ¦ 220/8 Cons. annuo: 1.204 kWh
200 ¦ 40/11 FATT. N. 24/1807 DEL 08/03/2024
216 ¦ 40/9 Per.: 01/01/2024-29/02/2024 ¦ 300/9 Cons. fatt.: 290 kWh
240 ¦ 40/12 TOTALE FATTURA ¦ >300/12 121,83 € ¦ 330/9 Scad. pag.: 29/03/2024
280 ¦ 40/9 SINTESI
296 ¦ 40/9 Sp. materia energia ¦ >300/9 61,30
310 ¦ 40/9 Sp. trasporto e gest. contatore ¦ >300/9 24,15
324 ¦ 40/9 Sp. oneri sistema ¦ >300/9 18,72
338 ¦ 40/9 Imposte ¦ >300/9 6,58
352 ¦ 40/9 IVA 10% ¦ >300/9 11,08
390 ¦ 40/9 DETTAGLIO MATERIA ENERGIA
404 ¦ 40/9 Quota energia ¦ 180/9 290 kWh ¦ 250/9 0,170000 €/kWh ¦ >400/9 49,30
418 ¦ 40/9 Quota fissa ¦ 180/9 2 mesi ¦ 250/9 6,00 €/mese ¦ >400/9 12,00`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Alpe Comune Energia Soc. Coop.",
      holder: "Davide Ferrero",
      fiscalCode: "FRRDVD77A19L219J",
      pod: "IT001E98115520",
      offerCode: "000917ESFML01XXVETTAPLACIDA2024A",
      offerName: "Vetta Placida",
      offerExpiry: "2024-09-30",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "fraz. Porossan 12",
      postalCode: "11100",
      city: "Aosta",
      province: "AO",
      capacityKw: "4.5",
      annualConsumption: "1204",
      periodStart: "2024-01-01",
      periodEnd: "2024-02-29",
      periodConsumption: "290",
      sale: "61.3",
      saleFixed: "12",
      unitPrice: "0.17",
      network: "24.15",
      charges: "18.72",
      excise: "6.58",
      vat: "11.08",
      total: "121.83",
    },
  },
};
