import { printed, type TestBill } from "../draw-bill.ts";

export const TUSCIA: TestBill = {
  name: "varied: two bands F1 and F23, the television fee and a credit of the last bill",
  marks: [
    ...printed(
      1,
      `
46 ¦ 400/16 Tuscia Power
60 ¦ 400/7 Tuscia Power S.p.A.
69 ¦ 400/7 Via Cassia Nord 20, 01100 Viterbo
78 ¦ 400/7 P.IVA 02993408877
90 ¦ 40/9 Gentile cliente MARTINA DE ROSA
102 ¦ 40/9 Cod. fiscale DRSMTN91D47H501P
114 ¦ 40/9 Fornitura di energia elettrica in Via Tuscolana 900, 00174 Roma (RM)
126 ¦ 40/9 Punto di prelievo IT002E50933121
140 ¦ 40/9 Potenza contrattualmente impegnata 4,5 kW, disponibile 5,0 kW. Cliente domestico residente.
160 ¦ 40/10 Bolletta del 14 luglio 2026 per il bimestre maggio-giugno 2026
186 ¦ 40/13 Totale bolletta ¦ >300/13 147,54 euro ¦ 330/9 da pagare entro il 4 agosto 2026
220 ¦ 40/10 Consumi ¦ >200/8 F1 ¦ >270/8 F23 ¦ >350/8 Totale
234 ¦ 40/9 Fatturati in questo bimestre ¦ >200/9 131 kWh ¦ >270/9 271 kWh ¦ >350/9 402 kWh
248 ¦ 40/9 Consumo annuo ¦ >200/9 801 kWh ¦ >270/9 1.633 kWh ¦ >350/9 2.434 kWh
276 ¦ 40/10 Scontrino dell'energia
292 ¦ 40/9 Quota per consumi ¦ 200/9 402 kWh ¦ 290/9 0,201716 €/kWh ¦ >540/9 81,09 €
304 ¦ 50/9 Vendita ¦ 200/9 402 kWh ¦ 290/9 0,161219 €/kWh ¦ >540/9 64,81 €
316 ¦ 50/9 Rete e oneri ¦ 200/9 402 kWh ¦ 290/9 0,040498 €/kWh ¦ >540/9 16,28 €
328 ¦ 40/9 Quota fissa ¦ 200/9 2 mesi ¦ 290/9 10,86 €/mese ¦ >540/9 21,72 €
340 ¦ 50/9 Vendita ¦ 200/9 2 mesi ¦ 290/9 9,00 €/mese ¦ >540/9 18,00 €
352 ¦ 50/9 Rete e oneri ¦ 200/9 2 mesi ¦ 290/9 1,86 €/mese ¦ >540/9 3,72 €
364 ¦ 40/9 Quota potenza ¦ 200/9 4,5 kW ¦ 290/9 1,90 €/kW/mese ¦ >540/9 17,10 €
376 ¦ 40/9 Accise ¦ 200/9 402 kWh ¦ 290/9 0,022700 €/kWh ¦ >540/9 9,13 €
388 ¦ 40/9 IVA ¦ 200/9 10% di 129,04 € ¦ >540/9 12,90 €
400 ¦ 40/9 Canone TV ¦ 200/9 2 rate ¦ 290/9 9,00 € ¦ >540/9 18,00 €
412 ¦ 40/9 Accredito da bolletta precedente ¦ >540/9 -12,40 €
426 ¦ 40/10 Totale da pagare ¦ >540/10 147,54 €
456 ¦ 40/10 Box dell'offerta
470 ¦ 40/9 Nome: Etruria Bioraria ¦ 250/9 Codice: 026630ESFMB01XXETRURIABIORARIA01
482 ¦ 40/9 Prezzo F1: 0,1720 €/kWh ¦ 250/9 Prezzo F23: 0,1560 €/kWh
494 ¦ 40/9 Prezzo bloccato fino al 28/02/2027 ¦ 250/9 Costo fisso: 108,00 €/anno`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Tuscia Power S.p.A.",
      holder: "MARTINA DE ROSA",
      fiscalCode: "DRSMTN91D47H501P",
      pod: "IT002E50933121",
      offerCode: "026630ESFMB01XXETRURIABIORARIA01",
      offerName: "Etruria Bioraria",
      offerExpiry: "2027-02-28",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Tuscolana 900",
      postalCode: "00174",
      city: "Roma",
      province: "RM",
      capacityKw: "4.5",
      annualConsumption: "2434",
      annualF1: "801",
      periodStart: "2026-05-01",
      periodEnd: "2026-06-30",
      periodConsumption: "402",
      sale: "82.81",
      saleFixed: "18",
      unitPrice: "0.161219",
      network: "37.1",
      excise: "9.13",
      vat: "12.9",
      televisionFee: "18",
      total: "147.54",
    },
  },
};
