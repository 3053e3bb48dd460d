import { printed, type TestBill } from "../draw-bill.ts";

export const DOLOMIA: TestBill = {
  name: "varied: electricity of a firm with a table of twelve months by band",
  marks: [
    ...printed(
      1,
      `
40 ¦ 36/18 dolomia business
40 ¦ >560/9 FATTURA ELETTRONICA
56 ¦ 36/7 Dolomia Business S.r.l. società unipersonale - Piazza Walther 4 - 39100 Bolzano - Partita IVA 02661809943
84 ¦ 36/8 Spett.le
96 ¦ 36/10 Officine Rech S.n.c. ¦ 320/8 Codice cliente ¦ 430/8 DB-10774
108 ¦ 36/9 Via del Lavoro 18 ¦ 320/8 Partita IVA cliente ¦ 430/8 01228906671
120 ¦ 36/9 32035 Santa Giustina (BL) ¦ 320/8 Documento ¦ 430/8 26-004410 del 09/06/2026
132 ¦ 320/8 Mese di competenza ¦ 430/8 maggio 2026
160 ¦ 36/11 Importo totale fattura ¦ >300/14 615,12 € ¦ 330/8 Pagamento a 20 gg, scadenza 29/06/2026
190 ¦ 36/10 Sito di prelievo
204 ¦ 36/8 POD IT221E00447123 ¦ 200/8 Bassa tensione altri usi (BTA6) ¦ 400/8 Via del Lavoro 18, Santa Giustina (BL)
216 ¦ 36/8 Potenza contrattuale 30 kW ¦ 200/8 Potenza max prelevata 24,8 kW ¦ 400/8 Tensione 400 V
244 ¦ 36/10 Energia attiva del mese
258 ¦ 36/8 Fascia ¦ >160/8 F1 ¦ >230/8 F2 ¦ >300/8 F3 ¦ >370/8 Totale
270 ¦ 36/8 kWh ¦ >160/8 1.240 ¦ >230/8 410 ¦ >300/8 390 ¦ >370/8 2.040
300 ¦ 36/10 Riepilogo corrispettivi ¦ >560/8 Euro
316 ¦ 36/9 Servizi di vendita ¦ >560/9 323,04
330 ¦ 36/9 Servizi di rete ¦ >560/9 84,26
344 ¦ 36/9 Oneri generali di sistema ¦ >560/9 71,40
358 ¦ 36/9 Accise ¦ >560/9 25,50
372 ¦ 36/9 Totale imponibile ¦ >560/9 504,20
386 ¦ 36/9 IVA 22% ¦ >560/9 110,92
400 ¦ 36/9 Totale fattura ¦ >560/9 615,12
430 ¦ 36/10 Condizioni economiche
444 ¦ 36/8 Contratto: Cantiere Index ¦ 300/8 Codice offerta: 044120ESVFP03XXCANTIEREINDEX025A
456 ¦ 36/8 Prezzo indicizzato: PUN orario + 0,0120 €/kWh ¦ 300/8 Fine condizioni: 30/04/2027`,
    ),
    ...printed(
      2,
      `
40 ¦ 36/10 Andamento dei consumi negli ultimi dodici mesi (kWh)
56 ¦ 36/8 Mese ¦ >160/8 F1 ¦ >230/8 F2 ¦ >300/8 F3 ¦ >370/8 Totale
68 ¦ 36/8 giugno 2025 ¦ >160/8 1.200 ¦ >230/8 420 ¦ >300/8 380 ¦ >370/8 2.000
80 ¦ 36/8 luglio 2025 ¦ >160/8 1.180 ¦ >230/8 410 ¦ >300/8 390 ¦ >370/8 1.980
92 ¦ 36/8 agosto 2025 ¦ >160/8 1.190 ¦ >230/8 415 ¦ >300/8 385 ¦ >370/8 1.990
104 ¦ 36/8 settembre 2025 ¦ >160/8 1.160 ¦ >230/8 405 ¦ >300/8 380 ¦ >370/8 1.945
116 ¦ 36/8 ottobre 2025 ¦ >160/8 1.210 ¦ >230/8 410 ¦ >300/8 390 ¦ >370/8 2.010
128 ¦ 36/8 novembre 2025 ¦ >160/8 1.170 ¦ >230/8 412 ¦ >300/8 384 ¦ >370/8 1.966
140 ¦ 36/8 dicembre 2025 ¦ >160/8 1.150 ¦ >230/8 418 ¦ >300/8 388 ¦ >370/8 1.956
152 ¦ 36/8 gennaio 2026 ¦ >160/8 980 ¦ >230/8 430 ¦ >300/8 395 ¦ >370/8 1.805
164 ¦ 36/8 febbraio 2026 ¦ >160/8 1.210 ¦ >230/8 415 ¦ >300/8 378 ¦ >370/8 2.003
176 ¦ 36/8 marzo 2026 ¦ >160/8 1.220 ¦ >230/8 420 ¦ >300/8 386 ¦ >370/8 2.026
188 ¦ 36/8 aprile 2026 ¦ >160/8 1.190 ¦ >230/8 415 ¦ >300/8 374 ¦ >370/8 1.979
200 ¦ 36/8 maggio 2026 ¦ >160/8 1.240 ¦ >230/8 410 ¦ >300/8 390 ¦ >370/8 2.040
214 ¦ 36/8 Totale anno ¦ >160/8 14.100 ¦ >230/8 4.980 ¦ >300/8 4.620 ¦ >370/8 23.700
250 ¦ 36/10 Dettaglio servizi di vendita
264 ¦ 36/8 Energia attiva, prezzo medio ¦ 220/8 2.040 kWh ¦ 300/8 0,151000 €/kWh ¦ >560/8 308,04
276 ¦ 36/8 Corrispettivo fisso ¦ 220/8 1 mese ¦ 300/8 15,00 €/mese ¦ >560/8 15,00`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Dolomia Business S.r.l.",
      holder: "Officine Rech S.n.c.",
      fiscalCode: "01228906671",
      pod: "IT221E00447123",
      offerCode: "044120ESVFP03XXCANTIEREINDEX025A",
      offerName: "Cantiere Index",
      offerExpiry: "2027-04-30",
      pricing: "variable",
      destination: "aziende",
      street: "Via del Lavoro 18",
      postalCode: "32035",
      city: "Santa Giustina",
      province: "BL",
      capacityKw: "30",
      annualConsumption: "23700",
      annualF1: "14100",
      annualF2: "4980",
      annualF3: "4620",
      periodStart: "2026-05-01",
      periodEnd: "2026-05-31",
      periodConsumption: "2040",
      sale: "323.04",
      saleFixed: "15",
      unitPrice: "0.151",
      network: "84.26",
      charges: "71.4",
      excise: "25.5",
      vat: "110.92",
      total: "615.12",
    },
  },
};
