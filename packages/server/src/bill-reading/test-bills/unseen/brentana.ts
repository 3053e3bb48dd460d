import { printed, type TestBill } from "../draw-bill.ts";

export const BRENTANA: TestBill = {
  name: "unseen: an older bill of a cooperative with a bonus",
  marks: [
    ...printed(
      1,
      `
49 ¦ 40-392/16 COOPERATIVA ELETTRICA BRENTANA
64 ¦ 40-198/8 Società cooperativa – fondata nel 1911
94 ¦ 340-380/10 Spett.le
106 ¦ 340-494/10 FENOGLIO MARIA TERESA
117 ¦ 340-477/10 FRAZ. SAN ROCCO 22 BIS
128 ¦ 340-513/10 38057 PERGINE VALSUGANA TN
187 ¦ 40-89/7 CODICE POD ¦ 181-224/7 TIPOLOGIA ¦ 368-447/7 BOLLETTA NUMERO
197 ¦ 40-119/9 IT001E30652984 ¦ 181-335/9 Uso domestico – cliente residente ¦ 368-521/9 25-E-0018834 del 31 marzo 2025
221 ¦ 40-113/7 NUMERO CLIENTE ¦ 181-328/7 POTENZA IMPEGNATA / DISPONIBILE ¦ 368-475/7 PERIODO DI RIFERIMENTO
231 ¦ 40-80/9 0024417 ¦ 181-245/9 3 kW / 3,3 kW ¦ 368-524/9 17 gennaio 2025 – 20 marzo 2025
256 ¦ 40-107/7 CODICE FISCALE ¦ 181-229/7 CONTRATTO ¦ 368-464/7 SCADENZA PAGAMENTO
265 ¦ 40-145/9 FNGMTR58A45L378M ¦ 181-322/9 Luce in Valle – prezzo bloccato ¦ 368-435/9 22 aprile 2025
283 ¦ 40-78/7 MERCATO ¦ 181-219/7 SERVIZIO ¦ 368-401/7 TARIFFA
293 ¦ 40-69/9 Libero ¦ 181-259/9 Energia elettrica ¦ 368-406/9 Bioraria
319 ¦ 34-229/9 Riepilogo della bolletta – importi in euro
343 ¦ 40-172/9 Spesa per la materia energia ¦ 518-553/9 € 72,16
362 ¦ 40-264/9 Spesa per il trasporto e la gestione del contatore ¦ 518-553/9 € 19,56
382 ¦ 40-161/9 Spesa per oneri di sistema ¦ 524-553/9 € 9,95
402 ¦ 40-102/9 Bonus sociale ¦ 515-553/9 € -37,80
422 ¦ 40-134/9 Totale imposte e IVA ¦ 518-553/9 € 10,17
442 ¦ 40-294/9 Canone di abbonamento alla televisione per uso privato ¦ 518-553/9 € 18,00
470 ¦ 40-178/12 TOTALE DA PAGARE ¦ 503-553/12 € 92,04
505 ¦ 34-76/9 Consumi
529 ¦ 40-453/9 Consumo fatturato nel periodo (63 giorni): 332 kWh, di cui F1 118 kWh e F2+F3 214 kWh
550 ¦ 40-313/9 Consumo annuo: 1.962 kWh (dal 21/03/2024 al 20/03/2025)
569 ¦ 40-155/9 suddiviso in F1: 640 kWh ¦ 164-222/9 F2: 531 kWh ¦ 231-289/9 F3: 791 kWh
588 ¦ 40-496/8 Costo medio unitario della bolletta 0,223 €/kWh (escluso canone TV) – costo medio della materia energia 0,217 €/kWh
614 ¦ 154-163/5 336 ¦ 249-258/5 354
615 ¦ 59-68/5 332 ¦ 297-305/5 332
617 ¦ 107-115/5 310 ¦ 202-210/5 298
664 ¦ 49-78/5 mar-mag 24 ¦ 102-120/5 mag-lug ¦ 151-166/5 lug-set ¦ 197-215/5 set-nov ¦ 240-267/5 nov-gen 25 ¦ 288-314/5 gen-mar 25
674 ¦ 40-78/5 kWh per bolletta
788 ¦ 34-180/8 Avviso di pagamento pagoPA/CBILL ¦ 415-561/8 IBAN IT60X0542811101000000123456
796 ¦ 34-194/8 Ente: COOP. ELETTRICA BRENTANA S.C. ¦ 415-538/8 Causale: boll. 25-E-0018834
805 ¦ 34-189/8 Cod. avviso 3010 0025 0018 8340 27
813 ¦ 34-111/8 Importo EUR 92,04
`,
    ),
    ...printed(
      2,
      `
42 ¦ 34-151/9 Dettaglio della bolletta ¦ 312-364/7 Altri importi
52 ¦ 37-103/7 Materia energia ¦ 312-484/7 Bonus sociale elettrico: 63 gg × 0,60 €/giorno ¦ 535-558/7 -37,80
64 ¦ 37-185/7 Energia F1: 118 kWh × 0,14100 €/kWh ¦ 262-283/7 16,64 ¦ 312-467/7 Canone TV 2025, rate gennaio e febbraio ¦ 537-558/7 18,00
76 ¦ 37-189/7 Energia F23: 214 kWh × 0,12250 €/kWh ¦ 262-283/7 26,22
88 ¦ 37-176/7 Dispacciamento: 332 kWh × 0,01340 ¦ 267-283/7 4,45 ¦ 309-559/8 Bonus sociale. La Sua fornitura è ammessa alla compensazione
93 ¦ 309-558/8 della spesa per disagio economico ai sensi del D.L. 185/2008. La
100 ¦ 37-204/7 Quota vendita: 63 giorni × 0,39444 €/giorno ¦ 262-283/7 24,85 ¦ 309-435/8 richiesta vale fino al 31.01.2026.
112 ¦ 37-62/7 Totale ¦ 260-283/7 72,16
118 ¦ 309-540/8 Condizioni economiche. Contratto “Luce in Valle – prezzo
124 ¦ 37-180/7 Trasporto e gestione del contatore ¦ 309-539/8 bloccato”: prezzo fisso e invariabile F1 0,14100 €/kWh, F23
135 ¦ 37-105/7 Quota fissa: 63 gg ¦ 267-283/7 3,97 ¦ 309-551/8 0,12250 €/kWh. Le condizioni economiche applicate scadono il
142 ¦ 309-355/8 31/12/2025.
147 ¦ 37-140/7 Quota potenza: 3 kW, 63 gg ¦ 262-283/7 11,78
159 ¦ 37-151/7 Quota energia: 332 × 0,01147 ¦ 267-283/7 3,81 ¦ 309-521/8 Letture. 16/01/2025: F1 20.411, F2 15.820, F3 24.006
167 ¦ 309-527/8 (effettiva). 20/03/2025: F1 20.529, F2 15.906, F3 24.134
171 ¦ 37-62/7 Totale ¦ 260-283/7 19,56
175 ¦ 309-349/8 (effettiva).
182 ¦ 37-105/7 Oneri di sistema
194 ¦ 37-146/7 ASOS+ARIM: 332 × 0,02996 ¦ 267-283/7 9,95 ¦ 309-544/8 Pagamenti. I pagamenti precedenti risultano regolari. Per il
201 ¦ 309-432/8 ritardo si applica il tasso legale.
206 ¦ 37-95/7 Imposte e IVA
218 ¦ 37-226/7 Accisa (entro soglia di esenzione 1.800 kWh/anno) ¦ 267-283/7 0,00 ¦ 309-557/8 Guasti 800 990 078 – Ufficio soci 0461 530 112, lun–ven 8.30–
226 ¦ 309-550/8 12.00. Cooperativa Elettrica Brentana s.c., Via Tre Castagni 5,
229 ¦ 37-108/7 IVA 10% su 101,67 ¦ 262-283/7 10,17
234 ¦ 309-509/8 38057 Pergine Valsugana (TN), P.IVA 00127740223.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "COOPERATIVA ELETTRICA BRENTANA",
      holder: "FENOGLIO MARIA TERESA",
      pod: "IT001E30652984",
      offerName: "Luce in Valle",
      offerExpiry: "2025-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "FRAZ. SAN ROCCO 22 BIS",
      postalCode: "38057",
      city: "PERGINE VALSUGANA",
      province: "TN",
      capacityKw: "3",
      annualConsumption: "1962",
      annualF1: "640",
      annualF2: "531",
      annualF3: "791",
      periodStart: "2025-01-17",
      periodEnd: "2025-03-20",
      periodConsumption: "332",
      sale: "72.16",
      saleFixed: "24.85",
      unitPrice: "0.1425",
      network: "19.56",
      charges: "9.95",
      excise: "0",
      vat: "10.17",
      televisionFee: "18",
      socialBonus: "37.8",
      total: "92.04",
    },
  },
};
