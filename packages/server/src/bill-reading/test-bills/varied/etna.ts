import { printed, type TestBill } from "../draw-bill.ts";

export const ETNA: TestBill = {
  name: "varied: names and values joined by dots, kW and kWh as the names of values",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/14 Etna Forniture
58 ¦ 40/7 Etna Forniture Soc. Coop. a r.l. - via Plebiscito 9 - 95124 Catania (CT) - partita iva 06117305521
90 ¦ 40/9 Bolletta di energia elettrica n. 1187/26 emessa il 09.03.2026
116 ¦ 40/9 Titolare fornitura ............ Ilaria Vannini
128 ¦ 40/9 C. Fisc. ...................... VNNLRI89S50D612K
140 ¦ 40/9 Utenza ........................ Contrada Rocca 3, 95018 Riposto (CT)
152 ¦ 40/9 Cod. POD ...................... IT001E80900457
164 ¦ 40/9 Uso ........................... Domestico non residente
176 ¦ 40/9 kW impegnati .................. 1,5
188 ¦ 40/9 kW disponibili ................ 1,7
200 ¦ 40/9 kWh annui ..................... 2.210
212 ¦ 40/9 kWh fatturati ................. 198
224 ¦ 40/9 Dal ........................... 01.02.2026
236 ¦ 40/9 Al ............................ 28.02.2026
260 ¦ 40/9 Offerta sottoscritta .......... Jonio Libera
272 ¦ 40/9 Identificativo offerta ......... 018866ESVML01XXJONIOLIBERA2025CT
284 ¦ 40/9 Tipo di prezzo ................ Variabile, PUN + 0,0139 €/kWh
296 ¦ 40/9 Scad. cond. econ. ............. 31.01.2027
330 ¦ 40/9 Spesa vendita quota consumi ... ¦ >400/9 27,50
342 ¦ 40/9 Spesa vendita quota fissa ..... ¦ >400/9 10,00
354 ¦ 40/9 Spesa per la vendita .......... ¦ >400/9 37,50
366 ¦ 40/9 Spesa per la rete ............. ¦ >400/9 14,21
378 ¦ 40/9 Spesa per oneri di sistema .... ¦ >400/9 6,93
390 ¦ 40/9 Accisa ........................ ¦ >400/9 4,49
402 ¦ 40/9 Imponibile .................... ¦ >400/9 63,13
414 ¦ 40/9 I.V.A. 10% .................... ¦ >400/9 6,31
430 ¦ 40/10 NETTO A PAGARE ................ ¦ >400/10 69,44
452 ¦ 40/9 Costo medio unitario vendita (quota consumi): 0,138889 €/kWh`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Etna Forniture Soc. Coop. a r.l.",
      holder: "Ilaria Vannini",
      fiscalCode: "VNNLRI89S50D612K",
      pod: "IT001E80900457",
      offerCode: "018866ESVML01XXJONIOLIBERA2025CT",
      offerName: "Jonio Libera",
      offerExpiry: "2027-01-31",
      pricing: "variable",
      destination: "privati",
      resident: "no",
      street: "Contrada Rocca 3",
      postalCode: "95018",
      city: "Riposto",
      province: "CT",
      capacityKw: "1.5",
      annualConsumption: "2210",
      periodStart: "2026-02-01",
      periodEnd: "2026-02-28",
      periodConsumption: "198",
      sale: "37.5",
      saleFixed: "10",
      unitPrice: "0.138889",
      network: "14.21",
      charges: "6.93",
      excise: "4.49",
      vat: "6.31",
      total: "69.44",
    },
  },
};
