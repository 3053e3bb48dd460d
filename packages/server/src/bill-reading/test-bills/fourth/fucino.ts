import { printed, type TestBill } from "../draw-bill.ts";

export const FUCINO: TestBill = {
  name: "fourth: electricity with an index, a bonus and the television fee, its offer at the foot",
  drawing: ["nbsp", "scrambled"],
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/17 fucino energia
60 ¦ 40/7 Fucino Energia S.p.A. - Sede legale: Via Tiburtina 18, 67051 Avezzano (AQ) - P.IVA 01889908552
90 ¦ 40/7 INTESTATARIO ¦ 230/7 CODICE FISCALE ¦ 400/7 BOLLETTA
102 ¦ 40/9 Elena Santoro ¦ 230/9 SNTLNE77R53E038P ¦ 400/9 FE-26-11987 del 08/07/2026
120 ¦ 40/7 DOVE ¦ 230/7 POD ¦ 400/7 PERIODO
132 ¦ 40/9 Via Marsicana 9, Celano (AQ) ¦ 230/9 IT001E66778800 ¦ 400/9 01/05/2026-30/06/2026
150 ¦ 40/7 USO ¦ 230/7 POTENZA IMPEGNATA ¦ 400/7 CONSUMO ANNUO
162 ¦ 40/9 Domestico residente ¦ 230/9 3 kW ¦ 400/9 1.716 kWh
182 ¦ 40/12 Da pagare 69,83 € ¦ 230/9 entro il 28/07/2026 ¦ 400/9 Consumo fatturato 277 kWh
214 ¦ 40/10 SCONTRINO DELL'ENERGIA
230 ¦ 40/9 Quota per consumi ¦ 230/9 277 kWh × 0,171000 €/kWh ¦ >550/9 47,37 €
242 ¦ 54/8 vendita ¦ 230/8 277 kWh × 0,131000 €/kWh ¦ >550/8 36,29 €
254 ¦ 54/8 rete e oneri di sistema ¦ 230/8 277 kWh × 0,040000 €/kWh ¦ >550/8 11,08 €
268 ¦ 40/9 Quota fissa ¦ 230/9 2 mesi × 9,85 €/mese ¦ >550/9 19,70 €
280 ¦ 54/8 vendita ¦ 230/8 2 mesi × 8,00 €/mese ¦ >550/8 16,00 €
292 ¦ 54/8 rete e oneri di sistema ¦ 230/8 2 mesi × 1,85 €/mese ¦ >550/8 3,70 €
306 ¦ 40/9 Quota potenza ¦ 230/9 3 kW × 2 mesi × 1,86 €/kW/mese ¦ >550/9 11,16 €
320 ¦ 40/9 Accise ¦ >550/9 1,98 €
332 ¦ 40/9 IVA 10% ¦ >550/9 8,02 €
346 ¦ 40/9 Bonus sociale ¦ >550/9 -36,40 €
358 ¦ 40/9 Canone TV ¦ >550/9 18,00 €
374 ¦ 40/10 Totale da pagare ¦ >550/10 69,83 €
404 ¦ 40/10 BOX DELL'OFFERTA
418 ¦ 40/9 Nome commerciale: Marsica Flex ¦ 300/8 Codice: 019819ESVML01XXMARSICAFLEX260001
431 ¦ 40/9 Indice: PUN Index GME, spread: 0,0170 €/kWh ¦ 300/9 Scadenza delle condizioni: 28/02/2027`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Fucino Energia S.p.A.",
      holder: "Elena Santoro",
      fiscalCode: "SNTLNE77R53E038P",
      pod: "IT001E66778800",
      offerCode: "019819ESVML01XXMARSICAFLEX260001",
      offerName: "Marsica Flex",
      offerExpiry: "2027-02-28",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Marsicana 9",
      city: "Celano",
      province: "AQ",
      capacityKw: "3",
      annualConsumption: "1716",
      periodStart: "2026-05-01",
      periodEnd: "2026-06-30",
      periodConsumption: "277",
      sale: "52.29",
      saleFixed: "16",
      unitPrice: "0.131",
      network: "25.94",
      excise: "1.98",
      vat: "8.02",
      televisionFee: "18",
      socialBonus: "36.4",
      total: "69.83",
    },
  },
};
