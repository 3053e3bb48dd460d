import { printed, type TestBill } from "../draw-bill.ts";

export const BRENTA: TestBill = {
  name: "unseen: a dual receipt with a logo and a page for each supply",
  marks: [
    ...printed(
      1,
      `
42 ¦ 453-562/8 Fattura n. 126030044719
50 ¦ 34-186/18 Brenta Energie
52 ¦ 453-518/8 del 16/03/2026
63 ¦ 34-182/8 Bolletta luce e gas - Mercato libero
91 ¦ 34-107/8 Dati del cliente
101 ¦ 34-88/8 PAVAN ELISA
100 ¦ 388-471/10 Totale da pagare
112 ¦ 34-140/8 C.F. PVNLSE85T55G224R
117 ¦ 388-466/16 362,87 €
122 ¦ 34-151/8 Codice cliente 3007715520
133 ¦ 34-211/8 Via Tiziano Aspetti 119, 35134 Padova PD
130 ¦ 388-497/10 Scadenza 08/04/2026
141 ¦ 388-553/10 Periodo 01/01/2026 - 28/02/2026
178 ¦ 34-89/10 Riepilogo
195 ¦ 37-107/8 Energia elettrica ¦ 419-457/8 365 kWh ¦ 521-559/8 123,10 €
211 ¦ 37-91/8 Gas naturale ¦ 419-457/8 189 Smc ¦ 521-559/8 221,77 €
229 ¦ 37-208/8 Canone di abbonamento alla televisione ¦ 526-559/8 18,00 €
245 ¦ 37-117/8 Totale da pagare ¦ 517-559/8 362,87 €
268 ¦ 34-360/8 Pagamento con addebito diretto SEPA. I pagamenti precedenti sono regolari.
287 ¦ 34-557/8 Servizio clienti 800 510 226 - Guasti elettrici e-distribuzione 803 500 - Pronto intervento gas AcegasApsAmga 800 996 062
`,
    ),
    ...printed(
      2,
      `
56 ¦ 34-165/14 Energia elettrica
80 ¦ 34-129/10 Dati di fornitura
95 ¦ 34-130/8 POD: IT001E60438195 ¦ 298-460/8 Tipologia cliente: domestico residente
109 ¦ 34-143/8 Potenza impegnata: 3 kW ¦ 298-415/8 Potenza disponibile: 3,3 kW
124 ¦ 34-154/8 Consumo annuo: 2.158 kWh ¦ 298-502/8 Indirizzo: Via Tiziano Aspetti 119, 35134 Padova
149 ¦ 34-165/10 Scontrino dell'energia
169 ¦ 34-242/8 Periodo di fatturazione: 01/01/2026 - 28/02/2026
190 ¦ 346-383/8 Quantità ¦ 448-504/8 Prezzo medio ¦ 526-559/8 Importo
207 ¦ 37-127/8 Quota per consumi ¦ 341-383/8 365 kWh ¦ 427-504/8 0,200247 €/kWh ¦ 523-559/8 73,09 €
224 ¦ 37-232/8 di cui spesa per la vendita di energia elettrica ¦ 345-383/8 365 kWh ¦ 434-504/8 0,156658 €/kWh ¦ 526-559/8 57,18 €
241 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 345-383/8 365 kWh ¦ 434-504/8 0,043589 €/kWh ¦ 526-559/8 15,91 €
258 ¦ 37-91/8 Quota fissa ¦ 351-383/8 2 mesi ¦ 417-504/8 12,930000 €/mese ¦ 523-559/8 25,86 €
274 ¦ 37-232/8 di cui spesa per la vendita di energia elettrica ¦ 354-383/8 2 mesi ¦ 424-504/8 11,000000 €/mese ¦ 526-559/8 22,00 €
292 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 354-383/8 2 mesi ¦ 430-504/8 1,930000 €/mese ¦ 532-559/8 3,86 €
308 ¦ 37-107/8 Quota potenza ¦ 314-383/8 3 kW × 2 mesi ¦ 404-504/8 1,913333 €/kW/mese ¦ 523-559/8 11,48 €
325 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 320-383/8 3 kW × 2 mesi ¦ 414-504/8 1,913333 €/kW/mese ¦ 526-559/8 11,48 €
343 ¦ 37-94/8 Accise e IVA ¦ 523-559/8 12,67 €
359 ¦ 37-148/8 Totale energia elettrica ¦ 517-559/8 123,10 €
386 ¦ 34-125/10 Box dell'offerta
401 ¦ 34-182/8 Nome offerta: Brenta Insieme Luce ¦ 298-535/8 Codice offerta: 005517ESFML01XXBRENTAINSIEMEL001
416 ¦ 34-148/8 Prezzo fisso: 0,1399 €/kWh ¦ 298-413/8 Quota fissa: 132,00 €/anno
430 ¦ 34-229/8 Scadenza condizioni economiche: 31/10/2026
456 ¦ 34-141/10 Letture e consumi
472 ¦ 402-412/8 F1 ¦ 475-486/8 F2 ¦ 549-559/8 F3
489 ¦ 37-157/8 Lettura effettiva 31/12/2025 ¦ 388-412/8 2.410 ¦ 461-486/8 2.177 ¦ 535-559/8 3.006
505 ¦ 37-157/8 Lettura effettiva 28/02/2026 ¦ 388-412/8 2.528 ¦ 461-486/8 2.281 ¦ 535-559/8 3.149
523 ¦ 37-138/8 Consumo fatturato kWh ¦ 396-412/8 118 ¦ 469-486/8 104 ¦ 543-559/8 143
539 ¦ 37-127/8 Consumo annuo kWh ¦ 396-412/8 699 ¦ 469-486/8 622 ¦ 543-559/8 837
566 ¦ 34-82/10 Imposte
586 ¦ 34-357/8 Accisa 65 kWh × 0,022700 €/kWh = 1,48 €; IVA 10% su 111,91 € = 11,19 €
`,
    ),
    ...printed(
      3,
      `
56 ¦ 34-135/14 Gas naturale
80 ¦ 34-129/10 Dati di fornitura
95 ¦ 34-132/8 PDR: 05260200174839 ¦ 298-417/8 Tipologia cliente: domestico
109 ¦ 34-214/8 Uso: cottura, acqua calda e riscaldamento ¦ 298-410/8 Consumo annuo: 742 Smc
124 ¦ 34-182/8 Matricola: 2204417835 - classe G4 ¦ 298-403/8 Coefficiente C: 1,021300
149 ¦ 34-165/10 Scontrino dell'energia
169 ¦ 34-242/8 Periodo di fatturazione: 01/01/2026 - 28/02/2026
190 ¦ 344-381/8 Quantità ¦ 442-499/8 Prezzo medio ¦ 526-559/8 Importo
207 ¦ 37-127/8 Quota per consumi ¦ 341-381/8 189 Smc ¦ 423-499/8 0,638995 €/Smc ¦ 517-559/8 120,77 €
224 ¦ 37-215/8 di cui spesa per la vendita di gas naturale ¦ 344-381/8 189 Smc ¦ 429-499/8 0,449894 €/Smc ¦ 526-559/8 85,03 €
241 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 344-381/8 189 Smc ¦ 429-499/8 0,189101 €/Smc ¦ 526-559/8 35,74 €
258 ¦ 37-91/8 Quota fissa ¦ 350-381/8 2 mesi ¦ 411-499/8 14,630000 €/mese ¦ 523-559/8 29,26 €
274 ¦ 37-215/8 di cui spesa per la vendita di gas naturale ¦ 353-381/8 2 mesi ¦ 419-499/8 11,000000 €/mese ¦ 526-559/8 22,00 €
292 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 353-381/8 2 mesi ¦ 425-499/8 3,630000 €/mese ¦ 532-559/8 7,26 €
308 ¦ 37-94/8 Accise e IVA ¦ 523-559/8 71,74 €
325 ¦ 37-129/8 Totale gas naturale ¦ 517-559/8 221,77 €
352 ¦ 34-125/10 Box dell'offerta
367 ¦ 34-179/8 Nome offerta: Brenta Insieme Gas ¦ 298-538/8 Codice offerta: 005517GSFML01XXBRENTAINSIEMEG001
382 ¦ 34-148/8 Prezzo fisso: 0,4499 €/Smc ¦ 298-413/8 Quota fissa: 132,00 €/anno
397 ¦ 34-229/8 Scadenza condizioni economiche: 31/10/2026
422 ¦ 34-141/10 Letture e consumi
438 ¦ 37-57/8 Data ¦ 249-267/8 Tipo ¦ 349-395/8 Lettura mc ¦ 498-559/8 Consumo Smc
455 ¦ 37-86/8 31/12/2025 ¦ 232-267/8 effettiva ¦ 371-395/8 1.902
472 ¦ 37-86/8 28/02/2026 ¦ 232-267/8 effettiva ¦ 371-395/8 2.087 ¦ 543-559/8 189
499 ¦ 34-82/10 Imposte
517 ¦ 34-489/8 Accisa 32,13 €; addizionale regionale 4,88 €; IVA 10% su 53,43 € = 5,34 €; IVA 22% su 133,61 € = 29,39 €
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Brenta Energie",
      pod: "IT001E60438195",
      offerCode: "005517ESFML01XXBRENTAINSIEMEL001",
      offerName: "Brenta Insieme Luce",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Tiziano Aspetti 119",
      postalCode: "35134",
      city: "Padova",
      province: "PD",
      resident: "si",
      capacityKw: "3",
      annualConsumption: "2158",
      annualF1: "699",
      annualF2: "622",
      annualF3: "837",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "365",
      sale: "79.18",
      saleFixed: "22",
      contractPrice: "0.1399",
      unitPrice: "0.156658",
      network: "31.25",
      taxes: "12.67",
      total: "123.1",
    },
    gas: {
      supplier: "Brenta Energie",
      pdr: "05260200174839",
      offerCode: "005517GSFML01XXBRENTAINSIEMEG001",
      offerName: "Brenta Insieme Gas",
      offerExpiry: "2026-10-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Tiziano Aspetti 119",
      postalCode: "35134",
      city: "Padova",
      province: "PD",
      annualConsumption: "742",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "189",
      sale: "107.03",
      saleFixed: "22",
      contractPrice: "0.4499",
      unitPrice: "0.449894",
      network: "43",
      taxes: "71.74",
      total: "221.77",
    },
  },
};
