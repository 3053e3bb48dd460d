import { printed, type TestBill } from "../draw-bill.ts";

export const SICANIA: TestBill = {
  name: "varied: gas with estimated and measured volumes and an index with its spread",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/18 SICANIA GAS
60 ¦ 40/7 Venditore: Sicania Gas S.r.l. Sede legale Via Maqueda 200, 90134 Palermo
70 ¦ 40/7 Registro Imprese di Palermo e P.IVA 05119207735 - Pronto intervento 800 100 200
96 ¦ 40/10 La tua fornitura di gas naturale ¦ 330/10 I tuoi dati
112 ¦ 40/9 Punto di riconsegna (PDR) ¦ >300/9 0546 0000 1187 42 ¦ 330/9 LO CASCIO GIUSEPPE
126 ¦ 40/9 Tipologia d'uso ¦ >300/9 Riscaldamento e cottura cibi ¦ 330/9 C.F. LCSGPP55B12G273N
140 ¦ 40/9 Tipologia cliente ¦ >300/9 Domestico ¦ 330/9 Via Sampolo 311
154 ¦ 40/9 Matricola contatore ¦ >300/9 GA0098812 ¦ 330/9 90143 Palermo (PA)
168 ¦ 40/9 Classe misuratore ¦ >300/9 G4 ¦ 330/9 Numero cliente 40077812
182 ¦ 40/9 Coefficiente correttivo C ¦ >300/9 1,024000 ¦ 330/9 Fornitura attiva dal 01/02/2024
196 ¦ 40/9 Consumo annuo aggiornato al 30/04/2026 ¦ >300/9 604 Smc
226 ¦ 40/10 Bolletta sintetica n. G26/0098123 del 18/05/2026
240 ¦ 40/9 per i mesi di marzo e aprile 2026 (01/03/2026-30/04/2026)
266 ¦ 40/14 DEVI PAGARE ¦ 200/14 € 144,75 ¦ 330/9 entro il 08/06/2026
296 ¦ 40/10 I tuoi consumi
310 ¦ 40/8 Tipo di lettura ¦ 200/8 mc ¦ 280/8 Smc
322 ¦ 40/9 Rilevata ¦ 200/9 94 ¦ 280/9 96
334 ¦ 40/9 Stimata ¦ 200/9 24 ¦ 280/9 25
346 ¦ 40/9 Totale fatturato ¦ 200/9 118 ¦ 280/9 121 Smc
376 ¦ 40/10 Scontrino dell'energia
392 ¦ 40/9 Quota per consumi ¦ 200/9 121 Smc ¦ 300/9 0,712975 €/Smc ¦ >540/9 86,27
404 ¦ 60/8 spesa per la vendita di gas naturale ¦ 300/8 0,482000 €/Smc ¦ >540/8 58,32
416 ¦ 60/8 spesa per la rete e gli oneri generali ¦ 300/8 0,230975 €/Smc ¦ >540/8 27,95
430 ¦ 40/9 Quota fissa ¦ 200/9 2 mesi ¦ 300/9 15,72 €/mese ¦ >540/9 31,44
442 ¦ 60/8 spesa per la vendita di gas naturale ¦ 300/8 10,00 €/mese ¦ >540/8 20,00
454 ¦ 60/8 spesa per la rete e gli oneri generali ¦ 300/8 5,72 €/mese ¦ >540/8 11,44
468 ¦ 40/9 Accisa ¦ >540/9 6,90
480 ¦ 40/9 Addizionale regionale ¦ >540/9 2,30
492 ¦ 40/9 IVA 10% su 84,00 ¦ >540/9 8,40
504 ¦ 40/9 IVA 22% su 42,91 ¦ >540/9 9,44
520 ¦ 40/10 Totale ¦ >540/10 144,75
548 ¦ 40/10 La tua offerta
562 ¦ 40/9 Denominazione ¦ 200/9 Trinacria Gas Index
576 ¦ 40/9 Codice ¦ 200/9 031877GSVML01XXTRINACRIAINDEX026
590 ¦ 40/9 Formula di prezzo ¦ 200/9 PSV day ahead + 0,0950 €/Smc
604 ¦ 40/9 Scadenza ¦ 200/9 31/01/2027`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Sicania Gas S.r.l.",
      holder: "LO CASCIO GIUSEPPE",
      fiscalCode: "LCSGPP55B12G273N",
      pdr: "05460000118742",
      offerCode: "031877GSVML01XXTRINACRIAINDEX026",
      offerName: "Trinacria Gas Index",
      offerExpiry: "2027-01-31",
      pricing: "variable",
      destination: "privati",
      street: "Via Sampolo 311",
      postalCode: "90143",
      city: "Palermo",
      province: "PA",
      annualConsumption: "604",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "121",
      sale: "78.32",
      saleFixed: "20",
      unitPrice: "0.482",
      network: "39.39",
      excise: "9.2",
      vat: "17.84",
      total: "144.75",
    },
  },
};
