import { printed, type TestBill } from "../draw-bill.ts";

export const LIGURE: TestBill = {
  name: "varied: electricity and gas in two columns of one page, each with its receipt",
  marks: [
    ...printed(
      1,
      `
44 ¦ 36/19 casa ligure
58 ¦ 36/7 Casa Ligure Energia S.r.l. - Sede legale: Via XX Settembre 40, 16121 Genova - P.IVA 03399105521 - REA GE 481120
86 ¦ 36/9 Intestatario: Ottavio Pellegrino - C.F. PLLTTV63C08A662K
98 ¦ 36/9 Indirizzo di fornitura: Via Aurelia 77, 17027 Pietra Ligure (SV)
110 ¦ 36/9 Bolletta unica n. 7712 del 10/03/2026 - Periodo: 01/01/2026 - 28/02/2026
140 ¦ 36/14 Totale da pagare 189,45 € ¦ 330/9 Scadenza del pagamento: 30/03/2026
170 ¦ 36/13 Luce ¦ 310/13 Gas
186 ¦ 36/8 POD ¦ >280/8 IT001E55610093 ¦ 310/8 PDR ¦ >560/8 00881500774412
198 ¦ 36/8 Potenza impegnata ¦ >280/8 3 kW ¦ 310/8 Categoria d'uso ¦ >560/8 Cottura e acqua calda
210 ¦ 36/8 Tipologia ¦ >280/8 Domestico residente ¦ 310/8 Tipologia ¦ >560/8 Domestico
222 ¦ 36/8 Consumo annuo ¦ >280/8 1.488 kWh ¦ 310/8 Consumo annuo ¦ >560/8 402 Smc
234 ¦ 36/8 Consumo del periodo ¦ >280/8 240 kWh ¦ 310/8 Consumo del periodo ¦ >560/8 88 Smc
246 ¦ 36/8 Offerta ¦ >280/8 Riviera Luce ¦ 310/8 Offerta ¦ >560/8 Riviera Gas
258 ¦ 36/8 Cod. offerta ¦ >280/8 028811ESFML01XXRIVIERALUCE202501 ¦ 310/8 Cod. offerta ¦ >560/8 028811GSFML01XXRIVIERAGAS2025001
270 ¦ 36/8 Scadenza condizioni ¦ >280/8 30/11/2026 ¦ 310/8 Scadenza condizioni ¦ >560/8 30/11/2026
282 ¦ 36/8 Prezzo fisso ¦ >280/8 0,1390 €/kWh ¦ 310/8 Prezzo fisso ¦ >560/8 0,5100 €/Smc
306 ¦ 36/10 Scontrino luce ¦ 310/10 Scontrino gas
320 ¦ 36/8 Quota per consumi ¦ >280/8 46,80 € ¦ 310/8 Quota per consumi ¦ >560/8 66,00 €
332 ¦ 44/8 vendita 240 kWh a 0,155000 €/kWh ¦ >280/8 37,20 € ¦ 318/8 vendita 88 Smc a 0,510000 €/Smc ¦ >560/8 44,88 €
344 ¦ 44/8 rete e oneri 240 kWh a 0,040000 €/kWh ¦ >280/8 9,60 € ¦ 318/8 rete e oneri 88 Smc a 0,240000 €/Smc ¦ >560/8 21,12 €
356 ¦ 36/8 Quota fissa ¦ >280/8 15,80 € ¦ 310/8 Quota fissa ¦ >560/8 24,20 €
368 ¦ 44/8 vendita ¦ >280/8 12,00 € ¦ 318/8 vendita ¦ >560/8 14,00 €
380 ¦ 44/8 rete e oneri ¦ >280/8 3,80 € ¦ 318/8 rete e oneri ¦ >560/8 10,20 €
392 ¦ 36/8 Quota potenza ¦ >280/8 10,90 € ¦ 310/8 Accise e addizionali ¦ >560/8 6,16 €
404 ¦ 36/8 Accise ¦ >280/8 0,85 € ¦ 310/8 IVA ¦ >560/8 11,30 €
416 ¦ 36/8 IVA 10% ¦ >280/8 7,44 € ¦ 310/9 Totale gas ¦ >560/9 107,66 €
428 ¦ 36/9 Totale luce ¦ >280/9 81,79 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Casa Ligure Energia S.r.l.",
      holder: "Ottavio Pellegrino",
      fiscalCode: "PLLTTV63C08A662K",
      pod: "IT001E55610093",
      offerCode: "028811ESFML01XXRIVIERALUCE202501",
      offerName: "Riviera Luce",
      offerExpiry: "2026-11-30",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Aurelia 77",
      postalCode: "17027",
      city: "Pietra Ligure",
      province: "SV",
      capacityKw: "3",
      annualConsumption: "1488",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "240",
      sale: "49.2",
      saleFixed: "12",
      contractPrice: "0.139",
      unitPrice: "0.155",
      network: "24.3",
      excise: "0.85",
      vat: "7.44",
      total: "81.79",
    },
    gas: {
      supplier: "Casa Ligure Energia S.r.l.",
      holder: "Ottavio Pellegrino",
      fiscalCode: "PLLTTV63C08A662K",
      pdr: "00881500774412",
      offerCode: "028811GSFML01XXRIVIERAGAS2025001",
      offerName: "Riviera Gas",
      offerExpiry: "2026-11-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Aurelia 77",
      postalCode: "17027",
      city: "Pietra Ligure",
      province: "SV",
      annualConsumption: "402",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "88",
      sale: "58.88",
      saleFixed: "14",
      contractPrice: "0.51",
      unitPrice: "0.51",
      network: "31.32",
      excise: "6.16",
      vat: "11.3",
      total: "107.66",
    },
  },
};
