import { printed, type TestBill } from "../draw-bill.ts";

export const POLLINO: TestBill = {
  name: "third: a short gas bill of one month with everything on a few lines",
  marks: [
    ...printed(
      1,
      `
60 ¦ 50/13 Pollino Metano Società Cooperativa
74 ¦ 50/8 Contrada San Nicola, 85048 Rotonda (PZ) - partita IVA 04337701926
110 ¦ 50/9 Bolletta gas n. 519 del 08/05/2026 - aprile 2026 - a: Pietro Longo, cod. fisc. LNGPTR54A30D086X
124 ¦ 50/9 PDR 09950000771203 - uso domestico cottura - fornitura in Via Roma 44, 85048 Rotonda (PZ)
138 ¦ 50/9 Contratto Pollino Casa (020202GSFML01XXPOLLINOCASA250000) - prezzo fisso 0,5200 €/Smc fino al 31/12/2026
152 ¦ 50/9 Consumo di aprile 22 Smc - consumo annuo 251 Smc - lettura 1.204
180 ¦ 50/9 Vendita, quota consumi 22 Smc x 0,520000 ¦ >450/9 11,44
193 ¦ 50/9 Vendita, quota fissa ¦ >450/9 7,00
206 ¦ 50/9 Rete e oneri, quota consumi 22 Smc x 0,248182 ¦ >450/9 5,46
219 ¦ 50/9 Rete e oneri, quota fissa ¦ >450/9 5,10
232 ¦ 50/9 Accise ¦ >450/9 0,97
245 ¦ 50/9 IVA 10% ¦ >450/9 3,00
260 ¦ 50/10 Totale euro ¦ >450/10 32,97
280 ¦ 50/9 Da versare entro il 28/05/2026 presso i nostri uffici o con bonifico.`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Pollino Metano Società Cooperativa",
      holder: "Pietro Longo",
      fiscalCode: "LNGPTR54A30D086X",
      pdr: "09950000771203",
      offerCode: "020202GSFML01XXPOLLINOCASA250000",
      offerName: "Pollino Casa",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Roma 44",
      postalCode: "85048",
      city: "Rotonda",
      province: "PZ",
      annualConsumption: "251",
      periodStart: "2026-04-01",
      periodEnd: "2026-04-30",
      periodConsumption: "22",
      sale: "18.44",
      saleFixed: "7",
      contractPrice: "0.52",
      unitPrice: "0.52",
      network: "10.56",
      excise: "0.97",
      vat: "3",
      total: "32.97",
    },
  },
};
