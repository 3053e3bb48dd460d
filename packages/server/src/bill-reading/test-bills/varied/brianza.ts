import { printed, type TestBill } from "../draw-bill.ts";

export const BRIANZA: TestBill = {
  name: "varied: a narrow column of facts beside a receipt in four columns",
  marks: [
    ...printed(
      1,
      `
52 ¦ 36/22 brianza luce
66 ¦ 36/7 Brianza Luce S.p.A. · Via Carlo Alberto 12, 20900 Monza (MB) · C.F. e P. IVA 02883104479
100 ¦ 36/7 A CHI È INTESTATA ¦ 220/9 Bolletta n. 2610044871 emessa il 12/05/2026
112 ¦ 36/10 Nicoletta Brambati ¦ 220/9 Periodo fatturato: 1 marzo 2026 – 30 aprile 2026
126 ¦ 36/7 CODICE FISCALE
138 ¦ 36/10 BRMNLT68T54F205P ¦ 220/16 Importo da pagare ¦ >560/16 103,88 €
152 ¦ 36/7 INDIRIZZO DELLA FORNITURA
164 ¦ 36/10 Via Manzoni 81 ¦ 220/8 Addebito su conto corrente il 01/06/2026
176 ¦ 36/10 20852 Villasanta MB
190 ¦ 36/7 CODICE POD
202 ¦ 36/10 IT 001 E 4512 7788 ¦ 220/12 Scontrino dell'energia
216 ¦ 36/7 TIPO DI CLIENTE ¦ 220/7 Voce ¦ >400/7 Quantità ¦ >480/7 Prezzo medio ¦ >560/7 Importo
228 ¦ 36/10 Domestico residente ¦ 220/9 Quota per consumi ¦ >400/9 310 kWh ¦ >480/9 0,207097 €/kWh ¦ >560/9 64,20 €
242 ¦ 36/7 POTENZA ¦ 228/8 di cui vendita ¦ >400/8 310 kWh ¦ >480/8 0,168000 €/kWh ¦ >560/8 52,08 €
254 ¦ 36/10 Impegnata 3,00 kW ¦ 228/8 di cui rete e oneri ¦ >400/8 310 kWh ¦ >480/8 0,039097 €/kWh ¦ >560/8 12,12 €
266 ¦ 36/10 Disponibile 3,30 kW ¦ 220/9 Quota fissa ¦ >400/9 2 mesi ¦ >480/9 8,95 €/mese ¦ >560/9 17,90 €
280 ¦ 36/7 CONSUMI ULTIMI 12 MESI ¦ 228/8 di cui vendita ¦ >400/8 2 mesi ¦ >480/8 7,00 €/mese ¦ >560/8 14,00 €
292 ¦ 36/10 1.915 kWh ¦ 228/8 di cui rete e oneri ¦ >400/8 2 mesi ¦ >480/8 1,95 €/mese ¦ >560/8 3,90 €
304 ¦ 36/8 F1 ¦ 80/8 640 kWh ¦ 220/9 Quota potenza ¦ >400/9 3 kW ¦ >480/9 1,87 €/kW/mese ¦ >560/9 11,20 €
315 ¦ 36/8 F2 ¦ 80/8 575 kWh ¦ 220/9 Accise ¦ >560/9 1,14 €
326 ¦ 36/8 F3 ¦ 80/8 700 kWh ¦ 220/9 IVA 10% ¦ >560/9 9,44 €
340 ¦ 36/7 OFFERTA SOTTOSCRITTA ¦ 220/10 Totale bolletta ¦ >560/10 103,88 €
352 ¦ 36/10 Brianza Sempre Verde
366 ¦ 36/7 CODICE DELL'OFFERTA ¦ 220/12 Box offerta
378 ¦ 36/10 005544ESVML01XXBRIANZ ¦ 220/9 Prezzo: PUN Index GME + 0,0180 €/kWh
390 ¦ 36/10 AVERDE26003 ¦ 220/9 Corrispettivo di commercializzazione: 84,00 €/anno
404 ¦ 36/7 CONDIZIONI VALIDE FINO A ¦ 220/9 Il prezzo dell'energia cambia ogni mese con il PUN.
416 ¦ 36/10 31 dicembre 2026`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Brianza Luce S.p.A.",
      holder: "Nicoletta Brambati",
      fiscalCode: "BRMNLT68T54F205P",
      pod: "IT001E45127788",
      offerCode: "005544ESVML01XXBRIANZAVERDE26003",
      offerName: "Brianza Sempre Verde",
      offerExpiry: "2026-12-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Manzoni 81",
      postalCode: "20852",
      city: "Villasanta",
      province: "MB",
      capacityKw: "3",
      annualConsumption: "1915",
      annualF1: "640",
      annualF2: "575",
      annualF3: "700",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "310",
      sale: "66.08",
      saleFixed: "14",
      unitPrice: "0.168",
      network: "27.22",
      excise: "1.14",
      vat: "9.44",
      total: "103.88",
    },
  },
};
