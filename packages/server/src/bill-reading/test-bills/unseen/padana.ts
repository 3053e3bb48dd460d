import { printed, type TestBill } from "../draw-bill.ts";

export const PADANA: TestBill = {
  name: "unseen: an older bill with the mean price of its sale",
  marks: [
    ...printed(
      1,
      `
42 ¦ 477-543/8 ZANELLI PAOLO
48 ¦ 34-226/15 Gruppo Padana Servizi
52 ¦ 477-560/8 VIA EMILIA EST 207
60 ¦ 34-244/7 Padana Servizi Comm S.r.l. - Viale Berti 2/4, 40127 Bologna
63 ¦ 477-562/8 41124 MODENA MO
94 ¦ 39-349/13 Bolletta Energia Elettrica - Mercato Libero
129 ¦ 34-99/10 Dati cliente ¦ 306-348/10 Fattura
142 ¦ 34-153/8 Codice cliente: 1004882913 ¦ 306-485/8 Bolletta n. 412404771803 del 15/05/2024
153 ¦ 34-134/8 Contratto: 3021174456 ¦ 306-470/8 Periodo: dal 01/03/2024 al 30/04/2024
163 ¦ 34-186/8 Codice fiscale: ZNLPLA62S09F257M ¦ 306-429/8 Consumo fatturato: 398 kWh
183 ¦ 34-111/10 Dati fornitura
190 ¦ 306-497/13 Totale da pagare € 137,20
196 ¦ 34-270/8 Servizio fornito in: VIA EMILIA EST 207, 41124 MODENA
207 ¦ 34-130/8 POD: IT020E00418857
217 ¦ 34-153/8 Tariffa: Domestico residente
215 ¦ 306-388/8 Entro il 10/06/2024
228 ¦ 34-143/8 Potenza impegnata: 3 kW
226 ¦ 306-460/8 Pagamento: domiciliazione bancaria
238 ¦ 34-151/8 Potenza disponibile: 3,3 kW
244 ¦ 306-474/8 Le bollette precedenti risultano pagate.
249 ¦ 34-164/8 Offerta: Padana Semplice Luce
259 ¦ 34-269/8 Consumo annuo (dal 01/05/2023 al 30/04/2024): 2.371
270 ¦ 34-52/8 kWh
280 ¦ 34-222/8 di cui F1 774 kWh, F2 702 kWh, F3 895 kWh
303 ¦ 34-199/10 Sintesi degli importi fatturati
319 ¦ 37-160/8 Spesa per la materia energia ¦ 526-559/8 € 73,45
336 ¦ 37-245/8 Spesa per il trasporto e la gestione del contatore ¦ 526-559/8 € 20,63
353 ¦ 37-150/8 Spesa per oneri di sistema ¦ 526-559/8 € 12,06
370 ¦ 37-123/8 Totale imposte e IVA ¦ 526-559/8 € 13,06
387 ¦ 37-106/8 Totale bolletta ¦ 517-559/8 € 119,20
403 ¦ 37-275/8 Canone di abbonamento alla televisione per uso privato ¦ 526-559/8 € 18,00
421 ¦ 37-117/8 Totale da pagare ¦ 517-559/8 € 137,20
443 ¦ 34-351/8 Costo medio unitario della bolletta (al netto del canone TV): 0,2995 €/kWh
454 ¦ 34-336/8 Costo medio unitario della spesa per la materia energia: 0,1845 €/kWh
473 ¦ 34-136/10 Letture e consumi
490 ¦ 411-421/8 F1 ¦ 480-490/8 F2 ¦ 549-559/8 F3
506 ¦ 37-171/8 Lettura al 29/02/2024 (rilevata) ¦ 397-421/8 5.871 ¦ 466-490/8 5.202 ¦ 535-559/8 7.014
523 ¦ 37-171/8 Lettura al 30/04/2024 (rilevata) ¦ 397-421/8 6.002 ¦ 466-490/8 5.318 ¦ 535-559/8 7.165
540 ¦ 37-98/8 Consumo kWh ¦ 405-421/8 131 ¦ 474-490/8 116 ¦ 543-559/8 151
562 ¦ 34-546/8 Per informazioni e reclami: Servizio Clienti Famiglie 800.400.219 dal lunedì al venerdì 8-22, sabato 8-18. Guasti elettrici:
573 ¦ 34-183/8 INRETE Distribuzione 800.999.010.
593 ¦ 34-164/10 Informazioni e imposte
609 ¦ 37-192/8 Accisa su 98 kWh a 0,022700 €/kWh ¦ 532-559/8 € 2,22
626 ¦ 37-125/8 IVA 10% su € 108,36 ¦ 526-559/8 € 10,84
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Padana Servizi Comm S.r.l.",
      holder: "ZANELLI PAOLO",
      pod: "IT020E00418857",
      offerName: "Padana Semplice Luce",
      destination: "privati",
      street: "VIA EMILIA EST 207",
      postalCode: "41124",
      city: "MODENA",
      province: "MO",
      resident: "si",
      capacityKw: "3",
      annualConsumption: "2371",
      annualF1: "774",
      annualF2: "702",
      annualF3: "895",
      periodStart: "2024-03-01",
      periodEnd: "2024-04-30",
      periodConsumption: "398",
      sale: "73.45",
      unitPrice: "0.1845",
      network: "20.63",
      charges: "12.06",
      excise: "2.22",
      vat: "10.84",
      televisionFee: "18",
      total: "137.2",
    },
  },
};
