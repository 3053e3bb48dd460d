import { printed, type TestBill } from "../draw-bill.ts";

export const LUMERA: TestBill = {
  name: "unseen: a receipt whose supplier is a logo without a legal form",
  marks: [
    ...printed(
      1,
      `
74 ¦ 34-212/20 Lumera Energia
70 ¦ 326-418/8 MARCHETTI GIULIANA
81 ¦ 326-421/8 VIA DELLE ROBINIE 14
87 ¦ 34-148/8 Mercato libero dell'energia
91 ¦ 326-398/8 40026 IMOLA BO
133 ¦ 34-230/14 La tua bolletta della luce
165 ¦ 42-142/12 Totale da pagare
163 ¦ 241-354/10 Dati della fornitura
179 ¦ 42-101/12 165,35 €
186 ¦ 388-548/8 VIA DELLE ROBINIE 14 - 40026 IMOLA
193 ¦ 42-164/12 entro il 06/10/2025
191 ¦ 244-329/8 Indirizzo di fornitura
196 ¦ 388-400/8 BO
213 ¦ 244-293/8 Codice POD ¦ 388-461/8 IT001E48217703
221 ¦ 34-140/8 Periodo di riferimento
232 ¦ 34-141/8 1 lug 2025 - 31 ago 2025
229 ¦ 244-313/8 Tipologia cliente ¦ 388-476/8 Domestico residente
245 ¦ 244-326/8 Potenza impegnata ¦ 388-409/8 3 kW
251 ¦ 34-145/8 Bolletta n. 004218870536
262 ¦ 34-98/8 del 12/09/2025 ¦ 244-326/8 Potenza disponibile ¦ 388-418/8 3,3 kW
272 ¦ 34-186/8 Codice fiscale MRCGLN68C52E289K
277 ¦ 244-321/8 Livello di tensione ¦ 388-530/8 Bassa tensione - 220 V monofase
283 ¦ 34-156/8 Numero cliente 718 226 904
294 ¦ 244-353/8 Data attivazione fornitura ¦ 388-437/8 01/03/2025
301 ¦ 34-140/8 Pagamenti precedenti
312 ¦ 34-191/8 I pagamenti delle bollette precedenti
310 ¦ 244-313/8 Consumo annuo ¦ 388-434/8 2.486 kWh
322 ¦ 34-142/8 risultano regolari. Grazie!
326 ¦ 244-324/8 Tipologia contratto ¦ 388-449/8 Mercato libero
341 ¦ 34-145/8 Modalità di pagamento
352 ¦ 34-180/8 Addebito diretto su conto corrente
349 ¦ 241-316/10 Contatti utili
370 ¦ 241-558/8 Servizio clienti 800.112.437 (lun-dom 7-22) - www.lumeraenergia.example
380 ¦ 241-375/8 Guasti: e-distribuzione 803 500
391 ¦ 241-467/8 Reclami scritti: Casella Postale 1210 - 85100 Potenza
420 ¦ 34-165/10 Scontrino dell'energia
440 ¦ 354-391/8 Quantità ¦ 455-512/8 Prezzo medio ¦ 528-561/8 Importo
454 ¦ 37-127/8 Quota per consumi ¦ 347-401/8 437 kWh x ¦ 432-510/8 0,209382 €/kWh ¦ 523-559/8 91,50 €
469 ¦ 45-240/8 di cui spesa per la vendita di energia elettrica ¦ 352-401/8 437 kWh x ¦ 440-510/8 0,165812 €/kWh ¦ 526-559/8 72,46 €
484 ¦ 45-271/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 352-401/8 437 kWh x ¦ 440-510/8 0,043570 €/kWh ¦ 526-559/8 19,04 €
500 ¦ 37-91/8 Quota fissa ¦ 358-401/8 2 mesi x ¦ 422-510/8 13,930000 €/mese ¦ 523-559/8 27,86 €
515 ¦ 45-240/8 di cui spesa per la vendita di energia elettrica ¦ 361-401/8 2 mesi x ¦ 430-510/8 12,000000 €/mese ¦ 526-559/8 24,00 €
530 ¦ 45-271/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 361-401/8 2 mesi x ¦ 435-510/8 1,930000 €/mese ¦ 532-559/8 3,86 €
546 ¦ 37-107/8 Quota potenza ¦ 322-401/8 3 kW x 2 mesi x ¦ 410-510/8 1,913333 €/kW/mese ¦ 523-559/8 11,48 €
561 ¦ 45-271/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 329-401/8 3 kW x 2 mesi x ¦ 419-510/8 1,913333 €/kW/mese ¦ 526-559/8 11,48 €
577 ¦ 37-94/8 Accise e IVA ¦ 523-559/8 16,51 €
593 ¦ 37-106/8 Totale bolletta ¦ 517-559/8 147,35 €
609 ¦ 37-305/8 Canone di abbonamento alla televisione per uso privato ¦ 523-559/8 18,00 €
625 ¦ 37-117/8 Totale da pagare ¦ 517-559/8 165,35 €
`,
    ),
    ...printed(
      2,
      `
52 ¦ 34-125/10 Box dell'offerta
75 ¦ 37-93/8 Nome offerta ¦ 274-353/8 Lumera Fissa Casa
91 ¦ 37-96/8 Codice offerta ¦ 274-448/8 003871ESFML01XXLUMFISCASA2503001
107 ¦ 37-106/8 Tipologia offerta ¦ 274-376/8 Prezzo fisso - monorario
124 ¦ 37-178/8 Prezzo della componente energia ¦ 274-447/8 0,148500 €/kWh (perdite di rete incluse)
139 ¦ 37-130/8 Quota fissa di vendita ¦ 274-336/8 144,00 €/anno
156 ¦ 37-177/8 Scadenza condizioni economiche ¦ 274-323/8 28/02/2027
172 ¦ 37-157/8 Oneri per recesso anticipato ¦ 274-325/8 Non previsti
196 ¦ 34-141/10 Letture e consumi
218 ¦ 37-59/8 Data ¦ 156-212/8 Tipo lettura ¦ 291-303/8 F1 ¦ 357-368/8 F2 ¦ 422-434/8 F3 ¦ 487-516/8 Totale
235 ¦ 37-86/8 30/06/2025 ¦ 156-190/8 Rilevata ¦ 291-315/8 3.120 ¦ 357-381/8 2.954 ¦ 422-446/8 4.017 ¦ 487-517/8 10.091
252 ¦ 37-86/8 31/07/2025 ¦ 156-190/8 Rilevata ¦ 291-315/8 3.195 ¦ 357-381/8 3.018 ¦ 422-446/8 4.106 ¦ 487-517/8 10.319
269 ¦ 37-86/8 31/08/2025 ¦ 156-190/8 Rilevata ¦ 291-315/8 3.261 ¦ 357-381/8 3.081 ¦ 422-446/8 4.186 ¦ 487-517/8 10.528
286 ¦ 37-145/8 Consumo fatturato (kWh) ¦ 291-307/8 141 ¦ 357-373/8 127 ¦ 422-438/8 169 ¦ 487-504/8 437
310 ¦ 34-304/10 Consumo annuo dal 01/09/2024 al 31/08/2025
333 ¦ 37-81/8 Fascia F1 ¦ 168-212/8 Fascia F2 ¦ 299-343/8 Fascia F3 ¦ 430-459/8 Totale
349 ¦ 37-74/8 812 kWh ¦ 168-205/8 731 kWh ¦ 299-337/8 943 kWh ¦ 430-476/8 2.486 kWh
374 ¦ 34-198/10 Potenza massima prelevata
397 ¦ 37-62/8 Mese ¦ 428-443/8 kW
414 ¦ 37-86/8 Luglio 2025 ¦ 428-442/8 2,9
430 ¦ 37-90/8 Agosto 2025 ¦ 428-442/8 2,7
455 ¦ 34-158/10 Elementi di dettaglio
478 ¦ 37-59/8 Voce ¦ 237-274/8 Periodo ¦ 360-402/8 Quantità ¦ 412-485/8 Prezzo unitario ¦ 507-554/8 Importo €
494 ¦ 37-126/8 Corrispettivo energia ¦ 237-343/8 01/07/2025 - 31/08/2025 ¦ 360-398/8 437 kWh ¦ 412-483/8 0,148500 €/kWh ¦ 507-531/8 64,89
511 ¦ 37-213/8 Dispacciamento e mercato della capacità ¦ 237-343/8 01/07/2025 - 31/08/2025 ¦ 360-398/8 437 kWh ¦ 412-483/8 0,017320 €/kWh ¦ 507-526/8 7,57
528 ¦ 37-119/8 Quota fissa vendita ¦ 237-343/8 01/07/2025 - 31/08/2025 ¦ 360-388/8 2 mesi ¦ 412-492/8 12,000000 €/mese ¦ 507-531/8 24,00
545 ¦ 37-64/8 Accisa ¦ 237-343/8 01/07/2025 - 31/08/2025 ¦ 360-398/8 137 kWh ¦ 412-483/8 0,022700 €/kWh ¦ 507-526/8 3,11
562 ¦ 37-182/8 IVA 10% su imponibile di 133,95 € ¦ 412-431/8 10% ¦ 507-531/8 13,40
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Lumera Energia",
      holder: "MARCHETTI GIULIANA",
      pod: "IT001E48217703",
      offerCode: "003871ESFML01XXLUMFISCASA2503001",
      offerName: "Lumera Fissa Casa",
      offerExpiry: "2027-02-28",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "VIA DELLE ROBINIE 14",
      postalCode: "40026",
      city: "IMOLA",
      province: "BO",
      capacityKw: "3",
      annualConsumption: "2486",
      annualF1: "812",
      annualF2: "731",
      annualF3: "943",
      periodStart: "2025-07-01",
      periodEnd: "2025-08-31",
      periodConsumption: "437",
      sale: "96.46",
      saleFixed: "24",
      contractPrice: "0.1485",
      unitPrice: "0.165812",
      network: "34.38",
      excise: "3.11",
      vat: "13.4",
      televisionFee: "18",
      total: "165.35",
    },
  },
};
