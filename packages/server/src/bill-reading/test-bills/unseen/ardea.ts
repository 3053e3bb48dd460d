import { printed, type TestBill } from "../draw-bill.ts";

export const ARDEA: TestBill = {
  name: "unseen: a gas receipt whose price ends within a sentence",
  marks: [
    ...printed(
      1,
      `
58 ¦ 45-144/14 Ardea Energia ¦ 446-550/14 BOLLETTA GAS
88 ¦ 34-89/7 INTESTATARIO ¦ 227-303/7 BOLLETTA NUMERO
93 ¦ 431-508/7 TOTALE DA PAGARE
98 ¦ 34-147/8 SANTORO MARIA ROSARIA ¦ 227-372/8 2025/GA/0771942 del 09/10/2025
109 ¦ 34-141/8 C.F. SNTMRS54L41F839Q
111 ¦ 431-499/16 62,93 €
119 ¦ 34-108/8 VIA PETRARCA 51
116 ¦ 227-335/7 PERIODO DI FATTURAZIONE
130 ¦ 34-110/8 80123 NAPOLI NA ¦ 431-505/7 DA PAGARE ENTRO
127 ¦ 227-354/8 Luglio 2025 - Settembre 2025
141 ¦ 431-480/8 30/10/2025
148 ¦ 34-98/7 CODICE CLIENTE
145 ¦ 227-299/7 CONSUMO ANNUO
159 ¦ 34-77/8 93018847 ¦ 431-505/7 STATO PAGAMENTI
156 ¦ 227-264/8 318 Smc
169 ¦ 431-469/8 Regolare
199 ¦ 34-211/10 Caratteristiche della fornitura
214 ¦ 37-52/7 PDR ¦ 119-149/7 Indirizzo ¦ 273-330/7 Tipologia cliente ¦ 355-407/7 Tipologia d'uso
230 ¦ 119-249/8 Via Petrarca 51 - 80123 Napoli ¦ 273-303/8 Cliente ¦ 355-524/8 Cottura cibi e/o produzione acqua calda
235 ¦ 37-113/8 15402600338174
241 ¦ 119-138/8 (NA) ¦ 273-317/8 domestico ¦ 355-392/8 sanitaria
268 ¦ 34-181/10 Lo scontrino dell'energia
284 ¦ 37-101/8 DESCRIZIONE ¦ 306-355/8 QUANTITÀ ¦ 394-467/8 PREZZO MEDIO ¦ 498-559/8 IMPORTO (€)
301 ¦ 37-139/8 QUOTA PER CONSUMI ¦ 320-355/8 47 Smc ¦ 402-467/8 0,6400 €/Smc ¦ 532-559/8 30,08
318 ¦ 37-188/8 di cui per la vendita di gas naturale ¦ 323-355/8 47 Smc ¦ 408-467/8 0,4509 €/Smc ¦ 535-559/8 21,19
334 ¦ 37-212/8 di cui per rete e oneri generali di sistema ¦ 323-355/8 47 Smc ¦ 408-467/8 0,1891 €/Smc ¦ 540-559/8 8,89
352 ¦ 37-100/8 QUOTA FISSA ¦ 323-355/8 3 mesi ¦ 391-467/8 10,6267 €/mese ¦ 532-559/8 31,88
368 ¦ 37-188/8 di cui per la vendita di gas naturale ¦ 326-355/8 3 mesi ¦ 403-467/8 7,0000 €/mese ¦ 535-559/8 21,00
385 ¦ 37-212/8 di cui per rete e oneri generali di sistema ¦ 326-355/8 3 mesi ¦ 403-467/8 3,6267 €/mese ¦ 535-559/8 10,88
402 ¦ 37-98/8 ACCISE E IVA ¦ 532-559/8 13,27
419 ¦ 37-124/8 TOTALE BOLLETTA ¦ 532-559/8 75,23
436 ¦ 37-114/8 BONUS SOCIALE ¦ 529-559/8 -12,30
453 ¦ 37-130/8 TOTALE DA PAGARE ¦ 532-559/8 62,93
495 ¦ 43-134/10 Box dell'offerta
508 ¦ 43-241/8 Offerta sottoscritta: Ardea Sempre Uguale Gas
518 ¦ 43-290/8 Codice offerta: 018822GSFML01XXARDSEMPREUG000025
529 ¦ 43-379/8 Prezzo fisso e invariabile della materia prima: 0,4290 €/Smc fino al 14/04/2027
539 ¦ 43-158/8 Quota fissa annua: 84,00 €
550 ¦ 43-213/8 Oneri di recesso anticipato: non previsti
`,
    ),
    ...printed(
      2,
      `
55 ¦ 34-156/10 Dati tecnici e letture
70 ¦ 37-105/7 Matricola contatore ¦ 192-215/7 Classe ¦ 253-280/7 Coeff. C ¦ 351-397/7 PCS (MJ/Smc) ¦ 461-504/7 Codice REMI
86 ¦ 37-81/8 11408271 ¦ 192-204/8 G4 ¦ 253-293/8 1,018800 ¦ 351-375/8 38,52 ¦ 461-504/8 34670100
103 ¦ 37-129/8 Lettura precedente ¦ 308-381/8 Lettura attuale ¦ 405-466/8 Consumo mc ¦ 492-559/8 Consumo Smc
120 ¦ 37-175/8 30/06/2025 - 2.207 (autolettura) ¦ 258-381/8 30/09/2025 - 2.253 (rilevata) ¦ 455-466/8 46 ¦ 548-559/8 47
142 ¦ 34-258/8 Dettaglio del periodo: dal 01/07/2025 al 30/09/2025.
166 ¦ 34-158/10 Elementi di dettaglio
182 ¦ 37-172/8 Componente materia prima gas ¦ 322-354/8 47 Smc ¦ 435-505/8 0,429000 €/Smc ¦ 535-559/8 20,16
199 ¦ 37-150/8 Oneri aggiuntivi di vendita ¦ 322-354/8 47 Smc ¦ 435-505/8 0,021870 €/Smc ¦ 540-559/8 1,03
216 ¦ 37-119/8 Quota fissa vendita ¦ 326-354/8 3 mesi ¦ 430-505/8 7,000000 €/mese ¦ 535-559/8 21,00
233 ¦ 37-127/8 Rete - quota consumi ¦ 322-354/8 47 Smc ¦ 435-505/8 0,156420 €/Smc ¦ 540-559/8 7,35
250 ¦ 37-131/8 Oneri - quota consumi ¦ 322-354/8 47 Smc ¦ 435-505/8 0,032715 €/Smc ¦ 540-559/8 1,54
267 ¦ 37-111/8 Rete - quota fissa ¦ 326-354/8 3 mesi ¦ 430-505/8 5,784200 €/mese ¦ 535-559/8 17,35
283 ¦ 37-142/8 Oneri - quota fissa (UG2) ¦ 326-354/8 3 mesi ¦ 427-505/8 -2,155800 €/mese ¦ 537-559/8 -6,47
301 ¦ 37-64/8 Accisa ¦ 322-354/8 47 Smc ¦ 435-505/8 0,044000 €/Smc ¦ 540-559/8 2,07
317 ¦ 37-128/8 Addizionale regionale ¦ 322-354/8 47 Smc ¦ 435-505/8 0,019000 €/Smc ¦ 540-559/8 0,89
334 ¦ 37-72/8 IVA 10% ¦ 460-505/8 su 33,04 € ¦ 540-559/8 3,30
351 ¦ 37-72/8 IVA 22% ¦ 460-505/8 su 31,88 € ¦ 540-559/8 7,01
373 ¦ 34-540/8 La tua fornitura è ammessa alla compensazione della spesa per la fornitura di gas naturale (bonus sociale) ai sensi del
384 ¦ 34-529/8 decreto legge 185/08. Pronto intervento gas 2i Rete Gas: 800 901 313. Ardea Energia S.p.A., P.le Ostiense 8, Roma -
394 ¦ 34-153/8 numero verde 800 383 814.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Ardea Energia S.p.A.",
      holder: "SANTORO MARIA ROSARIA",
      pdr: "15402600338174",
      offerCode: "018822GSFML01XXARDSEMPREUG000025",
      offerName: "Ardea Sempre Uguale Gas",
      offerExpiry: "2027-04-14",
      pricing: "fixed",
      destination: "privati",
      street: "VIA PETRARCA 51",
      postalCode: "80123",
      city: "NAPOLI",
      province: "NA",
      annualConsumption: "318",
      periodStart: "2025-07-01",
      periodEnd: "2025-09-30",
      periodConsumption: "47",
      sale: "42.19",
      saleFixed: "21",
      contractPrice: "0.429",
      unitPrice: "0.4509",
      network: "24.7",
      charges: "-4.93",
      excise: "2.96",
      vat: "10.31",
      socialBonus: "12.3",
      total: "62.93",
    },
  },
};
