import { printed, type TestBill } from "../draw-bill.ts";

export const BOTTEGA: TestBill = {
  name: "crowded: electricity of a shop, with instalments and a comparison with last year",
  marks: [
    ...printed(
      1,
      `
42 ¦ 36/16 Langhe Luce
56 ¦ 36/7 Langhe Luce Soc. Benefit S.r.l. - Corso Langhe 12 - 12051 Alba - Partita IVA 05889901442
90 ¦ 36/9 Ragione sociale: Enoteca Baldassarre di Lucio Baldassarre
102 ¦ 36/9 Partita IVA: 03661209928 - Codice fiscale: BLDLCU52M08A285C
114 ¦ 36/9 Sede di fornitura: Piazza Savona 3, 12051 Alba (CN)
126 ¦ 36/9 POD: IT001E05512870 - Tariffa di rete: BTA3 - Uso: non domestico
138 ¦ 36/9 Potenza: impegnata 10 kW, disponibile 11 kW
90 ¦ 380/9 Fattura 2026/551
102 ¦ 380/9 10 aprile 2026
114 ¦ 380/9 Mese: marzo 2026
140 ¦ 380/13 € 272,16
154 ¦ 380/8 totale da pagare entro il 30/04/2026
180 ¦ 36/9 Consumi ¦ >300/8 questo mese ¦ >400/8 un anno fa ¦ >500/8 ultimi 12 mesi
194 ¦ 36/9 kWh ¦ >300/9 690 ¦ >400/9 712 ¦ >500/9 8.340
224 ¦ 36/10 Scontrino dell'energia
240 ¦ 36/9 Quota consumi ¦ 200/8 690 kWh ¦ >540/9 160,15 €
252 ¦ 46/8 vendita ¦ 200/8 0,171000 €/kWh ¦ >450/8 117,99 €
264 ¦ 46/8 rete e oneri ¦ 200/8 0,061100 €/kWh ¦ >450/8 42,16 €
278 ¦ 36/9 Quota fissa ¦ 200/8 1 mese ¦ >540/9 16,10 €
290 ¦ 46/8 vendita ¦ 200/8 12,00 €/mese ¦ >450/8 12,00 €
302 ¦ 46/8 rete e oneri ¦ 200/8 4,10 €/mese ¦ >450/8 4,10 €
316 ¦ 36/9 Quota potenza ¦ 200/8 10 kW ¦ >540/9 38,20 €
328 ¦ 46/8 rete e oneri ¦ 200/8 3,82 €/kW/mese ¦ >450/8 38,20 €
342 ¦ 36/9 Accise ¦ 200/8 0,012500 €/kWh ¦ >540/9 8,63 €
354 ¦ 36/9 IVA ¦ 200/8 22% ¦ >540/9 49,08 €
370 ¦ 36/10 Totale ¦ >540/10 272,16 €
400 ¦ 36/9 Rateizzazione: può pagare in 3 rate da 90,72 € l'una, a richiesta.
430 ¦ 36/10 La sua offerta
446 ¦ 36/9 Nome ¦ 160/9 Bottega Serena
458 ¦ 36/9 Codice ¦ 160/9 030021ESFFP03XXBOTTEGASERENA2511
470 ¦ 36/9 Prezzo ¦ 160/9 0,1590 €/kWh fisso
482 ¦ 36/9 Valida fino al ¦ 160/9 30/11/2026`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Langhe Luce Soc. Benefit S.r.l.",
      holder: "Enoteca Baldassarre di Lucio Baldassarre",
      fiscalCode: "03661209928",
      pod: "IT001E05512870",
      offerCode: "030021ESFFP03XXBOTTEGASERENA2511",
      offerName: "Bottega Serena",
      offerExpiry: "2026-11-30",
      pricing: "fixed",
      destination: "aziende",
      street: "Piazza Savona 3",
      postalCode: "12051",
      city: "Alba",
      province: "CN",
      capacityKw: "10",
      annualConsumption: "8340",
      periodStart: "2026-03-01",
      periodEnd: "2026-03-31",
      periodConsumption: "690",
      sale: "129.99",
      saleFixed: "12",
      contractPrice: "0.159",
      unitPrice: "0.171",
      network: "84.46",
      excise: "8.63",
      vat: "49.08",
      total: "272.16",
    },
  },
};
