import { printed, type TestBill } from "../draw-bill.ts";

export const LETTERA: TestBill = {
  name: "crowded: a gas bill like a letter",
  marks: [
    ...printed(
      1,
      `
50 ¦ 60/16 Gas delle Marche
64 ¦ 60/7 Gas delle Marche S.r.l. · Via Flaminia 8, 60126 Ancona · P.IVA 03884201157
96 ¦ 60/10 Gentile Valentina Ricci,
114 ¦ 60/9 ecco la bolletta del gas per i mesi di gennaio e febbraio 2026, emessa il 9 marzo 2026.
134 ¦ 60/9 L'importo da pagare è di 89,69 €, con addebito sul conto il 30 marzo 2026.
154 ¦ 60/9 Nel periodo dal 1 gennaio 2026 al 28 febbraio 2026 il suo consumo è stato di 72 Smc (lettura reale).
166 ¦ 60/9 Negli ultimi dodici mesi ha consumato 415 Smc.
186 ¦ 60/9 La fornitura serve la casa di Via Piave 12, 60019 Senigallia (AN), per riscaldamento e cottura.
198 ¦ 60/9 Il punto di riconsegna è 00593300882217. Il suo codice fiscale è RCCVNT90C52A944P.
218 ¦ 60/9 Ha scelto l'offerta Conero Gas Facile, codice 040188GSFML01XXCONEROGASFACILE25.
230 ¦ 60/9 È a prezzo fisso: il gas costa 0,4150 €/Smc e le condizioni valgono fino al 30 settembre 2026.
250 ¦ 60/9 Dei 89,69 € fanno parte:
266 ¦ 80/9 spesa per la vendita del gas ¦ >400/9 49,44 €
278 ¦ 90/8 di cui 18,00 € di quota fissa e 31,44 € di quota consumi (0,436667 €/Smc)
292 ¦ 80/9 rete e oneri generali di sistema ¦ >400/9 24,90 €
304 ¦ 80/9 accisa e addizionale regionale ¦ >400/9 7,20 €
316 ¦ 80/9 IVA al 10% ¦ >400/9 8,15 €
344 ¦ 60/9 Se cambia casa o vuole un'altra offerta, ci scriva: saremo lieti di aiutarla.
364 ¦ 60/9 Cordiali saluti
376 ¦ 60/9 Il servizio clienti`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Gas delle Marche S.r.l.",
      holder: "Valentina Ricci",
      fiscalCode: "RCCVNT90C52A944P",
      pdr: "00593300882217",
      offerCode: "040188GSFML01XXCONEROGASFACILE25",
      offerName: "Conero Gas Facile",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Piave 12",
      postalCode: "60019",
      city: "Senigallia",
      province: "AN",
      annualConsumption: "415",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "72",
      sale: "49.44",
      saleFixed: "18",
      contractPrice: "0.415",
      unitPrice: "0.436667",
      network: "24.9",
      excise: "7.2",
      vat: "8.15",
      total: "89.69",
    },
  },
};
