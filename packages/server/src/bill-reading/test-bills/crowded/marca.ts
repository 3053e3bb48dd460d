import { printed, type TestBill } from "../draw-bill.ts";

export const MARCA: TestBill = {
  name: "crowded: heads above their values, a history, an advertisement and a glossary",
  marks: [
    ...printed(
      1,
      `
38 ¦ 30/13 MARCA ENERGIA
50 ¦ 30/6 Marca Energia S.p.A. - Società soggetta a direzione e coordinamento - Via Terraglio 48, 31022 Preganziol (TV) - P.IVA/C.F. 02771903644
80 ¦ 30/7 CLIENTE ¦ 170/7 COD. FISCALE ¦ 310/7 CODICE CLIENTE ¦ 430/7 N. DOCUMENTO
92 ¦ 30/9 TONON MICHELA ¦ 170/9 TNNMHL82T60L407K ¦ 310/9 7700123 ¦ 430/9 260511-0041
110 ¦ 30/7 INDIRIZZO DI FORNITURA ¦ 310/7 POD ¦ 430/7 TIPO CONTRATTO
122 ¦ 30/9 Viale Felissent 20 - 31100 Treviso (TV) ¦ 310/9 IT001E22019845 ¦ 430/9 Residente
140 ¦ 30/7 POT. IMPEGNATA ¦ 170/7 POT. DISPONIBILE ¦ 310/7 TENSIONE ¦ 430/7 DISTRIBUTORE
152 ¦ 30/9 6 kW ¦ 170/9 6,6 kW ¦ 310/9 230 V ¦ 430/9 Rete Elettrica Spa
176 ¦ 30/7 EMESSA IL ¦ 170/7 PERIODO ¦ 310/7 SCADENZA ¦ 430/7 TOTALE BOLLETTA
190 ¦ 30/9 11/05/2026 ¦ 170/9 01/03/26 - 30/04/26 ¦ 310/9 01/06/2026 ¦ 430/12 124,62 €
220 ¦ 30/10 SCONTRINO DELL'ENERGIA ¦ >380/7 quantità ¦ >470/7 prezzo medio ¦ >560/7 importo
236 ¦ 30/9 QUOTA PER CONSUMI ¦ >380/9 366 kWh ¦ >470/9 0,189700 €/kWh ¦ >560/9 69,43 €
248 ¦ 40/8 spesa per la vendita di energia elettrica ¦ >380/8 366 kWh ¦ >470/8 0,149500 €/kWh ¦ >560/8 54,72 €
260 ¦ 40/8 spesa per la tariffa di rete e gli oneri ¦ >380/8 366 kWh ¦ >470/8 0,040200 €/kWh ¦ >560/8 14,71 €
272 ¦ 30/9 QUOTA FISSA ¦ >380/9 2 mesi ¦ >470/9 8,42 €/mese ¦ >560/9 16,84 €
284 ¦ 40/8 spesa per la vendita di energia elettrica ¦ >380/8 2 mesi ¦ >470/8 6,50 €/mese ¦ >560/8 13,00 €
296 ¦ 40/8 spesa per la tariffa di rete e gli oneri ¦ >380/8 2 mesi ¦ >470/8 1,92 €/mese ¦ >560/8 3,84 €
308 ¦ 30/9 QUOTA POTENZA ¦ >380/9 6 kW ¦ >470/9 1,90 €/kW/mese ¦ >560/9 22,80 €
320 ¦ 40/8 spesa per la tariffa di rete e gli oneri ¦ >560/8 22,80 €
334 ¦ 30/9 ACCISE E IVA ¦ >560/9 15,55 €
346 ¦ 40/8 accise ¦ >380/8 186 kWh ¦ >470/8 0,022700 €/kWh ¦ >560/8 4,22 €
358 ¦ 40/8 IVA 10% ¦ >470/8 su 113,29 € ¦ >560/8 11,33 €
372 ¦ 30/10 TOTALE ¦ >560/10 124,62 €
400 ¦ 30/8 Passa a Marca Zero Pensieri: prezzo bloccato 0,1190 €/kWh fino al 31/12/2028. Chiama 800 000 111.`,
    ),
    ...printed(
      2,
      `
40 ¦ 30/10 BOX DELL'OFFERTA
56 ¦ 30/7 NOME OFFERTA ¦ 200/7 CODICE OFFERTA ¦ 430/7 SCADENZA CONDIZIONI
68 ¦ 30/9 Marca Flessibile ¦ 200/9 012290ESVML01XXMARCAFLESSIBILE26 ¦ 430/9 31/07/2026
86 ¦ 30/7 PREZZO ENERGIA ¦ 200/7 COMMERCIALIZZAZIONE
98 ¦ 30/9 PUN + 0,0210 €/kWh ¦ 200/9 78,00 €/anno
130 ¦ 30/10 INFORMAZIONI STORICHE
146 ¦ 30/8 Consumo annuo ¦ 130/8 F1 ¦ 190/8 F2 ¦ 250/8 F3 ¦ 310/8 Spesa annua sostenuta
158 ¦ 30/9 2.588 kWh ¦ 130/9 902 ¦ 190/9 771 ¦ 250/9 915 ¦ 310/9 842,15 €
184 ¦ 30/8 Letture ¦ 130/8 F1 ¦ 190/8 F2 ¦ 250/8 F3
196 ¦ 30/8 28/02/2026 rilevata ¦ 130/8 11.020 ¦ 190/8 9.410 ¦ 250/8 12.885
208 ¦ 30/8 30/04/2026 rilevata ¦ 130/8 11.148 ¦ 190/8 9.519 ¦ 250/8 13.014
240 ¦ 30/10 STATO DEI PAGAMENTI
254 ¦ 30/8 Le bollette precedenti risultano pagate. Ultimo pagamento 119,08 € del 03/04/2026.
280 ¦ 30/10 GLOSSARIO
294 ¦ 30/7 Quota fissa: importo che si paga per ogni mese, indipendentemente dai consumi. Quota potenza: importo che dipende dalla potenza impegnata.
304 ¦ 30/7 PUN: prezzo unico nazionale. Accise: imposte sui consumi. Per i clienti non residenti le accise si pagano per intero.`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Marca Energia S.p.A.",
      holder: "TONON MICHELA",
      fiscalCode: "TNNMHL82T60L407K",
      pod: "IT001E22019845",
      offerCode: "012290ESVML01XXMARCAFLESSIBILE26",
      offerName: "Marca Flessibile",
      offerExpiry: "2026-07-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Viale Felissent 20",
      postalCode: "31100",
      city: "Treviso",
      province: "TV",
      capacityKw: "6",
      annualConsumption: "2588",
      annualF1: "902",
      annualF2: "771",
      annualF3: "915",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "366",
      sale: "67.72",
      saleFixed: "13",
      unitPrice: "0.1495",
      network: "41.35",
      excise: "4.22",
      vat: "11.33",
      total: "124.62",
    },
  },
};
