import { printed, type TestBill } from "../draw-bill.ts";

export const ARETUSA: TestBill = {
  name: "unseen: a receipt whose values stand above their labels or left of them",
  marks: [
    ...printed(
      1,
      `
57 ¦ 442-548/9 Aretusa Luce e Gas S.r.l.
67 ¦ 48-115/19 aretusa
70 ¦ 397-548/9 Via Maestranza 61, 96100 Siracusa
82 ¦ 435-548/9 info@aretusaluce.example
119 ¦ 34-173/9 Bolletta sintetica energia elettrica ¦ 349-381/9 Spett.le
132 ¦ 34-265/9 Documento n. AR26-441907 emesso il 12 ottobre 2026 ¦ 349-434/9 Ottavio Lanzafame
145 ¦ 34-138/9 Codice cliente 77120934 ¦ 349-441/9 Corso Buenos Aires 9
157 ¦ 34-133/9 Servizio: mercato libero ¦ 349-419/9 20124 Milano MI
203 ¦ 43-83/12 95,51 € ¦ 222-319/12 2 novembre 2026 ¦ 401-507/12 1 agosto 2026 - 30
217 ¦ 43-99/7 Totale da pagare ¦ 222-307/7 Scadenza del pagamento
220 ¦ 401-488/12 settembre 2026
232 ¦ 401-514/7 Periodo a cui si riferisce la bolletta
275 ¦ 43-85/12 87 kWh ¦ 222-271/12 612 kWh ¦ 401-493/12 IT001E60417293
289 ¦ 43-144/7 Consumo fatturato nel periodo ¦ 222-331/7 Consumo annuo (ott 25 - set 26) ¦ 401-476/7 POD, punto di prelievo
331 ¦ 43-81/12 4,5 kW ¦ 222-267/12 4,95 kW ¦ 401-544/12 Domestico non residente
345 ¦ 43-108/7 Potenza impegnata ¦ 222-287/7 Potenza disponibile ¦ 401-447/7 Tipo di cliente
378 ¦ 34-306/9 Fornitura in: Contrada Fontane Bianche 112, 96100 Siracusa SR
427 ¦ 47-173/12 Scontrino dell'energia
450 ¦ 52-139/9 Quota per consumi ¦ 309-413/9 87 kWh × 0,2086 €/kWh ¦ 512-543/9 18,15 €
469 ¦ 69-239/8 di cui spesa per la vendita di energia elettrica ¦ 309-368/9 0,1624 €/kWh ¦ 512-543/9 14,13 €
487 ¦ 69-267/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 309-368/9 0,0462 €/kWh ¦ 517-543/9 4,02 €
506 ¦ 52-104/9 Quota fissa ¦ 309-408/9 2 mesi × 24,87 €/mese ¦ 512-543/9 49,74 €
525 ¦ 69-239/8 di cui spesa per la vendita di energia elettrica ¦ 309-367/9 12,00 €/mese ¦ 512-543/9 24,00 €
543 ¦ 69-267/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 309-367/9 12,87 €/mese ¦ 512-543/9 25,74 €
562 ¦ 52-118/9 Quota potenza ¦ 309-471/9 4,5 kW × 2 mesi × 1,8850 €/kW/mese ¦ 512-543/9 16,97 €
580 ¦ 69-267/8 di cui spesa per la rete e gli oneri generali di sistema
581 ¦ 309-388/9 1,8850 €/kW/mese ¦ 512-543/9 16,97 €
600 ¦ 52-109/9 Accise e IVA ¦ 512-543/9 10,65 €
619 ¦ 52-116/9 Totale bolletta ¦ 512-543/9 95,51 €
641 ¦ 47-327/7 Il canone di abbonamento alla televisione non è dovuto per le forniture non residenti.
`,
    ),
    ...printed(
      2,
      `
57 ¦ 34-121/12 Box dell'offerta
79 ¦ 40-160/9 Aretusa Onda Variabile Web ¦ 296-351/9 Nome offerta
99 ¦ 40-233/9 031985ESVML01XXARONDAWEB26Q30000 ¦ 296-355/9 Codice offerta
118 ¦ 40-156/9 Prezzo variabile, monorario ¦ 296-376/9 Tipologia di prezzo
137 ¦ 40-180/9 PUN Index GME + 0,0180 €/kWh ¦ 296-435/9 Formula della quota per consumi
157 ¦ 40-101/9 144,00 €/anno ¦ 296-388/9 Quota fissa di vendita
175 ¦ 40-103/9 31 marzo 2027 ¦ 296-502/9 Fino a quando valgono le condizioni economiche
195 ¦ 40-95/9 1 aprile 2026 ¦ 296-400/9 Decorrenza del contratto
220 ¦ 34-534/9 Valori dell'indice PUN: agosto 2026 0,1184 €/kWh; settembre 2026 0,1213 €/kWh. Valore massimo degli ultimi 12 mesi:
233 ¦ 34-161/9 0,1432 €/kWh (gennaio 2026).
261 ¦ 34-144/12 Elementi essenziali
283 ¦ 88-120/9 38,13 € ¦ 132-325/9 Totale spesa per la vendita di energia elettrica
302 ¦ 88-120/9 21,95 € ¦ 132-316/9 Totale spesa per la rete (trasporto e misura)
322 ¦ 88-120/9 24,78 € ¦ 132-327/9 Totale oneri generali di sistema (ASOS, ARIM)
340 ¦ 94-120/9 1,97 € ¦ 132-264/9 Accisa 87 kWh × 0,0227 €/kWh
360 ¦ 94-120/9 8,68 € ¦ 132-215/9 IVA 10% su 86,83 €
391 ¦ 34-74/12 Letture
413 ¦ 34-505/9 31 luglio 2026: 004213 (rilevata) · 30 settembre 2026: 004300 (rilevata). Matricola contatore 21E5F7700418832.
440 ¦ 34-142/12 Bollette precedenti
463 ¦ 40-74/9 Numero ¦ 158-192/9 Emessa ¦ 288-322/9 Scaduta ¦ 417-449/9 Importo ¦ 499-521/9 Stato
482 ¦ 40-99/9 AR26-337120 ¦ 158-224/9 11 agosto 2026 ¦ 288-353/9 31 agosto 2026 ¦ 417-454/9 118,40 € ¦ 499-528/9 pagata
502 ¦ 40-99/9 AR26-221846 ¦ 158-224/9 10 giugno 2026 ¦ 288-353/9 30 giugno 2026 ¦ 417-449/9 74,09 € ¦ 499-528/9 pagata
532 ¦ 34-166/12 Ti potrebbe interessare
555 ¦ 34-520/9 Aretusa Faro Fisso 24 - luce a 0,1490 €/kWh bloccata fino al 31 dicembre 2028, quota fissa 108,00 €/anno, codice
568 ¦ 34-492/9 031985ESFML01XXARFARO24FIX26Q40. Un residente tipo con 2.700 kWh e 3 kW spende 742,11 € l'anno.
588 ¦ 34-539/7 Privacy: i dati personali sono trattati da Aretusa Luce e Gas S.r.l., P.IVA 01877650892. Distributore: e-distribuzione S.p.A., pronto intervento 803 500. Conciliazione:
597 ¦ 34-173/7 Servizio Conciliazione ARERA, 800 166 654.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Aretusa Luce e Gas S.r.l.",
      holder: "Ottavio Lanzafame",
      pod: "IT001E60417293",
      offerCode: "031985ESVML01XXARONDAWEB26Q30000",
      offerName: "Aretusa Onda Variabile Web",
      offerExpiry: "2027-03-31",
      pricing: "variable",
      destination: "privati",
      resident: "no",
      street: "Contrada Fontane Bianche 112",
      postalCode: "96100",
      city: "Siracusa",
      province: "SR",
      capacityKw: "4.5",
      annualConsumption: "612",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "87",
      sale: "38.13",
      saleFixed: "24",
      unitPrice: "0.1624",
      network: "21.95",
      charges: "24.78",
      excise: "1.97",
      vat: "8.68",
      total: "95.51",
    },
  },
};
