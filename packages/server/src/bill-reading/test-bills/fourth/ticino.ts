import { printed, type TestBill } from "../draw-bill.ts";

export const TICINO: TestBill = {
  name: "fourth: electricity of a firm, its year by month, its bands in rows",
  marks: [
    ...printed(
      1,
      `
48 ¦ 40/16 Ticino Forniture
62 ¦ 40/7 Ticino Forniture S.p.A. Via Milano 40, 27100 Pavia - Partita IVA 05334403002 - Iscritta al registro imprese di Pavia
92 ¦ 40/9 Spett.le
104 ¦ 40/9 TORNERIA VALLI S.R.L. ¦ 330/9 Fattura n. TF/26/1877 del 06/05/2026
116 ¦ 40/9 Via Po 33 ¦ 330/9 Periodo: 01/04/2026 - 30/04/2026
128 ¦ 40/9 27058 Voghera (PV) ¦ 330/9 Scadenza pagamento: 05/06/2026
140 ¦ 40/9 P.IVA 03101120776 ¦ 330/11 Importo totale: 1.011,45 €
170 ¦ 40/9 POD IT001E55511100 ¦ 330/9 Tipo di contratto: altri usi BT
182 ¦ 40/9 Sito: Via Po 33, 27058 Voghera (PV) ¦ 330/9 Potenza impegnata 25 kW, disponibile 27,5 kW
212 ¦ 40/10 Consumi fatturati
226 ¦ 40/9 Fascia F1 ¦ >220/9 1.610 kWh
238 ¦ 40/9 Fascia F2 ¦ >220/9 620 kWh
250 ¦ 40/9 Fascia F3 ¦ >220/9 780 kWh
262 ¦ 40/9 Totale ¦ >220/9 3.010 kWh
212 ¦ 330/10 Consumo annuo
226 ¦ 330/9 Fascia F1 ¦ >540/9 18.920 kWh
238 ¦ 330/9 Fascia F2 ¦ >540/9 7.410 kWh
250 ¦ 330/9 Fascia F3 ¦ >540/9 9.270 kWh
262 ¦ 330/9 Totale ¦ >540/9 35.600 kWh
290 ¦ 40/10 Scontrino dell'energia
306 ¦ 40/9 Quota per consumi ¦ 240/9 3.010 kWh ¦ >440/9 0,218000 €/kWh ¦ >540/9 656,18 €
318 ¦ 50/8 di cui vendita ¦ 240/8 3.010 kWh ¦ >440/8 0,158000 €/kWh ¦ >540/8 475,58 €
330 ¦ 50/8 di cui rete e oneri ¦ 240/8 3.010 kWh ¦ >440/8 0,060000 €/kWh ¦ >540/8 180,60 €
344 ¦ 40/9 Quota fissa ¦ 240/9 1 mese ¦ >540/9 19,00 €
356 ¦ 50/8 di cui vendita ¦ >540/8 15,00 €
368 ¦ 50/8 di cui rete e oneri ¦ >540/8 4,00 €
382 ¦ 40/9 Quota potenza ¦ 240/9 25 kW ¦ >440/9 4,65 €/kW ¦ >540/9 116,25 €
396 ¦ 40/9 Accise ¦ 240/9 3.010 kWh ¦ >440/9 0,012500 €/kWh ¦ >540/9 37,63 €
410 ¦ 40/9 IVA 22% su 829,06 € ¦ >540/9 182,39 €
440 ¦ 40/10 Totale fattura ¦ >540/10 1.011,45 €
470 ¦ 40/10 Offerta: Officina Index ¦ 330/8 Codice offerta: 041133ESVFP03XXOFFICINAINDEX2600
484 ¦ 40/9 Prezzo: PUN medio mensile di fascia + 0,0110 €/kWh ¦ 330/9 Scadenza condizioni: 31/01/2027`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Ticino Forniture S.p.A.",
      holder: "TORNERIA VALLI S.R.L.",
      fiscalCode: "03101120776",
      pod: "IT001E55511100",
      offerCode: "041133ESVFP03XXOFFICINAINDEX2600",
      offerName: "Officina Index",
      offerExpiry: "2027-01-31",
      pricing: "variable",
      destination: "aziende",
      street: "Via Po 33",
      postalCode: "27058",
      city: "Voghera",
      province: "PV",
      capacityKw: "25",
      annualConsumption: "35600",
      annualF1: "18920",
      annualF2: "7410",
      annualF3: "9270",
      periodStart: "2026-04-01",
      periodEnd: "2026-04-30",
      periodConsumption: "3010",
      sale: "490.58",
      saleFixed: "15",
      unitPrice: "0.158",
      network: "300.85",
      excise: "37.63",
      vat: "182.39",
      total: "1011.45",
    },
  },
};
