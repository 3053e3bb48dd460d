import { printed, type TestBill } from "../draw-bill.ts";

export const SANNIO: TestBill = {
  name: "fourth: two supplies on two pages, each with its receipt and its box",
  marks: [
    ...printed(
      1,
      `
48 ¦ 40/18 sannio energia
62 ¦ 40/7 Sannio Energia S.r.l. - Corso Garibaldi 55 - 82100 Benevento - P.IVA 06445504118
92 ¦ 40/9 Lucia Donati - codice fiscale DNTLCU70C47G702L
104 ¦ 40/9 Indirizzo di fornitura: Via dei Mulini 2, 82100 Benevento (BN)
116 ¦ 40/9 Bolletta luce e gas n. 4471 del 15/04/2026
128 ¦ 40/9 Periodo: 01/02/2026 - 31/03/2026
150 ¦ 40/12 Totale da pagare: 241,77 € ¦ 300/9 entro il 05/05/2026
170 ¦ 40/9 di cui luce 84,27 € e gas 157,50 €
200 ¦ 40/13 Luce
216 ¦ 40/9 POD ¦ 200/9 IT001E20045518
228 ¦ 40/9 Tipologia ¦ 200/9 Domestico residente
240 ¦ 40/9 kW impegnati/disponibili ¦ 200/9 3,0/3,3
252 ¦ 40/9 Consumi ultimi 12 mesi ¦ 200/9 1.601 kWh
264 ¦ 40/9 Consumo fatturato ¦ 200/9 252 kWh
276 ¦ 40/9 Offerta ¦ 200/9 Sannio Luce Verde
288 ¦ 40/9 Codice offerta ¦ 200/9 021111ESFML01XXSANNIOLUCEVERDE01
300 ¦ 40/9 Scadenza condizioni economiche ¦ 200/9 31/10/2026
324 ¦ 40/9 Quota per consumi ¦ 200/9 252 kWh x 0,199000 €/kWh ¦ >540/9 50,14 €
336 ¦ 50/8 vendita ¦ 200/8 252 kWh x 0,157000 €/kWh ¦ >540/8 39,56 €
348 ¦ 50/8 rete e oneri ¦ 200/8 252 kWh x 0,042000 €/kWh ¦ >540/8 10,58 €
360 ¦ 40/9 Quota fissa ¦ 200/9 2 mesi x 7,60 €/mese ¦ >540/9 15,20 €
372 ¦ 50/8 vendita ¦ 200/8 2 mesi x 5,80 €/mese ¦ >540/8 11,60 €
384 ¦ 50/8 rete e oneri ¦ 200/8 2 mesi x 1,80 €/mese ¦ >540/8 3,60 €
396 ¦ 40/9 Quota potenza ¦ 200/9 3 kW x 1,88 €/kW/mese ¦ >540/9 11,27 €
408 ¦ 40/9 IVA 10% ¦ >540/9 7,66 €
422 ¦ 40/9 Totale luce ¦ >540/9 84,27 €`,
    ),
    ...printed(
      2,
      `
48 ¦ 40/13 Gas
64 ¦ 40/9 PDR ¦ 200/9 08120000556177
76 ¦ 40/9 Uso ¦ 200/9 Domestico, riscaldamento e cottura
88 ¦ 40/9 Consumi ultimi 12 mesi ¦ 200/9 512 Smc
100 ¦ 40/9 Consumo fatturato ¦ 200/9 141 Smc
112 ¦ 40/9 Offerta ¦ 200/9 Sannio Gas Verde
124 ¦ 40/9 Codice offerta ¦ 200/9 021111GSFML01XXSANNIOGASVERDE026
136 ¦ 40/9 Scadenza condizioni economiche ¦ 200/9 31/10/2026
160 ¦ 40/9 Quota per consumi ¦ 200/9 141 Smc x 0,700000 €/Smc ¦ >540/9 98,70 €
172 ¦ 50/8 vendita ¦ 200/8 141 Smc x 0,450000 €/Smc ¦ >540/8 63,45 €
184 ¦ 50/8 rete e oneri ¦ 200/8 141 Smc x 0,250000 €/Smc ¦ >540/8 35,25 €
196 ¦ 40/9 Quota fissa ¦ 200/9 2 mesi x 11,40 €/mese ¦ >540/9 22,80 €
208 ¦ 50/8 vendita ¦ 200/8 2 mesi x 6,00 €/mese ¦ >540/8 12,00 €
220 ¦ 50/8 rete e oneri ¦ 200/8 2 mesi x 5,40 €/mese ¦ >540/8 10,80 €
232 ¦ 40/9 Accise e addizionale regionale ¦ >540/9 16,00 €
244 ¦ 40/9 IVA ¦ >540/9 20,00 €
258 ¦ 40/9 Totale gas ¦ >540/9 157,50 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Sannio Energia S.r.l.",
      holder: "Lucia Donati",
      fiscalCode: "DNTLCU70C47G702L",
      pod: "IT001E20045518",
      offerCode: "021111ESFML01XXSANNIOLUCEVERDE01",
      offerName: "Sannio Luce Verde",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via dei Mulini 2",
      postalCode: "82100",
      city: "Benevento",
      province: "BN",
      capacityKw: "3",
      annualConsumption: "1601",
      periodStart: "2026-02-01",
      periodEnd: "2026-03-31",
      periodConsumption: "252",
      sale: "51.16",
      saleFixed: "11.6",
      unitPrice: "0.157",
      network: "25.45",
      vat: "7.66",
      total: "84.27",
    },
    gas: {
      supplier: "Sannio Energia S.r.l.",
      holder: "Lucia Donati",
      fiscalCode: "DNTLCU70C47G702L",
      pdr: "08120000556177",
      offerCode: "021111GSFML01XXSANNIOGASVERDE026",
      offerName: "Sannio Gas Verde",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via dei Mulini 2",
      postalCode: "82100",
      city: "Benevento",
      province: "BN",
      annualConsumption: "512",
      periodStart: "2026-02-01",
      periodEnd: "2026-03-31",
      periodConsumption: "141",
      sale: "75.45",
      saleFixed: "12",
      unitPrice: "0.45",
      network: "46.05",
      excise: "16",
      vat: "20",
      total: "157.5",
    },
  },
};
