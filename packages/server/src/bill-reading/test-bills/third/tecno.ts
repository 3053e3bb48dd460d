import { printed, type TestBill } from "../draw-bill.ts";

export const TECNO: TestBill = {
  name: "third: electricity of a firm, sale and network in two columns of the receipt",
  marks: [
    ...printed(
      1,
      `
40 ¦ 36/15 TecnoWatt
52 ¦ 36/7 TecnoWatt Italia S.p.A. - Via Dalmine 10 - 24035 Curno (BG) - P.IVA 04881102935 - REA BG-441920
80 ¦ 36/8 Cliente ¦ 320/8 Fornitura
92 ¦ 36/9 MORETTI STAMPI S.A.S. DI MORETTI STEFANO & C. ¦ 320/9 POD IT001E09920011
104 ¦ 36/9 P.IVA 02669901478 ¦ 320/9 Via Artigiani 6 - 25030 Castrezzato (BS)
116 ¦ 36/9 Via Artigiani 6 - 25030 Castrezzato (BS) ¦ 320/9 Altri usi in bassa tensione
128 ¦ 320/9 kW impegnati/disponibili 20/22
150 ¦ 36/9 Documento 26/44/0019 del 07/02/2026 ¦ 320/9 Consumo annuo 13.940 kWh
162 ¦ 36/9 Mese di gennaio 2026 ¦ 320/9 F1 6.120 | F2 3.480 | F3 4.340
180 ¦ 36/12 Totale fattura 437,53 € ¦ 320/9 Bonifico a 30 giorni
210 ¦ 36/10 Scontrino dell'energia ¦ >330/8 Vendita ¦ >430/8 Rete e oneri ¦ >540/8 Totale
226 ¦ 36/9 Quota per consumi (1.180 kWh) ¦ >330/9 175,82 ¦ >430/9 75,76 ¦ >540/9 251,58
238 ¦ 36/9 Quota fissa (1 mese) ¦ >330/9 14,00 ¦ >430/9 4,30 ¦ >540/9 18,30
250 ¦ 36/9 Quota potenza (20 kW) ¦ >330/9 0,00 ¦ >430/9 74,00 ¦ >540/9 74,00
262 ¦ 36/9 Accise ¦ >540/9 14,75
274 ¦ 36/9 IVA 22% su 358,63 ¦ >540/9 78,90
290 ¦ 36/9 Totale ¦ >540/9 437,53
320 ¦ 36/10 Box offerta
334 ¦ 36/9 Nome dell'offerta: Officina Stabile ¦ 300/9 Codice: 011220ESFFP03XXOFFICINASTABILE25
346 ¦ 36/9 Prezzo dell'energia: 0,1490 €/kWh (fisso) ¦ 300/9 Quota fissa: 168,00 €/anno
358 ¦ 36/9 Fine validità condizioni: 30/09/2026`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "TecnoWatt Italia S.p.A.",
      holder: "MORETTI STAMPI S.A.S. DI MORETTI STEFANO & C.",
      fiscalCode: "02669901478",
      pod: "IT001E09920011",
      offerCode: "011220ESFFP03XXOFFICINASTABILE25",
      offerName: "Officina Stabile",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "aziende",
      street: "Via Artigiani 6",
      postalCode: "25030",
      city: "Castrezzato",
      province: "BS",
      capacityKw: "20",
      annualConsumption: "13940",
      annualF1: "6120",
      annualF2: "3480",
      annualF3: "4340",
      periodStart: "2026-01-01",
      periodEnd: "2026-01-31",
      periodConsumption: "1180",
      sale: "189.82",
      saleFixed: "14",
      contractPrice: "0.149",
      unitPrice: "0.149",
      network: "154.06",
      excise: "14.75",
      vat: "78.9",
      total: "437.53",
    },
  },
};
