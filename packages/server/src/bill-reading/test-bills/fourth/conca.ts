import { printed, type TestBill } from "../draw-bill.ts";

export const CONCA: TestBill = {
  name: "fourth: gas of a home, small names above their values in three columns",
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/16 CONCA D'ORO GAS
60 ¦ 40/7 Conca d'Oro Gas S.r.l. - Via Libertà 90 - 90143 Palermo - Codice fiscale e partita IVA 04223302995
92 ¦ 40/7 Cliente ¦ 220/7 Codice fiscale ¦ 400/7 N° fattura
104 ¦ 40/10 Roberto Mancini ¦ 220/10 MNCRRT59H02A345S ¦ 400/10 PA-2026-004411
124 ¦ 40/7 Indirizzo della fornitura ¦ 400/7 Data fattura
136 ¦ 40/10 Via Notarbartolo 12, 90141 Palermo (PA) ¦ 400/10 13/03/2026
156 ¦ 40/7 PDR ¦ 220/7 Tipologia d'uso ¦ 400/7 Periodo di riferimento
168 ¦ 40/10 0065 1200 3340 91 ¦ 220/10 Riscaldamento, cottura, ACS ¦ 400/10 gennaio - febbraio 2026
188 ¦ 40/7 Consumo annuo ¦ 220/7 Consumo fatturato ¦ 400/7 Tipo di lettura
200 ¦ 40/10 690 Smc ¦ 220/10 174 Smc ¦ 400/10 Stimata
220 ¦ 40/7 Nome offerta ¦ 220/7 Codice offerta ¦ 400/7 Scadenza offerta
232 ¦ 40/10 Mondello Gas ¦ 220/8 027788GSVML01XXMONDELLOGASVAR001 ¦ 400/10 30/11/2026
252 ¦ 40/7 Prezzo ¦ 220/7 Costo fisso di vendita ¦ 400/7 Totale da pagare entro il 02/04/2026
264 ¦ 40/10 PSV + 0,12 €/Smc ¦ 220/10 120 €/anno ¦ 400/12 223,95 €
300 ¦ 40/10 Scontrino dell'energia ¦ >360/8 Quantità ¦ >450/8 Prezzo ¦ >555/8 Importo
316 ¦ 40/9 Quota per consumi ¦ >360/9 174 Smc ¦ >450/9 0,780000 €/Smc ¦ >555/9 135,72 €
328 ¦ 52/8 Spesa per la vendita ¦ >360/8 174 Smc ¦ >450/8 0,510000 €/Smc ¦ >555/8 88,74 €
340 ¦ 52/8 Spesa per la rete e oneri ¦ >360/8 174 Smc ¦ >450/8 0,270000 €/Smc ¦ >555/8 46,98 €
354 ¦ 40/9 Quota fissa ¦ >360/9 2 mesi ¦ >450/9 16,10 €/mese ¦ >555/9 32,20 €
366 ¦ 52/8 Spesa per la vendita ¦ >360/8 2 mesi ¦ >450/8 10,00 €/mese ¦ >555/8 20,00 €
378 ¦ 52/8 Spesa per la rete e oneri ¦ >360/8 2 mesi ¦ >450/8 6,10 €/mese ¦ >555/8 12,20 €
392 ¦ 40/9 Accise e addizionali ¦ >555/9 24,36 €
404 ¦ 40/9 IVA ¦ >555/9 31,67 €
420 ¦ 40/10 Totale bolletta ¦ >555/10 223,95 €`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Conca d'Oro Gas S.r.l.",
      holder: "Roberto Mancini",
      fiscalCode: "MNCRRT59H02A345S",
      pdr: "00651200334091",
      offerCode: "027788GSVML01XXMONDELLOGASVAR001",
      offerName: "Mondello Gas",
      offerExpiry: "2026-11-30",
      pricing: "variable",
      destination: "privati",
      street: "Via Notarbartolo 12",
      postalCode: "90141",
      city: "Palermo",
      province: "PA",
      annualConsumption: "690",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "174",
      sale: "108.74",
      saleFixed: "20",
      unitPrice: "0.51",
      network: "59.18",
      excise: "24.36",
      vat: "31.67",
      total: "223.95",
    },
  },
};
